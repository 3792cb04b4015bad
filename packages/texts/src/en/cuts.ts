import type { CutTexts, CutWords } from '../cut-texts.ts';
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

export const cuts: CutTexts = {
  line: words =>
    `round ${words.round ?? ''} of ${words.whose}${words.opponent === undefined ? '' : ` against ${words.opponent}`} (${worthOf(words)})`,
  notCounted: (lines, rule) => `Not counted: ${list(lines)}${rule === '' ? '' : `; ${rule}`}.`,
};
