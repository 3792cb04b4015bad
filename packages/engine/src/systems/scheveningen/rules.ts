import type { Rule } from '../../rules/index.ts';

const SEED = 'Mexican manual, Scheveningen';

export const teams = {
  key: 'scheveningen.teams',
  id: 'Scheveningen',
  article: SEED,
  text: 'Two teams meet; each player plays all members of the other team, and never a team-mate.',
} as const satisfies Rule;

export const table = {
  key: 'scheveningen.table',
  id: 'Scheveningen, 4, 6 u 8 tableros',
  article: SEED,
  text: 'Each round is a column of the printed table for the number of boards.',
} as const satisfies Rule;

export const otherTable = {
  key: 'scheveningen.other-table',
  id: 'Scheveningen, otros tableros',
  article: SEED,
  text: 'For other numbers of boards each A meets each B once, with colours as balanced as they can be.',
} as const satisfies Rule;

export const colours = {
  key: 'scheveningen.colours',
  id: 'Scheveningen',
  article: SEED,
  text: 'Colours alternate as the table says: the player named first has White.',
} as const satisfies Rule;

export const secondCycle = {
  key: 'scheveningen.second-cycle',
  id: 'Scheveningen, segunda vuelta',
  article: SEED,
  text: 'The second cycle repeats the table with colours reversed.',
} as const satisfies Rule;

export const absence = {
  key: 'scheveningen.absence',
  id: 'Scheveningen, ausencia',
  article: SEED,
  text: 'Places in a team never change: whoever would meet a player who is not there rests.',
} as const satisfies Rule;

export const SCHEVENINGEN_RULES = [
  teams,
  table,
  otherTable,
  colours,
  secondCycle,
  absence,
] as const satisfies readonly Rule[];
