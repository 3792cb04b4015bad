import { describe, expect, test } from 'vitest';
import { randomFrom, xoshiro128 } from './random.ts';

const drawn = (seed: string, count: number, below: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random.below(below));
};

test('the numbers are those of xoshiro128**: the published first ones from the state 1, 2, 3, 4', () => {
  const next = xoshiro128([1, 2, 3, 4]);
  expect([next(), next(), next(), next()]).toEqual([11520, 0, 5927040, 70819200]);
});

test('a seed draws the same numbers on every machine', () => {
  expect(drawn('1', 6, 2 ** 32)).toMatchInlineSnapshot(`
    [
      4249648571,
      1422898393,
      2257651309,
      2596290341,
      3542335486,
      3929700548,
    ]
  `);
});

test('other seeds draw other numbers, however similar they are written', () => {
  const all = ['1', '2', '11', '1 ', 'a', 'A', ''].map(seed => drawn(seed, 4, 2 ** 32).join());
  expect(new Set(all).size).toBe(all.length);
});

test('every number below the limit is about as frequent as the others', () => {
  const counts = new Array<number>(7).fill(0);
  for (const number of drawn('fair', 70_000, 7)) counts[number] = (counts[number] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(9_700);
  expect(Math.max(...counts)).toBeLessThan(10_300);
});

describe('happens', () => {
  const frequency = (percent: number) => {
    const random = randomFrom(`happens ${percent}`);
    return Array.from({ length: 20_000 }, () => random.happens(percent)).filter(Boolean).length / 200;
  };
  test('never at 0, always at 100', () => {
    expect([frequency(0), frequency(100)]).toEqual([0, 100]);
  });
  test('about as often as asked', () => {
    expect(frequency(25)).toBeCloseTo(25, -0.3);
    expect(frequency(0.5)).toBeCloseTo(0.5, 0);
  });
});

test('some: so many of them, in their order, all where there are fewer', () => {
  const random = randomFrom('some');
  const some = random.some([1, 2, 3, 4, 5, 6], 3);
  expect(some).toHaveLength(3);
  expect([...some].sort()).toEqual(some);
  expect(random.some([1, 2], 5)).toEqual([1, 2]);
});

test('shuffled: the same items in another order', () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const shuffled = randomFrom('cards').shuffled(items);
  expect(shuffled).not.toEqual(items);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
});
