import { isPlayed, pointsOfLoss, type Scoring } from '../model/index.ts';
import type { PastRound } from './position.ts';

export type Float = 'down' | 'up';

/** C.04.3 (2026), articles 1.4.2-1.4.4. */
export const floatBy2026 = (past: PastRound, scoring: Scoring): Float | undefined => {
  if (isPlayed(past.turn)) return floatOfGame(past);
  if (past.turn.kind === 'pairing-bye') return 'down';
  return past.points > pointsOfLoss(scoring) ? 'down' : undefined;
};

/** C.04.3 (2017), A.4.b: whoever does not play a round, for whatever reason, also receives a downfloat. */
export const floatBy2017 = (past: PastRound): Float | undefined =>
  isPlayed(past.turn) ? floatOfGame(past) : 'down';

const floatOfGame = (past: PastRound): Float | undefined => {
  if (past.opponentsScore === undefined || past.opponentsScore === past.score) return undefined;
  return past.score > past.opponentsScore ? 'down' : 'up';
};
