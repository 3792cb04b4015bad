import {
  alternate,
  byLotInFirstGame,
  type ColourRule,
  grantBoth,
  grantHigher,
  grantStronger,
} from '../../swiss/colours.ts';

export const rule521 = {
  key: 'burstein-2026.5.2.1',
  id: '5.2.1',
  article: 'C.04.4.2, 5.2.1',
  text: 'When both have yet to play, the higher ranked gets the initial colour if their pairing number is odd; otherwise the opposite one.',
  colourOfHigher: byLotInFirstGame,
} as const satisfies ColourRule;

export const rule522 = {
  key: 'burstein-2026.5.2.2',
  id: '5.2.2',
  article: 'C.04.4.2, 5.2.2',
  text: 'Grant both colour preferences.',
  colourOfHigher: grantBoth,
} as const satisfies ColourRule;

export const rule523 = {
  key: 'burstein-2026.5.2.3',
  id: '5.2.3',
  article: 'C.04.4.2, 5.2.3',
  text: 'Grant the stronger colour preference.',
  colourOfHigher: grantStronger,
} as const satisfies ColourRule;

export const rule524 = {
  key: 'burstein-2026.5.2.4',
  id: '5.2.4',
  article: 'C.04.4.2, 5.2.4',
  text: 'Alternate the colours of the most recent time in which one had White and the other Black.',
  colourOfHigher: alternate,
} as const satisfies ColourRule;

export const rule525 = {
  key: 'burstein-2026.5.2.5',
  id: '5.2.5',
  article: 'C.04.4.2, 5.2.5',
  text: 'Grant the colour preference of the higher ranked player.',
  colourOfHigher: grantHigher,
} as const satisfies ColourRule;

/** In descending priority. */
export const COLOUR_RULES_2026 = [
  rule521,
  rule522,
  rule523,
  rule524,
  rule525,
] as const satisfies readonly ColourRule[];
