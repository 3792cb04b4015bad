import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Category,
  categoryId,
  type Fraction,
  minor,
  type PrizeGroup,
  type PrizeList,
  type PrizeMode,
  type PrizePlan,
  playerId,
} from '../model/index.ts';
import { casesOf } from '../testing/cases.ts';
import { type Competitors, divide, type PrizeResult } from './index.ts';
import { divideLiterally, type LiteralPlayer } from './referee/referee.ts';

/* Random small events, divided twice: as the engine does, and as the notes say, literally. Every rank is alone here but in one of five events. */

const LISTS = ['general', 'a', 'b', 'c'];

interface Case {
  readonly competitors: Competitors;
  readonly plan: PrizePlan;
  readonly group: PrizeGroup;
}

const amounts = (most: number) =>
  fc
    .array(
      fc.integer({ min: 1, max: 9 }).map(count => count * 100),
      { minLength: 1, maxLength: most },
    )
    .map(list => list.sort((a, b) => b - a).map(amount => ({ amount: minor(amount) })));

const sharing = fc.constantFrom<PrizeList['sharing']>(
  'none',
  'equal',
  'hort',
  { byRank: '1/4' as Fraction },
  { byRank: '2/3' as Fraction },
);

const caseOf = (mode: PrizeMode): fc.Arbitrary<Case> =>
  fc
    .record({
      scores: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 9 }),
      shareRanks: fc.integer({ min: 0, max: 4 }).map(one => one === 0),
      member: fc.array(fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), {
        minLength: 9,
        maxLength: 9,
      }),
      lists: fc.array(
        fc.record({
          prizes: amounts(5),
          sharing,
          tie: fc.constantFrom('points' as const, 'all' as const),
          minimumShare: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
          minimumEntrants: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      unit: fc.constantFrom(1, 10, 100),
      leftover: fc.constantFrom('fund' as const, 'exact' as const),
    })
    .map(({ scores, shareRanks, member, lists, unit, leftover }) => {
      const points = scores.sort((a, b) => b - a);
      const rankOf = (at: number): number => (shareRanks ? points.indexOf(points[at] ?? 0) + 1 : at + 1);
      const group: PrizeGroup = {
        id: 'money',
        mode,
        lists: lists.map(({ minimumShare, minimumEntrants, ...list }, at): PrizeList => {
          const id = LISTS[at] ?? '';
          const alone = mode === 'us-32b' || (mode === 'best-value' && at > 0);
          return {
            id,
            name: id,
            prizes: list.prizes,
            tie: list.tie,
            sharing: alone ? 'none' : list.sharing,
            ...(at === 0 ? {} : { category: categoryId(id) }),
            ...(alone || minimumShare === undefined ? {} : { minimumShare: minor(minimumShare) }),
            ...(minimumEntrants === undefined ? {} : { minimumEntrants }),
          };
        }),
      };
      const categories = LISTS.slice(1).map(
        (id, at): Category => ({
          id: categoryId(id),
          name: id,
          conditions: [],
          by: Object.fromEntries(
            points.map((_, player) => [player + 1, member[player]?.[at] ? 'in' : 'out']),
          ),
        }),
      );
      return {
        group,
        plan: { currency: 'EUR', unit: minor(unit), leftover, groups: [group] },
        competitors: {
          categories,
          players: points.map((_, at) => ({ id: playerId(at + 1), name: '' })),
          ranking: points.map((score, at) => ({ player: playerId(at + 1), rank: rankOf(at), points: score })),
        },
      };
    });

const literally = ({ competitors, group, plan }: Case) => {
  const standing = competitors.ranking.map(
    ({ player, rank, points }): LiteralPlayer => ({
      player,
      rank,
      points,
      mayWin: new Set<string>(
        competitors.categories.filter(({ by }) => by?.[player] === 'in').map(({ id }) => id),
      ),
    }),
  );
  return divideLiterally(group, standing, plan);
};

const byPlayer = (paid: readonly { readonly player: number; readonly amount: number }[]) =>
  paid
    .filter(({ amount }) => amount > 0)
    .map(({ player, amount }) => `${player}: ${amount}`)
    .sort();

const centsIn = (fraction: Fraction): number => {
  const [over = 0, under = 1] = fraction.split('/').map(Number);
  return over / under;
};

const expectExact = ({ sums, pools, unclaimed }: PrizeResult): void => {
  const paid = pools.flatMap(({ members }) => members).reduce((sum, { amount }) => sum + amount, 0);
  const open = unclaimed.reduce((sum, { amount }) => sum + centsIn(amount), 0);
  expect(sums.paid).toBe(paid);
  expect(centsIn(sums.announced)).toBeCloseTo(paid + open + centsIn(sums.kept), 6);
};

describe.each<PrizeMode>(['cumulative', 'place-first', 'best-value', 'us-32b'])('%s', mode => {
  test('as the notes say, to the cent, and no cent is lost', () => {
    fc.assert(
      fc.property(caseOf(mode), one => {
        const divided = divide(one.competitors, one.plan);
        if (!divided.ok) throw new Error(divided.faults.map(({ code }) => code).join());
        const expected = literally(one);
        // Categories contest a rank in more ways than the referee looks for; where places do, both say so.
        if (divided.value.refused.length > 0) {
          if (mode !== 'best-value') expect(expected.tieNotBroken).toBe(true);
          return;
        }
        expect(expected.tieNotBroken).toBe(false);
        const paid = divided.value.pools.flatMap(({ members }) => members);
        expect(byPlayer(paid)).toEqual(byPlayer(expected.paid));
        expect(divided.value.unclaimed.map(({ list, place }) => `${list} ${place}`).sort()).toEqual(
          [...expected.unclaimed].sort(),
        );
        expectExact(divided.value);
      }),
      { numRuns: casesOf(1_000, 10_000) },
    );
  });
});
