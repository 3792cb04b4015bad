import type { Rule } from '../../rules/index.ts';
import type { Edition } from './definitions.ts';

/** Paragraphs of articles 1, 3 and 4 (A, B and D) that decide where no criterion does. */
export const rule15 = {
  key: 'dutch-2026.1.5',
  id: '1.5',
  article: 'C.04.3, 1.5',
  text: 'When the number of participants to be paired is odd, one receives the pairing-allocated bye.',
} as const satisfies Rule;

export const rule33 = {
  key: 'dutch-2026.3.3',
  id: '3.3',
  article: 'C.04.3, 3.3',
  text: 'The first of S1 is paired with the first of S2, the second with the second, and so on.',
} as const satisfies Rule;

export const rule42 = {
  key: 'dutch-2026.4.2',
  id: '4.2',
  article: 'C.04.3, 4.2',
  text: 'Transpositions of S2, in lexicographic order of the bracket sequence numbers.',
} as const satisfies Rule;

export const rule43 = {
  key: 'dutch-2026.4.3',
  id: '4.3',
  article: 'C.04.3, 4.3',
  text: 'Exchanges between the original S1 and the original S2: fewest players, then smallest difference of numbers.',
} as const satisfies Rule;

export const rule44 = {
  key: 'dutch-2026.4.4',
  id: '4.4',
  article: 'C.04.3, 4.4',
  text: 'The set of moved-down players to be paired is the first valid one; the others are in the Limbo.',
} as const satisfies Rule;

export const ruleA5Of2017 = {
  key: 'dutch-2017.A.5',
  id: 'A.5',
  article: 'C.04.3 (2017), A.5',
  text: 'When the number of players to be paired is odd, one of the last bracket receives the pairing-allocated bye.',
} as const satisfies Rule;

export const ruleB3Of2017 = {
  key: 'dutch-2017.B.3',
  id: 'B.3',
  article: 'C.04.3 (2017), B.3',
  text: 'The first of S1 is paired with the first of S2, the second with the second, and so on.',
} as const satisfies Rule;

export const ruleD1Of2017 = {
  key: 'dutch-2017.D.1',
  id: 'D.1',
  article: 'C.04.3 (2017), D.1',
  text: 'Transpositions of S2, in lexicographic order of the bracket sequence numbers.',
} as const satisfies Rule;

export const ruleD2Of2017 = {
  key: 'dutch-2017.D.2',
  id: 'D.2',
  article: 'C.04.3 (2017), D.2',
  text: 'Exchanges between the original S1 and the original S2: fewest players, then smallest difference of numbers.',
} as const satisfies Rule;

export const ruleD3Of2017 = {
  key: 'dutch-2017.D.3',
  id: 'D.3',
  article: 'C.04.3 (2017), D.3',
  text: 'Moved-down players are exchanged between S1 and the Limbo, highest scores and lowest numbers first.',
} as const satisfies Rule;

/** The paragraphs by what they decide. */
export const PROCEDURE = {
  '2026': { bye: rule15, natural: rule33, transposition: rule42, exchange: rule43, movedDown: rule44 },
  '2017': {
    bye: ruleA5Of2017,
    natural: ruleB3Of2017,
    transposition: ruleD1Of2017,
    exchange: ruleD2Of2017,
    movedDown: ruleD3Of2017,
  },
} as const satisfies Readonly<Record<Edition, Readonly<Record<string, Rule>>>>;
