export { type Decided, type DecidedBy, decidedMatch } from './decide.ts';
export * from './match.ts';
export {
  isMatchMeasure,
  MATCH_MEASURE_NAMES,
  type MatchMeasure,
  measureNamesIn,
} from './measures.ts';
export {
  isKnockout,
  type KnockoutTerms,
  knockoutTerms,
  placesOfRound,
  roundsOfDraw,
  type Stage,
  type StageGroup,
  stagesAfter,
} from './stages.ts';
