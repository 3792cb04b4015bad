import type { NewFile } from './answer.ts';
import type { Call, OptionShape } from './call.ts';

export const FORCE: OptionShape = { name: 'force', meaning: 'force' };

/** For a list: no option lets it replace the tournament it was made from. */
export const FORCE_READ: OptionShape = { name: 'force', meaning: 'forceRead' };

/** A list can be made again, so it may replace an earlier one, but never the file that was read. The engines whose calls we answer do the same. */
export const sparingRead = (...read: readonly string[]): Pick<NewFile, 'keeps'> => ({
  keeps: { read, others: 'replaced' },
});

/** A tournament replaces no file unless the call says so: there may be no other copy. */
export const sparing = (call: Call, ...read: readonly string[]): Pick<NewFile, 'keeps'> =>
  call.has(FORCE.name) ? {} : { keeps: { read, others: 'kept' } };
