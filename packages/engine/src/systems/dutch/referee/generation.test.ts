import { describe, expect, test } from 'vitest';
import {
  bsnsUpTo,
  type Exchange,
  exchanges,
  movedDownSets,
  movedDownSetsOf2017,
  transpositions,
} from './generation.ts';

const written = (bsns: readonly number[]) => bsns.join('-');
const firstOf = (count: number) => (order: readonly number[]) => written(order.slice(0, count));

describe('4.2 (D.1), transpositions of S2', () => {
  const homogeneous = [...transpositions(bsnsUpTo(11).slice(5), 5)].map(firstOf(5));
  const heterogeneous = [...transpositions(bsnsUpTo(11).slice(2), 2)].map(firstOf(2));

  test('a homogeneous bracket of eleven has 720, from 6-7-8-9-10 to 11-10-9-8-7', () => {
    expect(homogeneous).toHaveLength(720);
    // The text prints 6-7-8-10-11 as the third: 6-7-8-10-9 is smaller (a slip in both editions).
    expect(homogeneous.slice(0, 4)).toEqual(['6-7-8-9-10', '6-7-8-9-11', '6-7-8-10-9', '6-7-8-10-11']);
    expect(homogeneous.indexOf('7-6-8-9-10')).toBe(homogeneous.indexOf('6-11-10-9-8') + 1);
    expect(homogeneous.at(-1)).toBe('11-10-9-8-7');
  });

  test('a bracket with two moved-down players and nine residents has 72, from 3-4 to 11-10', () => {
    expect(heterogeneous).toHaveLength(72);
    expect(heterogeneous.slice(0, 3)).toEqual(['3-4', '3-5', '3-6']);
    expect(heterogeneous.slice(7, 10)).toEqual(['3-11', '4-3', '4-5']);
    expect(heterogeneous.at(-1)).toBe('11-10');
  });

  test('the numbers after the first N1 stand by rank', () => {
    const [, second] = transpositions(bsnsUpTo(5).slice(2), 2);
    expect(second).toEqual([3, 5, 4]);
  });
});

describe('4.3 (D.2), exchanges in a homogeneous bracket of eleven', () => {
  const all = exchanges(5, 11).map(({ fromS1, fromS2 }) => `${written(fromS1)} for ${written(fromS2)}`);
  const isBefore = (first: string, second: string) => {
    expect(all).toContain(first);
    expect(all).toContain(second);
    expect(all.indexOf(first)).toBeLessThan(all.indexOf(second));
  };

  test('the original composition stands first, and each composition once', () => {
    expect(exchanges(5, 11)[0]).toEqual({ fromS1: [], fromS2: [] } satisfies Exchange);
    expect(new Set(all).size).toBe(462);
  });

  test('4.3.2.1: one player is exchanged before two are', () => {
    isBefore('1 for 11', '4-5 for 6-7');
  });

  test('4.3.2.2: 6 for 4 before 8 for 5; 8 and 6 for 4 and 3 before 9 and 8 for 5 and 4', () => {
    isBefore('4 for 6', '5 for 8');
    isBefore('3-4 for 6-8', '4-5 for 8-9');
  });

  test('4.3.2.3: 5 leaves S1 before 4, 5-2 before 4-3, 5-4-1 before 5-3-2', () => {
    isBefore('5 for 7', '4 for 6');
    isBefore('2-5 for 6-7', '3-4 for 6-7');
    isBefore('1-4-5 for 6-7-8', '2-3-5 for 6-7-8');
  });

  test('4.3.2.4: 6 comes from S2 before 7, 6-9 before 7-8, 6-7-10 before 6-8-9', () => {
    isBefore('5 for 6', '5 for 7');
    isBefore('4-5 for 6-9', '4-5 for 7-8');
    isBefore('3-4-5 for 6-7-10', '3-4-5 for 6-8-9');
  });

  test('the first single exchanges are 5 for 6, 5 for 7, 4 for 6, 5 for 8', () => {
    expect(all.slice(1, 5)).toEqual(['5 for 6', '5 for 7', '4 for 6', '5 for 8']);
  });
});

describe('sets of moved-down players', () => {
  test('4.4.2: by the smallest differing number, 1-3 before 1-4 before 3-4', () => {
    const sets = movedDownSets(4, 2).map(written);
    expect(sets).toEqual(['1-2', '1-3', '1-4', '2-3', '2-4', '3-4']);
  });

  test('D.3: the highest scores first, then the lowest numbers', () => {
    expect(movedDownSetsOf2017([30, 30, 25, 20], 2).map(written)).toEqual([
      '1-2',
      '1-3',
      '2-3',
      '1-4',
      '2-4',
      '3-4',
    ]);
  });

  test('none of them is one set: the empty one', () => {
    expect(movedDownSets(3, 0)).toEqual([[]]);
  });
});
