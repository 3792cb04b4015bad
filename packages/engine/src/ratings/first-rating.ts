import { addExact, type Exact, fraction, roundedHalfUp, whole } from '../model/index.ts';
import { type Part, type Rule, type Working, worked } from '../rules/index.ts';
import { lineOf } from './change.ts';
import { type Encounter, ruleAgainst, type Terms } from './encounters.ts';
import { roundedMean } from './performance.ts';
import { b02 } from './rules.ts';
import { differenceFor } from './tables.ts';

/** What a player without a rating would be given. */
export interface FirstRatingOf {
  /** Those that count, and what was scored in them, in hundredths. */
  readonly games: number;
  readonly score: number;
  /** 8.2.1: the first tournament brought no point. */
  readonly isFirstEventDropped: boolean;
  /** The mean of the opponents and of two of 1800, not rounded. */
  readonly average?: Exact;
  readonly percent?: number;
  readonly difference?: number;
  /** Rounded, at most 2200. Undefined: no game counts. */
  readonly rating?: number;
  /** 2200 was the limit. */
  readonly isLimited: boolean;
  readonly isPublished: boolean;
  /** Why it would not be published. */
  readonly because: readonly Rule[];
  /** Its lines, the two of 1800 among them, add up to the sum of which the average is made. */
  readonly working: Working;
}

/** Two draws against 1800 stand beside the games. */
const HYPOTHETICAL = 1800;
const HIGHEST = 2200;
const LOWEST = 1400;
const ENOUGH_GAMES = 5;

/** 8.2, of all tournaments so far, oldest first. The lines of those before this one have no round. */
export const firstRatingOf = (terms: Terms, events: readonly (readonly Encounter[])[]): FirstRatingOf => {
  const { kind } = terms;
  const judged = events.map(event =>
    event.map(encounter => ({ encounter, cut: ruleAgainst(terms, undefined, encounter) })),
  );
  const first = judged.find(event => event.some(({ cut }) => !cut));
  const isFirstEventDropped =
    first?.every(({ encounter, cut }) => cut !== undefined || encounter.score === 0) ?? false;
  const lines = judged.flatMap(event =>
    event.map(({ encounter, cut }) => ({
      encounter,
      cut: cut ?? (event === first && isFirstEventDropped ? b02(kind, 'firstEventWithoutPoint') : undefined),
    })),
  );
  const counted = lines.filter(({ cut }) => !cut).map(({ encounter }) => encounter);
  const rule = b02(kind, 'firstRating');
  const parts = lines.map(({ encounter, cut }) =>
    lineOf(encounter, { amount: cut ? 0 : (encounter.rating ?? 0), rule: cut ?? rule, cut }),
  );
  const games = counted.length;
  const score = counted.reduce((sum, one) => sum + one.score, 0);
  if (games === 0) {
    const because = [b02(kind, 'fiveGames')];
    return {
      games,
      score,
      isFirstEventDropped,
      isLimited: false,
      isPublished: false,
      because,
      working: worked(rule, undefined, parts),
    };
  }
  const average = fraction(
    counted.reduce((sum, { rating = 0 }) => sum + rating, 2 * HYPOTHETICAL),
    games + 2,
  );
  const percent = roundedMean(score + 100, games + 2);
  const difference = differenceFor(percent);
  const exact = addExact(average, whole(difference));
  const rounded = roundedHalfUp(exact).numerator;
  const rating = Math.min(rounded, HIGHEST);
  const because = [
    ...(games < ENOUGH_GAMES ? [b02(kind, 'fiveGames')] : []),
    ...(rating < LOWEST ? [b02(kind, 'floor')] : []),
  ];
  const hypothetical: Part = { points: 0.5, score: HYPOTHETICAL, amount: HYPOTHETICAL, rule };
  return {
    games,
    score,
    isFirstEventDropped,
    average,
    percent,
    difference,
    rating,
    isLimited: rounded > HIGHEST,
    isPublished: because.length === 0,
    because,
    working: worked(rule, exact, [...parts, hypothetical, hypothetical], {
      games,
      points: score / 100,
      count: games + 2,
      percent,
      difference,
      rating,
    }),
  };
};
