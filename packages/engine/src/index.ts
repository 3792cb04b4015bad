/* `@pareo/engine`: what most programs need. Each name has an example in docs/reference/engine.md; the rooms behind have
 * doors of their own, `@pareo/engine/model` and so on. */
export { checkRounds } from './checker/index.ts';
export { readTournament, writeRecord } from './formats/index.ts';
export {
  checkTournament,
  decimalOf,
  type Issue,
  type Outcome,
  type PlayerId,
  type Points,
  playerId,
  type RecordDraft,
  type ResultCode,
  type Tournament,
  type TournamentRecord,
  type Turn,
} from './model/index.ts';
export {
  ask,
  type BoardResult,
  ENGINE_VERSION,
  engineWith,
  enterRound,
  explainRound,
  type NewTournament,
  newTournament,
  type OpenedRound,
  openRound,
  type PairedRound,
  pairRound,
  type RoundRequest,
} from './round/index.ts';
export type { PassedOver, Rule, Ruling } from './rules/index.ts';
export { type Standings, standings } from './standings/index.ts';
export { SYSTEMS, systemNamed } from './systems/catalogue.ts';
export type { Answer, Question } from './systems/question.ts';
export type { Board, Bye, NoPairing, Options, PairingSystem } from './systems/system.ts';
