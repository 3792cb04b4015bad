import { expect, test } from 'vitest';
import { editionOf } from './edition.ts';
import { drawn } from './testing/drawn.ts';

const of = (start: string, settings = {}) =>
  editionOf(drawn('1 0 | 2w1\n2 0 | 1b0', { header: { start }, ...settings }));

test.each([
  ['2026/03/01', '2026-03'],
  ['2026/02/28', '2024-08'],
  ['2024/08/01', '2024-08'],
  ['1999/07/15', '1998'],
])('a tournament that began on %s is ranked by the edition %s', (start, edition) => {
  expect(of(start)).toEqual({ edition, date: start });
});

test('a date with the year last is read as well', () => {
  expect(of('28.02.2026')).toEqual({ edition: '2024-08', date: '2026/02/28' });
});

test('between 2009 and 2024 the nearest edition kept is taken, and it is said', () => {
  expect(of('2015/01/01')).toEqual({ edition: '2024-08', date: '2015/01/01', instead: true });
});

test('without a date the edition in force is taken', () => {
  expect(editionOf(drawn('1 0 | 2w1\n2 0 | 1b0', { header: {} }))).toEqual({ edition: '2026-03' });
});

test('Scrabble has its own text', () => {
  expect(of('2026/05/01', { system: 'scrabble-swiss' })).toEqual({ edition: 'scrabble' });
});
