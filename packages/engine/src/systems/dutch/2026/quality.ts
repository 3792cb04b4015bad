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

/* Articles 2.2 and 2.3 concern everybody still to be paired: they are steps of the procedure, not charges. */
export const c4 = {
  key: 'dutch-2026.C4',
  id: 'C4',
  article: 'C.04.3, 2.2.1',
  text: 'Choose the set of downfloaters so that the pairing of the round can be completed.',
} as const satisfies Rule;

export const c5 = {
  key: 'dutch-2026.C5',
  id: 'C5',
  article: 'C.04.3, 2.3.1',
  text: 'Minimise the score of the recipient of the pairing-allocated bye.',
} as const satisfies Rule;

export const c6 = {
  key: 'dutch-2026.C6',
  id: 'C6',
  article: 'C.04.3, 2.4.1',
  text: 'Minimise the number of downfloaters.',
  ofDownfloater: () => 1,
} as const satisfies Quality;

export const c7 = {
  key: 'dutch-2026.C7',
  id: 'C7',
  article: 'C.04.3, 2.4.2',
  text: 'Minimise the scores, in descending order, of the downfloaters.',
  ofDownfloater: player => player.floatDifference,
} as const satisfies Quality;

/** C6 and C7 charged once more in the next bracket: see `bracket-graph.ts`. */
export const c8 = {
  key: 'dutch-2026.C8',
  id: 'C8',
  article: 'C.04.3, 2.4.3',
  text: 'Choose the set of downfloaters so that the next bracket can comply best with C1 to C7.',
} as const satisfies Rule;

export const c9 = {
  key: 'dutch-2026.C9',
  id: 'C9',
  article: 'C.04.3, 2.4.4',
  text: 'Minimise the number of unplayed games of the recipient of the pairing-allocated bye.',
  ofDownfloater: player => player.unplayedGames,
} as const satisfies Quality;

export const c10 = {
  key: 'dutch-2026.C10',
  id: 'C10',
  article: 'C.04.3, 2.4.5',
  text: "Minimise the number of topscorers or topscorers' opponents who get a colour difference higher than +2 or lower than -2.",
  ofPair: exceedsColourDifference,
} as const satisfies Quality;

export const c11 = {
  key: 'dutch-2026.C11',
  id: 'C11',
  article: 'C.04.3, 2.4.6',
  text: "Minimise the number of topscorers or topscorers' opponents who get the same colour three times in a row.",
  ofPair: givesColourThreeTimes,
} as const satisfies Quality;

export const c12 = {
  key: 'dutch-2026.C12',
  id: 'C12',
  article: 'C.04.3, 2.4.7',
  text: 'Minimise the number of players who do not get their colour preference.',
  ofPair: deniesPreference,
} as const satisfies Quality;

export const c13 = {
  key: 'dutch-2026.C13',
  id: 'C13',
  article: 'C.04.3, 2.4.8',
  text: 'Minimise the number of players who do not get their strong colour preference.',
  ofPair: deniesStrongPreference,
} as const satisfies Quality;

const residentAgain = (when: 0 | 1) => (player: Traits) =>
  player.isMovedDown ? 0 : had(player, 'down', when);
const opponentAgain = (when: 0 | 1) => (higher: Traits, lower: Traits) =>
  higher.isMovedDown && !lower.isMovedDown ? had(lower, 'up', when) : 0;

export const c14 = {
  key: 'dutch-2026.C14',
  id: 'C14',
  article: 'C.04.3, 2.4.9',
  text: 'Minimise the number of resident downfloaters who received a downfloat in the previous round.',
  ofDownfloater: residentAgain(LAST),
} as const satisfies Quality;

export const c15 = {
  key: 'dutch-2026.C15',
  id: 'C15',
  article: 'C.04.3, 2.4.10',
  text: 'Minimise the number of opponents of moved-down players who received an upfloat in the previous round.',
  ofPair: opponentAgain(LAST),
} as const satisfies Quality;

export const c16 = {
  key: 'dutch-2026.C16',
  id: 'C16',
  article: 'C.04.3, 2.4.11',
  text: 'Minimise the number of resident downfloaters who received a downfloat two rounds before.',
  ofDownfloater: residentAgain(BEFORE_LAST),
} as const satisfies Quality;

export const c17 = {
  key: 'dutch-2026.C17',
  id: 'C17',
  article: 'C.04.3, 2.4.12',
  text: 'Minimise the number of opponents of moved-down players who received an upfloat two rounds before.',
  ofPair: opponentAgain(BEFORE_LAST),
} as const satisfies Quality;

/**
 * C18 and C20. A moved-down player left in the Limbo has a larger score difference than any that is paired here
 * (decision 0020), and among those left the higher score is the larger.
 */
export const LIMBO = 100_000;
const movedDownAgain = (when: 0 | 1) => ({
  ofPair: (higher: Traits, lower: Traits) =>
    higher.isMovedDown && !lower.isMovedDown ? had(higher, 'down', when) * (higher.score - lower.score) : 0,
  ofDownfloater: (player: Traits) =>
    player.isMovedDown ? had(player, 'down', when) * (LIMBO + player.score) : 0,
});

const opponentsDifference = (when: 0 | 1) => (higher: Traits, lower: Traits) =>
  opponentAgain(when)(higher, lower) * (higher.score - lower.score);

export const c18 = {
  key: 'dutch-2026.C18',
  id: 'C18',
  article: 'C.04.3, 2.4.13',
  text: 'Minimise the score differences, in descending order, of moved-down players who received a downfloat in the previous round.',
  ...movedDownAgain(LAST),
} as const satisfies Quality;

export const c19 = {
  key: 'dutch-2026.C19',
  id: 'C19',
  article: 'C.04.3, 2.4.14',
  text: 'Minimise the score differences, in descending order, of opponents of moved-down players who received an upfloat in the previous round.',
  ofPair: opponentsDifference(LAST),
} as const satisfies Quality;

export const c20 = {
  key: 'dutch-2026.C20',
  id: 'C20',
  article: 'C.04.3, 2.4.15',
  text: 'Minimise the score differences, in descending order, of moved-down players who received a downfloat two rounds before.',
  ...movedDownAgain(BEFORE_LAST),
} as const satisfies Quality;

export const c21 = {
  key: 'dutch-2026.C21',
  id: 'C21',
  article: 'C.04.3, 2.4.16',
  text: 'Minimise the score differences, in descending order, of opponents of moved-down players who received an upfloat two rounds before.',
  ofPair: opponentsDifference(BEFORE_LAST),
} as const satisfies Quality;

/** In order of priority. C8 stands between the two lists. */
export const BEFORE_NEXT_BRACKET_2026 = [c6, c7] as const satisfies readonly Quality[];
export const AFTER_NEXT_BRACKET_2026 = [
  c9,
  c10,
  c11,
  c12,
  c13,
  c14,
  c15,
  c16,
  c17,
  c18,
  c19,
  c20,
  c21,
] as const satisfies readonly Quality[];
