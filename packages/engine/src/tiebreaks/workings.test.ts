import { describe, expect, test } from 'vitest';
import { differenceFor, expectedFor } from '../ratings/index.ts';
import type { Part, Working } from '../rules/index.ts';
import { type Standings, standings, workingOf } from '../standings/index.ts';
import { accepted } from '../testing/index.ts';
import { drawn } from './testing/drawn.ts';
import { drawnTeams } from './testing/drawn-teams.ts';

/* Whoever adds up what a working shows arrives at its value. */

/** Byes, forfeits, an absence, and opponents more than 350 points apart. */
const PLAYERS = drawn(
  `1 2400 | 4w1 3b= 2w1 5w+
   2 2350 | 5w1 6b1 1b0 H
   3 2010 | 6w0 1w= 5b= 4b0
   4 1990 | 1b0 5w= U 3w1
   5 1500 | 2b0 4b= 3w= 1b-
   6 1480 | 3b1 2w0 Z .`,
  { plannedRounds: 4 },
);

const TEAMS = drawnTeams({
  teams: 4,
  boards: 4,
  rounds: [
    ['1-2 1=1=', '3-4 =1=='],
    ['1-3 1=0=', '2-4 ++++'],
  ],
});

const VALUE_CODES = [
  ...['PTS', 'WIN', 'WON', 'BPG', 'BWG', 'PS', 'PS/C1', 'REP', 'STD', 'BH', 'BH/C1', 'BH/M1', 'FB', 'AOB'],
  ...['SB', 'SB/C1', 'KS', 'KS/L-1', 'KS/E1', 'ARO', 'ARO/C1', 'TPR', 'PTP', 'APRO', 'APPO', 'SBH', 'SRO'],
  'SRO/C1',
];

const kept = ({ parts }: Working): readonly Part[] => parts.filter(({ cut }) => cut === undefined);
const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
const number = (working: Working, fact: string): number => Number(working.facts[fact]);

/** By what a working says that it did with its sum. */
const arrivesAt = (working: Working): number => {
  const sum = sumOf(kept(working));
  const { facts } = working;
  if ('average' in facts) return number(working, 'average') + number(working, 'difference');
  if ('expected' in facts) return working.value ?? Number.NaN;
  if ('secondary' in facts) return number(working, 'secondary') + sum / number(working, 'divisor');
  if ('count' in facts) return sum / number(working, 'count');
  return sum;
};

/** Averages are rounded to whole points or hundredths; everything else is as it stands. */
const isAsShown = (working: Working): boolean => {
  const distance = Math.abs((working.value ?? Number.NaN) - arrivesAt(working));
  return distance < ('count' in working.facts || 'secondary' in working.facts ? 0.5001 : 0.0001);
};

const workingsOf = (table: Standings, code: string): readonly Working[] =>
  table.rows.map(({ id }) => accepted(workingOf(table, id, code)));

describe.each(['2026-03', '2024-08', '1998'] as const)('edition %s', edition => {
  const table = accepted(standings(PLAYERS, { edition, tiebreaks: ['BH'] }));

  test.each(VALUE_CODES)('%s: the lines add up to the value', code => {
    for (const working of workingsOf(table, code)) {
      if (working.value === undefined) continue;
      expect({ working, adds: isAsShown(working) }).toMatchObject({ adds: true });
    }
  });

  test('10.2: the average of the ratings that count, and the difference of the percentage', () => {
    for (const working of workingsOf(table, 'TPR')) {
      if (working.value === undefined) continue;
      const lines = kept(working);
      expect(number(working, 'average')).toBe(Math.floor(sumOf(lines) / lines.length + 0.5));
      expect(number(working, 'difference')).toBe(differenceFor(number(working, 'percent')));
      const points = lines.reduce((sum, part) => sum + (part.points ?? 0), 0);
      expect(number(working, 'points')).toBe(points);
      expect(number(working, 'percent')).toBe(Math.floor((100 * points) / lines.length + 0.5));
    }
  });

  test('10.3: the expected scores of the lines reach the points made, those of one rating less do not', () => {
    for (const working of workingsOf(table, 'PTP')) {
      const { value } = working;
      if (value === undefined || number(working, 'points') === 0) continue;
      const expected = (rating: number) =>
        kept(working).reduce((sum, { score = 0 }) => sum + expectedFor(rating - score), 0) / 100;
      expect(sumOf(kept(working))).toBeCloseTo(expected(value), 6);
      expect(number(working, 'expected')).toBeCloseTo(expected(value), 6);
      expect(expected(value)).toBeGreaterThanOrEqual(number(working, 'points'));
      expect(expected(value - 1)).toBeLessThan(number(working, 'points'));
    }
  });
});

test('annex of 1998, 2.3.2: an opponent more than 350 points away counts as 350 away, and the line says so', () => {
  // 1 (2400) met 1990 (counts 2050), 2010 (counts 2050) and 2350, and had a forfeit: 2400 himself. 8850 / 4 = 2212.5: 2213.
  // 1 + ½ + 1 and half of the forfeit: 3 of 4, 75 per cent, 193.
  const table = accepted(standings(PLAYERS, { edition: '1998', tiebreaks: ['TPR'] }));
  const working = accepted(workingOf(table, 1, 'TPR'));
  expect(working.parts.map(({ score, amount }) => [score, amount])).toEqual([
    [1990, 2050],
    [2010, 2050],
    [2350, 2350],
    [2400, 2400],
  ]);
  expect(working.facts).toEqual({ points: 3, games: 4, percent: 75, average: 2213, difference: 193 });
  expect(working.value).toBe(2406);
});

describe('the annex of 1998 is cited for everything that it defines', () => {
  const OF_1998 = [
    ...[
      'PTS',
      'WON',
      'WIN',
      'PS',
      'PS/C1',
      'KS',
      'KS/E',
      'KS/E1',
      'DE',
      'BH',
      'BH/C1',
      'BH/C2',
      'BH/M1',
      'BH/M2',
    ],
    ...['SBH', 'SB', 'ARO', 'ARO/C1', 'TPR'],
  ];
  const foreign = (table: Standings, code: string): readonly string[] =>
    workingsOf(table, code)
      .flatMap(({ rule, parts }) => [
        rule,
        ...parts.flatMap(part => [part.rule, ...(part.cut ? [part.cut] : [])]),
      ])
      .map(({ article }) => article)
      .filter(article => article.startsWith('C.07'));

  test.each(OF_1998)('1 and 2: %s of players', code => {
    const table = accepted(standings(PLAYERS, { edition: '1998', tiebreaks: ['DE', 'BH'] }));
    expect(foreign(table, code)).toEqual([]);
  });

  test.each(['GPTS', 'MPTS', 'DE', 'BH', 'SB'])('3: %s of teams', code => {
    const table = accepted(
      standings(TEAMS, { edition: '1998', tiebreaks: ['GPTS', 'MPTS', 'DE', 'BH', 'SB'] }),
    );
    expect(table.of).toBe('teams');
    expect(foreign(table, code)).toEqual([]);
  });
});
