import { afterEach, expect, test, vi } from 'vitest';
import { LeastCostMatching } from '../../matching/perfect-matching.ts';
import { fieldOf } from './field.ts';
import { pairedRound } from './paired-round.ts';
import { rulingsOf } from './rulings.ts';
import { whiteAlwaysWins } from './testing/white-always-wins.ts';

afterEach(() => vi.restoreAllMocks());

/** For one word: as far as each of three horizons a candidate, its order, and an exchange in it where blossoms have to be tried. */
const MOST = 9;

/** How many matchings are solved; more than allowed are not waited for. */
const countingSearches = (): { count: number; allowed: number } => {
  const searches = { count: 0, allowed: Number.POSITIVE_INFINITY };
  const solve = LeastCostMatching.prototype.solve;
  vi.spyOn(LeastCostMatching.prototype, 'solve').mockImplementation(function (this: LeastCostMatching) {
    searches.count += 1;
    if (searches.count > searches.allowed) throw new Error(`more than ${searches.allowed} searches`);
    return solve.call(this);
  });
  return searches;
};

// Decision 1380: the bracket of 2017 that completes the round is asked at once, not one set of downfloaters after the other.
test.each([
  ['2017', 21],
  ['2017', 61],
  ['2026', 61],
] as const)(
  '%s, %i players, White always wins: whoever suffers is found by few searches',
  (edition, players) => {
    const searches = countingSearches();
    let read = 0;
    for (const position of whiteAlwaysWins(players, 8)) {
      const rulings = rulingsOf(pairedRound(fieldOf(position, edition, { 'no-compatriots': false })));
      for (const passed of rulings.flatMap(({ passedOver }) => passedOver)) {
        searches.allowed = searches.count + MOST;
        if (passed.verdict === 'worse') expect(passed.suffers).not.toHaveLength(0);
        searches.allowed = Number.POSITIVE_INFINITY;
        read += 1;
      }
    }
    expect(read).toBeGreaterThan(players);
  },
);
