import { type BoardState, NOTHING, playerKey, type Round, type State } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import { scoresNow } from './scores.ts';

/* What the console says everybody has, beside a round that is being played. */

const key = playerKey;
const board = (number: number, white: number, black: number, code?: string): BoardState =>
  ({
    number,
    white: key(white),
    black: key(black),
    results: code === undefined ? {} : { 1: { kind: 'result', result: { code } } },
  }) as unknown as BoardState;
const round = (status: Round['status'], boards: readonly BoardState[]): Round =>
  ({ status, boards, byes: [], numbers: { 1: 1, 2: 2, 3: 3, 4: 4 } }) as unknown as Round;
const state = (rounds: readonly Round[]): State => ({
  ...NOTHING,
  phase: 'running',
  settings: { ...NOTHING.settings, system: 'dutch-2026', rounds: 5 },
  players: Object.fromEntries(
    [1, 2, 3, 4].map(number => [
      number,
      { key: key(number), number, data: { name: `Player ${number}` }, from: 1, attendance: {}, out: [] },
    ]),
  ),
  rounds,
  published: rounds.filter(({ status }) => status !== 'draft').length,
});
const pointsIn = (rounds: readonly Round[]) =>
  Object.fromEntries([...scoresNow(state(rounds))].map(([who, tenths]) => [who, tenths / 10]));

const FIRST = round('closed', [board(1, 1, 3, '1-0'), board(2, 4, 2, '=')]);

test('an open game brings nothing to anybody until it has a result', () => {
  const second = round('published', [board(1, 2, 1), board(2, 3, 4, '1-0')]);
  expect(pointsIn([FIRST, second])).toEqual({ 1: 1, 2: 0.5, 3: 1, 4: 0.5 });
});

test('a round that nobody has seen brings nothing', () => {
  const draft = round('draft', [board(1, 2, 1), board(2, 3, 4)]);
  expect(pointsIn([FIRST, draft])).toEqual({ 1: 1, 2: 0.5, 3: 0, 4: 0.5 });
});
