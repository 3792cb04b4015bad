/* `@pareo/engine/standings`: the table of a tournament, and the tie-breaks it is made of. */

export { isKnockout, type Stage } from '../position/knockout/index.ts';
export {
  BASES as TIEBREAK_CODES,
  type CellKind,
  type ChosenEdition,
  type CutPart,
  EDITIONS,
  type Edition,
  editionOf,
  formatTiebreak,
  isEdition,
  type Lots,
  listWhereSilent,
  type Modifiers,
  type Occasion,
  OTHER_RULES as STANDINGS_RULES,
  occasionOf,
  type Part,
  type ProposedList,
  parseTiebreak,
  parseTiebreaks,
  proposedTiebreaks,
  type Schedule,
  type Status,
  showsPlaces,
  TIEBREAK_RULES,
  type Tiebreak,
  type TiebreakWarning,
  type TiebreakWarningCode,
  type TiebreakWarningData,
  tiebreaksOf,
  tiebreakWarnings,
  type Working,
} from '../tiebreaks/index.ts';
export * from './board-prizes.ts';
export * from './check-ranks.ts';
export * from './crosstable.ts';
export * from './shown.ts';
export * from './standings.ts';
export * from './tables.ts';
export * from './totals.ts';
export * from './why.ts';
