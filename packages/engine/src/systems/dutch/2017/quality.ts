import type { Criterion, Rule } from '../../../rules/index.ts';
import type { Traits } from '../definitions.ts';
import {
  deniesPreference,
  deniesStrongPreference,
  exceedsColourDifference,
  givesColourThreeTimes,
} from '../quality-of-colours.ts';
import { BEFORE_LAST, had, LAST } from '../quality-of-floats.ts';

type Quality = Criterion<Traits>;

/** A step of the procedure: see `procedure.ts`. */
export const c4Of2017 = {
  key: 'dutch-2017.C.4',
  id: 'C.4',
  article: 'C.04.3 (2017), C.4',
  text: 'If the current bracket is the penultimate pairing bracket: choose the set of downfloaters that completes the round.',
} as const satisfies Rule;

export const c5Of2017 = {
  key: 'dutch-2017.C.5',
  id: 'C.5',
  article: 'C.04.3 (2017), C.5',
  text: 'Maximise the number of pairs.',
  ofDownfloater: () => 1,
} as const satisfies Quality;

/** The list of score differences of A.8. */
export const c6Of2017 = {
  key: 'dutch-2017.C.6',
  id: 'C.6',
  article: 'C.04.3 (2017), C.6',
  text: 'Minimise the pairing score difference.',
  ofPair: (higher, lower) => Math.abs(higher.score - lower.score),
  ofDownfloater: player => player.floatDifference,
} as const satisfies Quality;

/** C.5 and C.6 charged once more in the next bracket: see `bracket-graph.ts`. */
export const c7Of2017 = {
  key: 'dutch-2017.C.7',
  id: 'C.7',
  article: 'C.04.3 (2017), C.7',
  text: 'Choose the downfloaters so as to maximise the pairs, and then minimise the pairing score difference, in the next bracket.',
} as const satisfies Rule;

export const c8Of2017 = {
  key: 'dutch-2017.C.8',
  id: 'C.8',
  article: 'C.04.3 (2017), C.8',
  text: "Minimise the number of topscorers or topscorers' opponents who get a colour difference higher than +2 or lower than -2.",
  ofPair: exceedsColourDifference,
} as const satisfies Quality;

export const c9Of2017 = {
  key: 'dutch-2017.C.9',
  id: 'C.9',
  article: 'C.04.3 (2017), C.9',
  text: "Minimise the number of topscorers or topscorers' opponents who get the same colour three times in a row.",
  ofPair: givesColourThreeTimes,
} as const satisfies Quality;

export const c10Of2017 = {
  key: 'dutch-2017.C.10',
  id: 'C.10',
  article: 'C.04.3 (2017), C.10',
  text: 'Minimise the number of players who do not get their colour preference.',
  ofPair: deniesPreference,
} as const satisfies Quality;

export const c11Of2017 = {
  key: 'dutch-2017.C.11',
  id: 'C.11',
  article: 'C.04.3 (2017), C.11',
  text: 'Minimise the number of players who do not get their strong colour preference.',
  ofPair: deniesStrongPreference,
} as const satisfies Quality;

/*
 * C.12-C.19 speak of every player who receives in this pairing the float of an earlier round: the higher of a pair
 * with different scores and whoever is left over a downfloat, the lower of such a pair an upfloat (A.4).
 */
const difference = (higher: Traits, lower: Traits): number => Math.abs(higher.score - lower.score);
const isFloat = (higher: Traits, lower: Traits): 0 | 1 => (higher.score === lower.score ? 0 : 1);
const downAgain = (when: 0 | 1) => ({
  ofPair: (higher: Traits, lower: Traits) => isFloat(higher, lower) * had(higher, 'down', when),
  ofDownfloater: (player: Traits) => had(player, 'down', when),
});
const upAgain = (when: 0 | 1) => ({
  ofPair: (higher: Traits, lower: Traits) => isFloat(higher, lower) * had(lower, 'up', when),
});
const downDifference = (when: 0 | 1) => ({
  ofPair: (higher: Traits, lower: Traits) => difference(higher, lower) * had(higher, 'down', when),
  ofDownfloater: (player: Traits) => player.floatDifference * had(player, 'down', when),
});
const upDifference = (when: 0 | 1) => ({
  ofPair: (higher: Traits, lower: Traits) => difference(higher, lower) * had(lower, 'up', when),
});

export const c12Of2017 = {
  key: 'dutch-2017.C.12',
  id: 'C.12',
  article: 'C.04.3 (2017), C.12',
  text: 'Minimise the number of players who receive the same downfloat as in the previous round.',
  ...downAgain(LAST),
} as const satisfies Quality;

export const c13Of2017 = {
  key: 'dutch-2017.C.13',
  id: 'C.13',
  article: 'C.04.3 (2017), C.13',
  text: 'Minimise the number of players who receive the same upfloat as in the previous round.',
  ...upAgain(LAST),
} as const satisfies Quality;

export const c14Of2017 = {
  key: 'dutch-2017.C.14',
  id: 'C.14',
  article: 'C.04.3 (2017), C.14',
  text: 'Minimise the number of players who receive the same downfloat as two rounds before.',
  ...downAgain(BEFORE_LAST),
} as const satisfies Quality;

export const c15Of2017 = {
  key: 'dutch-2017.C.15',
  id: 'C.15',
  article: 'C.04.3 (2017), C.15',
  text: 'Minimise the number of players who receive the same upfloat as two rounds before.',
  ...upAgain(BEFORE_LAST),
} as const satisfies Quality;

export const c16Of2017 = {
  key: 'dutch-2017.C.16',
  id: 'C.16',
  article: 'C.04.3 (2017), C.16',
  text: 'Minimise the score differences of players who receive the same downfloat as in the previous round.',
  ...downDifference(LAST),
} as const satisfies Quality;

export const c17Of2017 = {
  key: 'dutch-2017.C.17',
  id: 'C.17',
  article: 'C.04.3 (2017), C.17',
  text: 'Minimise the score differences of players who receive the same upfloat as in the previous round.',
  ...upDifference(LAST),
} as const satisfies Quality;

export const c18Of2017 = {
  key: 'dutch-2017.C.18',
  id: 'C.18',
  article: 'C.04.3 (2017), C.18',
  text: 'Minimise the score differences of players who receive the same downfloat as two rounds before.',
  ...downDifference(BEFORE_LAST),
} as const satisfies Quality;

export const c19Of2017 = {
  key: 'dutch-2017.C.19',
  id: 'C.19',
  article: 'C.04.3 (2017), C.19',
  text: 'Minimise the score differences of players who receive the same upfloat as two rounds before.',
  ...upDifference(BEFORE_LAST),
} as const satisfies Quality;

/** In order of priority. C.7 stands between the two lists. */
export const BEFORE_NEXT_BRACKET_2017 = [c5Of2017, c6Of2017] as const satisfies readonly Quality[];
export const AFTER_NEXT_BRACKET_2017 = [
  c8Of2017,
  c9Of2017,
  c10Of2017,
  c11Of2017,
  c12Of2017,
  c13Of2017,
  c14Of2017,
  c15Of2017,
  c16Of2017,
  c17Of2017,
  c18Of2017,
  c19Of2017,
] as const satisfies readonly Quality[];
