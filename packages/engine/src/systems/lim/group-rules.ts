import type { Rule } from '../../rules/index.ts';

/** Articles 1 and 2: the bye, and how a scoregroup is paired. */
export const rule11 = {
  key: 'lim-1999.1.1',
  id: '1.1',
  article: 'C.04.4.3 (1999), 1.1',
  text: 'The pairing-allocated bye is given to the lowest ranked player of the lowest scoregroup.',
} as const satisfies Rule;

export const rule21 = {
  key: 'lim-1999.2.1',
  id: '2.1',
  article: 'C.04.4.3 (1999), 2.1',
  text: 'Two players who have not played each other are compatible, provided that the pairing does not give either of them the same colour three times in a row or three more of one colour than of the other.',
} as const satisfies Rule;

export const rule22 = {
  key: 'lim-1999.2.2',
  id: '2.2',
  article: 'C.04.4.3 (1999), 2.2',
  text: 'Pairing begins with the top scoregroup and goes down to the median, then from the lowest scoregroup up to the median; the median group, of half the points possible, is paired last and downwards.',
} as const satisfies Rule;

export const rule23A = {
  key: 'lim-1999.2.3.a',
  id: '2.3.a',
  article: 'C.04.4.3 (1999), 2.3.a',
  text: 'A player who has already played everyone in the group is transferred to the adjacent group.',
} as const satisfies Rule;

export const rule23B = {
  key: 'lim-1999.2.3.b',
  id: '2.3.b',
  article: 'C.04.4.3 (1999), 2.3.b',
  text: 'A player who has had two more of one colour and finds no compatible opponent in the group who leaves a permitted colour is transferred to the adjacent group.',
} as const satisfies Rule;

export const rule23C = {
  key: 'lim-1999.2.3.c',
  id: '2.3.c',
  article: 'C.04.4.3 (1999), 2.3.c',
  text: 'A player who has had the same colour in the last two rounds and finds no compatible opponent in the group with whom the colours alternate is transferred to the adjacent group.',
} as const satisfies Rule;

export const rule23D = {
  key: 'lim-1999.2.3.d',
  id: '2.3.d',
  article: 'C.04.4.3 (1999), 2.3.d',
  text: 'A player is transferred to the adjacent group where the number of players must be made even.',
} as const satisfies Rule;

export const rule24 = {
  key: 'lim-1999.2.4',
  id: '2.4',
  article: 'C.04.4.3 (1999), 2.4',
  text: 'The players of a group are arranged by pairing number, and those of the upper half are tentatively paired with those of the lower half.',
} as const satisfies Rule;

export const rule26 = {
  key: 'lim-1999.2.6',
  id: '2.6',
  article: 'C.04.4.3 (1999), 2.6',
  text: 'If the median group cannot be paired it is enlarged step by step: the next pairing of the lower groups is undone where downfloaters outnumber upfloaters, otherwise that of the higher groups, and its players are additional floaters.',
} as const satisfies Rule;
