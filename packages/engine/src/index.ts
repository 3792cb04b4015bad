export * from './checker/index.ts';
export * from './formats/index.ts';
export * from './model/index.ts';
export * from './position/index.ts';
export * from './round/index.ts';
export * from './rules/index.ts';
export * from './standings/index.ts';
export { byBoardOrder, rankedPair } from './systems/basic-rules/board-order.ts';
export { rankedInitially } from './systems/basic-rules/initial-ranking.ts';
export * from './systems/catalogue.ts';
export * from './systems/dubov/index.ts';
export { DUTCH_2017_RULES, DUTCH_2026_RULES } from './systems/dutch/index.ts';
export * from './systems/dutch-1998/index.ts';
export * from './systems/groups/index.ts';
export * from './systems/harkness/index.ts';
export * from './systems/knockout/index.ts';
export * from './systems/lim/index.ts';
export * from './systems/question.ts';
export * from './systems/round-robin/index.ts';
export * from './systems/scheveningen/index.ts';
export * from './systems/scrabble/index.ts';
export * from './systems/system.ts';
export {
  BASES as TIEBREAK_CODES,
  type CellKind,
  type ChosenEdition,
  EDITIONS,
  type Edition,
  editionOf,
  formatTiebreak,
  isEdition,
  type Lots,
  type Modifiers,
  type Occasion,
  occasionOf,
  type Part,
  type ProposedList,
  parseTiebreak,
  parseTiebreaks,
  proposedTiebreaks,
  type Schedule,
  type Status,
  TIEBREAK_RULES,
  type Tiebreak,
  type TiebreakWarning,
  type TiebreakWarningCode,
  type TiebreakWarningData,
  tiebreakWarnings,
  type Working,
} from './tiebreaks/index.ts';
