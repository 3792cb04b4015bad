import { expect, test } from 'vitest';
import { placesLeft, standingOf } from './qualify.ts';

const row = (rank: number, sharedBy = 1) => ({ key: rank, rank, sharedBy });
const FIRST_TWO = { first: 1, last: 2 };

test('the first two of a group go on', () => {
  expect([1, 2, 3].map(rank => standingOf(row(rank), FIRST_TWO))).toEqual(['in', 'in', 'out']);
});

test('a place shared inside the limit goes on; shared across it nobody is chosen by the place', () => {
  expect(standingOf(row(1, 2), FIRST_TWO)).toBe('in');
  expect(standingOf(row(2, 2), FIRST_TWO)).toBe('tied');
  expect(standingOf(row(1, 3), FIRST_TWO)).toBe('tied');
});

test('the second final takes the places after the first', () => {
  expect([2, 3, 4, 5].map(rank => standingOf(row(rank), { first: 3, last: 4 }))).toEqual([
    'out',
    'in',
    'in',
    'out',
  ]);
  expect(standingOf(row(2, 2), { first: 3, last: 4 })).toBe('tied');
});

test('places left free are counted, and a group smaller than the limit has fewer', () => {
  expect(placesLeft([row(1), row(2), row(3)], FIRST_TWO, 1)).toBe(1);
  expect(placesLeft([row(1)], FIRST_TWO, 1)).toBe(0);
});
