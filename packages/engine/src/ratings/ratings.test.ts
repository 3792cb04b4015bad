import { describe, expect, test } from 'vitest';
import { decimal, type RatingKind } from '../model/index.ts';
import { drawn } from '../tiebreaks/testing/drawn.ts';
import {
  changeOf,
  type Encounter,
  expectedScore,
  firstRatingOf,
  gameTime,
  isRated,
  kOf,
  kWithin700,
  perfectPerformance,
  performanceOf,
  type RatingEdition,
  ratingEdition,
  ratingReport,
  ratingUsed,
} from './index.ts';

/* Worked by hand from the articles of B.02. */

const games = (text: string): readonly Encounter[] =>
  text
    .trim()
    .split(/\s+/)
    .map(game => {
      const [, rating = '', sign = ''] = /^(\d+)([+=-])$/.exec(game) ?? [];
      return { rating: Number(rating), score: { '+': 100, '=': 50, '-': 0 }[sign] ?? 0, overTheBoard: true };
    });

const change = (
  edition: RatingEdition,
  own: number,
  k: number,
  text: string,
  kind: RatingKind = 'standard',
) => changeOf({ kind, edition }, { own, k: kOf({ listYear: 2026, highest: own, stated: k }) }, games(text));

describe('0.1: the text in force on the first day', () => {
  test.each([
    ['standard', '2022-01-01', '2022-01'],
    ['standard', '2024/02/29', '2022-01'],
    ['standard', '2024/03/01', '2024-03'],
    ['standard', '2025/09/30', '2024-03'],
    ['standard', '2025/10/01', '2025-10'],
    ['rapid', '2024/11/30', '2024-03'],
    ['blitz', '2024/12/01', '2024-12'],
    ['blitz', '2025/10/01', '2024-12'],
  ] as const)('%s from %s: %s', (kind, start, edition) => {
    expect(ratingEdition(kind, start)).toEqual({ ok: true, value: edition });
  });

  test('a day without a kept text gives no number and says why', () => {
    expect(ratingEdition('standard', '2021/12/31')).toMatchObject({
      faults: [{ code: 'rating-text-not-kept', data: { kind: 'standard', start: '2021/12/31' } }],
    });
    expect(ratingEdition('rapid', '2024/02/29').ok).toBe(false);
    expect(ratingEdition('standard', undefined)).toMatchObject({ faults: [{ code: 'start-missing' }] });
  });
});

test('8.3: K times the sum of scores less expected scores', () => {
  // .68 .43 .29 .50 .08: 1.98 expected of 3.
  const found = change('2025-10', 1850, 20, '1720+ 1900= 2010- 1850+ 2300=');
  expect(found.change.parts.map(({ expected }) => expected)).toEqual([0.68, 0.43, 0.29, 0.5, 0.08]);
  expect(found).toMatchObject({ sum: 102, games: 5, rounded: 20, change: { value: 20.4 } });
});

describe('8.3.1: differences of more than 400', () => {
  test('count as 400 every time since March 2024; before, once', () => {
    expect(change('2024-03', 2200, 20, '1700+ 1650+ 1600+ 1750=').change.value).toBe(-3.6);
    // Only 1600 counts as 400 away: .96 .97 .92 .94.
    expect(change('2022-01', 2200, 20, '1700+ 1650+ 1600+ 1750=').change.value).toBe(-5.8);
  });

  test('in 2022 count as 400 each time for the weaker one, who benefits from nothing (decision 895)', () => {
    expect(change('2022-01', 1600, 20, '2100- 2200-').change.parts.map(({ counted }) => counted)).toEqual([
      -400, -400,
    ]);
  });

  test('are the true ones from 2650 on since October 2025, each side for itself', () => {
    expect(change('2025-10', 2700, 10, '2250+').change.value).toBe(0.6);
    expect(change('2025-10', 2250, 20, '2700-').change.value).toBe(-1.6);
    expect(change('2024-03', 2700, 10, '2250+').change.value).toBe(0.8);
    expect(change('2025-10', 2649, 10, '2249+').change.value).toBe(0.8);
    expect(change('2024-12', 2700, 10, '2250+', 'rapid').change.value).toBe(0.8);
  });

  test('name the article only where it bit', () => {
    expect(expectedScore('standard', '2025-10', 2000, 1599).rule.article).toBe('B.02 8.3.1');
    expect(expectedScore('standard', '2025-10', 2000, 1600).rule.article).toBe('B.02 8.1.2');
    expect(expectedScore('blitz', '2024-12', 2000, 1599).rule.article).toBe('B.02 (R/B) 7.3.1');
  });
});

test('R/B 7.3.1: 600 apart with somebody above 2600 is not rated, since December 2024', () => {
  const rated = (edition: RatingEdition, white: number, black: number) =>
    isRated({ kind: 'rapid', edition }, { white, black }).rated;
  expect(rated('2024-12', 2700, 2100)).toBe(false);
  expect(rated('2024-12', 2700, 2101)).toBe(true);
  expect(rated('2024-12', 2600, 2000)).toBe(true);
  expect(rated('2024-03', 2700, 2100)).toBe(true);
});

describe('8.3.3: K', () => {
  test('10 for ever at 2400, 40 for juniors and newcomers, otherwise 20', () => {
    expect(kOf({ listYear: 2026, highest: 2400, born: 2014, games: 5 }).k).toBe(10);
    expect(kOf({ listYear: 2026, highest: 2299, born: 2008 }).k).toBe(40);
    expect(kOf({ listYear: 2026, highest: 2299, born: 2007 }).k).toBe(20);
    expect(kOf({ listYear: 2026, highest: 2300, born: 2014 }).k).toBe(20);
    expect(kOf({ listYear: 2026, highest: 1500, games: 29 }).k).toBe(40);
    expect(kOf({ listYear: 2026, highest: 1500 }).k).toBe(20);
  });

  test('the list itself comes first', () => {
    expect(kOf({ listYear: 2026, highest: 2500, stated: 20 })).toMatchObject({
      k: 20,
      rule: { article: 'B.02 7.1.2' },
    });
  });

  test('times the games is at most 700', () => {
    const k = (stated: number, count: number) =>
      kWithin700(kOf({ listYear: 2026, highest: 0, stated }), count).k;
    expect([k(40, 17), k(40, 18), k(40, 22), k(20, 36), k(10, 71)]).toEqual([40, 38, 31, 19, 9]);
  });
});

test('8.3.4: half a point is rounded away from zero', () => {
  // .50 expected of .50 each; .25 down and up by K 10 is 2.5.
  expect(change('2025-10', 2000, 10, '1800- 2000+').rounded).toBe(-3);
  expect(change('2025-10', 2000, 10, '2200+ 2000-').rounded).toBe(3);
  expect(change('2025-10', 2000, 20, '2000=').rounded).toBe(0);
});

describe('8.2: a first rating', () => {
  const first = (...events: readonly string[]) =>
    firstRatingOf({ kind: 'standard', edition: '2025-10' }, events.map(games));

  test('is the average with two of 1800, plus the difference', () => {
    expect(first('1620= 1705= 1780= 1850= 1935=')).toMatchObject({
      percent: 50,
      rating: 1784,
      isPublished: true,
    });
    // Ra is not rounded before: 1872.43 + 50.
    expect(first('1901+ 1901+ 1901+ 1902- 1902-')).toMatchObject({
      percent: 57,
      difference: 50,
      rating: 1922,
    });
  });

  test('is at most 2200, and none below 1400', () => {
    const strong = first('2250+ 2250+ 2250+ 2250+ 2250+ 2250+ 2250+ 2250- 2250-');
    expect(strong).toMatchObject({ percent: 73, rating: 2200, isLimited: true, isPublished: true });
    const weak = first('1450- 1450- 1450- 1450- 1450=');
    expect(weak).toMatchObject({ rating: 1320, isPublished: false, because: [{ article: 'B.02 7.2.1' }] });
  });

  test('7.1.4: needs five games', () => {
    expect(first('1800+ 1800+ 1800+ 1800+').because.map(({ id }) => id)).toEqual(['B.02 7.1.4']);
  });

  test('8.2.1: a first tournament without a point is disregarded, a later one is not', () => {
    expect(first('1900- 1950-', '1800+ 1800+ 1800= 1700= 1700=')).toMatchObject({
      isFirstEventDropped: true,
      games: 5,
    });
    expect(first('1900= 1950-', '1800- 1800-')).toMatchObject({ isFirstEventDropped: false, games: 4 });
  });

  test('adds up: its lines, with two of 1800, are the sum that is divided', () => {
    const { average, working } = first('1620= 1705= 1780= 1850= 1935=');
    const sum = working.parts.filter(({ cut }) => !cut).reduce((total, { amount }) => total + amount, 0);
    expect(sum / 7).toBeCloseTo(average ? decimal(average) : 0, 9);
  });
});

test('R/B 7.2.1: the standard rating stands in, never the other way round', () => {
  expect(ratingUsed('rapid', { standard: { rating: 1571 }, blitz: { rating: 2419 } })).toMatchObject({
    rating: 1571,
    from: 'standard',
  });
  expect(ratingUsed('standard', { rapid: { rating: 1983 } }).rating).toBeUndefined();
});

describe('1.1: the time of a game', () => {
  test.each([
    ['5400+30', 7200],
    ['40/6000+30:900+30', 8700],
    ['40/7200:20/3600:900+30', 11700],
    ['300', 300],
  ])('%s is %d seconds for 60 moves', (code, seconds) => {
    expect(gameTime(code)).toMatchObject({ white: { seconds }, black: { seconds } });
  });

  test('each player may have another; anything else is no code', () => {
    expect(gameTime('W300-B240')).toMatchObject({ white: { seconds: 300 }, black: { seconds: 240 } });
    expect(gameTime('90 min + 30 s')).toBeUndefined();
    expect(gameTime(undefined)).toBeUndefined();
  });

  test('is judged game by game: with 60+30, 2410 against 1900 is not rated, 2390 against 1900 is', () => {
    const time = gameTime('3600+30');
    const rated = (white: number) =>
      isRated({ kind: 'standard', edition: '2025-10' }, { white, black: 1900 }, time).rated;
    expect([rated(2410), rated(2390)]).toEqual([false, true]);
  });

  test('1.2: a first control of fewer than 30 moves is none', () => {
    const judged = isRated(
      { kind: 'standard', edition: '2025-10' },
      { white: 1500, black: 1500 },
      gameTime('20/3600:3600'),
    );
    expect(judged).toMatchObject({ rated: false, rule: { article: 'B.02 1.2' } });
  });

  test('R/B 1.2: two different times are not rated', () => {
    const judged = isRated(
      { kind: 'blitz', edition: '2024-12' },
      { white: 1500, black: 1500 },
      gameTime('W300-B240'),
    );
    expect(judged).toMatchObject({ rated: false, rule: { article: 'B.02 (R/B) 1.2' } });
  });
});

test('performances: the rounded average plus the difference; the least rating that expects the score', () => {
  const met = [1980, 2050, 2105, 2150, 2180, 2210, 2260, 2300, 2345].map((rating, at) => ({
    rating,
    score: at < 6 ? 100 : 0,
  }));
  expect(performanceOf(met)).toMatchObject({ average: 2176, percent: 67, rating: 2301 });
  expect(perfectPerformance(met)).toBe(2309);
  const lost = [{ rating: 1500, score: 0 }];
  expect(perfectPerformance(lost)).toBe(700);
});

describe('the report of a tournament', () => {
  // Round 1: 1 beats 2, 3 (unrated) draws 4. Round 2: 1 wins by forfeit, 2 beats 3, the game of less than a move.
  const event = (particulars = {}) =>
    drawn(
      `
      1 2450 | 2w1  4w+  U
      2 2000 | 1b0  3w1  4b=
      3 0    | 4w=  2b0  .
      4 1800 | 3b=  1b-  2w=
      `,
      { header: { start: '2026/05/01', encodedTimeControl: '5400+30' }, particulars },
    );
  const report = (request: Parameters<typeof ratingReport>[1], particulars = {}) => {
    const found = ratingReport(event(particulars), request);
    if (!found.ok) throw new Error(found.faults[0]?.code);
    return found.value;
  };

  test('keeps the games that do not count, each with its article', () => {
    const { changes } = report({ kind: 'standard' });
    const [one, two, four] = changes;
    expect(one?.change.parts.map(({ round, cut }) => [round, cut?.id])).toEqual([
      [1, undefined],
      [2, 'B.02 5.1'],
    ]);
    expect(two?.change.parts.map(({ cut }) => cut?.id)).toEqual([undefined, 'B.02 8.3', undefined]);
    expect(four?.games).toBe(1);
  });

  test('each change is K times the sum of its lines, and says what was assumed of K', () => {
    const { changes } = report({ kind: 'standard', k: { 2: 40 } });
    for (const { change, k, sum } of changes) {
      const lines = change.parts.filter(({ cut }) => !cut);
      expect(lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0)).toBe(sum);
      expect(Math.round((change.value ?? 0) * 100)).toBe(sum * (k.value ?? 0));
    }
    // 2: 400 counted against 2450, .08; 200 against 1800, .76.
    expect(changes.map(({ k, change, assumed }) => [k.value, change.value, assumed])).toEqual([
      [10, 0.8, []],
      [40, -13.6, []],
      [20, 5.2, ['highest-is-present', 'born-before', 'thirty-games']],
    ]);
  });

  test('the unrated have a first rating, and earlier tournaments count towards it', () => {
    const [alone] = report({ kind: 'standard' }).first;
    expect(alone).toMatchObject({ player: 3, games: 2, isPublished: false });
    const before = { rating: 1700, result: 'win' } as const;
    const [together] = report(
      { kind: 'standard' },
      { 3: { earlierGames: [[before, before, before]] } },
    ).first;
    expect(together).toMatchObject({ games: 5, isPublished: true });
  });

  test('performances are over the rated opponents met, of all', () => {
    const { performances } = report({ kind: 'standard' });
    expect(performances.map(({ player, games, of }) => [player, games, of])).toEqual([
      [1, 1, 1],
      [2, 2, 3],
      [3, 2, 2],
      [4, 1, 2],
    ]);
  });

  test('lists decide where they are known: a standard rating in rapid is new there (decision 898)', () => {
    const lists = { standard: { rating: 2500, k: 10 } };
    const own = report({ kind: 'rapid' }, { 1: { lists } }).changes.find(({ player }) => player === 1);
    expect(own).toMatchObject({ own: 2500, list: 'standard', k: { value: 40 } });
  });
});
