import { describe, expect, test } from 'vitest';
import {
  type Adjustment,
  categoryId,
  type Fraction,
  minor,
  type PlayerId,
  type PrizeGroup,
  type PrizePlan,
  playerId,
} from '../model/index.ts';
import { type Competitors, divide } from './index.ts';

/* Worked out by hand in cents; ranking and points as the first line of each test says. */

const competitors = (...points: readonly number[]): Competitors => ({
  ranking: points.map((score, at) => ({ player: playerId(at + 1), rank: at + 1, points: score })),
  players: points.map((_, at) => ({ id: playerId(at + 1), name: `${at + 1}` })),
  categories: [],
});

const plan = (...groups: readonly PrizeGroup[]): PrizePlan => ({
  currency: 'EUR',
  unit: minor(1),
  leftover: 'fund',
  groups,
});

const cash = (...amounts: readonly number[]) => amounts.map(amount => ({ amount: minor(amount) }));

const amountsOf = (given: Competitors, wanted: PrizePlan) => {
  const divided = divide(given, wanted);
  if (!divided.ok) return divided.faults.map(({ code }) => code);
  return divided.value.pools.flatMap(({ members }) => members.map(({ player, amount }) => [player, amount]));
};

test('Seed 001, F10: with equal points the cash is shared', () => {
  // 1 alone; 2, 3 and 4 with 5 points at places 2 to 4: (700 + 500 + 0) / 3 = 400.
  const money = {
    id: 'money',
    mode: 'cumulative',
    lists: [{ id: 'cash', name: '', prizes: cash(1000, 700, 500), sharing: 'equal' }],
  } as const;
  expect(amountsOf(competitors(60, 50, 50, 50, 40), plan(money))).toEqual([
    [1, 1000],
    [2, 400],
    [3, 400],
    [4, 400],
  ]);
});

describe('Seed 002, IX', () => {
  const money = {
    id: 'money',
    mode: 'cumulative',
    lists: [{ id: 'cash', name: '', prizes: cash(1000, 500), sharing: 'equal' }],
  } as const;
  const trophies = {
    id: 'trophies',
    mode: 'cumulative',
    lists: [
      {
        id: 'cups',
        name: '',
        prizes: ['gold', 'silver'].map(object => ({ object, value: minor(0) })),
        sharing: 'none',
      },
    ],
  } as const;

  test('cash prizes are shared in equal parts among those who are level', () => {
    // 1, 2 and 3 level for 1000 + 500: 500 each.
    expect(amountsOf(competitors(50, 50, 50), plan(money))).toEqual([
      [1, 500],
      [2, 500],
      [3, 500],
    ]);
  });

  test('tie-breaks decide about trophies, which nobody divides', () => {
    const divided = divide(competitors(50, 50, 50), plan(trophies));
    expect(
      divided.ok && divided.value.pools.map(({ members, from }) => [members[0]?.player, from[0]?.object]),
    ).toEqual([
      [1, 'gold'],
      [2, 'silver'],
    ]);
  });

  test('a trophy between two whom no tie-break told apart is refused by name, and the cash is paid', () => {
    const { players, ranking, categories } = competitors(50, 50, 40);
    const level = ranking.map(each => (each.player === 2 ? { ...each, rank: 1 } : each));
    const divided = divide({ ranking: level, players, categories }, plan(money, trophies));
    expect(divided.ok && divided.value.refused).toEqual([
      { code: 'tie-not-broken', data: { list: 'cups', players: [1, 2] } },
    ]);
    expect(divided.ok && divided.value.sums.paid).toBe(1500);
  });
});

test('what a jury gives is paid as it was given, and open until then', () => {
  const special = {
    id: 'special',
    mode: 'cumulative',
    lists: [{ id: 'best game', name: '', prizes: cash(300), sharing: 'none', jury: true }],
  } as const;
  const open = divide(competitors(10, 5), plan(special));
  expect(open.ok && open.value.unclaimed.map(({ because }) => because)).toEqual(['not-awarded']);
  const given = divide(competitors(10, 5), plan(special), {
    awarded: [{ list: 'best game', place: 1, player: playerId(2) }],
  });
  expect(given.ok && given.value.pools.map(({ members }) => members[0])).toMatchObject([
    { player: 2, amount: 300 },
  ]);
});

describe('plans that have no one meaning', () => {
  const list = { id: 'cash', name: '', prizes: cash(1000, 500), sharing: 'equal' } as const;
  const codes = (...lists: PrizeGroup['lists']) =>
    amountsOf(competitors(10), plan({ id: 'money', mode: 'best-value', lists }));

  test.each([
    ['prizes-not-descending', [{ ...list, prizes: cash(500, 1000) }]],
    ['amount-invalid', [{ ...list, prizes: cash(0.5) }]],
    ['amount-invalid', [{ ...list, prizes: cash(0) }]],
    ['sharing-invalid', [{ ...list, sharing: { byRank: '3/2' } }]],
    ['prize-list-twice', [list, { ...list, jury: true }]],
    ['two-place-lists', [list, { ...list, id: 'other' }]],
    ['category-unknown', [{ ...list, sharing: 'none', category: 'u1800' }]],
    ['category-shares', [{ ...list, category: 'u1800' }]],
  ])('%s', (code, lists) => {
    expect(codes(...(lists as never as PrizeGroup['lists']))).toContain(code);
  });
});

test('rule 32B divides money alone', () => {
  const lists = [
    { id: 'cups', name: '', prizes: [{ object: 'cup', value: minor(5) }], sharing: 'none' },
  ] as const;
  expect(amountsOf(competitors(10), plan({ id: 'money', mode: 'us-32b', lists }))).toEqual(['thing-in-32b']);
});

test.each([
  { basedOn: 0, floor: '1/2' },
  { basedOn: 50, floor: '3/2' },
  { basedOn: 50, floor: 'half' },
])('a fund of $basedOn entries, not below $floor, is refused', fund => {
  const given = { ...plan(), fund } as PrizePlan;
  expect(amountsOf(competitors(10), given)).toEqual(['fund-invalid']);
});

describe('a minimum share of 79 for two who are level for 120', () => {
  const lists = [
    { id: 'cash', name: '', prizes: cash(120), sharing: 'equal', minimumShare: minor(79) },
  ] as const;
  const wanted = plan({ id: 'money', mode: 'cumulative', lists });

  test('the lower ranked leaves', () => {
    expect(amountsOf(competitors(10, 10), wanted)).toEqual([[1, 120]]);
  });

  test('who leaves has to be told from who stays', () => {
    const given = competitors(10, 10);
    const level = { ...given, ranking: given.ranking.map(each => ({ ...each, rank: 1 })) };
    const divided = divide(level, wanted);
    expect(divided.ok && divided.value.refused).toEqual([
      { code: 'tie-not-broken', data: { list: 'cash', players: [1, 2] } },
    ]);
  });
});

test('who takes the prize of a category, where one of two with one rank does, has to be told', () => {
  // Each would have (240 + 60) / 2 = 150 of the places: one takes 180 of the category, and the other has 240.
  const { players } = competitors(10, 10);
  const lists = [
    { id: 'cash', name: '', prizes: cash(240, 60), sharing: 'equal' },
    { id: 'u1800', name: '', prizes: cash(180), sharing: 'none', category: categoryId('u1800') },
  ] as const;
  const divided = divide(
    {
      players,
      ranking: players.map(({ id }) => ({ player: id, rank: 1, points: 10 })),
      categories: [{ id: categoryId('u1800'), name: '', conditions: [] }],
    },
    plan({ id: 'money', mode: 'best-value', lists }),
  );
  expect(divided.ok && divided.value.refused).toEqual([
    { code: 'tie-not-broken', data: { list: 'u1800', players: [1, 2] } },
  ]);
});

describe('groups with rankings of their own', () => {
  const given = competitors(10, 5, 10);
  const inGroups = {
    ...given,
    players: given.players.map((player, at) => ({ ...player, group: at < 2 ? 'A' : 'B' })),
    ranking: given.ranking.map((each, at) => ({
      ...each,
      rank: at < 2 ? at + 1 : 1,
      group: at < 2 ? 'A' : 'B',
    })),
    categories: ['A', 'B'].map(group => ({
      id: categoryId(group),
      name: group,
      conditions: [{ kind: 'group' as const, in: [group] }],
    })),
  };
  const list = { id: 'cash', name: '', prizes: cash(100), sharing: 'none' } as const;
  const group = (id: string, ...lists: PrizeGroup['lists']): PrizeGroup => ({
    id,
    mode: 'cumulative',
    lists,
  });

  test('nobody ranks players of several, and each group has its own prizes', () => {
    const own = ['A', 'B'].map(id => group(id, { ...list, id, category: categoryId(id) }));
    const divided = divide(inGroups, plan(group('all', list), ...own));
    expect(divided.ok && divided.value.refused).toEqual([
      { code: 'ranking-in-groups', data: { list: 'cash', groups: ['A', 'B'] } },
    ]);
    expect(divided.ok && divided.value.pools.map(({ members }) => members[0]?.player)).toEqual([1, 3]);
  });
});

describe('what the arbiter pays instead', () => {
  const lists = [{ id: 'cash', name: '', prizes: cash(1000, 500), sharing: 'equal' }] as const;
  const wanted = plan({ id: 'money', mode: 'cumulative', lists });
  const [one, two, three] = [1, 2, 3].map(playerId) as [PlayerId, PlayerId, PlayerId];
  const adjusted: Adjustment = {
    group: 'money',
    prizes: [1, 2].map(place => ({ list: 'cash', place })),
    total: '1500' as Fraction,
    was: [one, two].map(player => ({ player, amount: minor(750) })),
    shares: [
      { player: one, amount: minor(800) },
      { player: three, amount: minor(600) },
    ],
  };

  test('stands beside what was worked out, and what is not paid is kept', () => {
    const divided = divide(competitors(10, 10, 5), wanted, { adjusted: [adjusted] });
    expect(divided.ok && divided.value.pools[0]).toMatchObject({
      adjusted: true,
      members: [
        { player: 1, amount: 800, computed: 750 },
        { player: 2, amount: 0, computed: 750 },
        { player: 3, amount: 600, computed: 0 },
      ],
    });
    expect(divided.ok && divided.value.sums).toMatchObject({ announced: '1500', paid: 1400, kept: '100' });
  });

  test('holds no longer once the pool has other members, and says so', () => {
    const divided = divide(competitors(10, 5, 10), wanted, { adjusted: [adjusted] });
    expect(divided.ok && divided.value.pools.some(pool => pool.adjusted)).toBe(false);
    expect(divided.ok && divided.value.outdated).toEqual([adjusted]);
  });
});
