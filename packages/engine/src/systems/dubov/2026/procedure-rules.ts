import type { Rule } from '../../../rules/index.ts';

/* Paragraphs of articles 3 and 4 that decide where no criterion does. */

export const rule312 = {
  key: 'dubov-2026.3.1.2',
  id: '3.1.2',
  article: 'C.04.4.1, 3.1.2',
  text: 'The bye goes to a player without whom all the others can be paired.',
} as const satisfies Rule;

export const rule313 = {
  key: 'dubov-2026.3.1.3',
  id: '3.1.3',
  article: 'C.04.4.1, 3.1.3',
  text: 'The bye goes to the player with the lowest score.',
} as const satisfies Rule;

export const rule314 = {
  key: 'dubov-2026.3.1.4',
  id: '3.1.4',
  article: 'C.04.4.1, 3.1.4',
  text: 'Among equal scores, the bye goes to the player who has played the most games.',
} as const satisfies Rule;

export const rule315 = {
  key: 'dubov-2026.3.1.5',
  id: '3.1.5',
  article: 'C.04.4.1, 3.1.5',
  text: 'Among equal scores and games, the bye goes to the player with the largest pairing number.',
} as const satisfies Rule;

export const rule321 = {
  key: 'dubov-2026.3.2.1',
  id: '3.2.1',
  article: 'C.04.4.1, 3.2.1',
  text: 'As many upfloaters as are needed, and no more, complete the residents of a scoregroup to a legal pairing.',
} as const satisfies Rule;

export const rule3241 = {
  key: 'dubov-2026.3.2.4.1',
  id: '3.2.4.1',
  article: 'C.04.4.1, 3.2.4.1',
  text: 'Where players of the smaller subgroup must be paired together, one of each such pair is shifted to the other subgroup.',
} as const satisfies Rule;

export const rule3242 = {
  key: 'dubov-2026.3.2.4.2',
  id: '3.2.4.2',
  article: 'C.04.4.1, 3.2.4.2',
  text: 'Players of the larger subgroup are shifted to the smaller one until both are equal.',
} as const satisfies Rule;

export const rule326 = {
  key: 'dubov-2026.3.2.6',
  id: '3.2.6',
  article: 'C.04.4.1, 3.2.6',
  text: 'The first of S1, by ascending average rating of the opponents, meets the first of G2, by pairing number, the second the second, and so on.',
} as const satisfies Rule;

export const rule42 = {
  key: 'dubov-2026.4.2',
  id: '4.2',
  article: 'C.04.4.1, 4.2',
  text: 'Among sets of upfloaters equal by the criteria, the first counts: by descending score, then by ascending pairing number.',
} as const satisfies Rule;

export const rule43 = {
  key: 'dubov-2026.4.3',
  id: '4.3',
  article: 'C.04.4.1, 4.3',
  text: 'Among sets of players to be shifted the first counts, numbered from the middle of their list outwards: White seekers by ascending average rating of the opponents, Black seekers by ascending pairing number.',
} as const satisfies Rule;

export const rule44 = {
  key: 'dubov-2026.4.4',
  id: '4.4',
  article: 'C.04.4.1, 4.4',
  text: 'Transpositions of G2 in the order of the pairing numbers: the first that leaves every player of S1 a legal opponent.',
} as const satisfies Rule;

export const PROCEDURE_2026 = [
  rule312,
  rule313,
  rule314,
  rule315,
  rule321,
  rule3241,
  rule3242,
  rule326,
  rule42,
  rule43,
  rule44,
] as const satisfies readonly Rule[];
