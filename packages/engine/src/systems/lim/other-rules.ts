import type { Rule } from '../../rules/index.ts';

/** C.04.1, article 4 (seed: C.04.1.d), to which article 1.1 refers. */
export const byeOnce = {
  key: 'lim-1999.C.04.1.d',
  id: 'C.04.1.d',
  article: 'C.04.1, 4',
  text: 'A player who already had a pairing-allocated bye, or scored in one single round, without playing, as many points as a win, does not receive the pairing-allocated bye.',
} as const satisfies Rule;

/** Not of the Lim chapter: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = {
  key: 'lim-1999.forbidden-pair',
  id: 'XXP',
  article: 'TRF26, 260',
  text: 'The rules of the tournament exclude this pair in this round.',
} as const satisfies Rule;

/** Seed 000, 22: only where the option is chosen. */
export const compatriots = {
  key: 'lim-1999.compatriots',
  id: 'Seed 000, 22',
  article: 'C.04.2 (1999), 22',
  text: 'In youth championships, during the last three rounds, members of the same federation are not paired together in scoregroups of more than 50 %.',
} as const satisfies Rule;

/** Seed 000, introductory note: what a Maxi-tournament is. */
export const maxi = {
  key: 'lim-1999.maxi',
  id: 'Seed 000, note',
  article: 'C.04.2 (1999), note',
  text: 'A tournament with more participants than 2 to the power of the number of rounds is a Maxi-tournament: the limits of 100 points apply in it.',
} as const satisfies Rule;
