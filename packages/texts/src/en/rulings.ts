import type { RulingTexts } from '../ruling-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('en');

export const rulings: RulingTexts = {
  board: ({ about: [white = '', black = ''], facts: { board } }) =>
    `${board === undefined ? '' : `Board ${board}: `}${white} (White) – ${black}.`,
  float: ({ about, facts: { direction } }) =>
    `${list(about)} ${about.length === 1 ? 'floats' : 'float'} ${direction === 'up' ? 'up' : 'down'}.`,
  bye: ({ about }) => `${list(about)} ${about.length === 1 ? 'receives' : 'receive'} the bye.`,
  colour: ({ about: [white = '', black = ''] }) => `${white} has White against ${black}.`,
  order: ({ about }) => `Order: ${list(about)}.`,
  group: ({ about, facts: { group } }) =>
    `${group === undefined ? 'Group' : `Group ${group}`}: ${list(about)}.`,
  rest: ({ about }) => `${list(about)} ${about.length === 1 ? 'rests' : 'rest'}.`,
  result: ({ about }) => `${list(about)}.`,
};
