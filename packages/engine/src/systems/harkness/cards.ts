import {
  type Colour,
  impossible,
  opposite,
  type PlayerId,
  type Points,
  pointsOfWin,
  type Scoring,
  tenths,
} from '../../model/index.ts';
import type { Entrant, PastRound, Position } from '../../position/index.ts';
import { byAlphabet } from '../../position/index.ts';
import type { Adjudication, Settings } from './options.ts';

/** A card of rules 2 and 3: what the director reads off it before the round. */
export interface Card {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  /** For pairing only: with the points given to unfinished games (10). */
  readonly score: Points;
  /** 3: the highest rated has the lowest. */
  readonly number: number;
  /** By score and then by number, 0 for the first: the vertex of the player. */
  readonly order: number;
  /** VIII: the colour that alternates; undefined before the first game. */
  readonly due: Colour | undefined;
}

export const cardsOf = (
  position: Position,
  entrants: readonly Entrant[],
  settings: Settings,
): readonly Card[] => {
  const numbers = numbersOf(position, settings);
  return entrants
    .map(entrant => ({
      entrant,
      score: entrant.pairingScore,
      number: numbers.get(entrant.id) ?? impossible('everybody has a number'),
    }))
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .map(({ entrant, score, number }, order) => ({
      entrant,
      id: entrant.id,
      score,
      number,
      order,
      due: dueColour(entrant),
    }));
};

/** VIII. */
export const dueColour = ({ colours }: Pick<Entrant, 'colours'>): Colour | undefined => {
  const last = colours.at(-1);
  return last && opposite(last);
};

/** 3: by rating, provisional ones included; whoever cannot be rated at all follows, by the alphabet. */
const numbersOf = (
  { everyone }: Position,
  { cardNumbers, estimates }: Settings,
): ReadonlyMap<PlayerId, number> => {
  if (cardNumbers === 'as-written') return new Map(everyone.map(({ id, place }) => [id, place]));
  const rated = everyone.map(({ player }) => {
    const rating = player.rating ?? estimates.get(player.id);
    return { ...player, ...(rating === undefined ? {} : { rating }) };
  });
  return new Map(
    rated
      .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || byAlphabet(a, b))
      .map(({ id }, index) => [id, index + 1]),
  );
};

/** 10: with what the director gives to unfinished games, for pairing only. */
export const withUnfinished = (position: Position, settings: Settings): Position => {
  const { scoring } = position.tournament;
  const counted = (entrant: Entrant): Entrant => {
    const past = entrant.past.map(round => ({
      ...round,
      points: unfinishedPoints(entrant.id, round, scoring, settings) ?? round.points,
    }));
    const given = past.reduce((sum, { points }, at) => sum + points - (entrant.past[at]?.points ?? 0), 0);
    return {
      ...entrant,
      past,
      score: tenths(entrant.score + given),
      pairingScore: tenths(entrant.pairingScore + given),
    };
  };
  return {
    ...position,
    everyone: position.everyone.map(counted),
    entrants: position.entrants.map(counted),
  };
};

const unfinishedPoints = (
  player: PlayerId,
  { turn }: PastRound,
  scoring: Scoring,
  { unfinished, adjudicated }: Settings,
): Points | undefined => {
  if (turn.kind !== 'adjourned') return undefined;
  const [white, black] = turn.colour === 'white' ? [player, turn.opponent] : [turn.opponent, player];
  const stated = adjudicated.find(game => game.white === white && game.black === black);
  if (stated) return scoring[resultFor(turn.colour, stated)][turn.colour];
  return unfinished === 'draw' ? scoring.draw[turn.colour] : pointsOfWin(scoring);
};

const resultFor = (colour: Colour, { result }: Adjudication): 'win' | 'draw' | 'loss' => {
  if (result === '=') return 'draw';
  return (result === '1-0') === (colour === 'white') ? 'win' : 'loss';
};

/** 6: the two would have to have the same colour to alternate. */
export const dueSameColour = (a: Card, b: Card): boolean => a.due !== undefined && a.due === b.due;

/** III: the round in which the player had the bye. */
export const byeHadBy = ({ entrant }: Card): number | undefined =>
  entrant.past.find(({ turn }) => turn.kind === 'pairing-bye')?.round;
