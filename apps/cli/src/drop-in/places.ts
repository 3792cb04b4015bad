import { dirname, join, parse } from 'node:path';
import { STANDARD } from '../files.ts';
import type { ListFile } from './call.ts';

/** The engines we stand in for put a bare file name into the folder of the input. */
export const besideInput = (path: string, input: string): string =>
  input === STANDARD || dirname(path) !== '.' || path.startsWith('.') ? path : join(dirname(input), path);

/** Where the checklist goes: the name stated, or that of the input with another ending. */
export const listPath = (list: ListFile, input: string): string => {
  if (list.kind === 'named') return besideInput(list.path, input);
  const { dir, name } = parse(input);
  return join(dir, `${input === STANDARD ? 'stdin' : name}.list`);
};
