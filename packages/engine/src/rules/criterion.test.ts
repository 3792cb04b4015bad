import { describe, expect, test } from 'vitest';
import { type Criterion, compareFaults, decide, faultsOf } from './criterion.ts';
import { digitsOf, weigh } from './weigh.ts';

interface Weight {
  readonly weight: number;
}
const criterion = (id: string, given: Partial<Criterion<Weight>>): Criterion<Weight> => ({
  key: id,
  id,
  article: id,
  text: id,
  ...given,
});
const of = (weight: number): Weight => ({ weight });

test('faults are listed from the greatest on, and no fault is none', () => {
  const left = criterion('left', { ofDownfloater: ({ weight }) => weight });
  expect(faultsOf(left, { pairs: [], downfloaters: [of(1), of(0), of(3)] })).toEqual([3, 1]);
});

test('one greater fault is worse than any number of smaller ones', () => {
  expect(compareFaults([2, 2, 2], [3])).toBeLessThan(0);
  expect(compareFaults([3], [3, 1])).toBeLessThan(0);
  expect(compareFaults([3, 1], [3, 1])).toBe(0);
});

describe('decide', () => {
  const first = criterion('first', { ofPair: (a, b) => Math.abs(a.weight - b.weight) });
  const second = criterion('second', { ofDownfloater: () => 1 });
  test('answers with the first criterion that tells the candidates apart, and the faults on both sides', () => {
    const a = { pairs: [[of(1), of(1)]] as const, downfloaters: [of(5)] };
    const b = { pairs: [[of(1), of(1)]] as const, downfloaters: [] };
    expect(decide([first, second], a, b)).toEqual({
      better: 'b',
      criterion: second,
      faults: { a: [1], b: [] },
    });
  });
  test('says nothing of equals', () => {
    const same = { pairs: [], downfloaters: [of(1)] };
    expect(decide([first, second], same, same)).toBeUndefined();
  });
});

describe('weigh', () => {
  const classOf = Int32Array.from({ length: 60 }, (_, vertex) => vertex % 2);
  const costs = weigh({
    classOf,
    classes: 2,
    digits: 12,
    joined: (a, b) => [
      [a === b ? 0 : 11, 1],
      [5, 1],
    ],
    apart: () => undefined,
  });
  const total = (joined: readonly (readonly [number, number])[]) => {
    const sum = new Array<number>(costs.limbs).fill(0);
    for (const [a, b] of joined)
      for (let limb = 0; limb < costs.limbs; limb++)
        sum[limb] = (sum[limb] ?? 0) + (costs.joined[(a * 2 + b) * costs.limbs + limb] ?? 0);
    return sum;
  };
  test('gives the digits back', () => {
    const digits = digitsOf(
      total([
        [0, 1],
        [0, 1],
        [1, 1],
      ]),
      costs.places,
    );
    expect([digits[0], digits[5], digits[11]]).toEqual([1, 3, 2]);
  });
  test('no number of lower faults outweighs one higher fault', () => {
    const [one] = total([[0, 0]]);
    const [many] = total(Array.from({ length: 30 }, () => [0, 1] as const));
    expect(one).toBeGreaterThan(many ?? 0);
  });
  test('a pair that cannot be has no cost that could be paid', () => {
    expect(costs.apart[0]).toBe(Number.POSITIVE_INFINITY);
  });
  test('moves to another limb before a float64 loses whole numbers', () => {
    const wide = weigh({
      classOf: new Int32Array(2000),
      classes: 1,
      digits: 10,
      joined: () => Array.from({ length: 10 }, (_, digit) => [digit, 1] as const),
      apart: () => [],
    });
    expect(wide.limbs).toBeGreaterThan(1);
    for (const { unit, radix } of wide.places) expect(Number.isSafeInteger(unit * radix * 8)).toBe(true);
  });
});
