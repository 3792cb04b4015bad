import { describe, expect, test } from 'vitest';
import { formatPoints } from '../model/index.ts';
import { workingOf } from '../standings/index.ts';
import { drawn, ranked, valuesOf } from './testing/drawn.ts';

describe('Seed 000, article 16', () => {
  test('a) ratings without the lowest; where that is level, without the next lowest', () => {
    // 1 met 1800, 1900, 2100: without the lowest 1900 + 2100 = 4000, without the next 2100.
    // 2 met 1700, 1950, 2050: without the lowest 1950 + 2050 = 4000, without the next 2050. The higher sum wins.
    const table = drawn(`
      1 2300 | 3w1  4b1  5w=
      2 2290 | 6w1  7b1  8w=
      3 1800 | 1b0  .    .
      4 1900 | .    1w0  .
      5 2100 | .    .    1b=
      6 1700 | 2b0  .    .
      7 1950 | .    2w0  .
      8 2050 | .    .    2b=
    `);
    expect(valuesOf(table, 'SRO/C1')).toMatchObject({ 1: 4000, 2: 4000 });
    expect(valuesOf(table, 'SRO/D')).toMatchObject({ 1: 1, 2: 2 });
    // A sum: nothing is divided by the number of opponents.
    const shown = workingOf(ranked(table, { tiebreaks: ['SRO/C1'] }), 1, 'SRO/C1');
    expect(shown.ok && shown.value.facts).toEqual({});
  });

  test('b) progressive score; where that is level, without round 1, then without round 2', () => {
    // Progressive 1: 1 + 1 + 1.5 = 3.5. 2: 0.5 + 1.5 + 1.5 = 3.5. Without round 1: 2.5 and 3.
    const table = drawn(`
      1 0 | 3w1  4b0  5w=
      2 0 | 4w=  3b1  6w0
      3 0 | 1b0  2w0  .
      4 0 | 2b=  1w1  U
      5 0 | .    .    1b=
      6 0 | .    .    2b1
    `);
    expect(valuesOf(table, 'PS')).toMatchObject({ 1: 3.5, 2: 3.5 });
    expect(valuesOf(table, 'PS/D')).toMatchObject({ 1: 2, 2: 1 });
  });
});

describe('Seed 001, F10: the games among the tied count only for the first place', () => {
  test('2 beat 1, but they are tied for the second place', () => {
    // 4 has two points, 1 and 2 have one, 3 has none.
    const table = drawn('1 0 | 2w0  3b1\n2 0 | 1b1  4w0\n3 0 | 4w0  1w0\n4 0 | 3b1  2b1');
    expect(valuesOf(table, 'DE')).toMatchObject({ 1: 2, 2: 1 });
    expect(valuesOf(table, 'DE1')).toMatchObject({ 1: 0, 2: 0 });
  });

  test('for the first place it decides', () => {
    // 1 and 2 have two points, 3 has one and a half, 4 has a half; 2 beat 1.
    const table = drawn('1 0 | 2w0  4b1  3w1\n2 0 | 1b1  3w0  4b1\n3 0 | 4w=  2b1  1b0\n4 0 | 3b=  1w0  2w0');
    expect(valuesOf(table, 'DE1')).toMatchObject({ 1: 2, 2: 1 });
    // F10 has the games decide; the annex adds them up.
    const shown = workingOf(ranked(table, { tiebreaks: ['DE1'], edition: '1998' }), 2, 'DE1');
    expect(shown.ok && shown.value.rule.id).toBe('Mexican manual, F10');
    expect(shown.ok && shown.value.parts.map(({ rule }) => rule.id)).toEqual(['FIDE annex of 1998, 2.1.4']);
  });
});

describe('Seed 004: Scrabble', () => {
  const table = drawn(
    `
    1 0 | 2w1:410-380  3b1:450-300  4w0:350-360
    2 0 | 1b0:380-410  4w1:400-399  3b1:500-410
    3 0 | 4w1:390-388  1w0:300-450  2w0:410-500
    4 0 | 3b0:388-390  2b0:399-400  1b1:360-350
  `,
    { system: 'scrabble-swiss' },
  );

  test('Buchholz adds up the games won by the opponents', () => {
    expect(valuesOf(table, 'BH')).toEqual({ 1: 4, 2: 4, 3: 5, 4: 5 });
  });

  test('Median Buchholz leaves out the best and the worst opponent', () => {
    expect(valuesOf(table, 'BH/M1')).toEqual({ 1: 1, 2: 1, 3: 2, 4: 2 });
  });

  test('a bye is no opponent, and who left counts what they won', () => {
    const odd = drawn('1 0 | 2w1  U\n2 0 | 1b0  3w1\n3 0 | U  2b0', { system: 'scrabble-swiss' });
    expect(valuesOf(odd, 'BH')).toEqual({ 1: 1, 2: 3, 3: 1 });
  });

  test('spread is points made less points received', () => {
    expect(valuesOf(table, 'SPREAD')).toEqual({ 1: 170, 2: 61, 3: -238, 4: 7 });
  });

  test('without the sheet of a game the spread is not known', () => {
    const table2 = drawn('1 0 | 2w1\n2 0 | 1b0', { system: 'scrabble-swiss' });
    expect(valuesOf(table2, 'SPREAD')).toEqual({ 1: undefined, 2: undefined });
  });

  test('Buchholz, then spread: 1 and 2 are level on both but for the spread', () => {
    const rows = ranked(table, { tiebreaks: ['BH', 'SPREAD'] }).rows;
    expect(rows.map(row => row.id)).toEqual([1, 2, 4, 3]);
  });

  test('a point for a game won, half for a draw: that goes before every spread', () => {
    // 1.5, 1, 1, 0.5. 3 has the greatest spread, 499, and stays behind 1.
    const drawnGames = drawn(
      `
      1 0 | 2w=:400-400  3b1:350-349
      2 0 | 1b=:400-400  4w=:300-300
      3 0 | 4w1:600-100  1w0:349-350
      4 0 | 3b0:100-600  2b=:300-300
    `,
      { system: 'scrabble-swiss' },
    );
    const rows = ranked(drawnGames, { tiebreaks: ['SPREAD'] }).rows;
    expect(rows.map(({ id, points }) => [id, formatPoints(points)])).toEqual([
      [1, '1.5'],
      [3, '1.0'],
      [2, '1.0'],
      [4, '0.5'],
    ]);
  });

  test('its example: of two with the same wins, who was on the first boards stands before who came from behind', () => {
    // 1 won, won and lost to the champion: 1 + 2 + 3. 2 lost and then won twice, lower down: 2 + 1 + 1.
    const example = drawn(
      `
      1 0 | 5w1  6b1  3w0
      2 0 | 6w0  5b1  4w1
      3 0 | 7w1  4w1  1b1
      4 0 | 8w1  3b0  2b0
      5 0 | 1b0  2w0  8w1
      6 0 | 2b1  1w0  7w1
      7 0 | 3b0  8w1  6b0
      8 0 | 4b0  7b0  5b0
    `,
      { system: 'scrabble-swiss' },
    );
    expect(valuesOf(example, 'BH')).toMatchObject({ 1: 6, 2: 4 });
    expect(
      ranked(example, { tiebreaks: ['BH'] })
        .rows.map(({ id }) => id)
        .slice(0, 4),
    ).toEqual([3, 1, 6, 2]);
  });
});
