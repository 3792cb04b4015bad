import { isPlayed, opponentIn, type Scoring, type Turn } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';
import { isPointWithoutPlaying } from '../../swiss/bar-from-bye.ts';
import type { Evaluation } from '../definitions.ts';

/** Articles 1.7, 1.8.1 and C2, from the standings before the round; virtual points have no part in it. */
export const evaluation2026 = (position: Position): Evaluation => {
  const { scoring } = position.tournament;
  const present = new Set(position.entrants.map(({ id }) => id));
  const scoreForOpponents = new Map(
    position.everyone.map(entrant => [
      entrant.id,
      entrant.score + (present.has(entrant.id) ? 0 : drawsForOpponents(entrant, position)),
    ]),
  );
  return {
    indexOf: entrant => indexOf(entrant, scoreForOpponents),
    barsFromBye: past => isPointWithoutPlaying(past, scoring),
  };
};

/**
 * 1.7.1: Buchholz, then Sonneborn-Berger. 1.7.2.1: a round not played is a game against oneself with the points
 * registered for it.
 */
const indexOf = (
  entrant: Entrant,
  scoreForOpponents: ReadonlyMap<number, number>,
): readonly [buchholz: number, sonnebornBerger: number] => {
  let buchholz = 0;
  let sonnebornBerger = 0;
  for (const { turn, points } of entrant.past) {
    const opponent = isPlayed(turn) ? opponentIn(turn) : undefined;
    const score = (opponent === undefined ? undefined : scoreForOpponents.get(opponent)) ?? entrant.score;
    buchholz += score;
    sonnebornBerger += points * score;
  }
  return [buchholz, sonnebornBerger];
};

/**
 * 1.7.2.2: a run of zero-point byes up to the current round. The current round is the one being paired, so the player
 * is absent from it too (decision 0070); each bye of the run gathered before counts as a draw for the opponents.
 */
const drawsForOpponents = (entrant: Entrant, position: Position): number => {
  if (!isZeroPointBye(entrant.coming) || asksForPoints(entrant, position)) return 0;
  const draw = drawOf(position.tournament.scoring);
  let gained = 0;
  for (let at = entrant.past.length - 1; at >= 0; at--) {
    const past = entrant.past[at];
    if (!past || !isZeroPointBye(past.turn)) break;
    gained += draw - past.points;
  }
  return gained;
};

const isZeroPointBye = (turn: Turn): boolean =>
  turn.kind === 'absent' ||
  turn.kind === 'unpaired' ||
  (turn.kind === 'requested-bye' && turn.worth === 'zero');

/** A half-point or full-point bye asked for the coming round in record 240. */
const asksForPoints = (entrant: Entrant, { tournament, round }: Position): boolean =>
  tournament.requestedByes.some(
    byes => byes.round === round && byes.worth !== 'zero' && byes.participants.includes(entrant.id),
  );

const drawOf = ({ draw }: Scoring): number => Math.max(draw.white, draw.black);
