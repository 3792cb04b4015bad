import { describe, expect, test } from 'vitest';
import { type Colour, playerId, pointsOf } from '../../model/index.ts';
import { accepted, pairedBy, position, type Sketch } from '../../testing/index.ts';
import { preferTheSame } from './definitions.ts';
import { burstein2017 } from './index.ts';
import { type Combination, combinationsOf } from './referee/combinations.ts';

const combinations = (players: number, floaters: number): readonly string[] =>
  [...combinationsOf(players, floaters)].map(written);

const written = (combination: Combination): string =>
  combination.map(([a, b]) => `${a}*${b === 0 ? 'F' : b}`).join(' ');

/** 6.4 prints the floater at the end of the line. */
const floaterLast = (line: string): string =>
  line
    .split(' ')
    .sort((a, b) => Number(a.endsWith('F')) - Number(b.endsWith('F')))
    .join(' ');

const OF_6_2 = [
  '1*6 2*5 3*4',
  '1*6 2*4 3*5',
  '1*6 2*3 4*5',
  '1*5 2*6 3*4',
  '1*5 2*4 3*6',
  '1*5 2*3 4*6',
  '1*4 2*6 3*5',
  '1*4 2*5 3*6',
  '1*4 2*3 5*6',
  '1*3 2*6 4*5',
  '1*3 2*5 4*6',
  '1*3 2*4 5*6',
  '1*2 3*6 4*5',
  '1*2 3*5 4*6',
  '1*2 3*4 5*6',
];

const OF_6_4 = [
  '1*5 2*4 3*F',
  '1*5 2*3 4*F',
  '1*5 3*4 2*F',
  '1*4 2*5 3*F',
  '1*4 2*3 5*F',
  '1*4 3*5 2*F',
  '1*3 2*5 4*F',
  '1*3 2*4 5*F',
  '1*3 4*5 2*F',
  '1*2 3*5 4*F',
  '1*2 3*4 5*F',
  '1*2 4*5 3*F',
  '2*5 3*4 1*F',
  '2*4 3*5 1*F',
  '2*3 4*5 1*F',
];

describe('the examples that the texts print', () => {
  test('6.2: the fifteen combinations of six players', () => {
    expect(combinations(6, 0)).toEqual(OF_6_2);
  });

  test('6.4: the fifteen combinations of five players', () => {
    expect(combinations(5, 1).map(floaterLast)).toEqual(OF_6_4);
  });

  test('4.3 (2026): six players with two floaters have 45 pairings, in the order printed', () => {
    const all = combinations(6, 2).map(line => line.replaceAll('F', '0').replaceAll('*', '-'));
    expect(all).toHaveLength(45);
    expect(all.slice(0, 9)).toEqual([
      '1-6 2-5 3-0 4-0',
      '1-6 2-4 3-0 5-0',
      '1-6 2-3 4-0 5-0',
      '1-6 2-0 3-5 4-0',
      '1-6 2-0 3-4 5-0',
      '1-6 2-0 3-0 4-5',
      '1-5 2-6 3-0 4-0',
      '1-5 2-4 3-0 6-0',
      '1-5 2-3 4-0 6-0',
    ]);
    expect(all.at(-1)).toBe('1-0 2-0 3-4 5-6');
  });
});

const never = (): never => {
  throw new Error('the line is in the table');
};

/** The pairs of a line; whoever floats is in none of them. */
const pairsIn = (line: string): readonly string[] => line.split(' ').filter(pair => !pair.endsWith('F'));

/** For a line of the table: pairs that may not be made so that every line before it is impossible, and it is not. */
const pairsBefore = (lines: readonly string[], at: number): readonly string[] => {
  const kept = pairsIn(lines[at] ?? '');
  return lines.slice(0, at).flatMap(line => pairsIn(line).find(pair => !kept.includes(pair)) ?? never());
};

/** What 2017 makes of players without games, with these pairs excluded and these points more for pairing. */
const pairedWithout = (excluded: readonly string[], players: number, points: readonly number[] = []) => {
  const rated = Array.from({ length: players }, (_, index) => ({ rating: 2400 - 10 * index }));
  const sketch: Sketch = {
    players: rated,
    plannedRounds: 5,
    initialColour: 'white',
    forbiddenPairs: excluded.map(pair => ({
      players: pair.split('*').map(number => playerId(Number(number))),
      fromRound: 1,
      toRound: 1,
    })),
    virtualPoints: points.map((more, index) => ({
      fromPlayer: playerId(index + 1),
      toPlayer: playerId(index + 1),
      fromRound: 1,
      toRound: 1,
      points: pointsOf(more),
    })),
  };
  return accepted(pairedBy(burstein2017, position(sketch), { 'virtual-point': false }))
    .boards.map(({ white, black }) => [white, black].sort((a, b) => a - b))
    .sort(([a = 0], [b = 0]) => a - b)
    .map(([a = 0, b = 0]) => (a < 6 && b > 5 && players > 6 ? `${a}*F` : `${a}*${b}`));
};

describe('2017, 6.2 and 6.4: the engine takes the first combination of the printed table that is possible', () => {
  test.each(OF_6_2.map((line, at) => [at + 1, line] as const))('6.2, combination %i: %s', (number, line) => {
    expect(pairedWithout(pairsBefore(OF_6_2, number - 1), 6).join(' ')).toBe(line);
  });

  /** 1 to 5 have a point more than 6, 7 and 8, one of whom meets the floater. */
  const FIVE = [1, 1, 1, 1, 1];
  const ofFive = (lines: readonly string[]) => floaterLast(lines.slice(0, 3).join(' '));

  test.each(OF_6_4.map((line, at) => [at + 1, line] as const))('6.4, combination %i: %s', (number, line) => {
    expect(ofFive(pairedWithout(pairsBefore(OF_6_4, number - 1), 8, FIVE))).toBe(line);
  });

  test.each([
    [3, 4],
    // What excludes combination 4 excludes 7 too: both have 2*5.
    [6, 8],
    [9, 10],
  ])('6.4: where 2 came from another group, combination %i is not valid and %i is', (invalid, next) => {
    const before = pairsBefore(OF_6_4, invalid - 1);
    expect(ofFive(pairedWithout(before, 8, FIVE))).toBe(OF_6_4[invalid - 1]);
    expect(ofFive(pairedWithout(before, 8, [1, 2, 1, 1, 1]))).toBe(OF_6_4[next - 1]);
  });
});

test('6.6: a floater who can meet nobody of the next group goes back, and the next combination is taken', () => {
  // 1, 2 and 3 have a point: 1*3 lets 2 float, who may meet none of 4, 5 and 6; 1*2 is next, and 3 floats: 3*6, 4*5.
  expect(pairedWithout(['2*4', '2*5', '2*6'], 6, [1, 1, 1])).toEqual(['1*2', '3*6', '4*5']);
  expect(pairedWithout([], 6, [1, 1, 1])).toEqual(['1*3', '2*6', '4*5']);
});

describe('6.5: 2, 4 and 5 prefer White, the others Black', () => {
  const preferenceOf = (number: number): Colour => ([2, 4, 5].includes(number) ? 'white' : 'black');
  const traits = (number: number) => ({
    score: 0 as never,
    preference: { colour: preferenceOf(number), strength: 'strong' as const },
  });
  const denied = (line: string) =>
    line
      .split(' ')
      .filter(pair => !pair.endsWith('F'))
      .map(pair => pair.split('*').map(Number))
      .reduce((sum, [a = 0, b = 0]) => sum + preferTheSame(traits(a), traits(b)), 0);
  const firstOf = (lines: readonly string[]) => {
    const least = Math.min(...lines.map(denied));
    return lines.findIndex(line => denied(line) === least) + 1;
  };

  test('the valid combination of 6.2 is number 4', () => expect(firstOf(OF_6_2)).toBe(4));
  test('the valid combination of 6.4 is number 2', () => expect(firstOf(OF_6_4)).toBe(2));

  /*
   * The same by the engine. In round 1 players 1 to 6 meet 7 to 12, who then leave; round 1 gave Black to 2, 4 and 5,
   * and its draws left all six equal in everything but rating.
   */
  const afterRoundOne = (gameOfSix: string): Sketch => ({
    players: Array.from({ length: 12 }, (_, index) => ({
      rating: 2400 - 10 * index,
      ...(index < 6 ? {} : { withdrawnAfter: 1 }),
    })),
    plannedRounds: 5,
    initialColour: 'white',
    rounds: [['1-7 =', '8-2 =', '3-9 =', '10-4 =', '11-5 =', gameOfSix]],
  });

  const pairsOf = (sketch: Sketch) =>
    accepted(pairedBy(burstein2017, position(sketch), { 'virtual-point': false }))
      .boards.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('*'))
      .sort();

  test('the engine pairs six players as combination 4 of 6.2', () => {
    expect(pairsOf(afterRoundOne('6-12 ='))).toEqual(['1*5', '2*6', '3*4']);
  });

  test('the engine pairs five players as combination 2 of 6.4: number 4 floats to 6, who lost', () => {
    expect(pairsOf(afterRoundOne('6-12 0-1'))).toEqual(['1*5', '2*3', '4*6']);
  });
});
