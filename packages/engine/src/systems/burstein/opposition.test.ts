import { describe, expect, test } from 'vitest';
import { position, type Sketch } from '../../testing/index.ts';
import { evaluation2017 } from './2017/opposition.ts';
import { withVirtualPoint } from './2017/virtual-point.ts';
import { evaluation2026 } from './2026/opposition.ts';
import { membersOf } from './definitions.ts';
import { seedingRounds } from './index.ts';

const GAMES: Sketch = {
  players: 6,
  plannedRounds: 4,
  initialColour: 'white',
  rounds: [
    ['1-4 1-0', '5-2 =', '3-6 1-0'],
    ['3-1 =', '2-4 1-0', '6-5 0-1'],
  ],
};
// Scores: 1 has 1.5, 2 has 1.5, 3 has 1.5, 4 has 0, 5 has 1.5, 6 has 0.

const index2026 = (sketch: Sketch, player: number) => {
  const stands = position(sketch);
  const entrant = stands.everyone.find(({ id }) => id === player);
  return entrant && evaluation2026(stands).indexOf(entrant);
};

const index2017 = (sketch: Sketch, player: number) => {
  const stands = withVirtualPoint(position(sketch));
  const entrant = stands.everyone.find(({ id }) => id === player);
  return entrant && evaluation2017(stands).indexOf(entrant);
};

describe('C.04.4.2 (2026), 1.6 to 1.8', () => {
  test('1.6.2: half of the rounds are seeding rounds, four at most', () => {
    expect([1, 2, 5, 7, 8, 9, 11].map(seedingRounds)).toEqual([0, 1, 2, 3, 4, 4, 4]);
  });

  test('1.7.1: Buchholz adds the current scores of the opponents, Sonneborn-Berger times the points made', () => {
    // 1 beat 4 (0) and drew with 3 (1.5): Buchholz 1.5, Sonneborn-Berger 0.75; in tenths and hundredths.
    expect(index2026(GAMES, 1)).toEqual([15, 75]);
    expect(index2026(GAMES, 2)).toEqual([15, 75]);
    expect(index2026(GAMES, 4)).toEqual([30, 0]);
  });

  test('1.7.2.1: a round not played is a game against oneself with the points registered', () => {
    const sketch: Sketch = { ...GAMES, rounds: [GAMES.rounds?.[0] ?? [], ['3-1 =', '2-4 1-0', '5-6 +-']] };
    // 5 drew with 2 (1.5) and won by forfeit with 1.5 points of their own.
    expect(index2026(sketch, 5)).toEqual([15 + 15, 5 * 15 + 10 * 15]);
  });

  test('1.7.2.2: zero-point byes that reach into the round being paired are draws for the opponents', () => {
    const rounds = [GAMES.rounds?.[0] ?? [], ['3-1 =', '6-5 0-1', '2-4 -+'], ['1-2 =', '3 Z', '4-5 =']];
    const gone = Array.from({ length: 6 }, (_, index) => (index === 2 ? { withdrawnAfter: 2 } : {}));
    // 3 has 1.5 and one bye in round 3: 2 points for those who met 3, as long as 3 stays away.
    const [withBye] = index2026({ ...GAMES, plannedRounds: 5, players: gone, rounds }, 6) ?? [];
    const [without] = index2026({ ...GAMES, plannedRounds: 5, rounds }, 6) ?? [];
    expect((withBye ?? 0) - (without ?? 0)).toBe(5);
  });

  test('1.8: Buchholz, Sonneborn-Berger, then the pairing number; the score has no part in it', () => {
    const stands = position(GAMES);
    const ranked = [...membersOf(stands, evaluation2026(stands))].sort((a, b) => a.rank - b.rank);
    expect(ranked.map(({ id, index }) => [id, ...index])).toEqual([
      [4, 30, 0],
      [6, 30, 0],
      [1, 15, 75],
      [2, 15, 75],
      [3, 15, 75],
      [5, 15, 75],
    ]);
  });
});

describe('C.04.4.2 (2017), 3.2 and 3.3', () => {
  const RATED: Sketch = {
    ...GAMES,
    players: [2400, 2300, 2200, 2100, 2000, 1900].map(rating => ({ rating })),
  };

  test('3.2: Sonneborn-Berger, Buchholz, median and rating', () => {
    expect(index2017(RATED, 1)).toEqual([75, 15, 0, 2400]);
    const third = [...(GAMES.rounds ?? []), ['1-2 1-0', '4-3 =', '5-6 =']];
    // Scores: 1 has 2.5, 3 has 2, 4 has 0.5, 2 has 1.5. 1 met 4, 3 and 2.
    expect(index2017({ ...RATED, rounds: third }, 1)).toEqual([
      10 * 5 + 5 * 20 + 10 * 15,
      5 + 20 + 15,
      15,
      2400,
    ]);
  });

  test('a game not played is one against a virtual opponent, and a draw for the opponents (decision 0072)', () => {
    const rounds = [['1-4 1-0', '5-2 =', '3 H', '6 U'], GAMES.rounds?.[1] ?? []];
    // 3 had nothing, got half a point, and one round followed: the opponent has 0 + 0.5 + 0.5; then 1 (1.5) was met.
    expect(index2017({ ...RATED, rounds }, 3)?.slice(0, 2)).toEqual([5 * 10 + 5 * 15, 10 + 15]);
    // 6 lost to 5 after a bye: 5 counts 0.5 for it, not 1.
    expect(index2017({ ...RATED, rounds }, 5)?.[1]).toBe(15 + 5);
  });

  test('3.3: in the first two rounds the upper half has a point more, the middle of seven has not', () => {
    const scores = (sketch: Sketch) =>
      withVirtualPoint(position(sketch)).entrants.map(({ pairingScore }) => pairingScore);
    const seven: Sketch = { players: 7, plannedRounds: 5, initialColour: 'white' };
    expect(scores(seven)).toEqual([10, 10, 10, 0, 0, 0, 0]);
    expect(scores(GAMES)).toEqual([15, 15, 15, 0, 15, 0]);
  });

  test('3.3: the tournament’s own acceleration takes its place', () => {
    const baku: Sketch = { players: 8, plannedRounds: 9, initialColour: 'white', acceleration: 'baku-2017' };
    const stands = position(baku);
    expect(withVirtualPoint(stands)).toBe(stands);
  });
});
