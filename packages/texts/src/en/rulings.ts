import type { RulingTexts, RulingWords } from '../ruling-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('en');

const bracketOf = ({ facts: { bracket } }: RulingWords) =>
  bracket === undefined ? '' : `In the bracket of ${bracket} ${bracket === 1 ? 'point' : 'points'}`;

const sentence = (...parts: readonly string[]) => {
  const text = parts.filter(part => part !== '').join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The faults of the pairing chosen and of the best one without it. */
const faultsOf = ({ facts: { chosen, other } }: RulingWords) =>
  chosen === undefined || other === undefined ? '' : `(${other} instead of ${chosen})`;

const decidedBy = (words: RulingWords) => {
  const faults = faultsOf(words);
  return faults === '' ? 'this rule decided otherwise' : `that is worse ${faults}`;
};

export const rulings: RulingTexts = {
  decided: {
    board: ({ about: [first = '', second = ''], facts: { board, white } }) =>
      `${board === undefined ? '' : `Board ${board}: `}${first}${white === undefined ? '' : ' (White)'} – ${second}.`,
    float: ({ about, facts: { direction } }) =>
      `${list(about)} ${about.length === 1 ? 'floats' : 'float'} ${direction === 'up' ? 'up' : 'down'}.`,
    bye: ({ about, facts: { score } }) =>
      `${list(about)} ${about.length === 1 ? 'receives' : 'receive'} the bye${score === undefined ? '' : ` (score ${score})`}.`,
    colour: ({ about: [white = '', second], because: [first = ''] }) =>
      `${white} has White against ${second ?? first}.`,
    order: ({ about }) => `Order: ${list(about)}.`,
    group: ({ about, facts: { group, team } }) =>
      `${team === undefined ? `Group ${group ?? ''}`.trim() : `Team ${team}`}: ${list(about)}.`,
    rest: ({ about, because }) =>
      `${list(about)} ${about.length === 1 ? 'rests' : 'rest'}${because.length === 0 ? '' : `: ${list(because)} ${because.length === 1 ? 'is' : 'are'} not there`}.`,
    result: ({ about, because }) =>
      `${list(about)} ${about.length === 1 ? 'knocks' : 'knock'} out ${because.length === 0 ? 'the opponent' : list(because)}.`,
    gibson: ({ about: [leader = '', rival = ''] }) => `${leader} can no longer be caught and meets ${rival}.`,
  },
  because: {
    board: words =>
      words.because.length === 0
        ? bracketOf(words)
        : sentence(bracketOf(words), `the order offered ${list(words.because)} first, but`, decidedBy(words)),
    float: words => {
      const faults = faultsOf(words);
      return sentence(bracketOf(words), faults === '' ? '' : `any other choice is worse ${faults}`);
    },
    bye: ({ because }) => (because.length === 0 ? '' : `Not ${list(because)}`),
    colour: () => '',
    order: () => '',
    group: () => '',
    rest: () => '',
    result: () => '',
    gibson: () => '',
  },
};
