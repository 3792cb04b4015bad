import { describe, expect, test } from 'vitest';
import { position, type Sketch } from '../../../testing/index.ts';
import { completionIn, lowestByeScore } from './completion.ts';
import { fieldOf } from './field.ts';

const completes = (sketch: Sketch) => {
  const field = fieldOf(position(sketch), '2026');
  return completionIn(field)(field.members);
};

describe('C4 (A.9): the round can be completed', () => {
  test('C1: not when a player has met everyone else', () => {
    const rounds = [
      ['1-2 1-0', '3-4 1-0'],
      ['1-3 1-0', '2-4 1-0'],
      ['4-1 1-0', '3-2 1-0'],
    ];
    expect(completes({ players: 4, rounds: rounds.slice(0, 2) })).toBe(true);
    expect(completes({ players: 4, rounds })).toBe(false);
  });

  test('C2: not when nobody may have the bye', () => {
    const [first, second] = [
      ['1-2 +-', '3 U'],
      ['2-3 +-', '1 Z'],
    ];
    expect(completes({ players: 3, rounds: [first] })).toBe(true);
    expect(completes({ players: 3, rounds: [first, second] })).toBe(false);
  });

  test('C3: not when all are due the same colour', () => {
    const rounds = [
      ['1-3 1-0', '2-4 1-0'],
      ['1-4 1-0', '2-3 1-0'],
    ];
    expect(completes({ players: 4, rounds, plannedRounds: 9 })).toBe(false);
  });

  test('not when the rules of the tournament exclude the pair', () => {
    const [a, b] = position({ players: 2 }).entrants.map(({ id }) => id);
    if (!a || !b) throw new Error('two players');
    const forbiddenPairs = [{ players: [a, b], fromRound: 1, toRound: 1 }];
    expect(completes({ players: 2 })).toBe(true);
    expect(completes({ players: 2, forbiddenPairs })).toBe(false);
  });
});

test('C5: the lowest score is taken among players whose bye leaves the others a legal round', () => {
  const rounds = [['1-4 1-0', '5-2 0-1', '3-6 1-0'], ['2-1 0-1', '4-3 0-1', '6-5 0-1'], ['4 Z']];
  expect(lowestByeScore(fieldOf(position({ players: 6, rounds, plannedRounds: 3 }, 3), '2026'))).toBe(0);
});
