import type { Rule } from '../../rules/index.ts';

/** Articles 5 to 8: colours, the last round, the first two rounds. */
export const rule51 = {
  key: 'lim-1999.5.1',
  id: '5.1',
  article: 'C.04.4.3 (1999), 5.1',
  text: 'Each player is given, by exchanges where possible, the colour that alternates, and after each even round has had both colours equally often.',
} as const satisfies Rule;

export const rule51A = {
  key: 'lim-1999.5.1.a',
  id: '5.1.a',
  article: 'C.04.4.3 (1999), 5.1.a',
  text: 'No player is given the same colour in three consecutive rounds.',
} as const satisfies Rule;

export const rule51B = {
  key: 'lim-1999.5.1.b',
  id: '5.1.b',
  article: 'C.04.4.3 (1999), 5.1.b',
  text: 'No player is given three more of one colour than of the other.',
} as const satisfies Rule;

export const rule52 = {
  key: 'lim-1999.5.2',
  id: '5.2',
  article: 'C.04.4.3 (1999), 5.2',
  text: 'After the pairings have been made compatible, a second scrutiny exchanges opponents so that each player is given, where possible, the colour that is due.',
} as const satisfies Rule;

export const rule53 = {
  key: 'lim-1999.5.3',
  id: '5.3',
  article: 'C.04.4.3 (1999), 5.3',
  text: 'A player who has had the same colour in the two previous rounds must be given the other one.',
} as const satisfies Rule;

export const rule54 = {
  key: 'lim-1999.5.4',
  id: '5.4',
  article: 'C.04.4.3 (1999), 5.4',
  text: 'Where both are due the same colour, the colours of the latest round in which theirs differed alternate; with identical histories the higher ranked has the colour due in the median group and above, the lower ranked below.',
} as const satisfies Rule;

export const rule55 = {
  key: 'lim-1999.5.5',
  id: '5.5',
  article: 'C.04.4.3 (1999), 5.5',
  text: 'In odd rounds each player is given, where possible, the colour that leaves only one more of one colour than of the other.',
} as const satisfies Rule;

export const rule56 = {
  key: 'lim-1999.5.6',
  id: '5.6',
  article: 'C.04.4.3 (1999), 5.6',
  text: 'In even rounds each player is given, where possible, the colour that equalises; where both need the same one, the colour histories decide as in 5.4.',
} as const satisfies Rule;

export const rule57 = {
  key: 'lim-1999.5.7',
  id: '5.7',
  article: 'C.04.4.3 (1999), 5.7',
  text: 'In Maxi-tournaments opponents are exchanged for colours only if their ratings differ by 100 points or less.',
} as const satisfies Rule;

export const rule6 = {
  key: 'lim-1999.6',
  id: '6',
  article: 'C.04.4.3 (1999), 6',
  text: 'In the last round pairing equal or nearest scores has precedence over colours, even three times in a row or three more of one than of the other.',
} as const satisfies Rule;

export const rule71 = {
  key: 'lim-1999.7.1',
  id: '7.1',
  article: 'C.04.4.3 (1999), 7.1',
  text: 'In the first round, if the number of players is odd, the lowest rated player receives the pairing-allocated bye.',
} as const satisfies Rule;

export const rule72 = {
  key: 'lim-1999.7.2',
  id: '7.2',
  article: 'C.04.4.3 (1999), 7.2',
  text: 'The colour of number 1 is drawn by lot; the other odd numbers of the upper half have the same colour in the first round, the even numbers the opposite one.',
} as const satisfies Rule;

export const rule83 = {
  key: 'lim-1999.8.3',
  id: '8.3',
  article: 'C.04.4.3 (1999), 8.3',
  text: 'In the second round the top group (1 point) is paired first, then the lowest (0 points), and the median (half a point) last.',
} as const satisfies Rule;
