export type { ShapeFault } from '../shape/index.ts';
export * from './absences.ts';
export * from './act.ts';
export * from './actor.ts';
export { notReadyFor } from './acts/drafts.ts';
export { missingLineUps } from './acts/publish-line-ups.ts';
export { isOwnStill } from './acts/results.ts';
export { attendanceOf } from './acts/set-attendance.ts';
export * from './agreement.ts';
export * from './apply.ts';
export * from './canonical.ts';
export * from './competing.ts';
export * from './corrections.ts';
export * from './deed.ts';
export * from './details.ts';
export * from './entry.ts';
export * from './export.ts';
export * from './final.ts';
export { warningsByHand } from './hand.ts';
export * from './handling/handling.ts';
export { detailsFrom, settingsFrom } from './import-record.ts';
export * from './integrity.ts';
export * from './journal.ts';
export * from './key.ts';
export * from './known-systems.ts';
export {
  areLineUpsOut,
  type BoardOfTeams,
  boardsOfMatch,
  derivedOn,
  emptyBoards,
  listedLineUp,
  matchOf,
} from './line-ups.ts';
export { isLevel, isOpen, levelBoards, type MatchStanding, matchStanding, openBoards } from './matches.ts';
export * from './needs-you.ts';
export { initialOrderIn, ranked } from './numbering.ts';
export * from './pairing.ts';
export * from './permits.ts';
export * from './player-data.ts';
export * from './prizes.ts';
export * from './questions.ts';
export * from './read.ts';
export * from './reading.ts';
export * from './refusal.ts';
export * from './replay.ts';
export * from './result.ts';
export * from './rounds.ts';
export * from './seal.ts';
export * from './settings.ts';
export { createShape, wishShape } from './shapes/acts.ts';
export { entryId, entryShape } from './shapes/entry.ts';
export { deviceId, result as resultShape } from './shapes/parts.ts';
export * from './state.ts';
export { asPaired, coloursBefore, mirrored, mirroredResult } from './swaps.ts';
export * from './team-data.ts';
export {
  ACT_FORMAT,
  FIRST_ACT_FORMAT,
  FORMATS,
  type Formats,
  type Step,
  upgraded,
} from './upgrade/catalogue.ts';
export * from './views/index.ts';
export * from './warning.ts';
export { clockZone, instantIn } from './zones.ts';
