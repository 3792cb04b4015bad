import type { Rule } from '../../rules/index.ts';
import { noShowRule } from '../swiss/absence.ts';
import { compatriotsRule } from '../swiss/compatriots.ts';
import { forbiddenPairRule } from '../swiss/prohibition.ts';

/** The basic rule to which article 1.1 refers (8.2 in the text of 1987; decision 133). */
export const byeOnce = {
  key: 'lim-1999.C.04.1.d',
  id: 'C.04.1.d',
  article: 'C.04.1.d (2017)',
  text: 'A player who has already received a pairing-allocated bye, or has won because the opponent did not arrive in time, does not receive the pairing-allocated bye.',
} as const satisfies Rule;

/** Not of the Lim chapter: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = forbiddenPairRule('lim-1999.forbidden-pair');

/** Of the general rules of 2017, among which Lim is printed. */
export const noShow = noShowRule('lim-1999.no-show');

export const compatriots = compatriotsRule('lim-1999.compatriots');

/** Seed 000, introductory note: what a Maxi-tournament is. */
export const maxi = {
  key: 'lim-1999.maxi',
  id: 'Maxi',
  article: 'C.04.2 (1999), note',
  text: 'A tournament with more participants than 2 to the power of the number of rounds is a Maxi-tournament: the limits of 100 points apply in it.',
} as const satisfies Rule;

/** The same limits where the size does not ask for them: the option says so (decision 132). */
export const maxiByChoice = {
  key: 'lim-1999.maxi-by-choice',
  id: 'Maxi',
  article: 'C.04.2 (1999), note',
  text: 'By choice of the organiser the tournament counts as a Maxi-tournament, though its size does not make it one: the limits of 100 points apply in it.',
} as const satisfies Rule;
