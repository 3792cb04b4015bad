export { clockText, datesText, momentText } from './dates.ts';
export { isOfRound, type ListOfRound, listOfRound, listOfTournament } from './documents/lists.ts';
export { type PrizePaper, prizePaper } from './documents/prizes.ts';
export { leadsPhones, type Printing } from './documents/sheet.ts';
export { crosstableList, rulingPage, standingsList } from './documents/tables.ts';
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
