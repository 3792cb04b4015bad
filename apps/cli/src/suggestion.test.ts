import { expect, test } from 'vitest';
import { closestTo, slipsBetween } from './suggestion.ts';

test.each([
  ['pair', 'pair', 0],
  ['pear', 'pair', 2],
  ['piar', 'pair', 1],
  ['par', 'pair', 1],
  ['', 'pair', 4],
])('from %j to %j there are %i slips', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips);
});
test('the word with the fewest slips is suggested', () => {
  expect(closestTo('duch', ['dubov', 'dutch', 'burstein'])).toBe('dutch');
});
test('a beginning is enough', () => {
  expect(closestTo('stand', ['systems', 'standings'])).toBe('standings');
});
test('what is nothing like any word suggests nothing', () => {
  expect(closestTo('xyzzy', ['pair', 'check', 'new'])).toBeUndefined();
});
