import { type Colour, isPlayed, opponentIn, type PlayerId, type Points } from '../../model/index.ts';
import type { Entrant, PastRound, Position } from '../../position/index.ts';
import { byRank } from '../swiss/board-order.ts';
import { type Preference, preferenceOf } from '../swiss/colour-history.ts';
import { preferencesOf } from '../swiss/colour-preferences.ts';
import type { Meeting } from '../swiss/colours.ts';
import { classed } from '../swiss/prohibition.ts';
import type { ColourPreferences } from '../system.ts';

/** A participant with what both editions of the chapter say of them before the round. */
export interface Member {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  /** Pairing score. */
  readonly score: Points;
  /** Higher score, then smaller pairing number, over the whole field; 0 for the first. The vertex of the member. */
  readonly order: number;
  /** Of the initial ranking (TPN): smaller is higher. */
  readonly place: number;
  /** Stated, or the provisional one (decision 0060). */
  readonly rating: number;
  readonly colours: readonly Colour[];
  /** Undefined before the first game. */
  readonly preference: Preference | undefined;
  /** Ratings of the opponents met over the board, one for each game. */
  readonly opponents: readonly number[];
  /** Rounds in which the opponent had the higher score (decision 0061). */
  readonly upfloats: number;
  readonly upfloatedLast: boolean;
}

export const membersOf = (position: Position, provisionalRating: number): readonly Member[] => {
  const ratingOf = new Map(
    position.everyone.map(({ id, player }) => [id, player.rating ?? provisionalRating]),
  );
  return [...position.entrants].sort(byRank).map((entrant, order) => ({
    entrant,
    id: entrant.id,
    score: entrant.pairingScore,
    order,
    place: entrant.place,
    rating: ratingOf.get(entrant.id) ?? provisionalRating,
    colours: entrant.colours,
    preference: preferenceOf(entrant.colours),
    opponents: entrant.past.flatMap(({ turn }) => {
      const opponent = opponentIn(turn);
      return opponent !== undefined && isPlayed(turn) ? [ratingOf.get(opponent) ?? provisionalRating] : [];
    }),
    upfloats: entrant.past.filter(isUpfloat).length,
    upfloatedLast: entrant.past.slice(-1).some(isUpfloat),
  }));
};

/** Being upfloated is an act of pairing: whether the game was then played does not matter (decision 0061). */
const isUpfloat = ({ score, opponentsScore }: PastRound): boolean =>
  opponentsScore !== undefined && opponentsScore > score;

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** 2026, 1.6.4: whoever has not played has a mild preference for Black. In 1997 by decision 0064. */
const UNPLAYED: Preference = { colour: 'black', strength: 'mild' };

/** 2026, 1.6; 1997, 1.3 and 1.4. */
export const dueColour = ({ preference }: Pick<Member, 'preference'>): Preference => preference ?? UNPLAYED;

export const preferencesIn = ({ entrants }: Position): ColourPreferences =>
  preferencesOf(entrants, ({ colours }) => dueColour({ preference: preferenceOf(colours) }).colour);

/** A colour by what is due to the two, whoever has not played included. */
export const byDueColours =
  (grant: (meeting: Meeting) => Colour | undefined) =>
  ({ higher, lower, colourByLot }: Meeting<Member>): Colour | undefined =>
    grant({
      higher: { ...higher, preference: dueColour(higher) },
      lower: { ...lower, preference: dueColour(lower) },
      colourByLot,
    });

export const hasPlayed = ({ colours }: Member): boolean => colours.length > 0;

/** One of the two cannot have the colour that is due. */
export const seekTheSame = (a: Member, b: Member): boolean => dueColour(a).colour === dueColour(b).colour;

/** 2026, C3; 1997, 2 (C.04.1.f and g): whatever the colours, one of the two would get a forbidden one. */
export const shareAbsolutePreference = classed<Member>(member => {
  const { strength, colour } = dueColour(member);
  return strength === 'absolute' ? colour : undefined;
}, seekTheSame);
