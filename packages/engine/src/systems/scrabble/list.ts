import type { PlayerId, Points, Scoring } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { isPointWithoutPlaying } from '../swiss/bar-from-bye.ts';

/** A player of the round, with their number in the list of the tournament. */
export interface Member {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  /** Games won, half a point for a draw. */
  readonly score: Points;
  /** In the list by rating, 1 for the first. */
  readonly number: number;
  /** In the round: by games won, then by number; 0 for the first. */
  readonly order: number;
  /** The first round that was a bye, or brought a win's points without playing. */
  readonly byeHadIn: number | undefined;
}

/** 0: near the middle of the list (decision 104). */
export type RatingOfUnrated = number;

/**
 * Everybody who was ever paired, this round's players included, by rating. A latecomer enters the list with the first
 * round they play, so that the rounds before keep theirs.
 */
export const listOf = (position: Position, ratingOfUnrated: RatingOfUnrated): readonly Entrant[] => {
  const known = position.everyone.filter(({ id }) => position.pairingNumber.has(id));
  const rated = known.filter(isRated).sort((a, b) => ratingOf(b) - ratingOf(a) || a.place - b.place);
  const others = known.filter(entrant => !isRated(entrant)).sort((a, b) => a.place - b.place);
  const above =
    ratingOfUnrated === 0
      ? Math.ceil(rated.length / 2)
      : rated.filter(entrant => ratingOf(entrant) >= ratingOfUnrated).length;
  return [...rated.slice(0, above), ...others, ...rated.slice(above)];
};

const ratingOf = ({ player }: Entrant): number => player.rating ?? 0;
export const isRated = (entrant: Entrant): boolean => ratingOf(entrant) > 0;

/** The players of the round in order. */
export const membersOf = (position: Position, list: readonly Entrant[]): readonly Member[] => {
  const numberOf = new Map(list.map(({ id }, index) => [id, index + 1]));
  const { scoring } = position.tournament;
  return position.entrants
    .map(entrant => ({ entrant, number: numberOf.get(entrant.id) ?? 0 }))
    .sort((a, b) => b.entrant.pairingScore - a.entrant.pairingScore || a.number - b.number)
    .map(({ entrant, number }, order) => ({
      entrant,
      id: entrant.id,
      score: entrant.pairingScore,
      number,
      order,
      byeHadIn: entrant.past.find(past => isPointWithoutPlaying(past, scoring))?.round,
    }));
};

/** Byes, and whatever else brought a win's points without playing (C.04.1, article 4). */
export const byesOf = ({ past }: Entrant, scoring: Scoring): number =>
  past.filter(round => isPointWithoutPlaying(round, scoring)).length;
