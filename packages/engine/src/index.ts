  BASES as TIEBREAK_CODES,
  EDITIONS,
  TIEBREAK_RULES,
  editionOf,
  formatTiebreak,
  isEdition,
  occasionOf,
  parseTiebreak,
  parseTiebreaks,
  proposedTiebreaks,
  tiebreakWarnings,
  type CellKind,
  type ChosenEdition,
  type Edition,
  type Lots,
  type Modifiers,
  type Occasion,
  type Part,
  type ProposedList,
  type Schedule,
  type Status,
  type Tiebreak,
  type TiebreakWarning,
  type TiebreakWarningCode,
  type TiebreakWarningData,
  type Working,
export * from './checker/index.ts';
export * from './formats/index.ts';
export * from './model/index.ts';
export * from './position/index.ts';
export * from './rules/index.ts';
export * from './standings/index.ts';
export * from './systems/catalogue.ts';
export * from './systems/knockout/index.ts';
export * from './systems/round-robin/index.ts';
export * from './systems/scheveningen/index.ts';
export * from './systems/system.ts';
export {
} from './tiebreaks/index.ts';
