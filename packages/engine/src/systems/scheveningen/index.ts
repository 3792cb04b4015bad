export {
  type MatchGame,
  type MatchScore,
  type MatchTeam,
  matchScore,
  type ScoreOfRound,
} from './match-score.ts';
export { SCHEVENINGEN_RULES } from './rules.ts';
export { scheveningen } from './scheveningen.ts';
