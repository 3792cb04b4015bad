export { berger, doubleBerger, teamBerger, teamDoubleBerger } from './berger.ts';
export { RULES_OF_PLAYERS } from './rules.ts';
export { RULES_OF_TEAMS } from './team-rules.ts';
export { type WholeTable, wholeTables } from './whole-table.ts';
