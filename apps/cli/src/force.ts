import type { NewFile } from './answer.ts';
import type { Call, OptionShape } from './call.ts';

export const FORCE: OptionShape = { name: 'force', meaning: 'force' };

/** What a command may replace: anything but what it has read, and that too when it is told to. */
export const sparing = (call: Call, ...read: readonly string[]): Pick<NewFile, 'replaces'> =>
  call.has(FORCE.name) ? {} : { replaces: { allBut: read } };
