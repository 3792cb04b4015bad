import type { CutTexts, CutWords } from '../cut-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('es');

const worthOf = ({ against, amount, article }: CutWords) => {
  switch (against) {
    case undefined:
      return `aportaría ${amount}`;
    case 'dummy':
      return `no jugada, un rival ficticio aportaría ${amount}; ${article}`;
    case 'oneself':
      return `no jugada, aportaría ${amount}; ${article}`;
  }
};

export const cuts: CutTexts = {
  line: words =>
    `la ronda ${words.round ?? ''} de ${words.whose}${words.opponent === undefined ? '' : ` contra ${words.opponent}`} (${worthOf(words)})`,
  notCounted: (lines, rule) =>
    `No ${lines.length === 1 ? 'cuenta' : 'cuentan'} ${list(lines)}${rule === '' ? '' : `: ${rule}`}.`,
};
