import {
  allGamesIn,
  forfeitsMatch,
  type MatchGame,
  opponentIn,
  type Points,
  pointsForGame,
  pointsOfWin,
  type Scoring,
  type Turn,
  tenths,
} from '../../model/index.ts';
import type { Entrant } from '../position.ts';

/** A player with the number of the seeding. */
export interface Seeded {
  readonly number: number;
  readonly entrant: Entrant;
}

/** What was announced before the first match. */
export interface MatchTerms {
  /** Games of a match. */
  readonly games: number;
  readonly lot: string;
  readonly scoring: Scoring;
}

/** One side of a match: the turn is missing where the two did not meet in that round. */
export interface MatchSide {
  /** Of the seeding. */
  readonly number: number;
  /** Pairing number. */
  readonly id: number;
  readonly turn: Turn | undefined;
  /** The games announced. */
  readonly games: readonly MatchGame[];
  /** Games played beyond them to break a tie. */
  readonly extraGames: readonly MatchGame[];
  readonly hadLeft: boolean;
}

/** A side that is paired on. */
export interface SeededSide extends MatchSide, Seeded {}

export interface Match<Side extends MatchSide = MatchSide> {
  readonly round: number;
  readonly terms: MatchTerms;
  readonly first: Side;
  readonly second: Side;
}

/** Which side a rule gives the match to. Undefined: the rule says nothing. */
export type Winner = 'first' | 'second' | undefined;

export const matchOf = (
  first: Seeded,
  second: Seeded,
  { round, terms }: Pick<Match, 'round' | 'terms'>,
): Match<SeededSide> => {
  const sideOf = (own: Seeded, other: Seeded): SeededSide => {
    const past = own.entrant.past[round - 1]?.turn;
    const turn = past && opponentIn(past) === other.entrant.id ? past : undefined;
    return {
      ...own,
      id: own.entrant.id,
      turn,
      ...gamesBy(terms, turn),
      hadLeft: leftBefore(own.entrant, round),
    };
  };
  return { round, terms, first: sideOf(first, second), second: sideOf(second, first) };
};

/** The games announced, and those played beyond them. */
export const gamesBy = (
  { games: announced }: Pick<MatchTerms, 'games'>,
  turn: Turn | undefined,
): Pick<MatchSide, 'games' | 'extraGames'> => {
  const games = turn ? allGamesIn(turn) : [];
  return { games: games.slice(0, announced), extraGames: games.slice(announced) };
};

const leftBefore = ({ player }: Entrant, round: number): boolean =>
  Math.min(player.withdrawnAfter ?? Infinity, player.expelledAfter ?? Infinity) < round;

export const pointsFrom = (games: readonly MatchGame[], scoring: Scoring): Points =>
  tenths(games.reduce((sum, game) => sum + pointsForGame(game, scoring), 0));

export const moreOf = (first: number, second: number): Winner =>
  first === second ? undefined : first > second ? 'first' : 'second';

/** Nobody came: no tie-break can speak of it. */
export const isWithoutPlayers = ({ first, second }: Match): boolean =>
  stayedAway(first) && stayedAway(second);

const stayedAway = ({ turn }: MatchSide): boolean =>
  turn !== undefined && (forfeitsMatch(turn) || (turn.kind === 'forfeit' && !turn.won));

/** All the games announced have been played. */
export const isComplete = ({ first, second, terms }: Match): boolean =>
  [first, second].every(({ games }) => games.length === terms.games);

/** By points; before the last game only where the games to come could not even the score. */
export const winnerOnPoints = (match: Match): Winner => {
  const { first, second, terms } = match;
  const [own, others] = [pointsFrom(first.games, terms.scoring), pointsFrom(second.games, terms.scoring)];
  const played = Math.min(first.games.length, second.games.length);
  const toCome = (terms.games - played) * pointsOfWin(terms.scoring);
  return played > 0 && Math.abs(own - others) > toCome ? moreOf(own, others) : undefined;
};

/** As the arbiter stated it on either side, where the two statements do not contradict each other. */
export const winnerStated = ({ first, second }: Match): Winner => {
  const [own, others] = [wonAsStated(first), wonAsStated(second)];
  if (own === others) return undefined;
  return (own ?? !others) ? 'first' : 'second';
};

const wonAsStated = ({ turn }: MatchSide): boolean | undefined =>
  turn?.kind === 'match' ? turn.won : undefined;

/** By forfeit, or because the other had left before a match that was never paired. */
export const winnerWithoutPlay = ({ first, second }: Match): Winner => {
  if (first.turn?.kind === 'forfeit' && second.turn?.kind === 'forfeit')
    return moreOf(Number(first.turn.won), Number(second.turn.won));
  if (stayedAway(first) !== stayedAway(second)) return stayedAway(first) ? 'second' : 'first';
  if (first.turn || second.turn) return undefined;
  return moreOf(Number(second.hadLeft), Number(first.hadLeft));
};
