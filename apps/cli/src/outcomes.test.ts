import { expect, test } from 'vitest';
import { outcomesIn } from './outcomes.ts';

const chess = (games: number | undefined, text: string) => outcomesIn(text, { games, game: 'chess' });
const scrabble = (text: string) => outcomesIn(text, { games: 1, game: 'scrabble' });

test('a letter a game, for the side named first', () => {
  expect(chess(4, '1=0+')).toEqual(['1-0', '=', '0-1', '+-']);
  expect(chess(4, '½-X.')).toEqual(['=', '-+', '--', 'open']);
  expect(chess(3, 'WDL')).toEqual(['1-0u', '=u', '0-1u']);
});

test.each([
  ['1-0', '1-0'],
  ['½-½', '='],
  ['0-1', '0-1'],
  ['½-0', '=-0'],
  ['0-½', '0-='],
  ['=-0', '=-0'],
  ['0-0', '0-0'],
  ['+--', '+-'],
  ['--+', '-+'],
  ['---', '--'],
])('%s is %s', (text, outcome) => {
  expect(chess(1, text)).toEqual([outcome]);
});

test('scores and letters of several games have commas between', () => {
  expect(chess(4, '1-0,½-0,=,0-0')).toEqual(['1-0', '=-0', '=', '0-0']);
});

test('on three boards 1-0 is three letters, where any number is allowed a score', () => {
  expect(chess(3, '1-0')).toEqual(['1-0', '-+', '0-1']);
  expect(chess(undefined, '1-0')).toEqual(['1-0']);
  expect(chess(undefined, '==10')).toEqual(['=', '=', '1-0', '0-1']);
  expect(chess(2, '1-0')).toEqual(['1-0']);
});

test('Scrabble has sheets, or nobody to write one', () => {
  expect(scrabble('412-387')).toEqual([{ own: 412, opponents: 387 }]);
  expect(scrabble('-5-300')).toEqual([{ own: -5, opponents: 300 }]);
  expect(scrabble('+')).toEqual(['+-']);
  expect(scrabble('1')).toBeUndefined();
});

test.each(['2', '1-1', '1,', '', '1-½', 'abc', '412-387'])('%s is no match of a knock-out', text => {
  expect(chess(undefined, text)).toBeUndefined();
});
