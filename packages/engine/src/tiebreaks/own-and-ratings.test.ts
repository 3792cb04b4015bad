import { describe, expect, test } from 'vitest';
import { scoringOf } from '../model/index.ts';
import { differenceFor, expectedFor } from '../ratings/index.ts';
import { drawn, valuesOf } from './testing/drawn.ts';

/* Round 3 has a forfeit; round 4 a full-point, a half-point, a pairing-allocated and a zero-point bye. */
const table = drawn(`
  1 2400 | 2w1  3b1  4w+  F
  2 2200 | 1b0  4w=  3b=  H
  3 2300 | 4w=  1w0  2w=  U
  4 2000 | 3b=  2b=  1b-  Z
`);

describe('C.07, article 7: own results', () => {
  test('7.1: wins are the rounds with the points of a win, played or not', () => {
    expect(valuesOf(table, 'WIN')).toEqual({ 1: 4, 2: 0, 3: 1, 4: 0 });
  });

  test('7.2: games won are won over the board', () => {
    expect(valuesOf(table, 'WON')).toEqual({ 1: 2, 2: 0, 3: 0, 4: 0 });
  });

  test('7.3 and 7.4: games played and won with Black', () => {
    expect(valuesOf(table, 'BPG')).toEqual({ 1: 1, 2: 2, 3: 0, 4: 2 });
    expect(valuesOf(table, 'BWG')).toEqual({ 1: 1, 2: 0, 3: 0, 4: 0 });
  });

  test('7.5: progressive scores', () => {
    expect(valuesOf(table, 'PS')).toEqual({
      1: 1 + 2 + 3 + 4,
      2: 0.5 + 1 + 1.5,
      3: 0.5 + 0.5 + 1 + 2,
      4: 0.5 + 3,
    });
    expect(valuesOf(table, 'PS/C2')[1]).toBe(7);
  });

  test('7.6: rounds less half-point byes, zero-point byes and forfeit losses', () => {
    expect(valuesOf(table, 'REP')).toEqual({ 1: 4, 2: 3, 3: 4, 4: 2 });
  });

  test('7.7: standard points, with a double forfeit as a level round', () => {
    const three = drawn('1 0 | 2w1  U\n2 0 | 1b0  H\n3 0 | 4w-  4b=\n4 0 | 3b-  3w=', {
      scoring: scoringOf(3, 1, 0),
    });
    expect(valuesOf(three, 'STD')).toEqual({ 1: 2, 2: 0.5, 3: 1, 4: 1 });
  });

  test('7.8: the lowest pairing number first, or the highest with /R', () => {
    expect(valuesOf(table, 'TPN')).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4 });
  });
});

describe('C.07, article 10: ratings', () => {
  test('10.1: the average of the opponents met, half up', () => {
    // 2 met 2400, 2000 and 2300: 2233.33. 4 met 2300 and 2200.
    expect(valuesOf(table, 'ARO')).toEqual({ 1: 2250, 2: 2233, 3: 2200, 4: 2250 });
    const half = drawn('1 2000 | 2w1  3b1\n2 2001 | 1b0  .\n3 2002 | .  1w0');
    expect(valuesOf(half, 'ARO')[1]).toBe(2002);
  });

  test('10.1 with cuts: no value where nobody is left', () => {
    expect(valuesOf(table, 'ARO/M1')).toEqual({ 1: undefined, 2: 2300, 3: 2200, 4: undefined });
  });

  test('10.2: performance adds the difference of the percentage; all or nothing is 800', () => {
    // 3: half a point of each of 2 draws and a loss: 1 of 3, 33 %, -125.
    expect(valuesOf(table, 'TPR')).toMatchObject({ 1: 3050, 3: 2200 - 125 });
  });

  test('10.2: the percentage counts on 1-½-0 whatever a win is worth', () => {
    const three = drawn('1 2000 | 2w1  3b=\n2 2100 | 1b0  .\n3 2200 | .  1w=', {
      scoring: scoringOf(3, 1, 0),
    });
    expect(valuesOf(three, 'TPR')[1]).toBe(2150 + 193);
  });

  test('10.3: perfect performance for everything, for nothing and in between', () => {
    const three = drawn('1 2000 | 2w1  3b1  .\n2 2100 | 1b0  .  3w=\n3 2200 | .  1w0  2b=');
    // 1 needs 1.00 against 2200 too: 736 more. 2 made half a point against 2000 and 2200.
    expect(valuesOf(three, 'PTP')[1]).toBe(2936);
    expect(valuesOf(drawn('1 2000 | 2w0\n2 2100 | 1b1'), 'PTP')[1]).toBe(1300);
    const rating = valuesOf(three, 'PTP')[2] ?? 0;
    const expected = (own: number) => expectedFor(own - 2000) + expectedFor(own - 2200);
    expect([expected(rating) >= 50, expected(rating - 1) >= 50]).toEqual([true, false]);
  });

  test('10.4 and 10.5: averages of the opponents’ performances', () => {
    const two = drawn('1 2000 | 2w1\n2 2100 | 1b0');
    expect(valuesOf(two, 'APRO')).toEqual({ 1: 1200, 2: 2900 });
    expect(valuesOf(two, 'APPO')).toEqual({ 1: 1200, 2: 2836 });
  });

  test('preamble: with an unrated player they are dropped, unless a rating was announced', () => {
    const mixed = drawn('1 2000 | 2w1\n2 0 | 1b0\n3 2100 | 4w1\n4 1900 | 3b0');
    expect(valuesOf(mixed, 'ARO')).toEqual({ 1: undefined, 2: undefined, 3: undefined, 4: undefined });
    expect(valuesOf(mixed, 'ARO/U1400')).toEqual({ 1: 1400, 2: 2000, 3: 1900, 4: 2100 });
  });
});

describe('B.02, 8.1: the tables', () => {
  test('8.1.1: percentage to difference, the same with the other sign below 50', () => {
    expect([100, 99, 75, 50, 25, 0].map(differenceFor)).toEqual([800, 677, 193, 0, -193, -800]);
  });

  test('8.1.2: difference to expected score, whole from 736 on', () => {
    expect([0, 3, 4, 391, 392, 735, 736, -4, -736].map(expectedFor)).toEqual([
      50, 50, 51, 91, 92, 99, 100, 49, 0,
    ]);
  });
});
