import { describe, expect, test } from 'vitest';
import { playerId, pointsOf, type Tournament } from '../model/index.ts';
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
  expect(accepted(factsOf(played, { round: 2, system: 'dutch-2026', options: {}, boards }))).toEqual({
    preferences: 4,
    granted: 2,
    virtual: [],
  });
});

test('before anybody has played nobody has a preference', () => {
  const first = tournament({ players: 4, plannedRounds: 3, initialColour: 'white', system: 'dutch-2026' });
  expect(accepted(factsOf(first, accepted(pairRound(first, { round: 1 }))))).toEqual({
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
  expect(
    accepted(factsOf(open, { round: 1, system: 'dutch-2026', options: {}, boards: [] })).virtual,
  ).toEqual([1, 2, 3, 4].map(player => ({ player, points: pointsOf(1) })));
});

describe('each system tells its own preferences', () => {
  const afterOne = (system: string, players = 4) =>
    tournament({
      players,
      plannedRounds: 4,
      initialColour: 'white',
      system,
      rounds: [['1-3 1-0', '4-2 1-0']],
    });
  const colours = (before: Tournament) => {
    const { preferences, granted } = accepted(factsOf(before, accepted(pairRound(before))));
    return { preferences, granted };
  };

  test('the numbers of a table decide: it knows no preferences', () => {
    expect(colours(afterOne('berger'))).toEqual({ preferences: 0, granted: 0 });
  });

  test('C.04.5, 4.3: the colours of a Double-Swiss are compared, nobody prefers one', () => {
    expect(colours(afterOne('double-swiss-2026'))).toEqual({ preferences: 0, granted: 0 });
  });

  test('Scrabble, Swiss: it is counted who started, and nobody prefers to', () => {
    expect(colours(afterOne('scrabble-swiss'))).toEqual({ preferences: 0, granted: 0 });
  });

  test('C.04.4.1 (2026), 1.6.4: whoever has not played prefers Black, and half of them get it', () => {
    const players = Array.from({ length: 4 }, (_, at) => ({ rating: 2000 - at }));
    const first = tournament({ players, plannedRounds: 4, initialColour: 'white', system: 'dubov-2026' });
    expect(colours(first)).toEqual({ preferences: 4, granted: 2 });
  });

  test('FENAMAC, Improved Harkness, VIII: the colour alternates, whatever stands before the last game', () => {
    // 1: White, White, Black. The Dutch difference would give Black; the card of 1 says White.
    const rounds = [
      ['1-3 =', '4-2 ='],
      ['1-4 =', '3-2 ='],
      ['2-1 =', '4-3 ='],
    ];
    const before = tournament({
      players: 4,
      plannedRounds: 4,
      initialColour: 'white',
      system: 'harkness',
      rounds,
    });
    const boards = [{ number: 1, white: playerId(1), black: playerId(2) }];
    // 2 had Black, Black, White: due Black.
    const round = { round: 4, system: 'harkness', options: {}, boards };
    expect(accepted(factsOf(before, round))).toEqual({ preferences: 2, granted: 2, virtual: [] });
  });
});
