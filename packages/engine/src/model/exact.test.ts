import { expect, test } from 'vitest';
import { addExact, compareExact, decimal, fraction, inTenths, roundedHalfUp, whole } from './exact.ts';

test('a third three times is one, which no sum of decimals is sure to be', () => {
  const third = fraction(1, 3);
  expect(addExact(addExact(third, third), third)).toEqual(whole(1));
});

test('values that differ by less than a millionth differ', () => {
  const [one, two] = [fraction(2_000_001, 1_000_001), fraction(2_000_003, 1_000_002)];
  expect(Math.abs(decimal(one) - decimal(two))).toBeLessThan(1e-6);
  expect(compareExact(one, two)).toBeLessThan(0);
});

test('the same value written in two ways is one value', () => {
  expect(inTenths(25)).toEqual(fraction(5, 2));
  expect(compareExact(inTenths(25), fraction(5, 2))).toBe(0);
});

test('half up, on both sides of zero', () => {
  expect(roundedHalfUp(fraction(3, 2))).toEqual(whole(2));
  expect(roundedHalfUp(fraction(-1, 2))).toEqual(whole(0));
  expect(roundedHalfUp(fraction(-3, 4))).toEqual(whole(-1));
  expect(roundedHalfUp(fraction(1, 8), 100)).toEqual(fraction(13, 100));
});

test('what is not whole is not made a fraction of', () => {
  expect(() => fraction(0.5, 1)).toThrow('a fraction of whole numbers');
});
