export {
  type GeneratorConfiguration,
  readGeneratorConfiguration,
  requestOfConfiguration,
} from './configuration.ts';
export { type GeneratedTournament, generateTournament } from './generate.ts';
export { requestOfModel } from './model.ts';
export {
  type ByeWorth,
  type Frequencies,
  type Frequency,
  type GeneratorFault,
  type GeneratorRequest,
  type GeneratorSettings,
  LARGEST_RATING,
  MOST_PLAYERS,
  MOST_ROUNDS,
  type RatingRange,
  type SettingFaultData,
  type SettingName,
  type Share,
} from './settings.ts';
