import type { RatingKind } from '@pareo/engine/model';
import type { AssumedOfK } from '@pareo/engine/ratings';
import { ratings as inEnglish } from './en/ratings.ts';
import { ratings as inSpanish } from './es/ratings.ts';
import type { Language } from './language.ts';

/** What is said of ratings, their changes and performances. Figures come written, with their signs. */
export interface RatingTexts {
  readonly kinds: Readonly<Record<RatingKind, string>>;
  /** Of a whole report: the list, and the month since which its text holds. */
  readonly title: (kind: RatingKind, edition: string) => string;
  readonly columns: {
    readonly round: string;
    readonly opponent: string;
    readonly rating: string;
    readonly difference: string;
    readonly counted: string;
    readonly expected: string;
    readonly score: string;
    readonly change: string;
    readonly note: string;
    readonly games: string;
    readonly sum: string;
    readonly k: string;
    readonly rounded: string;
    readonly performance: string;
    readonly perfect: string;
    readonly first: string;
  };
  readonly unrated: string;
  /** Before the article by which a difference was limited. */
  readonly limited: string;
  readonly notCounted: string;
  readonly earlier: string;
  readonly hypothetical: string;
  /** K as it multiplies the sum. */
  readonly sumOf: (figures: {
    readonly sum: string;
    readonly k: string;
    readonly change: string;
    readonly rounded: string;
  }) => string;
  readonly kLimited: (listed: number, games: number) => string;
  readonly kAssumed: (assumed: readonly AssumedOfK[]) => string;
  readonly fromStandard: string;
  readonly month: string;
  readonly timeUnknown: string;
  readonly performanceOf: (figures: {
    readonly value: number;
    readonly average: number;
    readonly difference: string;
    readonly percent: number;
    readonly games: number;
    readonly of: number;
  }) => string;
  readonly perfectOf: (figures: {
    readonly value: number;
    readonly expected: string;
    readonly points: string;
  }) => string;
  readonly firstOf: (figures: {
    readonly sum: string;
    readonly count: number;
    readonly average: string;
    readonly difference: string;
    readonly percent: number;
    readonly rating: number;
  }) => string;
  readonly firstLimited: string;
  readonly notPublished: string;
}

export const ratingTexts: Readonly<Record<Language, RatingTexts>> = { en: inEnglish, es: inSpanish };
