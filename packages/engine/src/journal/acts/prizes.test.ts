import { describe, expect, test } from 'vitest';
import { categoryId, type Fraction, minor, type PrizePlan } from '../../model/index.ts';
import { needsYou, type PlayerKey, type State, type Wish } from '../index.ts';
import { codesOf, type Desk, deskWith, insist, LUIS, mustSend, playRounds, send } from '../testing/desk.ts';

/* Categories, prizes as announced, what juries and arbiters say of them, and what is frozen at the end. */

const key = (number: number) => number as PlayerKey;
const JUNIORS = {
  id: categoryId('u18'),
  name: 'U18',
  conditions: [{ kind: 'age', under: 18, on: '2026/01/01' }],
} as const;

const planOf = (first = 10_000, sharing: 'equal' | 'none' = 'equal'): PrizePlan => ({
  currency: 'EUR',
  unit: minor(1),
  leftover: 'fund',
  groups: [
    {
      id: 'money',
      mode: 'cumulative',
      lists: [
        {
          id: 'general',
          name: 'General',
          prizes: [{ amount: minor(first) }, { amount: minor(5_000) }],
          sharing,
        },
        {
          id: 'jury',
          name: 'Best game',
          prizes: [{ object: 'A book', value: minor(0) }],
          sharing: 'none',
          jury: true,
        },
      ],
    },
  ],
});
const define: Wish = { kind: 'define-categories', categories: [JUNIORS], was: [] };
const plan: Wish = { kind: 'plan-prizes', plan: planOf() };
const award: Wish = { kind: 'award-prize', list: 'jury', place: 1, player: key(2) };

/** 1, 3 and 5 have won round 1 of six: 100 and 50 euros for three. */
const played = (rounds = 1): Desk => {
  const desk = deskWith(6, { rounds });
  mustSend(desk, plan);
  return playRounds(desk, 1);
};
const adjust = (amounts: Readonly<Record<number, number>>): Wish<'adjust-prize'> => ({
  kind: 'adjust-prize',
  group: 'money',
  prizes: [
    { list: 'general', place: 1 },
    { list: 'general', place: 2 },
  ],
  total: '15000' as Fraction,
  was: [1, 3, 5].map(player => ({ player: key(player), amount: minor(5_000) })),
  shares: Object.entries(amounts).map(([player, amount]) => ({
    player: key(Number(player)),
    amount: minor(amount),
  })),
  reason: 'a play-off',
});
const frozen = (desk: Desk, state: State) =>
  desk.attachments.find(({ digest }) => digest === state.numbers?.prizes)?.body as {
    readonly sums: object;
    readonly pools: readonly { readonly members: readonly object[] }[];
  };

describe('categories', () => {
  test('whom the data leave open waits for the arbiter once there is a prize for it', () => {
    const desk = deskWith(2);
    mustSend(desk, define);
    expect(needsYou(desk.journal.state)).toEqual([]);
    const [group] = planOf().groups;
    const lists = (group?.lists ?? []).map(list => ({ ...list, category: JUNIORS.id }));
    const groups = group ? [{ ...group, lists }] : [];
    mustSend(desk, { kind: 'plan-prizes', plan: { ...planOf(), groups } });
    expect(needsYou(desk.journal.state)).toEqual([
      { kind: 'membership-unknown', category: 'U18', players: [1, 2] },
    ]);
    mustSend(desk, { kind: 'edit-player', player: key(1), changes: { birth: '2010/05/01' }, was: {} });
    const state = mustSend(desk, {
      kind: 'set-category',
      player: key(2),
      category: JUNIORS.id,
      as: 'out',
      was: 'by-data',
    });
    expect(state.memberships).toMatchObject([{ player: 2, as: 'out', reason: 'asked for by the test' }]);
    expect(needsYou(state)).toEqual([]);
  });

  test('the word about a player needs a reason, and is taken back', () => {
    const desk = deskWith(2);
    mustSend(desk, define);
    const wish = {
      kind: 'set-category',
      player: key(2),
      category: JUNIORS.id,
      as: 'in',
      was: 'by-data',
    } as const;
    expect(codesOf(send(desk, wish))).toEqual(['reason-missing']);
    mustSend(desk, wish);
    expect(codesOf(insist(desk, wish))).toEqual(['changed-meanwhile', 'nothing-to-change']);
    expect(mustSend(desk, { ...wish, as: 'by-data', was: 'in' }).memberships).toEqual([]);
  });

  test('a category that goes takes with it what was said of it', () => {
    const desk = deskWith(2);
    mustSend(desk, define);
    mustSend(desk, {
      kind: 'set-category',
      player: key(2),
      category: JUNIORS.id,
      as: 'in',
      was: 'by-data',
    });
    const state = mustSend(desk, { kind: 'define-categories', categories: [], was: [JUNIORS] });
    expect(state.memberships).toEqual([]);
  });
});

describe('plan-prizes', () => {
  test('before round 1 it is free, undone it is as before', () => {
    const desk = deskWith(4);
    const { version } = mustSend(desk, plan);
    expect(codesOf(send(desk, plan))).toEqual(['changed-meanwhile', 'nothing-to-change']);
    expect(mustSend(desk, { kind: 'undo', entry: version }).prizes).toBeUndefined();
  });

  test('after it more is confirmed, less or another rule twice, and both are marked', () => {
    const desk = played(2);
    const raised: Wish = { kind: 'plan-prizes', plan: planOf(20_000), was: planOf() };
    expect(send(desk, raised)).toMatchObject({
      faults: [{ data: { warnings: [{ code: 'announced-before', strength: 'confirm' }] } }],
    });
    expect(mustSend(desk, raised).announcedLater).toMatchObject([{ what: 'prizes' }]);
    for (const less of [planOf(19_999), planOf(20_000, 'none'), undefined])
      expect(
        send(desk, { kind: 'plan-prizes', ...(less ? { plan: less } : {}), was: planOf(20_000) }),
      ).toMatchObject({
        faults: [
          {
            data: {
              warnings: [
                { strength: 'confirm-twice', data: { lowered: expect.arrayContaining(['General']) } },
              ],
            },
          },
        ],
      });
  });

  test('what a jury gave goes with its list', () => {
    const desk = deskWith(4);
    mustSend(desk, plan);
    expect(mustSend(desk, award).awards).toMatchObject([{ list: 'jury', place: 1, player: 2 }]);
    expect(mustSend(desk, { kind: 'plan-prizes', was: planOf() }).awards).toEqual([]);
  });
});

describe('adjust-prize', () => {
  test('stands beside what was worked out, until that changes', () => {
    const desk = played();
    const state = mustSend(desk, adjust({ 1: 7_000, 3: 4_000, 5: 4_000 }));
    expect(state.paidByHand).toMatchObject([{ group: 'money', total: '15000', reason: 'a play-off' }]);
    mustSend(desk, award);
    expect(frozen(desk, mustSend(desk, { kind: 'finish' }))).toMatchObject({
      sums: { announced: '15000', paid: 15_000, unclaimed: '0', kept: '0' },
      pools: [
        {
          adjusted: true,
          members: [
            { player: 1, amount: 7_000, computed: 5_000 },
            { player: 3, amount: 4_000, computed: 5_000 },
            { player: 5, amount: 4_000, computed: 5_000 },
          ],
        },
        { members: [{ player: 2 }] },
      ],
    });
  });

  test('less than the pool is confirmed, and the rest is kept', () => {
    const desk = played();
    expect(codesOf(send(desk, adjust({ 1: 14_999 })))).toEqual(['not-confirmed']);
    mustSend(desk, adjust({ 1: 14_999 }));
    mustSend(desk, award);
    expect(frozen(desk, mustSend(desk, { kind: 'finish' })).sums).toEqual({
      announced: '15000',
      paid: 14_999,
      unclaimed: '0',
      kept: '1',
    });
  });

  test('as it was worked out: nothing is paid by hand any more', () => {
    const desk = played();
    mustSend(desk, adjust({ 1: 15_000 }));
    expect(mustSend(desk, adjust({ 1: 5_000, 3: 5_000, 5: 5_000 })).paidByHand).toEqual([]);
  });

  test('two arbiters on one pool: the second saw another', () => {
    const desk = played();
    const basis = desk.journal.state.version;
    mustSend(desk, adjust({ 1: 15_000 }), { basis });
    expect(codesOf(insist(desk, adjust({ 3: 15_000 }), { by: LUIS, basis }))).toEqual(['changed-meanwhile']);
    mustSend(desk, adjust({ 3: 15_000 }), { by: LUIS });
  });

  test('a result corrected, and the pool is another one', () => {
    const desk = played();
    mustSend(desk, { kind: 'clear-result', round: 1, board: 1, was: { code: '1-0' } });
    mustSend(desk, { kind: 'enter-result', round: 1, board: 1, result: { code: '0-1' } });
    expect(codesOf(insist(desk, adjust({ 1: 15_000 })))).toEqual(['no-such-pool']);
  });
});

describe('finish', () => {
  test('asks about what is not decided', () => {
    const desk = played();
    expect(send(desk, { kind: 'finish' })).toMatchObject({
      faults: [{ data: { warnings: [{ code: 'prizes-open', data: { lists: ['Best game'] } }] } }],
    });
  });

  test('reopened, what was frozen is remembered, and amounts change only twice confirmed', () => {
    const desk = played();
    mustSend(desk, award);
    const { numbers } = mustSend(desk, { kind: 'finish' });
    const state = mustSend(desk, { kind: 'reopen' });
    expect([state.numbers, state.before]).toEqual([undefined, numbers]);
    expect(send(desk, adjust({ 1: 15_000 }))).toMatchObject({
      faults: [{ data: { warnings: [{ code: 'prizes-final', strength: 'confirm-twice' }] } }],
    });
    expect(mustSend(desk, { kind: 'finish' }).before).toBeUndefined();
  });
});
