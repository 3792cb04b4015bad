import { isPlayed, pointsOfWin, type Scoring } from '../../model/index.ts';
import type { PastRound } from '../../position/index.ts';

/* What keeps somebody from the bye, in the two ways in which the texts say it. */

/** C.04.1, article 4 (2026), and texts before it that say the same: a bye, or a win's points in one round without playing. */
export const isPointWithoutPlaying = ({ turn, points }: PastRound, scoring: Scoring): boolean =>
  turn.kind === 'pairing-bye' || (!isPlayed(turn) && points >= pointsOfWin(scoring));

/** C.04.1.d (1997 to 2017): a bye, or a win by forfeit. */
export const isByeOrForfeitWin = ({ turn }: Pick<PastRound, 'turn'>): boolean =>
  turn.kind === 'pairing-bye' || (turn.kind === 'forfeit' && turn.won);
