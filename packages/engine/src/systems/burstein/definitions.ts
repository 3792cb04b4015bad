import { type Colour, isPlayed, type PlayerId, type Points } from '../../model/index.ts';
import type { Entrant, PastRound, Position } from '../../position/index.ts';
import { colourDifference, type Preference, preferenceOf } from '../swiss/colour-history.ts';

/** A participant with what article 1 (seed 003: rules 1 and 3) says of them before the round. */
export interface Member {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  /** Pairing score. */
  readonly score: Points;
  /** Vertex in the graphs of the field: higher scores first, then by rank. */
  readonly order: number;
  /** Ranking order of article 1.8 (3.2) over the whole field, 0 for the first. Scores have no part in it. */
  readonly rank: number;
  /** What the rank comes from, compared one after the other, the greater first. */
  readonly index: readonly number[];
  readonly colours: readonly Colour[];
  readonly colourDifference: number;
  readonly preference: Preference | undefined;
  /** C2 (4.1). */
  readonly mayHaveBye: boolean;
  /** C2 (4.1): the round since which the bye is barred. */
  readonly barredSince: number | undefined;
  readonly gamesPlayed: number;
}

/** What the two editions say differently of a participant. */
export interface Evaluation {
  readonly indexOf: (entrant: Entrant) => readonly number[];
  readonly barsFromBye: (past: PastRound) => boolean;
}

/** In the order of their vertices. */
export const membersOf = (
  { entrants }: Position,
  { indexOf, barsFromBye }: Evaluation,
): readonly Member[] => {
  const ranked = entrants
    .map(entrant => ({ entrant, index: indexOf(entrant) }))
    .sort((a, b) => compareIndexes(a.index, b.index) || a.entrant.place - b.entrant.place);
  return ranked
    .map(({ entrant, index }, rank) => ({ entrant, index, rank }))
    .sort((a, b) => b.entrant.pairingScore - a.entrant.pairingScore || a.rank - b.rank)
    .map(({ entrant, index, rank }, order) => ({
      entrant,
      id: entrant.id,
      score: entrant.pairingScore,
      order,
      rank,
      index,
      colours: entrant.colours,
      colourDifference: colourDifference(entrant.colours),
      preference: preferenceOf(entrant.colours),
      mayHaveBye: !entrant.past.some(barsFromBye),
      barredSince: entrant.past.find(barsFromBye)?.round,
      gamesPlayed: entrant.past.filter(({ turn }) => isPlayed(turn)).length,
    }));
};

/** Negative: the first index is the better one. */
const compareIndexes = (a: readonly number[], b: readonly number[]): number => {
  for (const [at, value] of a.entries()) {
    const difference = (b[at] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  return 0;
};

export const byRanking = (a: Member, b: Member): number => a.rank - b.rank;

/** All that a quality criterion may see of a player inside a bracket. Equal traits: interchangeable players. */
export type Traits = Pick<Member, 'score' | 'preference'>;

/** Only where two players prefer the same colour does one of them not get it. */
export const preferTheSame = (a: Traits, b: Traits): 0 | 1 =>
  a.preference && a.preference.colour === b.preference?.colour ? 1 : 0;
