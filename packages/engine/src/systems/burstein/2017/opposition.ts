import { isPlayed, opponentIn, pointsOfWin, type Scoring } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';
import { isPointWithoutPlaying } from '../../swiss/bar-from-bye.ts';
import type { Evaluation } from '../definitions.ts';

/**
 * Rules 3.2 and 4.1. The text does not say what an unplayed game counts: as the handbook of its time says of these sums,
 * a game against a virtual opponent for the player, and a draw for the opponents (decision 0072). The virtual point of
 * 3.3 belongs to the score as long as it is there.
 */
export const evaluation2017 = (position: Position): Evaluation => {
  const { scoring } = position.tournament;
  const draw = Math.max(scoring.draw.white, scoring.draw.black);
  const scoreForOpponents = new Map(
    position.everyone.map(entrant => [entrant.id, virtualPointsOf(entrant) + scoreWithDraws(entrant, draw)]),
  );
  return {
    indexOf: entrant => indexOf(entrant, opponentsOf(entrant, scoreForOpponents, scoring)),
    barsFromBye: past => isPointWithoutPlaying(past, scoring),
  };
};

const virtualPointsOf = ({ pairingScore, score }: Entrant): number => pairingScore - score;

const scoreWithDraws = ({ past }: Entrant, draw: number): number =>
  past.reduce((sum, { turn, points }) => sum + (isPlayed(turn) ? points : draw), 0);

/** The score of the opponent of each round. */
const opponentsOf = (
  entrant: Entrant,
  scoreForOpponents: ReadonlyMap<number, number>,
  scoring: Scoring,
): readonly number[] => {
  const draw = Math.max(scoring.draw.white, scoring.draw.black);
  let before = virtualPointsOf(entrant);
  return entrant.past.map(({ turn, points, round }) => {
    const opponent = isPlayed(turn) ? opponentIn(turn) : undefined;
    // As many points as the player had, what the player did not get in the round, and a draw in every round since.
    const virtual = before + (pointsOfWin(scoring) - points) + draw * (entrant.past.length - round);
    before += points;
    return (opponent === undefined ? undefined : scoreForOpponents.get(opponent)) ?? virtual;
  });
};

/** Sonneborn-Berger, Buchholz, median (Buchholz without its highest and its lowest part) and rating. */
const indexOf = ({ past, player }: Entrant, opponents: readonly number[]): readonly number[] => {
  const buchholz = opponents.reduce((sum, score) => sum + score, 0);
  const sonnebornBerger = past.reduce((sum, { points }, at) => sum + points * (opponents[at] ?? 0), 0);
  const median = opponents.length < 3 ? 0 : buchholz - Math.max(...opponents) - Math.min(...opponents);
  return [sonnebornBerger, buchholz, median, player.rating ?? 0];
};
