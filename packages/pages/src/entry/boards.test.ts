import { describe, expect, test } from 'vitest';
import { boardsWith, nextOpen, shownBoards, type Typed } from './boards.ts';
import type { DeskBoard, ResultDesk } from './desk.ts';

/* What a phone shows of its boards, which is what goes along with a result as seen. */

const board = (number: number, result: DeskBoard['result'] = '', names = ['Ana', 'Luis']): DeskBoard => ({
  board: number,
  white: names[0] ?? '',
  black: names[1] ?? '',
  result,
  mine: false,
});

const desk = (boards: readonly DeskBoard[], version = 10): ResultDesk => ({
  kind: 'result-entry',
  tournament: 't',
  name: 'Abierto',
  round: 5,
  version,
  link: { id: 'l', name: 'phone' },
  status: 'published',
  boards,
});

const resultsOf = (typed: readonly Typed[], of = desk([board(1), board(2)])) =>
  shownBoards(of, typed).map(({ result, waits }) => [result, waits]);

describe('what a phone shows', () => {
  test('a result that waits stands over what the server said', () => {
    expect(resultsOf([{ round: 5, board: 2, code: '1-0' }])).toEqual([
      ['', false],
      ['1-0', true],
    ]);
  });

  test('a result that the server has stands there before it has been read again', () => {
    expect(resultsOf([{ round: 5, board: 1, code: '=', seq: 11 }])[0]).toEqual(['=', false]);
  });

  test('what was read after the entry is newer', () => {
    const read = desk([board(1, '0-1')], 12);
    expect(resultsOf([{ round: 5, board: 1, code: '=', seq: 11 }], read)).toEqual([['0-1', false]]);
  });

  test('the last of several is the one', () => {
    const typed = [
      { round: 5, board: 1, code: '1-0', seq: 11 },
      { round: 5, board: 1, code: '0-1' },
    ];
    expect(resultsOf(typed)[0]).toEqual(['0-1', true]);
  });

  test('what waits for a round says nothing of the same board in the next one', () => {
    expect(resultsOf([{ round: 4, board: 1, code: '1-0' }])[0]).toEqual(['', false]);
  });
});

describe('the board after', () => {
  const after = (number: number, typed: readonly Typed[]) =>
    nextOpen(shownBoards(desk([board(1), board(2, '='), board(3)]), typed), number);

  test('is the next open one, and from the top again after the last', () => {
    expect(after(1, [])).toBe(3);
    expect(after(3, [])).toBe(1);
  });

  test('is never one that was entered here, read again or not', () => {
    expect(after(3, [{ round: 5, board: 1, code: '1-0', seq: 11 }])).toBeUndefined();
  });
});

describe('search', () => {
  const boards = shownBoards(
    desk([board(1, '', ['Núñez Peña, Óscar', 'Ana']), board(12), board(120), board(2, '', ['Luz', 'Río'])]),
    [],
  );
  const found = (text: string) => boardsWith(boards, text).map(({ board: number }) => number);

  test('by number: the board itself, otherwise those that begin so', () => {
    expect(found('12')).toEqual([12]);
    expect(found('1')).toEqual([1]);
    expect(found('120')).toEqual([120]);
    expect(boardsWith(boards.slice(1), '1').map(({ board: number }) => number)).toEqual([12, 120]);
  });

  test('by parts of one name, accents left out', () => {
    expect(found('pena osc')).toEqual([1]);
    expect(found('rio')).toEqual([2]);
    expect(found('luz rio')).toEqual([]);
  });
});
