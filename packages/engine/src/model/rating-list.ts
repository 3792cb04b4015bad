import type { Result } from './turn.ts';

/* What a rating list says about a player. Computing with ratings is for `ratings/`. */

/** The three lists of FIDE. */
export const RATING_KINDS = ['standard', 'rapid', 'blitz'] as const;
export type RatingKind = (typeof RATING_KINDS)[number];

/** One line of a list. */
export interface ListedRating {
  readonly rating: number;
  readonly k?: number;
  /** Rated games completed in all, where the list or somebody says how many. */
  readonly games?: number;
}

/** The ratings in force on the first day. Absent: not on that list. */
export type RatingLists = Readonly<Partial<Record<RatingKind, ListedRating>>>;

/** A game of an earlier tournament against a rated opponent, kept for a first rating. */
export interface EarlierGame {
  readonly rating: number;
  readonly result: Result;
}
