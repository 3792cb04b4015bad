import { checkTournament, playerId, type RecordDraft, type Tournament } from '@pareo/engine';
import {
  categoryId,
  type Fraction,
  minor,
  type PrizePlan,
  type Sharing,
  type Turn,
} from '@pareo/engine/model';
import { LANGUAGES } from '@pareo/texts';
import { describe, expect, test } from 'vitest';
import { categoryNamed, categorySheet, prizeSheet } from './index.ts';

/* An open of eight after three rounds: 3, 2, 2, 2, 2, 1, 0, 0 points. */

const RESULTS: readonly (readonly [round: number, white: number, black: number])[] = [
  [1, 1, 5],
  [1, 2, 6],
  [1, 3, 7],
  [1, 4, 8],
  [2, 1, 2],
  [2, 3, 8],
  [2, 4, 6],
  [2, 5, 7],
  [3, 1, 3],
  [3, 2, 8],
  [3, 5, 4],
  [3, 6, 7],
];
const turnsOf = (player: number): readonly Turn[] =>
  [1, 2, 3].map((round): Turn => {
    const game = RESULTS.find(([of, white, black]) => of === round && [white, black].includes(player));
    if (!game) return { kind: 'absent' };
    const [, white, black] = game;
    return {
      kind: 'game',
      opponent: playerId(white === player ? black : white),
      colour: white === player ? 'white' : 'black',
      result: white === player ? 'win' : 'loss',
    };
  });

const NAMES = ['Ana', 'Bea', 'Caro', 'Dora', 'Eva', 'Fina', 'Gala', 'Hebe'];
const open = (prizes: PrizePlan, more: Partial<RecordDraft> = {}): Tournament => {
  const checked = checkTournament({
    header: { name: 'Open' },
    plannedRounds: 3,
    tiebreaks: ['BH', 'TPN'],
    players: NAMES.map((name, at) => ({
      id: playerId(at + 1),
      name,
      rating: 2000 - 50 * at,
      turns: turnsOf(at + 1),
    })),
    categories: [
      { id: categoryId('u1800'), name: 'U1800', conditions: [{ kind: 'rating', to: 1799 }] },
      { id: categoryId('w'), name: 'Women', conditions: [{ kind: 'sex', is: 'w' }], by: { 5: 'in' } },
    ],
    prizes,
    ...more,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

const cash = (...amounts: readonly number[]) => amounts.map(amount => ({ amount: minor(amount) }));
const planOf = (sharing: Sharing, mode: PrizePlan['groups'][number]['mode'] = 'cumulative'): PrizePlan => ({
  currency: 'EUR',
  unit: minor(1),
  leftover: 'fund',
  groups: [
    {
      id: 'money',
      mode,
      lists: [
        { id: 'general', name: 'General', prizes: cash(100_000, 60_000, 25_000, 15_000, 10_000), sharing },
        {
          id: 'u1800',
          name: 'U1800',
          category: categoryId('u1800'),
          prizes: cash(25_000, 10_000),
          sharing: mode === 'best-value' ? 'none' : sharing,
        },
      ],
    },
  ],
});

/** A figure of a sentence in cents, as a fraction. */
type Ratio = readonly [over: bigint, under: bigint];
const ratioOf = (text: string): Ratio => [BigInt(text.replaceAll(',', '').replace('.', '')), 1n];
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];

/** `1,000.00 × 1/2`, `500.00 × 1/2 ÷ 3`, `500.00 ÷ 3`, `(500.00 − 100.00) ÷ 2`: in cents. */
const worth = (term: string): Ratio => {
  const within = /^\((.*)\)(.*)$/.exec(term.trim());
  const [head = '', ...rest] = (within?.[2] ?? term).trim().split(/ (?=[×÷])/);
  const start: Ratio = within
    ? (within[1] ?? '')
        .split(' − ')
        .map(ratioOf)
        .reduce(([a], [b]) => [a - b, 1n])
    : ratioOf(head);
  return (within ? (within[2] ?? '').trim().split(/ (?=[×÷])/) : rest)
    .filter(Boolean)
    .reduce<Ratio>((so, step) => {
      const [sign = '', figure = ''] = step.split(' ');
      const [over = 0n, under = 1n] = figure.split('/').map(BigInt);
      return times(so, sign === '×' ? [over, under] : [under, over]);
    }, start);
};

/** What the reckoning of a share comes to, and what it says. */
const reckoned = (why: string): Ratio | undefined => {
  const [sentence = ''] = why.split(' · ');
  const [terms, sum] = sentence.split(' = ');
  // Alone: the whole of it.
  if (sum === undefined)
    return /^([\d,.]+):/.test(sentence) ? ratioOf(sentence.split(':')[0] ?? '') : undefined;
  return (terms ?? '')
    .split(', ')
    .flatMap(part => /[(\d][\d,.()−×÷/ ]*$/.exec(part)?.[0] ?? [])
    .map(worth)
    .reduce(plus);
};

const SHARINGS: readonly Sharing[] = ['equal', 'hort', { byRank: '2/3' as Fraction }];

describe.each(LANGUAGES)('every amount shown adds up, in %s', language => {
  test.each(SHARINGS)('shared %j', sharing => {
    const sheet = prizeSheet(open(planOf(sharing)), { language });
    if (!sheet?.ok) throw new Error('a sheet');
    const shares = sheet.value.pools.flatMap(pool => pool.members);
    expect(shares.length).toBeGreaterThan(7);
    for (const { why, minor: paid } of shares) {
      const [over, under] = reckoned(why) ?? [0n, 1n];
      const cents = BigInt(paid);
      const isCut = over < (cents + 1n) * under && over >= cents * under;
      const isRaised = over < cents * under && over > (cents - 1n) * under;
      expect(why.split(' · ').length > 1 ? isCut || isRaised : over === cents * under, why).toBe(true);
    }
  });

  test('pooled by 32B, with its cap', () => {
    const sheet = prizeSheet(open(planOf('equal', 'us-32b')), { language });
    if (!sheet?.ok) throw new Error('a sheet');
    for (const { members, why } of sheet.value.pools) {
      expect(why.length).toBeGreaterThan(0);
      for (const { why: one, minor: paid } of members) {
        const found = reckoned(one);
        if (found) expect(Math.abs(Number(found[0]) / Number(found[1]) - paid), one).toBeLessThan(1);
        else expect(one).toMatch(/32B3/);
      }
    }
  });

  test('the sum of a pool is its prizes, and all of them are what was announced', () => {
    for (const mode of ['cumulative', 'place-first', 'best-value', 'us-32b'] as const) {
      const sheet = prizeSheet(open(planOf(mode === 'best-value' ? 'hort' : 'equal', mode)), { language });
      if (!sheet?.ok) throw new Error('a sheet');
      const cents = (text: string) => Number(text.replace(/[^\d]/g, ''));
      const { announced, paid, unclaimed, kept } = sheet.value.figures;
      expect(cents(announced)).toBe(cents(paid) + cents(unclaimed) + cents(kept));
      expect(sheet.value.players.reduce((sum, { minor: own }) => sum + own, 0)).toBe(cents(paid));
      for (const pool of sheet.value.pools)
        for (const line of pool.why) {
          const [, terms, total] = /(?:^|: )([\d,.]+(?: \+ [\d,.]+)+) = ([\d,.]+)\.$/.exec(line) ?? [];
          if (terms)
            expect(terms.split(' + ').reduce((sum, term) => sum + cents(term), 0)).toBe(cents(total ?? ''));
        }
    }
  });
});

describe('the sheet', () => {
  test('by hand: 2 to 5 are level with 2 points for 600, 250, 150 and 100', () => {
    const sheet = prizeSheet(open(planOf('hort')), { language: 'en' });
    if (!sheet?.ok) throw new Error('a sheet');
    const [, pool] = sheet.value.pools;
    expect(pool).toMatchObject({
      name: 'General, 2nd–5th',
      why: ['2nd–5th level with 2 points: 600.00 + 250.00 + 150.00 + 100.00 = 1,100.00.'],
    });
    // Half of each place, and 550 / 4 = 137.50 for each.
    expect(pool?.members.map(({ minor: paid }) => paid)).toEqual([43_750, 26_250, 21_250, 18_750]);
    expect(pool?.members[0]?.why).toBe('by rank 600.00 × 1/2, shared 1,100.00 × 1/2 ÷ 4 = 437.50');
  });

  test('a cent that is missing goes to the largest remainder', () => {
    const plan = planOf('equal');
    const lists = plan.groups.flatMap(group =>
      group.lists.map(list => ({ ...list, prizes: cash(100_000, 50_001, 50_000) })),
    );
    const sheet = prizeSheet(open({ ...plan, groups: [{ id: 'money', mode: 'cumulative', lists }] }), {
      language: 'en',
    });
    // 1,000.01 / 4 = 250.0025: all have the same remainder, so the best ranked has the cent.
    expect(
      sheet?.ok && sheet.value.pools[1]?.members.map(({ minor: paid, why }) => `${paid} ${why}`),
    ).toEqual([
      '25001 1,000.01 ÷ 4 = 250.00… · one of the missing units, for the largest remainder',
      ...Array.from({ length: 3 }, () => '25000 1,000.01 ÷ 4 = 250.00… · cut to the unit'),
    ]);
  });

  test('a player has all parts together, the best paid first', () => {
    const sheet = prizeSheet(open(planOf('equal')), { language: 'es' });
    if (!sheet?.ok) throw new Error('a sheet');
    expect(sheet.value.players[0]).toMatchObject({ person: { name: 'Ana' }, total: '1,000.00 EUR' });
    expect(sheet.value.sums).toBe(
      'anunciado 2,450.00 EUR = pagado 2,450.00 EUR + sin dueño 0.00 EUR + en el fondo 0.00 EUR',
    );
  });

  test('before anything is played the starting rank is an example', () => {
    const nothing = open(planOf('equal'), {
      players: NAMES.map((name, at) => ({ id: playerId(at + 1), name, rating: 2000 - 50 * at })),
    });
    const sheet = prizeSheet(nothing, { language: 'en' });
    expect(
      sheet?.ok && [sheet.value.basis, sheet.value.pools[0]?.members.map(({ minor: paid }) => paid)],
    ).toEqual(['example', [100_000]]);
  });

  test('none are announced', () => {
    const { prizes: _prizes, ...rest } = open(planOf('equal')).record;
    const checked = checkTournament(rest);
    expect(checked.ok && prizeSheet(checked.value, { language: 'en' })).toBeUndefined();
  });
});

describe('a category', () => {
  test('is the general table restricted, with the place in both', () => {
    const source = open(planOf('equal'));
    const category = categoryNamed(source, ' u1800 ');
    if (!category) throw new Error('a category');
    const sheet = categorySheet(source, { category, language: 'en' });
    expect(sheet.ok && sheet.value.category).toMatchObject({ rule: 'rating up to 1799', members: 3 });
    // 6 has a point like 5; 7 and 8 none, and 8 has met the stronger ones.
    expect(
      sheet.ok && sheet.value.rows.map(({ person, place, overall }) => [person.name, place, overall]),
    ).toEqual(
      [
        ['Fina', '1', expect.any(String)],
        [expect.any(String), '2', expect.any(String)],
        [expect.any(String), '3', expect.any(String)],
      ].map(row => row),
    );
  });

  test('whom the data leave open is named, whom the arbiter counts in is in', () => {
    const source = open(planOf('equal'));
    const category = categoryNamed(source, 'Women');
    const sheet = category && categorySheet(source, { category, language: 'es' });
    expect(sheet?.ok && [sheet.value.rows.length, sheet.value.unknown.length]).toEqual([1, 7]);
  });
});
