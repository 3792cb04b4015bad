export { datesText, momentText } from './dates.ts';
export { alphabetical, checkInList, pairingCards, startingRank } from './documents/players.ts';
export {
  missingResults,
  pairingsByBoard,
  pairingsByName,
  resultSlips,
  resultsOfRound,
} from './documents/rounds.ts';
export { leadsPhones, type Printing } from './documents/sheet.ts';
export { averagesList, crosstableList, rulingPage, standingsList } from './documents/tables.ts';
export { allRoundsList, drawList, matchList } from './documents/whole.ts';
export {
  type DocumentState,
  type Frame,
  PAPERS,
  type Paper,
  type PaperDocument,
  type TypeSize,
} from './model.ts';
export { type Words, wordsIn } from './words/words.ts';
