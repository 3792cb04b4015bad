import { expect, test } from 'vitest';
import { breaksBefore } from './breaks.ts';

/** Each letter a row of height 1: `m` a row by itself, `b` one that belongs to the row above. */
const breaks = (rows: string, first: number, next = first) => [
  ...breaksBefore(
    [...rows].map(letter => ({ height: 1, joins: letter === 'b' })),
    { first, next },
  ),
];

test('a page takes what fits', () => {
  expect(breaks('mmmmmmm', 3)).toEqual([3, 5]);
  expect(breaks('mmmmm', 5)).toEqual([]);
});

test('a last row never stands alone', () => {
  expect(breaks('mmmm', 3)).toEqual([2]);
});

test('a match and its boards stay on one page', () => {
  expect(breaks('mbbmbbmbb', 4)).toEqual([3, 6]);
  expect(breaks('mbbmbbmbb', 7)).toEqual([6]);
});

test('the row before the last brings its whole match along', () => {
  expect(breaks('mbbmbbm', 6)).toEqual([3]);
});

test('what is longer than a page is broken where the page ends', () => {
  expect(breaks('mbbbbbbb', 3)).toEqual([3, 6]);
});
