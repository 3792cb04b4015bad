import { describe, expect, test } from 'vitest';
import { formatPoints, scoringOf } from '../model/index.ts';
import { workingOf } from '../standings/index.ts';
import { drawn, ranked, valuesOf } from './testing/drawn.ts';
import { drawnTeams } from './testing/drawn-teams.ts';

const BY_1998 = { edition: '1998' } as const;

/*
 * Three rounds. Points: 2.5, 2.5, 2, 1.5, 0.5, 0.5. Round 3 has a forfeit, a bye and a half-point bye, so that for
 * tie-breaks the scores are 2.5, 2, 2, 1, 0.5, 1.
 */
const swiss = drawn(`
  1 2400 | 4w1  2b=  3w1
  2 2300 | 5b1  1w=  6w+
  3 2200 | 6w1  5b1  1b0
  4 2100 | 1b0  6w=  U
  5 2000 | 2w0  3w0  H
  6 1900 | 3b0  4b=  2b-
`);

/* A round robin. Points: 4, 4, 2, 2, 2, 1; half of the greatest score is 2.5. */
const roundRobin = drawn(
  `
  1 0 | 6w1  2w=  3b=  4w1  5b1
  2 0 | 5w1  1b=  6w1  3w1  4b=
  3 0 | 4w=  5b1  1w=  2b0  6w0
  4 0 | 3b=  6b1  5w0  1b0  2w=
  5 0 | 2b0  3w0  4b1  6b1  1w0
  6 0 | 1b0  4w0  2b0  5w0  3b1
`,
  { system: 'berger' },
);

const of = (code: string) => valuesOf(swiss, code, BY_1998);
const inRoundRobin = (code: string) => valuesOf(roundRobin, code, BY_1998);

describe('1998, 1: an unplayed game is a draw against oneself', () => {
  test('2 won by forfeit and counts, for the tie-breaks of 1 and of 2, a draw', () => {
    expect(of('ABH')).toEqual({ 1: 2.5, 2: 2, 3: 2, 4: 1, 5: 0.5, 6: 1 });
  });

  test('the points of the standings stay as awarded', () => {
    expect(ranked(swiss, BY_1998).rows.map(row => formatPoints(row.points))).toEqual([
      '2.5',
      '2.5',
      '2.0',
      '1.5',
      '0.5',
      '0.5',
    ]);
  });

  test('the working of 2 shows the draw against itself and its rule', () => {
    const shown = workingOf(ranked(swiss, { ...BY_1998, tiebreaks: ['BH'] }), 2, 'BH');
    const last = shown.ok ? shown.value.parts.at(-1) : undefined;
    expect(last).toMatchObject({ round: 3, points: 0.5, score: 2, rule: { key: 'tiebreaks-1998.1' } });
    expect(last?.opponent).toBeUndefined();
  });
});

describe('1998, 2.1: own results', () => {
  test('2.1.1: progressive scores count results as they are, played or not', () => {
    expect(of('PS')).toEqual({ 1: 5, 2: 5, 3: 5, 4: 2, 5: 0.5, 6: 1 });
  });

  test('2.1.1.1: cuts take off the score of the first round, then of the second', () => {
    expect(of('PS/C1')).toEqual({ 1: 4, 2: 4, 3: 4, 4: 2, 5: 0.5, 6: 1 });
    expect(of('PS/C2')).toEqual({ 1: 2.5, 2: 2.5, 3: 2, 4: 1.5, 5: 0.5, 6: 0.5 });
  });

  test('2.1.2: two match points for more than half of the boards, one for half, none for less', () => {
    // Board 4 of the first match was lost by both: 2-1 is half of four boards for one team, less for the other.
    const teams = drawnTeams({ teams: 4, boards: 4, rounds: [['1-2 110', '3-4 1==1']] });
    const rows = ranked(teams, BY_1998).rows;
    const matchPoints = Object.fromEntries(rows.map(row => [row.id, (row.matchPoints ?? 0) / 10]));
    expect(matchPoints).toEqual({ 1: 1, 2: 0, 3: 2, 4: 0 });
  });

  test('2.1.3: Koya is the points made against those with half of the points or more', () => {
    // Only 1 and 2 have 2.5 or more.
    expect(inRoundRobin('KS')).toEqual({ 1: 0.5, 2: 0.5, 3: 0.5, 4: 0.5, 5: 0, 6: 0 });
  });

  test('2.1.3: in Koya a point by forfeit is a point', () => {
    const table = drawn('1 0 | 2w+  3b1\n2 0 | 1b-  .\n3 0 | .  1w0', { system: 'berger' });
    expect(valuesOf(table, 'KS/E1', BY_1998)[1]).toBe(2);
  });

  test('2.1.3.1: Koya extended by one scoregroup takes in those with 2 points', () => {
    expect(inRoundRobin('KS/E1')).toEqual({ 1: 3, 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 });
  });

  test('2.1.3.1: step by step, 3 and 4 are level against the best and 3 is ahead against the next', () => {
    expect(inRoundRobin('KS/E')).toEqual({ 1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 0 });
  });

  test('2.1.4: direct encounter adds up the games among the tied when all have met', () => {
    // 3: a draw and a win; 5: a win and a loss; 4: a draw and a loss.
    expect(inRoundRobin('DE')).toEqual({ 1: 0, 2: 0, 3: 1, 4: 3, 5: 2, 6: 0 });
  });

  test('2.1.4: direct encounter does nothing when two of the tied have not met', () => {
    // 1 beat 2, 2 beat 3; 1 and 3 have not met.
    const table = drawn(`
      1 0 | 2w1  4b0
      2 0 | 1b0  3w1
      3 0 | 4w1  2b0
      4 0 | 3b0  1w1
    `);
    expect(valuesOf(table, 'DE', BY_1998)).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0 });
  });

  test('2.1.4: a forfeit is no meeting, also in a round robin', () => {
    const table = drawn('1 0 | 2w+  2b0\n2 0 | 1b-  1w1', { system: 'berger' });
    expect(valuesOf(table, 'DE', BY_1998)).toEqual({ 1: 2, 2: 1 });
  });

  test('2.1.5: games won are games played and won', () => {
    expect(of('WON')).toEqual({ 1: 2, 2: 1, 3: 2, 4: 0, 5: 0, 6: 0 });
    expect(of('WIN')).toEqual(of('WON'));
  });
});

describe('1998, 2.2: results of the opponents', () => {
  test('2.2.1.1: Buchholz of 1 is 1 + 2 + 2; of 2 it is 0.5 + 2.5 and 2 of its own', () => {
    expect(of('BH')).toEqual({ 1: 5, 2: 5, 3: 4, 4: 4.5, 5: 4.5, 6: 4 });
  });

  test('2.2.1.2: median 1 leaves out the highest and the lowest', () => {
    expect(of('BH/M1')).toEqual({ 1: 2, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1 });
  });

  test('2.2.1.3: median 2 leaves out two of each: of 1, 2, 2, 4, 4 the middle one is left to 3', () => {
    expect(inRoundRobin('BH/M2')[3]).toBe(2);
    expect(inRoundRobin('BH')[3]).toBe(13);
  });

  test('2.2.1.4: cut 1 leaves out the lowest, also when it is one’s own', () => {
    expect(of('BH/C1')).toEqual({ 1: 4, 2: 4.5, 3: 3.5, 4: 3.5, 5: 4, 6: 3 });
  });

  test('2.2.1.5: cut 2 leaves out the two lowest', () => {
    expect(of('BH/C2')).toEqual({ 1: 2, 2: 2.5, 3: 2.5, 4: 2.5, 5: 2, 6: 2 });
  });

  test('2.2.1.6: the sum of Buchholz adds up the Buchholz of the opponents', () => {
    // 1: 4.5 + 5 + 4. 2: 4.5 + 5 and its own 5 for the unplayed game.
    expect(of('SBH')).toEqual({ 1: 13.5, 2: 14.5, 3: 13.5, 4: 13.5, 5: 13.5, 6: 12.5 });
  });

  test('2.2.2.1: Sonneborn-Berger takes those beaten whole and those drawn with by half', () => {
    // 2: beat 5 (0.5), drew with 1 (1.25), drew with itself (1).
    expect(of('SB')).toEqual({ 1: 4, 2: 2.75, 3: 1.5, 4: 1, 5: 0.25, 6: 1 });
  });

  test('2.2.2.1: a win counts the whole score also where it is worth three points', () => {
    const table = drawn('1 0 | 2w1  3b1\n2 0 | 1b0  4w1\n3 0 | 4w1  1w0\n4 0 | 3b0  2b0', {
      scoring: scoringOf(3, 1, 0),
    });
    // Points: 6, 3, 3, 0.
    expect(valuesOf(table, 'SB', BY_1998)).toEqual({ 1: 6, 2: 0, 3: 0, 4: 0 });
  });

  test('2.2.2.2: for teams, the score of each opposing team times the score made against it', () => {
    const teams = drawnTeams({
      teams: 4,
      boards: 2,
      rounds: [
        ['1-2 11', '3-4 1='],
        ['1-3 1=', '2-4 =1'],
      ],
    });
    // Game points: 3.5, 1.5, 2, 1. Team 1: 2 x 1.5 + 1.5 x 2 = 6.
    expect(valuesOf(teams, 'SB:GP', BY_1998)).toEqual({ 1: 6, 2: 1.5, 3: 3.25, 4: 1.75 });
  });
});

describe('1998, 2.3: ratings', () => {
  test('2.3.1: the sum of the opponents’ ratings is divided by the rounds, an unplayed one adding one’s own', () => {
    const values = of('ARO');
    expect(values[1]).toBe(2200);
    expect(values[2]).toBeCloseTo((2000 + 2400 + 2300) / 3, 6);
    expect(values[4]).toBeCloseTo((2400 + 1900 + 2100) / 3, 6);
  });

  test('2.3.1.1: with cuts the lowest ratings are left out', () => {
    expect(of('ARO/C1')).toMatchObject({ 1: 2250, 2: 2350 });
    expect(of('ARO/C2')).toMatchObject({ 1: 2300, 2: 2400 });
  });

  test('2.3.2: performance is the average plus the difference of the percentage', () => {
    // 1: 2200 and 2.5 of 3, 83 %: +273. 2: 2233 and 2 of 3, 67 %: +125. 6: 2067 and 1 of 3: -125.
    expect(of('TPR')).toMatchObject({ 1: 2473, 2: 2358, 6: 1942 });
  });

  test('2.3.2: a difference of more than 350 points counts as 350, up and down', () => {
    const table = drawn('1 2500 | 2w=  3b=\n2 2000 | 1b=  4w1\n3 2600 | 4w1  1w=\n4 1900 | 3b0  2b0');
    // 1 counts 2150 for 2000 and 2600 for 2600: 2375. 4 counts 2250 for 2600 and 2000: 2125 less 800.
    expect(valuesOf(table, 'TPR', BY_1998)).toMatchObject({ 1: 2375, 4: 1325 });
  });
});
