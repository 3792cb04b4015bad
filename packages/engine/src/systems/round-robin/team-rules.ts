import type { Rule } from '../../rules/index.ts';
import type { TableRules } from './rules.ts';

/* The same tables where teams meet: a number belongs to a team, and the first-named has White on its first board. */

const SEED = 'Mexican manual, Round-robin';
const APPENDIX = 'FIDE Competition Rules, Appendix 1';

export const numbers = {
  key: 'team-berger.numbers',
  id: 'Tablas de Round-Robin, 1',
  article: SEED,
  text: 'Pairing numbers are always drawn by lot, since the number of rounds is odd and some teams will have White on the first board once more than Black.',
} as const satisfies Rule;

/** Where the option `lot` does not say from what they were drawn. */
export const numbersAsWritten = {
  key: 'team-berger.numbers-as-written',
  id: 'Tablas de Round-Robin, 1',
  article: SEED,
  text: 'The text has pairing numbers drawn by lot; here no lot is stated, and they are the numbers of the teams.',
} as const satisfies Rule;

export const table = {
  key: 'team-berger.table',
  id: 'Tablas de Round-Robin',
  article: `${SEED}; ${APPENDIX}`,
  text: 'Each round is a line of the table for the number of teams.',
} as const satisfies Rule;

/** Decision 285. */
export const colours = {
  key: 'team-berger.colours',
  id: 'Tablas de Round-Robin',
  article: `${SEED}; ${APPENDIX}`,
  text: 'The team that the table names first has White on its first board; the rules of the competition give the colours of the other boards, which alternate where they say nothing.',
} as const satisfies Rule;

export const rest = {
  key: 'team-berger.rest',
  id: 'Tablas de Round-Robin, 2',
  article: SEED,
  text: 'When the number of teams is odd, the highest number of the table stands for the free round.',
} as const satisfies Rule;

export const absence = {
  key: 'team-berger.absence',
  id: 'Tablas de Round-Robin, ausencia',
  article: SEED,
  text: 'Numbers never change: whoever would meet a team that is not there rests.',
} as const satisfies Rule;

export const secondCycle = {
  key: 'team-double-berger.second-cycle',
  id: 'Appendix 1',
  article: APPENDIX,
  text: 'The second cycle repeats the table with colours reversed on every board.',
} as const satisfies Rule;

export const lastTwoRounds = {
  key: 'team-double-berger.last-two-rounds',
  id: 'Appendix 1',
  article: APPENDIX,
  text: 'In a double round robin it is recommended to reverse the order of the last two rounds of the first cycle, so that no team has three consecutive matches with the same colour.',
} as const satisfies Rule;

export const RULES_OF_TEAMS = {
  numbers,
  numbersAsWritten,
  table,
  colours,
  rest,
  absence,
  secondCycle,
  lastTwoRounds,
} as const satisfies TableRules;
