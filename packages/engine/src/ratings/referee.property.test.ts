import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RATING_KINDS } from '../model/index.ts';
import { casesOf } from '../testing/cases.ts';
import {
  b02,
  changeOf,
  type Encounter,
  firstRatingOf,
  kOf,
  perfectPerformance,
  performanceOf,
  ratingEdition,
  type Terms,
} from './index.ts';
import {
  changeLiterally,
  firstLiterally,
  type LiteralGame,
  type LiteralTerms,
  performanceLiterally,
} from './referee/referee.ts';

/* Random games, rated twice: as the engine does, and as the notes say, literally. Ratings crowd at the limits of the text. */

const CASES = casesOf(10_000, 100_000);

const rating = fc.oneof(
  fc.integer({ min: 1400, max: 2880 }),
  fc.constantFrom(1799, 1800, 1999, 2000, 2399, 2400, 2600, 2601, 2649, 2650, 2651),
);
const halves = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
const game: fc.Arbitrary<LiteralGame> = fc.record({
  opponent: fc.oneof({ weight: 9, arbitrary: rating }, { weight: 1, arbitrary: fc.constant(undefined) }),
  halves,
  played: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
const terms: fc.Arbitrary<LiteralTerms> = fc
  .record({
    kind: fc.constantFrom(...RATING_KINDS),
    start: fc.constantFrom(
      '2022-01-01',
      '2024-02-29',
      '2024-03-01',
      '2024-11-30',
      '2024-12-01',
      '2025-09-30',
      '2025-10-01',
      '2026-11-19',
    ),
    minutes: fc.constantFrom(5, 10, 15, 59, 60, 89, 90, 119, 120, 150),
  })
  // Rapid and blitz before March 2024 have no text here.
  .filter(({ kind, start }) => kind === 'standard' || start >= '2024-03-01');

const termsOf = ({ kind, start, minutes }: LiteralTerms): Terms => {
  const edition = ratingEdition(kind, start);
  if (!edition.ok) throw new Error(edition.faults[0]?.code);
  const side = { seconds: 60 * minutes };
  return { kind, edition: edition.value, time: { white: side, black: side } };
};

const encounterOf = ({ opponent, halves: made, played }: LiteralGame): Encounter => ({
  rating: opponent,
  score: 50 * made,
  overTheBoard: played,
  ...(played ? {} : { unplayed: b02('standard', 'unplayed') }),
});

test('8.3: the change of a rating', () => {
  fc.assert(
    fc.property(
      terms,
      rating,
      fc.constantFrom(10, 20, 40),
      fc.array(game, { maxLength: 40 }),
      (by, own, k, games) => {
        const found = changeOf(
          termsOf(by),
          { own, k: kOf({ listYear: 0, highest: 0, stated: k }) },
          games.map(encounterOf),
        );
        const { exact } = found.change;
        const change = exact && (100 * exact.numerator) / exact.denominator;
        expect({ games: found.games, k: found.k.value, change: change || 0, rounded: found.rounded }).toEqual(
          {
            ...changeLiterally(by, own, k, games),
            change: changeLiterally(by, own, k, games).change || 0,
          },
        );
        const lines = found.change.parts.filter(({ cut }) => !cut);
        expect(lines).toHaveLength(found.games);
        expect(lines.reduce((sum, { amount }) => sum + Math.round(100 * amount), 0)).toBe(found.sum);
      },
    ),
    { numRuns: CASES },
  );
});

test('8.2: a first rating', () => {
  fc.assert(
    fc.property(
      terms,
      fc.array(fc.array(game, { maxLength: 11 }), { minLength: 1, maxLength: 3 }),
      (by, events) => {
        const found = firstRatingOf(
          termsOf(by),
          events.map(event => event.map(encounterOf)),
        );
        expect({ games: found.games, rating: found.rating, published: found.isPublished }).toEqual(
          firstLiterally(by, events),
        );
      },
    ),
    { numRuns: CASES },
  );
});

test('performances', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ rating, halves }), { minLength: 1, maxLength: 13 }), games => {
      const scored = games.map(one => ({ rating: one.rating, score: 50 * one.halves }));
      expect({ tpr: performanceOf(scored).rating, ptp: perfectPerformance(scored) }).toEqual(
        performanceLiterally(games),
      );
    }),
    { numRuns: casesOf(2_000, 10_000) },
  );
});
