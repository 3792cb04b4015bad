import { decimalOf, type Points, tenths } from '../model/index.ts';
import { type Part, sumOfParts, worked } from '../rules/index.ts';
import { type ByGroup, type ByValue, column, placeIn, splitBy } from './definition.ts';
import type { BoardOrder, BoardRule } from './direct-encounter.ts';
import type { Cell, Field } from './field.ts';
import { firstDifference } from './progressive.ts';
import { c07 } from './rules.ts';

/** Tenths made on each board over some rounds, board 1 first (C.07, article 12). */
const boardPoints = (field: Field, index: number, counts: (cell: Cell) => boolean): readonly number[] => {
  const sums = Array.from({ length: field.boards }, () => 0);
  for (const cell of field.entries[index]?.cells ?? [])
    if (counts(cell))
      for (const [board, points] of cell.boards.entries()) sums[board] = (sums[board] ?? 0) + points;
  return sums;
};

const EVERY_MATCH = () => true;

/** Article 12.1. */
const countOf = (points: readonly number[]): number =>
  points.reduce((sum, made, board) => sum + made * (board + 1), 0);

/** Article 12.3: without the last board, without the last two … */
const withoutLast = (points: readonly number[]): readonly number[] => {
  const sums: number[] = [];
  let sum = points.reduce((total, made) => total + made, 0);
  for (const made of [...points].reverse()) {
    sum -= made;
    sums.push(sum);
  }
  return sums;
};

/** C.07, article 12.1: only for teams with the same game points. */
export const boardCount: ByValue = {
  kind: 'value',
  order: () => 'ascending',
  of: field =>
    column(index => {
      const rule = c07(field.edition, '12.1');
      const parts: Part[] = boardPoints(field, index, EVERY_MATCH).map((made, board) => ({
        points: decimalOf(tenths(made)),
        score: board + 1,
        amount: decimalOf(tenths(made * (board + 1))),
        rule,
      }));
      return worked(rule, sumOfParts(parts), parts);
    }),
  mayDecide: (field, group) =>
    new Set<Points | undefined>(group.map(i => field.entries[i]?.total.gp)).size === 1,
};

const stepwise = (
  article: '12.2' | '12.3',
  steps: (points: readonly number[]) => readonly number[],
): ByGroup => ({
  kind: 'group',
  of: field => group => {
    const values = new Map(group.map(index => [index, steps(boardPoints(field, index, EVERY_MATCH))]));
    const of = (index: number) => values.get(index) ?? [];
    const groups = splitBy(group, (a, b) => firstDifference(of(b), of(a)));
    const rule = c07(field.edition, article);
    return {
      groups,
      working: index => {
        const parts = of(index).map((made, at) => ({ score: at + 1, amount: decimalOf(tenths(made)), rule }));
        return worked(rule, placeIn(groups, index), parts);
      },
    };
  },
});

/** C.07, article 12.2. */
export const topBoards: ByGroup = stepwise('12.2', points => points);

/** C.07, article 12.3. */
export const bottomBoards: ByGroup = stepwise('12.3', withoutLast);

/** C.07, article 13.3.2, on the boards of the encounter itself (decision 0045). */
export const byBoardsOfEncounter: BoardOrder = (field, pair, rules) => {
  const [one, two] = pair;
  if (one === undefined || two === undefined) return [pair];
  const mine = boardPoints(field, one, cell => cell.opponent === two);
  const theirs = boardPoints(field, two, cell => cell.opponent === one);
  for (const rule of rules) {
    const difference = DIFFERENCE[rule](mine, theirs);
    if (difference !== 0) return difference > 0 ? [[one], [two]] : [[two], [one]];
  }
  return [pair];
};

const DIFFERENCE: Readonly<Record<BoardRule, (a: readonly number[], b: readonly number[]) => number>> = {
  BC: (a, b) => countOf(b) - countOf(a),
  TBR: firstDifference,
  BBE: (a, b) => firstDifference(withoutLast(a), withoutLast(b)),
};
