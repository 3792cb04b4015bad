import type { Rule } from '../../../rules/index.ts';
import { compatriotsRule } from '../../swiss/compatriots.ts';
import { forbiddenPairRule } from '../../swiss/prohibition.ts';

const SEED = 'Mexican manual, Swiss by rating';

export const a5 = {
  key: 'dutch-1998.A5',
  id: 'A5',
  article: `${SEED}, A5`,
  text: 'When the number of players is odd, the one who ends up unpaired receives the bye: no opponent, no colour, one point.',
} as const satisfies Rule;

export const b1b = {
  key: 'dutch-1998.B1b',
  id: 'B1b',
  article: `${SEED}, B1b`,
  text: 'A player who has received a point without playing, by a bye or because the opponent did not appear in time, shall not receive a bye.',
} as const satisfies Rule;

export const b4 = {
  key: 'dutch-1998.B4',
  id: 'B4',
  article: `${SEED}, B4, C11`,
  text: 'Players shall receive their colour preference as far as possible; x pairs of a score group may go without, and x rises only where no transposition or exchange and no dropping of B5 and B6 gives p pairs (C11).',
} as const satisfies Rule;

export const b5 = {
  key: 'dutch-1998.B5',
  id: 'B5',
  article: `${SEED}, B5, C9`,
  text: 'No player shall receive the same float in two consecutive rounds; for downfloats this is given up, after B6, where no transposition or exchange keeps it (C9).',
} as const satisfies Rule;

export const b5Up = {
  key: 'dutch-1998.B5.up',
  id: 'B5',
  article: `${SEED}, B5, C10`,
  text: 'No player shall receive the same float in two consecutive rounds; for upfloats this is given up, after B6, where no other opponents of those moved down keep it (C10).',
} as const satisfies Rule;

export const b6 = {
  key: 'dutch-1998.B6',
  id: 'B6',
  article: `${SEED}, B6, C9`,
  text: 'No player shall receive the same float as two rounds before; for downfloats this is given up where no transposition or exchange keeps it (C9).',
} as const satisfies Rule;

export const b6Up = {
  key: 'dutch-1998.B6.up',
  id: 'B6',
  article: `${SEED}, B6, C10`,
  text: 'No player shall receive the same float as two rounds before; for upfloats this is given up where no other opponents of those moved down keep it (C10).',
} as const satisfies Rule;

export const c1 = {
  key: 'dutch-1998.C1',
  id: 'C1',
  article: `${SEED}, C1`,
  text: 'A player for whom no opponent can be found in the score group without breaking B1 or B2 moves down to the next one.',
} as const satisfies Rule;

export const c6 = {
  key: 'dutch-1998.C6',
  id: 'C6',
  article: `${SEED}, C6`,
  text: 'The highest of S1 is paired with the highest of S2, the second with the second, and so on, until p pairs are made; the players who remain move down.',
} as const satisfies Rule;

export const c12 = {
  key: 'dutch-1998.C12',
  id: 'C12',
  article: `${SEED}, C12`,
  text: 'The pairing of the previous score group is undone where, by moving another player down, p pairs can be made in this one.',
} as const satisfies Rule;

export const c13 = {
  key: 'dutch-1998.C13',
  id: 'C13',
  article: `${SEED}, C13`,
  text: 'When the lowest score group cannot be paired, the last but one is paired otherwise so that it can; if no way is found, the two become one group, and so on upwards until the round can be paired.',
} as const satisfies Rule;

export const c14 = {
  key: 'dutch-1998.C14',
  id: 'C14',
  article: `${SEED}, C14`,
  text: 'Where p pairs cannot be made, p is decreased by one.',
} as const satisfies Rule;

export const d1 = {
  key: 'dutch-1998.D1',
  id: 'D1',
  article: `${SEED}, C7, D1`,
  text: 'Transpositions of S2 start with the lowest players: all numbers that the players of S2 can form, in ascending order.',
} as const satisfies Rule;

export const d2 = {
  key: 'dutch-1998.D2',
  id: 'D2',
  article: `${SEED}, C8, D2`,
  text: 'Exchanges between S1 and S2: one player before two; the smallest difference of numbers; then the lowest player of S1.',
} as const satisfies Rule;

export const f8 = {
  key: 'dutch-1998.F8',
  id: 'F8',
  article: `${SEED}, F8`,
  text: 'Players who are absent from a round without notice are considered to have withdrawn.',
} as const satisfies Rule;

/** Not of the text: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = forbiddenPairRule('dutch-1998.forbidden-pair');

/** Not of the text: only where the option is chosen. */
export const compatriots = compatriotsRule('dutch-1998.compatriots');

export const amendment21 = {
  key: 'dutch-1998.21',
  id: '21',
  article: 'C.04.2 (1999), 21',
  text: 'In the last round B2, B5 and B6 do not hold in score groups above 50 % if more pairs can so be made within the group.',
} as const satisfies Rule;
