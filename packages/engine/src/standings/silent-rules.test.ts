import { describe, expect, test } from 'vitest';
import { drawn, ranked } from '../tiebreaks/testing/drawn.ts';
import { type Standings, whyRank, workingOf } from './index.ts';

/* Rules of a tournament that name no tie-breaks: the text of its system has some for that. */

const tableOf = ({ rows, list }: Standings) => ({
  list: list.map(({ written }) => written),
  rows: rows.map(({ id, rank, values }) => [rank, id, ...values.slice(1)]),
});

describe('seed 000, 16 (C.04.2 of 1999)', () => {
  test('16 a: everybody rated: the sum of the opponents’ ratings without the lowest', () => {
    // 1 met 3 (1800) and 2 (1900): 1900 without the lowest. 2 met 4 (1700) and 1 (2000): 2000. 3 met 1 and 4: 2000. 4 met 2 and 3: 1900.
    const table = ranked(
      drawn(
        `1 2000 | 3w1 2b=
         2 1900 | 4w1 1w=
         3 1800 | 1b0 4w1
         4 1700 | 2b0 3b0`,
        { system: 'lim-1999' },
      ),
    );
    expect(tableOf(table)).toEqual({
      list: ['PTS', 'SRO/C1', 'SRO/D'],
      rows: [
        [1, 2, 2000, 0],
        [2, 1, 1900, 0],
        [3, 3, 2000, 0],
        [4, 4, 1900, 0],
      ],
    });
    expect(workingOf(table, 2, 'SRO/C1')).toMatchObject({
      value: {
        rule: { article: 'C.04.2 (1999), 16 a' },
        parts: [{ amount: 1700, cut: {} }, { amount: 2000 }],
      },
    });
  });

  test('16 a: still level, the next lowest goes as well', () => {
    // 1 met 1500, 1900 and 2100; 2 met 1600, 2000 and 2000: without the lowest 4000 each, then 2100 against 2000.
    const table = ranked(
      drawn(
        `1 2000 | 3w1 4b1 5w0
         2 2000 | 6w1 7b1 8w0
         3 1500 | 1b0 . .
         4 1900 | . 1w0 .
         5 2100 | . . 1b1
         6 1600 | 2b0 . .
         7 2000 | . 2w0 .
         8 2000 | . . 2b1`,
        { system: 'lim-1999' },
      ),
    );
    expect(tableOf(table).rows.slice(0, 2)).toEqual([
      [1, 1, 4000, 1],
      [2, 2, 4000, 2],
    ]);
    const steps = workingOf(table, 1, 'SRO/D');
    expect(steps.ok && steps.value.parts.map(({ amount }) => amount)).toEqual([4000, 2100, 0]);
    expect(whyRank(table, 1, 2)).toMatchObject({ value: { kind: 'separated', by: { written: 'SRO/D' } } });
  });

  test('16 b: otherwise the progressive score, then without the first round', () => {
    // 1 had 1, 1, 2: 4 in all. 2 had 0, 1, 1: 2. 3 had 0, 0, 1: 1. 4 had 1, 2, 2: 5.
    const table = ranked(
      drawn(
        `1 2000 | 3w1 4b0 2w1
         2 0 | 4w0 3b1 1b0
         3 1900 | 1b0 2w0 4w1
         4 1800 | 2b1 1w1 3b0`,
        { system: 'lim-1999' },
      ),
    );
    expect(tableOf(table)).toEqual({
      list: ['PTS', 'PS', 'PS/D'],
      rows: [
        [1, 4, 5, 0],
        [2, 1, 4, 0],
        [3, 2, 2, 0],
        [4, 3, 1, 0],
      ],
    });
  });

  test('16: rules that name a list go before it', () => {
    const table = ranked(drawn('1 2000 | 2w1\n2 1900 | 1b0', { system: 'lim-1999', tiebreaks: ['BH'] }));
    expect(tableOf(table).list).toEqual(['PTS', 'BH']);
  });
});

describe('seed 001, F10 and the annex of 1998', () => {
  test('F10: for the first place the games among the tied, then the average rating of 2.3.1', () => {
    // 1 and 2 have 2, and 2 beat 1: first place is his, whatever the averages are. 3 and 4 have 1, and 4 beat 3:
    // that is no first place, so the average decides: 4 met 2, 3 and 1, 3 met 1, 4 and 2.
    const table = ranked(
      drawn(
        `1 2000 | 3w1 2b0 4w1
         2 1900 | 4b1 1w1 3b0
         3 1800 | 1b0 4w0 2w1
         4 1750 | 2w0 3b1 1b0`,
        { system: 'dutch-1998' },
      ),
    );
    const average = (...ratings: readonly number[]) => ratings.reduce((sum, one) => sum + one, 0) / 3;
    expect(tableOf(table)).toEqual({
      list: ['PTS', 'DE1', 'ARO'],
      rows: [
        [1, 2, 1, average(1750, 2000, 1800)],
        [2, 1, 2, average(1800, 1900, 1750)],
        [3, 4, 0, average(1900, 1800, 2000)],
        [4, 3, 0, average(2000, 1750, 1900)],
      ],
    });
  });

  test('annex 1 and 2.3.1: an unplayed game counts as a draw against oneself, divided by the rounds', () => {
    // 1 had a bye and met 3; 2 met 3 and was away; 3 met 2 and 1. Two rounds: each sum is halved.
    const table = ranked(
      drawn(
        `1 2000 | U 3w=
         2 1900 | 3w1 .
         3 1700 | 2b0 1b=`,
        { system: 'dutch-1998' },
      ),
    );
    expect(Object.fromEntries(table.rows.map(({ id, values }) => [id, values[2]]))).toEqual({
      1: (2000 + 1700) / 2,
      2: (1700 + 1900) / 2,
      3: (1900 + 2000) / 2,
    });
  });

  test('F10: the system decides the edition, whatever the date', () => {
    const table = ranked(
      drawn('1 2000 | 2w1\n2 1900 | 1b0', { system: 'dutch-1998', header: { start: '2026/05/01' } }),
    );
    expect(table.edition).toBe('1998');
  });
});

test('seed 002, IX: points alone, equal points share the place', () => {
  const table = ranked(drawn('1 2000 | 2w=\n2 1900 | 1b=', { system: 'harkness' }));
  expect(table.rows.map(({ rank, sharedBy }) => [rank, sharedBy])).toEqual([
    [1, 2],
    [1, 2],
  ]);
});
