import { expect, test } from 'vitest';
import { proposedRounds, remarkOn, tableRounds } from './proposal.ts';

test('an open of 60 gets seven rounds, which separate up to 128', () => {
  expect(proposedRounds('open', 'dutch-2026', 60)).toBe(7);
  expect(remarkOn('dutch-2026', 7, 60)).toEqual({ kind: 'separates', upTo: 128, minimum: 6 });
});

test('a table decides its rounds: 9 players need nine, 10 need nine, twice that for two cycles', () => {
  expect(tableRounds(9, 'berger')).toBe(9);
  expect(tableRounds(10, 'berger')).toBe(9);
  expect(tableRounds(10, 'double-berger')).toBe(18);
});

test('nine players and seven rounds: a round robin would let everybody meet', () => {
  expect(remarkOn('dutch-2026', 7, 9)).toEqual({ kind: 'rather-round-robin', rounds: 9 });
});

test('nine rounds for twelve players are many', () => {
  expect(remarkOn('dutch-2026', 9, 12)).toEqual({ kind: 'too-many' });
});
