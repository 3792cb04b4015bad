import { type Colour, type PlayerId, type Points, pointsOfWin } from '../../../model/index.ts';
import type { Entrant, Float, PastRound, Position } from '../../../position/index.ts';
import { isPointWithoutPlaying } from '../../swiss/bar-from-bye.ts';
import { type Preference, preferenceOf } from '../../swiss/colour-history.ts';

/** A player with what section A says of them before the round. */
export interface Member {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  readonly score: Points;
  /** A2 over the whole field, 0 for the first. */
  readonly order: number;
  readonly colours: readonly Colour[];
  /** A7. */
  readonly preference: Preference | undefined;
  /** A4, A5: floats of the last round and of the one before it. */
  readonly floats: readonly [Float | undefined, Float | undefined];
  /** B1b: the round on account of which there is no bye. */
  readonly barredSince: number | undefined;
  /** In the last round, with more than half of the points. */
  readonly isAboveHalf: boolean;
}

export const membersOf = (position: Position, entrants: readonly Entrant[]): readonly Member[] => {
  const win = pointsOfWin(position.tournament.scoring);
  const half = ((position.round - 1) * win) / 2;
  return [...entrants]
    .sort((a, b) => b.pairingScore - a.pairingScore || a.place - b.place)
    .map((entrant, order) => ({
      entrant,
      id: entrant.id,
      score: entrant.pairingScore,
      order,
      colours: entrant.colours,
      preference: preferenceOf(entrant.colours),
      floats: [floatOf(entrant.past.at(-1)), floatOf(entrant.past.at(-2))],
      barredSince: entrant.past.find(past => isPointWithoutPlaying(past, position.tournament.scoring))?.round,
      isAboveHalf: position.isLastRound === true && entrant.pairingScore > half,
    }));
};

/**
 * A4: written when the pairing is made, so a game that was not played counts too (decision 0094). A5: a bye is a
 * downfloat. Whoever was not paired (F5) has no float.
 */
const floatOf = (past: PastRound | undefined): Float | undefined => {
  if (!past) return undefined;
  if (past.turn.kind === 'pairing-bye') return 'down';
  if (past.opponentsScore === undefined || past.opponentsScore === past.score) return undefined;
  return past.score > past.opponentsScore ? 'down' : 'up';
};

/** A8: the two want the same colour, so one of them does not get it. */
export const wantSameColour = (a: Member, b: Member): boolean =>
  a.preference !== undefined && a.preference.colour === b.preference?.colour;
