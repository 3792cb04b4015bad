import { type BoardState, NOTHING, playerKey, type Round, type State } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import type { HandPairing } from './by-hand.ts';
import { handWarnings } from './hand-warnings.ts';

const key = playerKey;
const player = (number: number, club = '') => ({
  key: key(number),
  number,
  data: { name: `Player ${number}`, ...(club ? { club } : {}) },
  from: 1,
  attendance: {},
  out: [],
});
const board = (number: number, white: number, black: number): BoardState =>
  ({
    number,
    white: key(white),
    black: key(black),
    results: { 1: { kind: 'result', result: { code: '1-0' } } },
  }) as unknown as BoardState;
const round = (boards: readonly BoardState[], bye?: number): Round =>
  ({
    status: 'closed',
    boards,
    byes: bye === undefined ? [] : [{ player: key(bye), kind: 'pairing-bye' }],
    numbers: Object.fromEntries([1, 2, 3, 4, 5].map(number => [number, number])),
  }) as unknown as Round;

/** Two rounds: 1 and 2 had White twice, 5 and then 4 the bye. */
const STATE: State = {
  ...NOTHING,
  phase: 'running',
  settings: { ...NOTHING.settings, system: 'dutch-2026', rounds: 5 },
  restrictions: [{ id: 'a', kind: 'players', players: [key(3), key(5)], fromRound: 1, toRound: 5 }],
  players: Object.fromEntries([1, 2, 3, 4, 5].map(number => [number, player(number)])),
  rounds: [round([board(1, 1, 3), board(2, 2, 4)], 5), round([board(1, 1, 5), board(2, 2, 3)], 4)],
  published: 2,
};
const codesOf = (pairing: HandPairing) => {
  const { boards, bye } = handWarnings(STATE, 3, pairing);
  return {
    ...Object.fromEntries([...boards].map(([number, all]) => [number, all.map(({ code }) => code)])),
    bye: bye.map(({ code }) => code),
  };
};
const seats = (boards: readonly (readonly [number, number])[], bye: number): HandPairing => ({
  boards: boards.map(([white, black], at) => ({ number: at + 1, white: key(white), black: key(black) })),
  byes: [{ player: key(bye), kind: 'pairing-bye' }],
});

test('a rematch, a forbidden pair, the same colour three times: each on its board', () => {
  expect(
    codesOf(
      seats(
        [
          [1, 2],
          [3, 5],
        ],
        4,
      ),
    ),
  ).toEqual({ 1: ['colour-limit'], 2: ['forbidden-pair'], bye: ['bye-not-allowed'] });
  expect(
    codesOf(
      seats(
        [
          [3, 1],
          [4, 2],
        ],
        5,
      ),
    ),
  ).toEqual({ 1: ['rematch'], 2: ['rematch'], bye: ['bye-not-allowed'] });
});

test('nothing to say', () => {
  expect(
    codesOf(
      seats(
        [
          [4, 1],
          [5, 2],
        ],
        3,
      ),
    ),
  ).toEqual({ bye: [] });
});
