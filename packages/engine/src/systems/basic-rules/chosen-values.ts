import { impossible } from '../../model/index.ts';
import type { Options } from '../system.ts';

/* Values of options that `chosenOptions` has accepted: each has the type its specification names. */

export const textIn = (options: Options, name: string): string => {
  const value = options[name];
  return typeof value === 'string' ? value : impossible(`option ${name} is a text`);
};

export const numberIn = (options: Options, name: string): number => {
  const value = options[name];
  return typeof value === 'number' ? value : impossible(`option ${name} is a number`);
};

export const flagIn = (options: Options, name: string): boolean => {
  const value = options[name];
  return typeof value === 'boolean' ? value : impossible(`option ${name} is a flag`);
};
