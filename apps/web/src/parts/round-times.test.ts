import { expect, test } from 'vitest';
import { filledTimes, trimmedTimes } from './round-times.ts';

test('so many rounds a day, so far apart', () => {
  expect(filledTimes(5, { first: '2026-11-21T09:30', minutes: 150, perDay: 2 })).toEqual([
    '2026-11-21T09:30',
    '2026-11-21T12:00',
    '2026-11-22T09:30',
    '2026-11-22T12:00',
    '2026-11-23T09:30',
  ]);
  expect(filledTimes(5, { first: '', minutes: 150, perDay: 2 })).toEqual([]);
});

test('what is empty at the end is not known', () => {
  expect(trimmedTimes(['', '2026-11-21T09:30', '', ''])).toEqual(['', '2026-11-21T09:30']);
  expect(trimmedTimes(['', ''])).toBeUndefined();
});
