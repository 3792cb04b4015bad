import { fraction, type Result, roundedHalfUp } from '../model/index.ts';
import { differenceFor, expectedFor } from './tables.ts';

/** The score of a result in hundredths, whatever the scoring of the tournament. */
export const SCORES: Readonly<Record<Result, number>> = { win: 100, draw: 50, loss: 0 };

/** A game against a rating. */
export interface ScoredGame {
  readonly rating: number;
  /** In hundredths. */
  readonly score: number;
}

export interface PerformanceOf {
  /** In hundredths. */
  readonly score: number;
  readonly average: number;
  readonly percent: number;
  readonly difference: number;
  readonly rating: number;
}

/** A mean of so many as a whole number, half up. */
export const roundedMean = (sum: number, count: number): number =>
  roundedHalfUp(fraction(sum, count)).numerator;

/** The rounded average plus the difference of the percentage, which is half up to hundredths (C.07 10.2, B.01 1.4.8). */
export const performanceFrom = (sumOfRatings: number, score: number, games: number): PerformanceOf => {
  const average = roundedMean(sumOfRatings, games);
  const percent = roundedMean(score, games);
  const difference = differenceFor(percent);
  return { score, average, percent, difference, rating: average + difference };
};

export const performanceOf = (games: readonly ScoredGame[]): PerformanceOf => {
  let sum = 0;
  let score = 0;
  for (const game of games) {
    sum += game.rating;
    score += game.score;
  }
  return performanceFrom(sum, score, games.length);
};

/** C.07, article 10.3. Nothing scored: 800 under the lowest opponent. The whole table is used, without a limit. */
export const perfectPerformance = (games: readonly ScoredGame[]): number => {
  let score = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const game of games) {
    score += game.score;
    low = Math.min(low, game.rating);
    high = Math.max(high, game.rating);
  }
  if (score === 0) return low - 800;
  // Expected scores never fall as the rating grows, so the lowest rating that is enough can be halved towards.
  let below = low - 800;
  let enough = high + 736;
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (expectedOf(middle, games) >= score) enough = middle;
    else below = middle;
  }
  return enough;
};

/** What a rating expects of all these games, in hundredths. */
export const expectedOf = (rating: number, games: readonly ScoredGame[]): number => {
  let sum = 0;
  for (const game of games) sum += expectedFor(rating - game.rating);
  return sum;
};
