import {
  type Colour,
  isPlayed,
  opposite,
  type PlayerId,
  type Points,
  pointsOfWin,
  type Scoring,
} from '../../model/index.ts';
import type { Entrant, PastRound, Position } from '../../position/index.ts';
import { isByeOrForfeitWin } from '../swiss/bar-from-bye.ts';
import { byRank } from '../swiss/board-order.ts';
import { colourDifference, repeatedColour } from '../swiss/colour-history.ts';

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
  /** What 5.1.a and 5.1.b leave to the player. */
  readonly mayHaveWhite: boolean;
  readonly mayHaveBlack: boolean;
  /** The colour for alternation and equalisation (5.1, 5.3, 5.5, 5.6); undefined in the first round (7.2). */
  readonly due: Colour | undefined;
  /** 3.10: was transferred to another group in the previous round (3.1, decision 130). */
  readonly hasJustFloated: boolean;
  /** C.04.1.d (8.2 in the text of 1987): the round on account of which there is no bye. */
  readonly barredSince: number | undefined;
}

export const membersOf = (position: Position): readonly Member[] =>
  [...position.entrants].sort(byRank).map((entrant, order) => {
    const { id, colours, place, past } = entrant;
    const difference = colourDifference(colours);
    const repeated = repeatedColour(colours);
    const mayHaveWhite = repeated !== 'white' && difference < 2;
    const mayHaveBlack = repeated !== 'black' && difference > -2;
    return {
      entrant,
      id,
      score: entrant.pairingScore,
      order,
      place,
      rating: entrant.player.rating,
      colours,
      colourDifference: difference,
      // 5.1.a: not three times in a row. 5.1.b: not three more of one colour than of the other.
      mayHaveWhite,
      mayHaveBlack,
      due: dueColour({ entrant, difference, mayHaveWhite, mayHaveBlack }, position),
      hasJustFloated: wasTransferred(past.at(-1), position.tournament.scoring),
      barredSince: past.find(isByeOrForfeitWin)?.round,
    };
  });

interface ColoursSoFar extends Pick<Member, 'entrant' | 'mayHaveWhite' | 'mayHaveBlack'> {
  readonly difference: number;
}

/**
 * The only permitted colour (5.3); otherwise the one that equalises (5.5, 5.6); otherwise the one that alternates (5.1).
 * Without a game the colour that the lot of 7.2 gives to the number (decision 85). None in the first round (7.2).
 */
const dueColour = (
  { entrant: { id, colours }, difference, mayHaveWhite, mayHaveBlack }: ColoursSoFar,
  { round, initialColour, pairingNumber }: Position,
): Colour | undefined => {
  if (round === 1) return undefined;
  if (mayHaveWhite !== mayHaveBlack) return mayHaveWhite ? 'white' : 'black';
  if (difference !== 0) return difference > 0 ? 'black' : 'white';
  const last = colours.at(-1);
  if (last) return opposite(last);
  return initialColour && ((pairingNumber.get(id) ?? 1) % 2 === 1 ? initialColour : opposite(initialColour));
};

/**
 * 3.1: a floater is who was transferred, towards the median; who met one in their own group was not. A game between
 * two scores was made in the group of the two that is nearer to the median, or in the median itself.
 */
const wasTransferred = (past: PastRound | undefined, scoring: Scoring): boolean => {
  if (!past || !isPlayed(past.turn) || past.opponentsScore === undefined) return false;
  const median = medianOf(past.round, scoring);
  return past.score > median
    ? past.opponentsScore < past.score
    : past.opponentsScore > past.score && past.score < median;
};

/** 2.2: half of the points that could be made before the round, in tenths and perhaps in halves of them. */
const medianOf = (round: number, scoring: Scoring): number => ((round - 1) * pointsOfWin(scoring)) / 2;

export const medianScore = ({ round, tournament }: Position): number => medianOf(round, tournament.scoring);

/** Due different colours, or not due any: no exchange is wanted. */
export const coloursAgree = (a: Member, b: Member): boolean =>
  a.due === undefined || b.due === undefined || a.due !== b.due;

/** Maxi-tournaments: 100 rating points or less. Of an unrated player it is not known (decision 87). */
export const areWithinLimit = (a: Member, b: Member): boolean => {
  if (a === b) return true;
  if (a.rating === undefined || b.rating === undefined) return a.rating === b.rating;
  return Math.abs(a.rating - b.rating) <= 100;
};
