export { type NewTournament, newTournament } from './begin.ts';
export {
  ask,
  explainRound,
  openRound,
  pairRound,
  prepareRound,
  reopenRound,
} from './catalogue-engine.ts';
export { systemOfRound } from './described.ts';
export { type Engine, engineWith } from './engine.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { type BoardResult, enterRound, withRound } from './enter.ts';
export { factsOf, type RoundFacts } from './facts.ts';
export type { OpenedRound } from './open.ts';
export type { PairedRound } from './paired-round.ts';
export {
  type ChosenSystem,
  DEFAULT_SYSTEM,
  type PreparedRound,
  type RoundRequest,
  systemForRound,
} from './prepare.ts';
export { rankIn, whyThisRank } from './rank.ts';
export { hillOutsideLastRounds, outsideOfBaku, type RoundRemark, remarksOnRound } from './remarks.ts';
