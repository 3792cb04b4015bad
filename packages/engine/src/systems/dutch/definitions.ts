import {
  type Colour,
  isPlayed,
  type PlayerId,
  type Points,
  pointsOfWin,
  type Scoring,
} from '../../model/index.ts';
import {
  type Entrant,
  type Float,
  floatBy2017,
  floatBy2026,
  type PastRound,
  type Position,
} from '../../position/index.ts';
import { isByeOrForfeitWin, isPointWithoutPlaying } from '../swiss/bar-from-bye.ts';
import { colourDifference, type Preference, preferenceOf, repeatedColour } from '../swiss/colour-history.ts';

/** The two editions of C.04.3 that this folder holds. */
export type Edition = '2026' | '2017';

/** A participant with what article 1 (2017: section A) says of them before the round. */
export interface Member {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  /** Pairing score. */
  readonly score: Points;
  /** Order of article 1.2 (A.2) over the whole field, 0 for the first. */
  readonly order: number;
  readonly colours: readonly Colour[];
  readonly colourDifference: number;
  /** The last two games had the colour that the player does not prefer. */
  readonly hasRepeatedColour: boolean;
  readonly preference: Preference | undefined;
  readonly isTopscorer: boolean;
  /** Floats of the last round and of the one before it. */
  readonly floats: readonly [Float | undefined, Float | undefined];
  /** C2: may receive the pairing-allocated bye … */
  readonly mayHaveBye: boolean;
  /** … or not, since this round. */
  readonly barredSince: number | undefined;
  /** C9: rounds so far without a game over the board. */
  readonly unplayedGames: number;
}

export const membersOf = (position: Position, edition: Edition): readonly Member[] => {
  const { scoring } = position.tournament;
  const half = ((position.round - 1) * pointsOfWin(scoring)) / 2;
  return [...position.entrants]
    .sort((a, b) => b.pairingScore - a.pairingScore || a.place - b.place)
    .map((entrant, order) => ({ entrant, order, barredSince: barredSince(entrant, edition, scoring) }))
    .map(({ entrant, order, barredSince }) => ({
      entrant,
      id: entrant.id,
      score: entrant.pairingScore,
      order,
      colours: entrant.colours,
      colourDifference: colourDifference(entrant.colours),
      hasRepeatedColour: isDueTheOther(entrant.colours),
      preference: preferenceOf(entrant.colours),
      isTopscorer: position.isLastRound === true && entrant.pairingScore > half,
      floats: [
        floatOf(entrant.past.at(-1), edition, scoring),
        floatOf(entrant.past.at(-2), edition, scoring),
      ],
      mayHaveBye: barredSince === undefined,
      barredSince,
      unplayedGames: entrant.past.filter(({ turn }) => !isPlayed(turn)).length,
    }));
};

const isDueTheOther = (colours: readonly Colour[]): boolean => {
  const repeated = repeatedColour(colours);
  return repeated !== undefined && repeated !== preferenceOf(colours)?.colour;
};

const floatOf = (past: PastRound | undefined, edition: Edition, scoring: Scoring): Float | undefined => {
  if (!past) return undefined;
  return edition === '2026' ? floatBy2026(past, scoring) : floatBy2017(past);
};

const barredSince = ({ past }: Entrant, edition: Edition, scoring: Scoring): number | undefined =>
  past.find(round => barsFromBye(round, edition, scoring))?.round;

/** C2. 2026: C.04.1, article 4. 2017: C.04.1.d. */
const barsFromBye = (past: PastRound, edition: Edition, scoring: Scoring): boolean =>
  edition === '2017' ? isByeOrForfeitWin(past) : isPointWithoutPlaying(past, scoring);

/** All that a quality criterion may see of a player inside a bracket. Equal traits: interchangeable players. */
export interface Traits {
  readonly score: Points;
  /** Moved down into this bracket (MDP). */
  readonly isMovedDown: boolean;
  /** Score above the bracket's lowest, plus one point: the order of scores, and what a downfloater adds to the PSD (A.8). */
  readonly floatDifference: number;
  readonly preference: Preference | undefined;
  readonly colourDifference: number;
  readonly hasRepeatedColour: boolean;
  readonly floats: readonly [Float | undefined, Float | undefined];
  /** C9, in the bracket where it applies; 0 elsewhere. */
  readonly unplayedGames: number;
}
