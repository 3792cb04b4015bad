import { describe, expect, test } from 'vitest';
import { workingOf } from '../standings/index.ts';
import { drawn, ranked, valuesOf } from './testing/drawn.ts';

/*
 * Points: 3.5, 2, 2, 1, 2, 0. Requested byes that only voluntary absences follow: round 4 of 2 and of 5, rounds 2
 * and 3 of 6 (round 4 was lost by forfeit).
 */
const table = drawn(`
  1 0 | 2w1  3b1  H    4w1
  2 0 | 1b0  4w1  3b1  Z
  3 0 | 4w1  1w0  2w0  6b+
  4 0 | 3b0  2b0  5w1  1b0
  5 0 | 6w1  U    4b0  Z
  6 0 | 5b0  Z    Z    3w-
`);

const by2024 = (code: string) => valuesOf(table, code, { edition: '2024-08' });

describe('C.07, article 16.3: the score as opponents count it', () => {
  test('byes with nothing but voluntary absences after them count as draws; a forfeit loss as it is', () => {
    expect(valuesOf(table, 'ABH')).toEqual({ 1: 3.5, 2: 2.5, 3: 2, 4: 1, 5: 2.5, 6: 1 });
  });
});

describe('C.07, article 16.4: one’s own unplayed rounds are games against a dummy', () => {
  test('16.4.2: the half-point bye of 1 counts 2, a draw in each of four rounds, not 3.5', () => {
    expect(valuesOf(table, 'BH')[1]).toBe(2.5 + 2 + 2 + 1);
  });

  test('16.4.1: the forfeit win of 3 counts 1, the adjusted score of 6, not 2', () => {
    expect(valuesOf(table, 'BH')[3]).toBe(1 + 3.5 + 2.5 + 1);
  });

  test('no dummy has more than the participant’s own points', () => {
    expect(valuesOf(table, 'BH')).toMatchObject({ 2: 3.5 + 1 + 2 + 2, 5: 1 + 2 + 1 + 2, 6: 2.5 });
  });

  test('until February 2026 the dummy had the participant’s own points, without a limit', () => {
    expect(by2024('BH')).toMatchObject({ 1: 2.5 + 2 + 3.5 + 1, 3: 1 + 3.5 + 2.5 + 2 });
  });

  test('each line of the working names the article that made it', () => {
    const shown = workingOf(ranked(table, { tiebreaks: ['BH'] }), 3, 'BH');
    expect(shown.ok ? shown.value.parts.map(part => [part.opponent, part.score, part.rule.key]) : []).toEqual(
      [
        [4, 1, 'c07-2026.16.3'],
        [1, 3.5, 'c07-2026.16.3'],
        [2, 2.5, 'c07-2026.16.3.2'],
        [6, 1, 'c07-2026.16.4.1'],
      ],
    );
  });

  test('Sonneborn-Berger takes the points awarded times the dummy’s score', () => {
    // 1: beat 2, 3 and 4, and half of 2 for the bye.
    expect(valuesOf(table, 'SB')[1]).toBe(2.5 + 2 + 1 + 1);
  });
});

describe('C.07, articles 14.1 and 16.5: what is cut', () => {
  test('without voluntary absences the lowest score', () => {
    expect(valuesOf(table, 'BH/C1')[3]).toBe(8 - 1);
  });

  test('16.5: a voluntary absence is cut in place of the lowest score', () => {
    expect(valuesOf(table, 'BH/C1')).toMatchObject({ 1: 7.5 - 2, 2: 8.5 - 2, 5: 6 - 2 });
  });

  test('14.1.1: in Sonneborn-Berger the product of the opponent with the lowest score', () => {
    // 2: the absence adds 0, which is lower than the 1 made against 4, so the 1 is cut.
    expect(valuesOf(table, 'SB')[2]).toBe(3);
    expect(valuesOf(table, 'SB/C1')[2]).toBe(2);
  });

  test('14.3: the median cuts low first, then high', () => {
    // 1: of 2.5, 2, 2 (voluntary) and 1 the voluntary 2 goes, then 2.5.
    expect(valuesOf(table, 'BH/M1')[1]).toBe(3);
  });

  test('the working shows what was cut and by which article', () => {
    const shown = workingOf(ranked(table, { tiebreaks: ['BH/C1'] }), 1, 'BH/C1');
    expect(shown.ok ? shown.value.parts.map(part => part.cut?.key) : []).toEqual([
      undefined,
      undefined,
      'c07-2026.16.5',
      undefined,
    ]);
  });
});

describe('/P: forfeits count as played against the scheduled opponent', () => {
  test('6 counts the score of 3 for the game it lost by forfeit', () => {
    expect(valuesOf(table, 'BH')[6]).toBe(2.5);
    expect(valuesOf(table, 'BH/P')[6]).toBe(2.5 + 2);
  });
});

describe('C.07, article 8.3: Fore Buchholz', () => {
  test('the pairings of the last round count as draws, also the forfeited one', () => {
    expect(valuesOf(table, 'AFB')).toEqual({ 1: 3, 2: 2.5, 3: 1.5, 4: 1.5, 5: 2.5, 6: 0.5 });
    expect(valuesOf(table, 'FB')).toMatchObject({ 1: 2.5 + 1.5 + 2 + 1.5, 6: 2.5 + 0.5 + 0.5 + 1.5 });
  });

  test('before the last round of the tournament it is the Buchholz', () => {
    const underWay = drawn('1 0 | 2w1\n2 0 | 1b0', { plannedRounds: 3 });
    expect(valuesOf(underWay, 'FB')).toEqual(valuesOf(underWay, 'BH'));
  });
});

describe('C.07, article 8.2: the average of the opponents’ Buchholz', () => {
  test('only opponents met over the board, to two decimals', () => {
    // 1: 8.5, 8 and 10.5. 6 met only 5.
    expect(valuesOf(table, 'AOB')).toMatchObject({ 1: 9, 6: 6, 3: 8.83 });
  });

  test('nobody met: no value', () => {
    const alone = drawn('1 0 | 2w1\n2 0 | 1b0\n3 0 | U');
    expect(valuesOf(alone, 'AOB')[3]).toBeUndefined();
  });
});

describe('C.07, article 15.2: in a round robin forfeits are regular games', () => {
  const roundRobin = drawn(
    `
    1 2000 | 4w+  3b1  2w=
    2 2000 | 3w1  4b0  1b=
    3 2000 | 2b0  1w0  4b1
    4 2000 | 1b-  2w1  3w0
  `,
    { system: 'berger' },
  );

  test('Sonneborn-Berger counts the forfeit against the opponent it was scheduled with', () => {
    // Points 2.5, 1.5, 1, 1: 1 has 4 (1), 3 (1) and half of 2 (0.75).
    expect(valuesOf(roundRobin, 'SB')).toEqual({ 1: 2.75, 2: 2.25, 3: 1, 4: 1.5 });
  });

  test('article 10: in ratings every forfeit stays unplayed', () => {
    const shown = workingOf(ranked(roundRobin, { tiebreaks: ['ARO'] }), 1, 'ARO');
    expect(shown.ok && shown.value.parts).toHaveLength(2);
  });

  test('articles 7.2 and 7.3: games won, and games with Black, are those over the board', () => {
    expect(valuesOf(roundRobin, 'WIN')[1]).toBe(2);
    expect(valuesOf(roundRobin, 'WON')[1]).toBe(1);
    expect(valuesOf(roundRobin, 'BPG')).toEqual({ 1: 1, 2: 2, 3: 2, 4: 0 });
  });
});
