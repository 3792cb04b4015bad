import { expect, test } from 'vitest';
import { positionBefore } from '../../position/index.ts';
import { randomPosition } from './random-positions.ts';

const made = Array.from({ length: 400 }, (_, seed) => randomPosition(seed));

test('the same seed gives the same tournament, another seed another', () => {
  expect(randomPosition(7)).toEqual(randomPosition(7));
  expect(randomPosition(7)).not.toEqual(randomPosition(8));
});

test('the size is kept', () => {
  const sizes = new Set(made.map(({ tournament }) => tournament.players.length));
  expect([...sizes].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test('the round to be paired is the one after the past', () => {
  for (const { tournament, round } of made) expect(round).toBe(tournament.roundsPaired + 1);
});

test('whatever can happen to a player happens to some', () => {
  const turns = made.flatMap(({ tournament }) => tournament.players.flatMap(player => player.turns));
  const kinds = new Set(turns.map(turn => (turn.kind === 'requested-bye' ? turn.worth : turn.kind)));
  for (const kind of ['game', 'forfeit', 'pairing-bye', 'full', 'half', 'zero', 'absent'])
    expect(kinds).toContain(kind);
});

test('odd numbers, last rounds, exclusions and accelerations are among them', () => {
  const positions = made.map(({ tournament, round }) => positionBefore(tournament, round));
  expect(positions.some(({ entrants }) => entrants.length % 2 === 1)).toBe(true);
  expect(positions.some(({ isLastRound }) => isLastRound === true)).toBe(true);
  expect(
    positions.some(({ entrants }) => entrants.some(({ score, pairingScore }) => score < pairingScore)),
  ).toBe(true);
  expect(made.some(({ tournament }) => tournament.forbiddenPairs.length > 0)).toBe(true);
});
