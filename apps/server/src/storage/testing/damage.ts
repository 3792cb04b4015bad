import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 4096;
/** The first byte of a page of an index whose entries have no pages below. */
const LEAF_OF_INDEX = 0x0a;

/** Another letter in a word as an index has it, and not its table: every page is right, and together they are not. */
export const spoilIndex = (path: string, word: string): void => {
  const bytes = readFileSync(path);
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) {
    if (bytes[Math.floor(at / PAGE) * PAGE] !== LEAF_OF_INDEX) continue;
    bytes[at + word.length - 1] = 'z'.charCodeAt(0);
    writeFileSync(path, bytes);
    return;
  }
  throw new Error(`no index has ${word}`);
};
