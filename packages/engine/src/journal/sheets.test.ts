import { describe, expect, test } from 'vitest';
import { codesOf, deskWith, send, startRound } from './testing/desk.ts';

/* Seed 004: the points of the sheets. */

describe('a forfeit', () => {
  test.fails('has a sheet where the rules of the tournament give it one', () => {
    const desk = deskWith(4, { system: 'scrabble-swiss', tiebreaks: ['BH', 'SPREAD'] });
    startRound(desk);
    const result = { code: '+-', tally: { white: 50, black: 0 } } as const;
    expect(codesOf(send(desk, { kind: 'enter-result', round: 1, board: 1, result }))).toEqual([]);
  });
});
