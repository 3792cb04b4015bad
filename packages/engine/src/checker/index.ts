export {
  byesMissing,
  type CheckedRound,
  type ChosenSystem,
  checkRound,
  checkRounds,
  pairsMissing,
  type RoundsCheck,
} from './check.ts';
export { type Checklist, type ChecklistRow, checklistOf } from './checklist.ts';
export {
  type GeneratorConfiguration,
  readGeneratorConfiguration,
  requestOfConfiguration,
} from './configuration.ts';
export type { Meeting, RoundOfPairs } from './found.ts';
export { type GeneratedTournament, generateTournament } from './generate.ts';
export { requestOfModel } from './model.ts';
export type {
  ByeWorth,
  Frequencies,
  Frequency,
  GeneratorFault,
  GeneratorRequest,
  GeneratorSettings,
  RatingRange,
  SettingFaultData,
  SettingName,
  Share,
} from './settings.ts';
