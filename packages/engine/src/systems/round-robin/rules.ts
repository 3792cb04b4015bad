import type { Rule } from '../../rules/index.ts';

const SEED = 'Mexican manual, Round-robin';

export const numbers = {
  key: 'berger.numbers',
  id: 'Tablas de Round-Robin, 1',
  article: SEED,
  text: 'Pairing numbers are always drawn by lot, since the number of rounds is odd and some players will have White once more than Black.',
} as const satisfies Rule;

/** Where the option `lot` does not say from what they were drawn. */
export const numbersAsWritten = {
  key: 'berger.numbers-as-written',
  id: 'Tablas de Round-Robin, 1',
  article: SEED,
  text: 'The text has pairing numbers drawn by lot; here no lot is stated, and they are the numbers of the list.',
} as const satisfies Rule;

export const table = {
  key: 'berger.table',
  id: 'Tablas de Round-Robin',
  article: `${SEED}; FIDE Competition Rules, Appendix 1`,
  text: 'Each round is a line of the table for the number of players.',
} as const satisfies Rule;

export const colours = {
  key: 'berger.colours',
  id: 'Tablas de Round-Robin',
  article: `${SEED}; FIDE Competition Rules, Appendix 1`,
  text: 'The first number of each pair of the table has White.',
} as const satisfies Rule;

export const rest = {
  key: 'berger.rest',
  id: 'Tablas de Round-Robin, 2',
  article: SEED,
  text: 'When the number of players is odd, the highest number of the table stands for the free round.',
} as const satisfies Rule;

export const absence = {
  key: 'berger.absence',
  id: 'Tablas de Round-Robin, ausencia',
  article: SEED,
  text: 'Numbers never change: whoever would meet a player who is not there rests.',
} as const satisfies Rule;

export const secondCycle = {
  key: 'double-berger.second-cycle',
  id: 'Appendix 1',
  article: 'FIDE Competition Rules, Appendix 1',
  text: 'The second cycle repeats the table with colours reversed.',
} as const satisfies Rule;

export const lastTwoRounds = {
  key: 'double-berger.last-two-rounds',
  id: 'Appendix 1',
  article: 'FIDE Competition Rules, Appendix 1',
  text: 'In a double round robin it is recommended to reverse the order of the last two rounds of the first cycle, so that nobody has three consecutive games with the same colour.',
} as const satisfies Rule;

/** What a table of Berger decides by, in one or two cycles. */
export interface TableRules {
  readonly numbers: Rule;
  readonly numbersAsWritten: Rule;
  readonly table: Rule;
  readonly colours: Rule;
  readonly rest: Rule;
  readonly absence: Rule;
  readonly secondCycle: Rule;
  readonly lastTwoRounds: Rule;
}

export const RULES_OF_PLAYERS = {
  numbers,
  numbersAsWritten,
  table,
  colours,
  rest,
  absence,
  secondCycle,
  lastTwoRounds,
} as const satisfies TableRules;

/** In the order of the text. */
export const inOneCycle = (rules: TableRules): readonly Rule[] => [
  rules.numbers,
  rules.numbersAsWritten,
  rules.table,
  rules.colours,
  rules.rest,
  rules.absence,
];

export const inTwoCycles = (rules: TableRules): readonly Rule[] => [
  ...inOneCycle(rules),
  rules.secondCycle,
  rules.lastTwoRounds,
];
