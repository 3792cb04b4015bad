import type { NewFile } from './answer.ts';
import type { Call, OptionShape } from './call.ts';

export const FORCE: OptionShape = { name: 'force', meaning: 'force' };

/** A command replaces no file, least of all one that it has read, unless it is told to. */
export const sparing = (call: Call, ...read: readonly string[]): Pick<NewFile, 'keeps'> =>
  call.has(FORCE.name) ? {} : { keeps: { read, others: 'kept' } };
