import type { NewFile } from './answer.ts';
import type { Call, OptionShape } from './call.ts';

export const FORCE: OptionShape = { name: 'force', meaning: 'force' };

/** Of a list, which takes the place of the tournament it was made of for no word. */
export const FORCE_READ: OptionShape = { name: 'force', meaning: 'forceRead' };

/** A list that can be made again takes the place of the one made before; what was read cannot. So do the engines whose calls we answer. */
export const sparingRead = (...read: readonly string[]): Pick<NewFile, 'keeps'> => ({
  keeps: { read, others: 'replaced' },
});

/** A tournament takes the place of no file, unless the call says so: what stood there may be nowhere else. */
export const sparing = (call: Call, ...read: readonly string[]): Pick<NewFile, 'keeps'> =>
  call.has(FORCE.name) ? {} : { keeps: { read, others: 'kept' } };
