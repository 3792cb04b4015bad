export {
  byesMissing,
  type CheckedRound,
  type CheckRequest,
  checkRound,
  checkRounds,
  pairsMissing,
  type RoundsCheck,
} from './check.ts';
export { type Checklist, type ChecklistRow, checklistOf } from './checklist.ts';
export type { Meeting, RoundOfPairs } from './found.ts';
