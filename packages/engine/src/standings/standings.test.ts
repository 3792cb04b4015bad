import { describe, expect, test } from 'vitest';
import { formatPoints, tenths } from '../model/index.ts';
import { drawn, ranked } from '../tiebreaks/testing/drawn.ts';
import { standings } from './index.ts';

const order = (tournament: Parameters<typeof ranked>[0], options: Parameters<typeof ranked>[1] = {}) =>
  ranked(tournament, options).rows.map(row => row.id);
const ranks = (tournament: Parameters<typeof ranked>[0], options: Parameters<typeof ranked>[1] = {}) =>
  Object.fromEntries(ranked(tournament, options).rows.map(row => [row.id, row.rank]));

/* Points after two rounds: 1, 1, 1, 1; after the first: 1, 0, 1, 0. */
const table = drawn(`
  1 0 | 2w1  3b0
  2 0 | 1b0  4w1
  3 0 | 4w0  1w1
  4 0 | 3b1  2b0
`);

describe('C.07, article 4.2: the list is applied to each subgroup still tied', () => {
  test('those whom nothing separates share the place', () => {
    expect(ranks(table)).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 });
    expect(ranked(table).rows.every(row => row.sharedBy === 4)).toBe(true);
  });

  test('a shared place takes as many places as there are participants', () => {
    const three = drawn('1 0 | 2w1\n2 0 | 1b0\n3 0 | 4w1\n4 0 | 3b0\n5 0 | U');
    expect(ranks(three)).toEqual({ 1: 1, 3: 1, 5: 1, 2: 4, 4: 4 });
  });

  test('the pairing number ends the list, in either direction (article 7.8)', () => {
    expect(order(table, { tiebreaks: ['TPN'] })).toEqual([1, 2, 3, 4]);
    expect(order(table, { tiebreaks: ['TPN/R'] })).toEqual([4, 3, 2, 1]);
  });

  test('whoever has no value is behind those who have one', () => {
    const odd = drawn('1 2000 | 2w1\n2 2000 | 1b0\n3 2000 | U');
    expect(order(odd, { tiebreaks: ['ARO'] })).toEqual([1, 3, 2]);
  });
});

describe('points', () => {
  test('come first where the list does not name them (record 202), and where it does (record 212)', () => {
    expect(ranked(table, { tiebreaks: ['BH'] }).list.map(({ base }) => base)).toEqual(['PTS', 'BH']);
    expect(ranked(table, { tiebreaks: ['PTS', 'BH'] }).list.map(({ base }) => base)).toEqual(['PTS', 'BH']);
  });

  test('never include acceleration', () => {
    const accelerated = drawn('1 0 | 2w1\n2 0 | 1b0', { acceleration: 'baku-2026', plannedRounds: 5 });
    expect(ranked(accelerated).rows.map(row => formatPoints(row.points))).toEqual(['1.0', '0.0']);
  });

  test('include bonus and penalty points (record 299)', () => {
    const abnormalPoints = [{ points: tenths(-10), round: 1, participants: [1] }];
    const penalised = drawn('1 0 | 2w1\n2 0 | 1b0', { abnormalPoints });
    expect(ranked(penalised).rows.map(row => formatPoints(row.points))).toEqual(['0.0', '0.0']);
  });
});

describe('after a round', () => {
  test('only what was known by then counts', () => {
    expect(ranks(table, { after: 1 })).toEqual({ 1: 1, 4: 1, 2: 3, 3: 3 });
    expect(ranks(table, { after: 0 })).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 });
  });

  test('a round that does not exist is refused', () => {
    expect(standings(table, { after: 3 })).toMatchObject({
      ok: false,
      faults: [{ code: 'round-out-of-range', data: { round: 3 } }],
    });
  });

  test('games without a result count nothing yet, and it is said whose they are', () => {
    const open = drawn('1 0 | 2w*\n2 0 | 1b*\n3 0 | 4w1\n4 0 | 3b0');
    expect(ranked(open).unfinished).toEqual([1, 2]);
    expect(ranks(open)).toEqual({ 3: 1, 1: 2, 2: 2, 4: 2 });
  });
});

describe('lots and the order by hand', () => {
  test('the same seed draws the same lots; another seed others', () => {
    const lots = (seed: string) => order(table, { lots: { seed } });
    expect(lots('Madrid 2026')).toEqual(lots('Madrid 2026'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(seed => lots(seed).join())).size).toBeGreaterThan(1);
  });

  test('lots leave nobody tied, and decide only what the list left tied', () => {
    const rows = ranked(table, { tiebreaks: ['WIN'], lots: { seed: 'x' } }).rows;
    expect(rows.map(row => row.rank)).toEqual([1, 2, 3, 4]);
    const decided = drawn('1 0 | 2w1\n2 0 | 1b0');
    for (const seed of ['a', 'b', 'c', 'd']) expect(order(decided, { lots: { seed } })).toEqual([1, 2]);
  });

  test('lots in the list need a seed', () => {
    expect(standings(table, { tiebreaks: ['LOTS'] })).toMatchObject({
      faults: [{ code: 'lots-without-seed' }],
    });
  });

  test('the order by hand ranks those named; the others stay tied behind them', () => {
    expect(ranks(table, { manual: [3, 1] })).toEqual({ 3: 1, 1: 2, 2: 3, 4: 3 });
  });

  test('a number that nobody has is refused', () => {
    expect(standings(table, { manual: [9] })).toMatchObject({ faults: [{ code: 'unknown-player-named' }] });
  });
});

describe('who left', () => {
  test('is marked, and keeps the points in a Swiss tournament', () => {
    const left = drawn('1 0 | 2w1  .\n2 0 | 1b0  3w1\n3 0 | .  2b0', {
      particulars: { 1: { withdrawnAfter: 1 }, 3: { expelledAfter: 2 } },
    });
    const rows = ranked(left).rows;
    expect(rows.map(row => [row.id, row.status, formatPoints(row.points)])).toEqual([
      [1, 'withdrawn', '1.0'],
      [2, undefined, '1.0'],
      [3, 'expelled', '0.0'],
    ]);
  });

  const roundRobin = (gamesOf4: string) =>
    drawn(gamesOf4, { system: 'berger', plannedRounds: 3, particulars: { 4: { withdrawnAfter: 3 } } });

  test('C.05: before half of the games of a round robin, nothing of it counts', () => {
    // 4 played one of three games, and beat 1.
    const table4 = roundRobin(
      '1 0 | 4w0  3b1  2w1\n2 0 | 3w1  4b+  1b0\n3 0 | 2b0  1w0  4b+\n4 0 | 1b1  2w-  3w-',
    );
    const rows = ranked(table4, { tiebreaks: ['SB'] }).rows;
    expect(rows.map(row => [row.id, formatPoints(row.points), row.annulled])).toEqual([
      [1, '2.0', undefined],
      [2, '1.0', undefined],
      [3, '0.0', undefined],
      [4, '0.0', true],
    ]);
    expect(rows.map(row => row.values[1])).toEqual([1, 0, 0, 0]);
  });

  test('C.05: from half of the games on everything counts', () => {
    const table4 = roundRobin(
      '1 0 | 4w0  3b1  2w1\n2 0 | 3w1  4b0  1b0\n3 0 | 2b0  1w0  4b+\n4 0 | 1b1  2w1  3w-',
    );
    expect(ranked(table4).rows.map(row => [row.id, formatPoints(row.points)])).toEqual([
      [1, '2.0'],
      [4, '2.0'],
      [2, '1.0'],
      [3, '1.0'],
    ]);
  });
});

describe('what a list asks of the wrong kind of tournament is refused', () => {
  test('team tie-breaks for players', () => {
    expect(standings(table, { tiebreaks: ['EDE', 'BH:MP', 'BH'] })).toMatchObject({
      faults: [{ code: 'tiebreak-not-for-players' }, { code: 'tiebreak-not-for-players' }],
    });
  });
});
