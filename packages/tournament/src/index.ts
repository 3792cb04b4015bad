/* What a running tournament shows: of a state of its journal, or of a tournament from a file. Each view is worked out once
 * for its source, and is plain data with keys for persons. */

export type { CrosstableCell, RankReason, Working } from '@pareo/engine/standings';
export { shownValue } from '@pareo/engine/standings';
export { averagesSheet } from './averages.ts';
export { tournamentBefore } from './before.ts';
export {
  BOARD_PRIZE_ORDERS,
  type BoardList,
  type BoardPrizeOrder,
  type BoardPrizes,
  type BoardRow,
  boardPrizesOf,
} from './board-prizes.ts';
export { type KeyedQuestion, type MadeByHand, madeByHand } from './by-hand.ts';
export { blankCardSheets, cardSheets } from './cards.ts';
export {
  type CategoryChoice,
  type CategoryRow,
  type CategorySheet,
  categoriesSheet,
  categoryNamed,
  categorySheet,
} from './categories.ts';
export {
  type Checklist,
  type ChecklistRow,
  checklistFor,
  checklistsOf,
  checkOf,
  checkStatedTeams,
  isAsInFile,
  type RanksCheck,
  type RoundCheck,
  type RoundsCheck,
  ranksCheckOf,
  roundsCheckOf,
  type StatedDifference,
  type TournamentCheck,
} from './check.ts';
export { pairedSheet } from './laid-out.ts';
export { byGroup, crosstableSheet, type ListRequest, standingsSheet } from './lists.ts';
export { halvesOfTeams, matchText } from './match-results.ts';
export { numberedName, spokenName } from './names.ts';
export * from './norm-card.ts';
export * from './norms.ts';
export { type OfficeFinding, type OfficePlace, officeCheck, withHeadOfReport } from './office.ts';
export { keysBy, keysOfPeople, numberOf, once, ranked, type Source, teamsMeet } from './open.ts';
export { competitorsOf, peopleOf } from './people.ts';
export { competitorOf, personOf } from './person.ts';
export {
  type DoubtsOfList,
  doubtsOfList,
  type PlaceInTable,
  placeIn,
  type UnnamedList,
  unnamedList,
} from './places.ts';
export { playerSheet } from './player.ts';
export { type Assumed, previewOf } from './preview.ts';
export { type PrizeAnswer, prizeAnswer } from './prize-answers.ts';
export * from './prize-sheet.ts';
export type { PrizeShare } from './prize-working.ts';
export { categoriesIn, type Divided, type PrizesAsked, type PrizesBasis, prizesOf } from './prizes.ts';
export {
  type RatingCard,
  type RatingLine,
  type RatingRow,
  type RatingSheet,
  type RatingsAsked,
  ratingCard,
  ratingSheet,
  ratingsOf,
} from './ratings.ts';
export {
  type Asked,
  askOf,
  comparedBy,
  comparedIn,
  factsIn,
  firstCompared,
  type KeyedFacts,
  namesIn,
  rankAsked,
  rulingsAbout,
  rulingsOf,
} from './reasons.ts';
export { boardText, gameText, ownResult, ownText, resultText, sideText } from './results.ts';
export {
  type PlayerOnTeam,
  playerOnTeam,
  type RosterPlace,
  roundsOfTeam,
  type TeamRoster,
  type TeamRoundSheet,
  teamRosters,
} from './rosters.ts';
export { pointsBefore, roundSheet } from './round.ts';
export { roundTimeOf, roundTimeText } from './round-times.ts';
export type * from './sheets.ts';
export {
  DEFAULT_SYSTEM,
  type RoundRemark,
  remarksOn,
  remarksOnSettings,
  systemOf,
  withRound,
} from './systems.ts';
export {
  type CrossTable,
  crossTableOf,
  type KeyedRow,
  rankReasonIn,
  standingsOf,
  type Table,
  type TableRequest,
  tableOf,
  tiebreaksIn,
  workingIn,
} from './tables.ts';
export { lineUpForms, matchCardSheets, teamsSheet } from './teams.ts';
export { withTotals } from './totals.ts';
export { allRoundsSheet, drawSheets, matchSheet } from './whole.ts';
