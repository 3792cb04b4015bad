import { describe, expect, test } from 'vitest';
import { accepted, type Sketch, tournament } from '../testing/index.ts';
import { type StandingsOptions, standings, whyRank } from './index.ts';

const table = (sketch: Sketch, options: StandingsOptions = {}) =>
  accepted(standings(tournament({ system: 'wimbledon', ...sketch }), options));

/** `1 (1) champion`: place, how many share it, number, stage. */
const rowsOf = (sketch: Sketch, options: StandingsOptions = {}) =>
  table(sketch, options).rows.map(
    ({ id, rank, sharedBy, stage }) =>
      `${sharedBy === 1 ? rank : `${rank}-${rank + sharedBy - 1}`}: ${id} ${stage?.reached}`,
  );

/* 5 wins all three matches by the arbiter's word after two draws: the champion has fewer points than 2, who loses the final. */
const FINISHED: Sketch = {
  players: 8,
  options: { games: 2 },
  rounds: [
    ['1-8 1-0 1-0', '4-5 = = won 5', '2-7 1-0 1-0', '3-6 1-0 ='],
    ['1-5 = = won 5', '2-3 1-0 1-0'],
    ['5-2 = = won 5'],
  ],
};

const BY_STAGE = [
  '1: 5 champion',
  '2: 2 finalist',
  '3-4: 1 out',
  '3-4: 3 out',
  '5-8: 4 out',
  '5-8: 6 out',
  '5-8: 7 out',
  '5-8: 8 out',
];

describe('Seed 001, Wimbledon, Introducción: places follow the stage reached', () => {
  test('the champion is first, with fewer points than the finalist', () => {
    const { rows } = table(FINISHED);
    expect(rows[0]?.points).toBeLessThan(rows[1]?.points ?? 0);
    expect(rowsOf(FINISHED)).toEqual(BY_STAGE);
  });

  test('no list of points and of opponents ranks anybody', () => {
    for (const tiebreaks of [['PTS', 'BH'], ['BH/C1', 'SB'], ['WIN']]) {
      expect(rowsOf({ ...FINISHED, tiebreaks })).toEqual(BY_STAGE);
      expect(rowsOf(FINISHED, { tiebreaks })).toEqual(BY_STAGE);
      expect(table(FINISHED, { tiebreaks }).list).toEqual([]);
    }
  });

  test('an order that the rules name holds inside a stage alone', () => {
    const players = [1900, 2100, 2000, 1500, 1800, 2400, 1700, 1600].map(rating => ({ rating }));
    const options = { ...FINISHED.options, seeding: 'start-numbers' };
    expect(rowsOf({ ...FINISHED, players, options }, { tiebreaks: ['RTNG'] })).toEqual([
      '1: 5 champion',
      '2: 2 finalist',
      '3: 3 out',
      '4: 1 out',
      '5: 6 out',
      '6: 7 out',
      '7: 8 out',
      '8: 4 out',
    ]);
    expect(rowsOf(FINISHED, { manual: [8, 7] }).slice(4)).toEqual([
      '5: 8 out',
      '6: 7 out',
      '7-8: 4 out',
      '7-8: 6 out',
    ]);
  });

  test('while it lasts, whoever is in has the places still possible', () => {
    expect(rowsOf(FINISHED, { after: 1 })).toEqual([
      '1-4: 1 in',
      '1-4: 2 in',
      '1-4: 3 in',
      '1-4: 5 in',
      ...BY_STAGE.slice(4),
    ]);
  });

  test('only matches without a winner are unfinished, not those who are out', () => {
    expect(table(FINISHED).unfinished).toEqual([]);
    const level = { ...FINISHED, rounds: [['1-8 = =', ...(FINISHED.rounds?.[0]?.slice(1) ?? [])]] };
    expect(table(level).unfinished).toEqual([1, 8]);
  });

  test('a record in which a loser plays on ranks nobody', () => {
    const record: Sketch = {
      players: 4,
      rounds: [
        ['1-4 1-0', '2-3 1-0'],
        ['4-1 1-0', '3-2 ='],
      ],
    };
    expect(rowsOf(record)).toEqual([1, 2, 3, 4].map(id => `1-4: ${id} undefined`));
  });
});

describe('Seed 001, Wimbledon: why one is ahead of another', () => {
  const why = (a: number, b: number) => accepted(whyRank(table(FINISHED), a, b));

  test('by the stage of each, never by points', () => {
    expect(why(2, 5)).toMatchObject({
      kind: 'stage',
      ahead: { id: 5, stage: { reached: 'champion', round: 3, of: 2 } },
      behind: { id: 2, stage: { reached: 'finalist', round: 3, of: 2, by: 5 } },
      rule: { article: 'Mexican manual, Wimbledon' },
    });
    expect(why(7, 3)).toMatchObject({
      kind: 'stage',
      ahead: { id: 3 },
      behind: { id: 7, stage: { of: 8, by: 2 } },
    });
  });

  test('those of one stage share their places', () => {
    expect(why(1, 3)).toMatchObject({ kind: 'shared', rank: 3, stage: { reached: 'out', of: 4 } });
  });
});
