import type { CutWords } from '../cut-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('en');

const worthOf = ({ against, amount, article }: CutWords) => {
  switch (against) {
    case undefined:
      return `would add ${amount}`;
    case 'dummy':
      return `not played, a dummy would add ${amount}; ${article}`;
    case 'oneself':
      return `not played, would add ${amount}; ${article}`;
  }
};

export const cuts = {
  line: (words: CutWords) =>
    `round ${words.round ?? ''} of ${words.whose}${words.opponent === undefined ? '' : ` against ${words.opponent}`} (${worthOf(words)})`,
  /** The rounds that do not count, and the rule with its article; empty where it has been told. */
  notCounted: (lines: readonly string[], rule: string) =>
    `Not counted: ${list(lines)}${rule === '' ? '' : `; ${rule}`}.`,
};
