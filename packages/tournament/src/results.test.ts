import { RESULT_CODES } from '@pareo/engine/model';
import { describe, expect, test } from 'vitest';
import {
  boardText,
  forLeft,
  gameText,
  ownResult,
  ownText,
  resultText,
  scoreText,
  sideText,
} from './results.ts';

const written = { by: { kind: 'host' }, at: '', seq: 1 } as never;
const board = (codes: readonly (string | undefined)[], games?: number) =>
  ({
    number: 1,
    white: 1,
    black: 2,
    ...(games === undefined ? {} : { games }),
    results: Object.fromEntries(
      codes.flatMap((code, at) =>
        code === undefined
          ? []
          : [
              [
                at + 1,
                code === 'adj'
                  ? { kind: 'adjourned', ...(written as object) }
                  : { kind: 'result', result: { code }, ...(written as object) },
              ],
            ],
      ),
    ),
  }) as never;

test('a result as lists print it', () => {
  const codes = ['1-0', '=', '0-1', '=-0', '0-=', '0-0', '+-', '-+', '--', '1-0u', '=u', 'adj', '?'];
  expect(codes.map(resultText)).toEqual([
    '1-0',
    '½-½',
    '0-1',
    '½-0',
    '0-½',
    '0-0',
    '+ -',
    '- +',
    '- -',
    '1-0',
    '½-½',
    '*',
    '?',
  ]);
  expect(gameText({ code: '1-0', tally: { white: 412, black: 380 } })).toBe('412 - 380');
});

test('a match is its score; while it is played, each game as the side on the left has it', () => {
  expect(boardText(board(['=', undefined, 'adj'], 3))).toBe('½-½, ·, *');
  expect(boardText(board([undefined, undefined], 2))).toBeUndefined();
  expect(boardText(board([undefined, '1-0'], 2))).toBe('·, 0-1');
  expect(boardText(board(['1-0', '='], 2))).toBe('1½-½');
  expect(boardText(board(['1-0', '1-0'], 2))).toBe('1-1');
  expect(boardText(board(['1-0', '1-0', '='], 2))).toBe('1½-1½');
  expect(boardText(board(['+-', '-+'], 2))).toBe('2-0');
  expect(boardText(board(['0-1', '1-0'], 2))).toBe('0-2');
  expect(scoreText(board(['='], 2))).toBe('½-½');
  expect(boardText(board([]))).toBeUndefined();
  expect(boardText(board(['adj']))).toBe('*');
});

test('keys speak for the side on the left: White in the odd games, and back the same way', () => {
  for (const code of RESULT_CODES) {
    expect(forLeft(code, 1)).toBe(code);
    expect(forLeft(forLeft(code, 2), 2)).toBe(code);
    expect(ownResult(forLeft(code, 2), 'white')).toBe(ownResult(code, 'black'));
  }
});

test('the own side', () => {
  expect(ownResult('=-0', 'white')).toBe('½');
  expect(ownResult('-+', 'black')).toBe('+');
  expect(ownResult('0-1u', 'black')).toBe('1');
  expect(ownText(board(['+-']), 'black')).toBe('-');
  expect(ownText(board(['1-0', '='], 2), 'black')).toBe('½-1½');
  expect(ownText(board(['1-0', '='], 2), 'white')).toBe('1½-½');
  expect(ownText(board([]), 'white')).toBeUndefined();
});

describe('the own side of what lists print', () => {
  test.each([
    ['1-0', '1', '0'],
    ['0-1', '0', '1'],
    ['½-½', '½', '½'],
    ['½-0', '½', '0'],
    ['0-0', '0', '0'],
    ['+ -', '+', '-'],
    ['- -', '-', '-'],
    // Of a match the own score first, of two sheets the own sheet.
    ['1-1', '1-1', '1-1'],
    ['2½-1½', '2½-1½', '1½-2½'],
    ['412 - 388', '412 - 388', '388 - 412'],
    ['-20 - 388', '-20 - 388', '388 - -20'],
    // Still being played: as it is.
    ['*', '*', '*'],
    ['1-0, ·', '1-0, ·', '1-0, ·'],
    ['', '', ''],
  ])('%s', (text, white, black) => {
    expect([sideText(text, 'white'), sideText(text, 'black')]).toEqual([white, black]);
  });
});
