import {
  COLOURS,
  type Colour,
  isPlayed,
  opposite,
  type PlayerId,
  type Points,
  pointsOfWin,
  type Scoring,
} from '../../model/index.ts';
import type { Entrant, PastRound, Position } from '../../position/index.ts';
import { byRank } from '../basic-rules/board-order.ts';
import { colourDifference, repeatedColour } from '../basic-rules/colour-history.ts';

/** A player to be paired, with what the articles ask of them. */
export interface Member {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  readonly score: Points;
  /** Rank over the whole field, 0 for the highest: more points, then the higher number. */
  readonly order: number;
  /** The initial ranking: a smaller place is a higher pairing number. */
  readonly place: number;
  readonly rating: number | undefined;
  readonly colours: readonly Colour[];
  readonly colourDifference: number;
  /** Colours that 5.1.a and 5.1.b leave to the player. */
  readonly permitted: readonly Colour[];
  /** The colour for alternation and equalisation (5.1, 5.3, 5.5, 5.6); undefined in the first round (7.2). */
  readonly due: Colour | undefined;
  /** 3.10: played a player of another score in the previous round. */
  readonly hasJustFloated: boolean;
  readonly mayHaveBye: boolean;
}

export const membersOf = (position: Position): readonly Member[] =>
  [...position.entrants].sort(byRank).map((entrant, order) => {
    const { id, colours, place, past } = entrant;
    return {
      entrant,
      id,
      score: entrant.pairingScore,
      order,
      place,
      rating: entrant.player.rating,
      colours,
      colourDifference: colourDifference(colours),
      permitted: COLOURS.filter(colour => isPermitted(colours, colour)),
      due: position.round === 1 ? undefined : dueColour(entrant, position),
      hasJustFloated: hasFloated(past.at(-1)),
      mayHaveBye: !past.some(round => barsFromBye(round, position.tournament.scoring)),
    };
  });

/** 5.1.a: not three times in a row. 5.1.b: not three more of one colour than of the other. */
const isPermitted = (colours: readonly Colour[], colour: Colour): boolean => {
  if (repeatedColour(colours) === colour) return false;
  const difference = colourDifference(colours);
  return (colour === 'white' ? difference : -difference) < 2;
};

/**
 * The only permitted colour (5.3); otherwise the one that equalises (5.5, 5.6); otherwise the one that alternates (5.1).
 * Without a game the colour that the lot of 7.2 gives to the number (decision 85).
 */
const dueColour = (
  { id, colours }: Entrant,
  { initialColour, pairingNumber }: Position,
): Colour | undefined => {
  const permitted = COLOURS.filter(colour => isPermitted(colours, colour));
  if (permitted.length === 1) return permitted[0];
  const difference = colourDifference(colours);
  if (difference !== 0) return difference > 0 ? 'black' : 'white';
  const last = colours.at(-1);
  if (last) return opposite(last);
  return initialColour && ((pairingNumber.get(id) ?? 1) % 2 === 1 ? initialColour : opposite(initialColour));
};

const hasFloated = (past: PastRound | undefined): boolean =>
  past !== undefined &&
  isPlayed(past.turn) &&
  past.opponentsScore !== undefined &&
  past.opponentsScore !== past.score;

/** C.04.1, article 4. */
const barsFromBye = ({ turn, points }: PastRound, scoring: Scoring): boolean =>
  turn.kind === 'pairing-bye' || (!isPlayed(turn) && points >= pointsOfWin(scoring));

/** 2.2: half of the points that could be made in the rounds played, in tenths and perhaps in halves of them. */
export const medianScore = ({ round, tournament }: Position): number =>
  ((round - 1) * pointsOfWin(tournament.scoring)) / 2;

/** Due different colours, or not due any: no exchange is wanted. */
export const coloursAgree = (a: Member, b: Member): boolean =>
  a.due === undefined || b.due === undefined || a.due !== b.due;

/** Maxi-tournaments: 100 rating points or less. Of an unrated player it is not known (decision 87). */
export const areWithinLimit = (a: Member, b: Member): boolean => {
  if (a === b) return true;
  if (a.rating === undefined || b.rating === undefined) return a.rating === b.rating;
  return Math.abs(a.rating - b.rating) <= 100;
};
