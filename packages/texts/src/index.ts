export { type AbsenceKind, absences } from './absences.ts';
export {
  describeAct,
  describeActRefusal,
  describeActWarning,
  describeFileFault,
  describeNeed,
  describeResult,
  type JournalTexts,
  journalTextsIn,
} from './acts.ts';
export { type AnswerTexts, describeAnswer, describePassedOver } from './answer-texts.ts';
export { type ComparedRow, type ComparedWords, describeCompared, type PassedIn } from './compared-texts.ts';
export { describeIssue } from './issues.ts';
export { isLanguage, LANGUAGES, type Language, languageOfLocale } from './language.ts';
export { figuresOf, moneyOf, shortFigures } from './money.ts';
export { type NormCheckName, type NormTexts, normTexts, type ToConfirm } from './norm-texts.ts';
export { describeOffice, type OfficeCode } from './office-texts.ts';
export {
  isPrintedList,
  PRINTED_LISTS,
  type PrintedList,
  printedListCalled,
  printedListName,
  typedListName,
} from './printed-lists.ts';
export { type PrizeTexts, prizeTexts } from './prize-texts.ts';
export { type RatingTexts, ratingTexts } from './rating-texts.ts';
export { describeRefusal } from './refusals.ts';
export { textOfRule } from './rules.ts';
export { describeDecision, describeRuling, type RulingTexts } from './ruling-texts.ts';
export type { Same } from './same.ts';
export { articleIn, type SourceId, type SourceText, sourceOf, sources } from './sources.ts';
export {
  describeRankReason,
  describeStage,
  describeWarning,
  type StandingsTexts,
} from './standings-texts.ts';
export type { IssueTexts, NameByKey, NamedAs, NameOf, RefusalTexts } from './subjects.ts';
export type { SystemOptionTexts, SystemText, SystemTexts } from './system-texts.ts';
export { type Texts, textsIn } from './texts.ts';
export { describeColumn, describeTiebreak, type TiebreakTexts } from './tiebreak-texts.ts';
export { termIn, type Wording, wordingIn } from './wording.ts';
