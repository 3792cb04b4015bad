export {
  byesMissing,
  type CheckedRound,
  type CheckRequest,
  checkRound,
  checkRounds,
  isAsFound,
  pairsMissing,
  type RoundsCheck,
} from './check.ts';
export { type Checklist, type ChecklistRow, checklistOf } from './checklist.ts';
export { type Meeting, type RoundOfPairs, roundFound } from './found.ts';
export { checkStatedTeams, type StatedDifference } from './stated-teams.ts';
