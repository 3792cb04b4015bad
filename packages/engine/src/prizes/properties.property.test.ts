import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Category,
  categoryId,
  minor,
  type PrizeGroup,
  type PrizeList,
  type PrizeMode,
  type PrizePlan,
  playerId,
} from '../model/index.ts';
import { added, compared, less, NOTHING, ratioIn, ratioOf } from '../model/ratio.ts';
import { casesOf } from '../testing/cases.ts';
import { type Competitors, divide, type PrizeResult } from './index.ts';

/* What holds of every division, whatever it divides. */

const MODES: readonly PrizeMode[] = ['cumulative', 'place-first', 'best-value', 'us-32b'];

interface Made {
  readonly competitors: Competitors;
  readonly plan: PrizePlan;
  readonly lists: readonly PrizeList[];
}

const list = fc.record({
  prizes: fc.array(
    fc.integer({ min: 1, max: 6 }).map(count => count * 60),
    { minLength: 1, maxLength: 4 },
  ),
  sharing: fc.constantFrom<PrizeList['sharing']>('none', 'equal', 'hort'),
  minimum: fc.option(fc.integer({ min: 1, max: 150 }), { nil: undefined }),
});

/** Up to six players, of whom some share their final rank; a list by place and up to two of categories. */
const made = (mode: PrizeMode, areRanksAlone = false): fc.Arbitrary<Made> =>
  fc
    .record({
      steps: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }),
      member: fc.array(fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }), {
        minLength: 6,
        maxLength: 6,
      }),
      lists: fc.array(list, { minLength: 1, maxLength: 3 }),
      unit: fc.constantFrom(1, 7, 100),
    })
    .map(({ steps, member, lists: drawn, unit }) => {
      const sorted = steps.sort((a, b) => a - b);
      const lists = drawn.map(({ prizes, sharing, minimum }, at): PrizeList => {
        const alone = mode === 'us-32b' || (mode === 'best-value' && at > 0);
        return {
          id: `${at}`,
          name: '',
          prizes: prizes.sort((a, b) => b - a).map(amount => ({ amount: minor(amount) })),
          sharing: alone ? 'none' : sharing,
          ...(at === 0 ? {} : { category: categoryId(`${at}`) }),
          ...(alone || minimum === undefined ? {} : { minimumShare: minor(minimum) }),
        };
      });
      const group: PrizeGroup = { id: 'money', mode, lists };
      return {
        lists,
        plan: { currency: 'EUR', unit: minor(unit), leftover: 'fund', groups: [group] },
        competitors: {
          ranking: sorted.map((step, at) => ({
            player: playerId(at + 1),
            rank: areRanksAlone ? at + 1 : sorted.indexOf(step) + 1,
            points: 10 - Math.floor(step / 2),
          })),
          players: sorted.map((_, at) => ({ id: playerId(at + 1), name: '' })),
          categories: ['1', '2'].map(
            (id, at): Category => ({
              id: categoryId(id),
              name: id,
              conditions: [],
              by: Object.fromEntries(
                sorted.map((_, player) => [player + 1, member[player]?.[at] ? 'in' : 'out']),
              ),
            }),
          ),
        },
      };
    });

const divided = ({ competitors, plan }: Pick<Made, 'competitors' | 'plan'>): PrizeResult => {
  const result = divide(competitors, plan);
  if (!result.ok) throw new Error(result.faults.map(({ code }) => code).join());
  return result.value;
};

const exactly = (fraction: string) => ratioIn(fraction) ?? NOTHING;

const orders = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) =>
        orders([...items.slice(0, at), ...items.slice(at + 1)]).map(rest => [item, ...rest]),
      );

/** Every ranking that lots could make of this one. */
const rankingsOf = (ranking: Competitors['ranking']): readonly Competitors['ranking'][] => {
  const ranks = [...new Set(ranking.map(({ rank }) => rank))];
  return ranks
    .map(rank => orders(ranking.filter(each => each.rank === rank)))
    .reduce<readonly Competitors['ranking'][]>(
      (all, own) => all.flatMap(before => own.map(after => [...before, ...after])),
      [[]],
    )
    .map(order => order.map((each, at) => ({ ...each, rank: at + 1 })));
};

const duesIn = ({ pools }: PrizeResult): string => {
  const dues = new Map<number, string[]>();
  for (const { members } of pools)
    for (const { player, exact } of members) dues.set(player, [...(dues.get(player) ?? []), exact].sort());
  return JSON.stringify([...dues].sort(([a], [b]) => a - b));
};

describe.each(MODES)('%s', mode => {
  test('a ranking by which somebody could have more after lots is refused', () => {
    fc.assert(
      fc.property(made(mode), one => {
        if (divided(one).refused.length > 0) return;
        const { ranking } = one.competitors;
        const possible = rankingsOf(ranking).map(drawn =>
          duesIn(divided({ ...one, competitors: { ...one.competitors, ranking: drawn } })),
        );
        expect(new Set(possible).size).toBe(1);
      }),
      { numRuns: casesOf(400, 10_000) },
    );
  });

  test('announced = paid + unclaimed + kept, and an amount is less than a unit from its share', () => {
    fc.assert(
      fc.property(made(mode), one => {
        const { sums, pools } = divided(one);
        const open = added(exactly(sums.unclaimed), exactly(sums.kept));
        expect(exactly(sums.announced)).toEqual(added(ratioOf(sums.paid), open));
        for (const { exact, amount } of pools.flatMap(({ members }) => members)) {
          const off = less(ratioOf(amount), exactly(exact));
          expect(compared(off, ratioOf(one.plan.unit))).toBeLessThan(0);
          expect(compared(off, ratioOf(-one.plan.unit))).toBeGreaterThan(0);
        }
      }),
      { numRuns: casesOf(1_000, 10_000) },
    );
  });
});

/* A minimum share may leave the last of a tie with nothing, and units may round two pools differently: before both. */
test('in a shared list by place nobody has a greater share than somebody above', () => {
  fc.assert(
    fc.property(made('cumulative', true), ({ lists: [first], plan, ...one }) => {
      if (!first) return;
      const { minimumShare: _minimum, ...list } = first;
      const groups = [{ id: 'money', mode: 'cumulative' as const, lists: [list] }];
      const shares = divided({ ...one, plan: { ...plan, groups } }).pools.flatMap(({ members }) => members);
      for (const [at, { exact }] of shares.entries())
        expect(compared(exactly(exact), exactly(shares[at - 1]?.exact ?? exact))).toBeLessThanOrEqual(0);
    }),
    { numRuns: casesOf(1_000, 10_000) },
  );
});

test('best value, nothing shared: no better prize that one may have went to somebody lower', () => {
  fc.assert(
    fc.property(made('best-value', true), one => {
      const lists = one.lists.map(({ minimumShare: _minimum, ...own }) => ({
        ...own,
        sharing: 'none' as const,
      }));
      const plan = { ...one.plan, groups: [{ id: 'money', mode: 'best-value' as const, lists }] };
      const { pools } = divided({ ...one, plan });
      const has = new Map(pools.map(({ members, total }) => [members[0]?.player, exactly(total)]));
      const isIn = (list: string | undefined, player: number): boolean =>
        one.competitors.categories.find(({ id }) => id === list)?.by?.[player] !== 'out';
      for (const { list: from, members, total } of pools) {
        const [winner] = members;
        for (const { player } of one.competitors.ranking)
          if (winner && player < winner.player && isIn(from, player))
            expect(compared(has.get(player) ?? NOTHING, exactly(total))).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: casesOf(1_000, 10_000) },
  );
});
