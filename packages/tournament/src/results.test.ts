import { expect, test } from 'vitest';
import { boardText, gamesText, gameText, ownResult, ownText, resultText } from './results.ts';

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

test('a match has a sign for each game', () => {
  expect(gamesText(['=', '', 'adj'])).toBe('½-½, ·, *');
  expect(gamesText(['', ''])).toBe('');
  expect(boardText(board([undefined, '1-0'], 2))).toBe('·, 1-0');
  expect(boardText(board([]))).toBeUndefined();
  expect(boardText(board(['adj']))).toBe('*');
});

test('the own side', () => {
  expect(ownResult('=-0', 'white')).toBe('½');
  expect(ownResult('-+', 'black')).toBe('+');
  expect(ownResult('0-1u', 'black')).toBe('1');
  expect(ownText(board(['+-']), 'black')).toBe('-');
  expect(ownText(board(['1-0', '='], 2), 'black')).toBe('1-0, ½-½');
  expect(ownText(board([]), 'white')).toBeUndefined();
});
