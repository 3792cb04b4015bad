import { expect, test } from 'vitest';
import { outcomesIn } from './outcomes.ts';

const chess = (games: number | undefined, text: string) => outcomesIn(text, { games, game: 'chess' });
const scrabble = (text: string) => outcomesIn(text, { games: 1, game: 'scrabble' });

test('a letter a game, for the side named first', () => {
  expect(chess(4, '1=0+')).toEqual(['win', 'draw', 'loss', 'only-first-came']);
  expect(chess(4, '½-X.')).toEqual(['draw', 'only-second-came', 'nobody-came', 'open']);
  expect(chess(3, 'WDL')).toEqual(['unrated-win', 'unrated-draw', 'unrated-loss']);
});

test.each([
  ['1-0', 'win'],
  ['½-½', 'draw'],
  ['0-1', 'loss'],
  ['½-0', 'only-first-drew'],
  ['0-½', 'only-second-drew'],
  ['=-0', 'only-first-drew'],
  ['0-0', 'both-lost'],
  ['+--', 'only-first-came'],
  ['--+', 'only-second-came'],
  ['---', 'nobody-came'],
])('%s is %s', (text, outcome) => {
  expect(chess(1, text)).toEqual([outcome]);
});

test('scores and letters of several games have commas between', () => {
  expect(chess(4, '1-0,½-0,=,0-0')).toEqual(['win', 'only-first-drew', 'draw', 'both-lost']);
});

test('on three boards 1-0 is three letters, where any number is allowed a score', () => {
  expect(chess(3, '1-0')).toEqual(['win', 'only-second-came', 'loss']);
  expect(chess(undefined, '1-0')).toEqual(['win']);
  expect(chess(undefined, '==10')).toEqual(['draw', 'draw', 'win', 'loss']);
  expect(chess(2, '1-0')).toEqual(['win']);
});

test('Scrabble has sheets, or nobody to write one', () => {
  expect(scrabble('412-387')).toEqual([{ own: 412, opponents: 387 }]);
  expect(scrabble('-5-300')).toEqual([{ own: -5, opponents: 300 }]);
  expect(scrabble('+')).toEqual(['only-first-came']);
  expect(scrabble('1')).toBeUndefined();
});

test.each(['2', '1-1', '1,', '', '1-½', 'abc', '412-387'])('%s is no match of a knock-out', text => {
  expect(chess(undefined, text)).toBeUndefined();
});
