import type { RatingKind } from '../../model/index.ts';
import { differenceFor, expectedFor } from '../tables.ts';

/*
 * The referee of ratings, from `rules/notes/ratings.md` alone, literally: whole numbers of hundredths, no shortcut. It shares the
 * tables of 8.1.1 and 8.1.2, which are printed numbers, and nothing that decides.
 */

export interface LiteralGame {
  /** Undefined: unrated. */
  readonly opponent: number | undefined;
  /** Half points. */
  readonly halves: 0 | 1 | 2;
  readonly played: boolean;
}

export interface LiteralTerms {
  readonly kind: RatingKind;
  /** `YYYY-MM-DD`. */
  readonly start: string;
  /** Minutes of each player for 60 moves. */
  readonly minutes: number;
}

/** Section 1 and 3: does this game count for a player of this rating? */
const counts = (
  { kind, start, minutes }: LiteralTerms,
  own: number | undefined,
  game: LiteralGame,
): boolean => {
  if (!game.played || game.opponent === undefined) return false;
  const stronger = own !== undefined && own > game.opponent ? own : game.opponent;
  if (kind === 'standard') {
    if (stronger >= 2400) return minutes >= 120;
    if (stronger >= 1800) return minutes >= 90;
    return minutes >= 60;
  }
  if (kind === 'rapid' && !(minutes > 10 && minutes < 60)) return false;
  if (kind === 'blitz' && !(minutes > 3 && minutes <= 10)) return false;
  if (start < '2024-12-01' || own === undefined) return true;
  const apart = own > game.opponent ? own - game.opponent : game.opponent - own;
  return !(apart >= 600 && (own > 2600 || game.opponent > 2600));
};

/** Section 6, the rule of 400 points: what counts of each difference. */
const countedDifferences = (
  { kind, start }: LiteralTerms,
  own: number,
  opponents: readonly number[],
): readonly number[] => {
  const cut = (difference: number) => (difference > 400 ? 400 : difference < -400 ? -400 : difference);
  const true400 = opponents.map(opponent => own - opponent);
  if (kind !== 'standard' || (start >= '2024-03-01' && start < '2025-10-01')) return true400.map(cut);
  if (start >= '2025-10-01') return own < 2650 ? true400.map(cut) : true400;
  // 2022: one upgrade, the game against the weakest; whoever is the weaker one has no upgrade to benefit from.
  const weakest = true400.indexOf(Math.max(...true400));
  return true400.map((difference, at) => (difference < 0 || at === weakest ? cut(difference) : difference));
};

export const changeLiterally = (
  terms: LiteralTerms,
  own: number,
  k: number,
  games: readonly LiteralGame[],
): { readonly games: number; readonly k: number; readonly change: number; readonly rounded: number } => {
  const opponents: number[] = [];
  let scored = 0;
  for (const game of games)
    if (counts(terms, own, game) && game.opponent !== undefined) {
      opponents.push(game.opponent);
      scored += 50 * game.halves;
    }
  let expected = 0;
  for (const difference of countedDifferences(terms, own, opponents)) expected += expectedFor(difference);
  let used = k;
  if (opponents.length * k > 700) {
    used = 0;
    while ((used + 1) * opponents.length <= 700) used++;
  }
  const change = used * (scored - expected);
  // 8.3.4: whichever whole number is nearest; of two as near, the one away from zero.
  let rounded = 0;
  const step = change < 0 ? -1 : 1;
  while (Math.abs(change - 100 * (rounded + step)) <= Math.abs(change - 100 * rounded)) rounded += step;
  return { games: opponents.length, k: used, change, rounded };
};

export interface LiteralFirst {
  readonly games: number;
  readonly rating: number | undefined;
  readonly published: boolean;
}

/** Section 7. */
export const firstLiterally = (
  terms: LiteralTerms,
  events: readonly (readonly LiteralGame[])[],
): LiteralFirst => {
  const played = events
    .map(event => event.filter(game => counts(terms, undefined, game)))
    .filter(event => event.length > 0);
  if (played[0]?.every(({ halves }) => halves === 0)) played.shift();
  const games = played.flat();
  if (games.length === 0) return { games: 0, rating: undefined, published: false };
  const n = games.length + 2;
  let sum = 1800 + 1800;
  let halves = 1 + 1;
  for (const game of games) {
    sum += game.opponent ?? 0;
    halves += game.halves;
  }
  // p = halves / 2n in hundredths, half up: the last whole percent that is not more than half above it.
  let percent = 0;
  while (2 * n * (2 * (percent + 1) - 1) <= 2 * 100 * halves) percent++;
  // Ra is not rounded: whole points of Ru are counted off in n-ths, half up.
  const inParts = sum + n * differenceFor(percent);
  let rating = -2000;
  while (2 * n * (rating + 1) - n <= 2 * inParts) rating++;
  if (rating > 2200) rating = 2200;
  return { games: games.length, rating, published: games.length >= 5 && rating >= 1400 };
};

/** Section 8: every rating from far below is tried, until the score is reached. */
export const performanceLiterally = (
  games: readonly { readonly rating: number; readonly halves: number }[],
): { readonly tpr: number; readonly ptp: number } => {
  const n = games.length;
  let sum = 0;
  let halves = 0;
  for (const game of games) {
    sum += game.rating;
    halves += game.halves;
  }
  let average = 0;
  while (2 * n * (average + 1) - n <= 2 * sum) average++;
  let percent = 0;
  while (2 * n * (2 * (percent + 1) - 1) <= 2 * 100 * halves) percent++;
  let perfect = Math.min(...games.map(({ rating }) => rating)) - 800;
  const expectedAt = (rating: number) =>
    games.reduce((total, game) => total + expectedFor(rating - game.rating), 0);
  if (halves > 0) while (expectedAt(perfect) < 50 * halves) perfect++;
  return { tpr: average + differenceFor(percent), ptp: perfect };
};
