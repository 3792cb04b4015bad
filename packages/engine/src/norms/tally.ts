import { type PerformanceOf, performanceFrom } from '../ratings/index.ts';
import type { NormOpponent } from './rounds.ts';
import { FIGURES, type NormTitle, TITLEHOLDERS, UNRATED } from './titles.ts';

/** A game that counts. */
export interface CountedGame {
  readonly round: number;
  readonly opponent: NormOpponent;
  /** In hundredths. */
  readonly score: number;
}

/** What a choice of games comes to. */
export interface Tally {
  readonly games: number;
  readonly score: number;
  readonly sum: number;
  readonly performance: PerformanceOf;
  /** 1.4.6: the lowest opponent, where that one was below the floor. */
  readonly raised?: { readonly round: number; readonly from: number | undefined; readonly to: number };
  /** Federations other than the player's, opponents of the player's, and most of one. */
  readonly foreign: number;
  readonly own: number;
  readonly most: number;
  readonly holders: number;
  /** Holders that the title asks for: games, or persons of a double round robin. */
  readonly asked: number;
}

/** FID is no federation: never foreign, never the player's own. */
const NOBODYS = 'FID';

/** Stands for nothing: no norm is made of it, and no account shows it. */
const NO_GAMES: PerformanceOf = { score: 0, average: 0, percent: 0, difference: 0, rating: 0 };

export const tallyOf = (
  games: readonly CountedGame[],
  { title, own, byPerson }: { readonly title: NormTitle; readonly own: string; readonly byPerson: boolean },
): Tally => {
  const { floor, holders: asked } = FIGURES[title];
  const federations = new Map<string, number>();
  const persons = new Set<number>();
  let [score, sum, holders, askedGames] = [0, 0, 0, 0];
  let lowest: CountedGame | undefined;
  for (const game of games) {
    const { opponent } = game;
    score += game.score;
    sum += ratingIn(game);
    if (!lowest || ratingIn(game) < ratingIn(lowest)) lowest = game;
    federations.set(opponent.federation, (federations.get(opponent.federation) ?? 0) + 1);
    if (opponent.title === undefined) continue;
    if (TITLEHOLDERS.includes(opponent.title)) holders++;
    if (asked.includes(opponent.title)) {
      askedGames++;
      persons.add(opponent.id);
    }
  }
  federations.delete(NOBODYS);
  const ofOwn = federations.get(own) ?? 0;
  const isRaised = lowest !== undefined && ratingIn(lowest) < floor;
  if (lowest && isRaised) sum += floor - ratingIn(lowest);
  return {
    games: games.length,
    score,
    sum,
    performance: games.length === 0 ? NO_GAMES : performanceFrom(sum, score, games.length),
    ...(lowest && isRaised
      ? { raised: { round: lowest.round, from: lowest.opponent.rating, to: floor } }
      : {}),
    foreign: federations.size - (ofOwn > 0 ? 1 : 0),
    own: ofOwn,
    most: Math.max(0, ...federations.values()),
    holders,
    asked: byPerson ? persons.size : askedGames,
  };
};

/** 1.4.6c. */
export const ratingIn = ({ opponent }: CountedGame): number => opponent.rating ?? UNRATED;
