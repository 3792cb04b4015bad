import { COMMANDS } from '../texts/index.ts';
import type { Command } from './command.ts';

const isCommand = (name: string): boolean => COMMANDS.some(command => command === name);

/**
 * Undefined: there is no command of that name. `pair` is loaded alone, because other programs call it round after round; the
 * others come together: Node takes longer to open ten small files than to read one large one (decision 771).
 */
export const commandNamed = async (name = ''): Promise<Command | undefined> => {
  if (!isCommand(name)) return undefined;
  if (name === 'pair') return (await import('./pair.ts')).pair;
  return (await import('./others.ts')).OTHERS.find(({ shape }) => shape.name === name);
};
