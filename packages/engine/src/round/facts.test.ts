import { expect, test } from 'vitest';
import { pointsOf } from '../model/index.ts';
import { accepted, tournament } from '../testing/index.ts';
import { pairRound } from './catalogue-engine.ts';
import { factsOf } from './facts.ts';

const played = tournament({
  players: 4,
  plannedRounds: 3,
  system: 'dutch-2026',
  rounds: [['1-3 1-0', '4-2 1-0']],
});

test('C.04.3, 1.7: of those with a preference who gets it is counted', () => {
  const boards = [
    { number: 1, white: 4, black: 1 },
    { number: 2, white: 2, black: 3 },
  ].map(board => board as unknown as Parameters<typeof factsOf>[1]['boards'][number]);
  // 1 and 4 had White, 2 and 3 Black: 1 gets Black and 2 gets White.
  expect(factsOf(played, { round: 2, boards })).toEqual({ preferences: 4, granted: 2, virtual: [] });
});

test('before anybody has played nobody has a preference', () => {
  const first = tournament({ players: 4, plannedRounds: 3, initialColour: 'white', system: 'dutch-2026' });
  expect(factsOf(first, accepted(pairRound(first, { round: 1 })))).toEqual({
    preferences: 0,
    granted: 0,
    virtual: [],
  });
});

test('C.04.7: the first half has virtual points in an accelerated round', () => {
  const open = tournament({
    players: 8,
    plannedRounds: 5,
    initialColour: 'white',
    system: 'dutch-2026',
    acceleration: 'baku-2026',
  });
  expect(factsOf(open, { round: 1, boards: [] }).virtual).toEqual(
    [1, 2, 3, 4].map(player => ({ player, points: pointsOf(1) })),
  );
});
