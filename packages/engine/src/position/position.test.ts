import { describe, expect, test } from 'vitest';
import { decimalOf, playerId, pointsOf, scoringOf } from '../model/index.ts';
import { position, type Sketch } from '../testing/index.ts';
import { bakuRounds2017, bakuRounds2026, sizeOfGroupA } from './acceleration.ts';
import type { Entrant } from './position.ts';

const entrant = (sketch: Sketch, id: number, round?: number): Entrant => {
  const found = position(sketch, round).everyone.find(candidate => candidate.id === playerId(id));
  if (!found) throw new Error(`${id} is not in the tournament`);
  return found;
};

const THREE_ROUNDS: Sketch = {
  players: 6,
  rounds: [
    ['1-4 1-0', '5-2 =', '3-6 0-1'],
    ['6-1 +-', '2-4 1-0', '3-5 ='],
    ['1-2 =', '6 H', '4-3 *'],
  ],
};

describe('before a round only earlier rounds are known', () => {
  test('scores', () => {
    expect([1, 2, 3].map(round => decimalOf(entrant(THREE_ROUNDS, 6, round).score))).toEqual([0, 1, 2]);
  });
  test('those who took part in a paired round are paired again; the others are not', () => {
    expect(position(THREE_ROUNDS, 3).entrants.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
  test('for the coming round, everyone who has not asked for a bye or left', () => {
    const coming = { ...THREE_ROUNDS, rounds: [...(THREE_ROUNDS.rounds ?? []), ['2 H']] };
    expect(position(coming).entrants.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6]);
    const players = Array.from({ length: 6 }, (_, index) => (index === 4 ? { withdrawnAfter: 2 } : {}));
    expect(position({ ...THREE_ROUNDS, players }).entrants.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6]);
  });
});

describe('C.04.2, 3.4 and 3.5: only games played count', () => {
  test('a forfeited pair has not met and has no colour', () => {
    expect([...entrant(THREE_ROUNDS, 6).met]).toEqual([3]);
    expect(entrant(THREE_ROUNDS, 6).colours).toEqual(['black']);
  });
  test('colours stand without gaps, oldest first', () => {
    expect(entrant(THREE_ROUNDS, 1).colours).toEqual(['white', 'white']);
  });
  test('3.1: an adjourned game has been met, and counts as a draw for pairing', () => {
    expect([...entrant(THREE_ROUNDS, 4).met]).toContain(3);
    expect(decimalOf(entrant(THREE_ROUNDS, 4).score)).toBe(0.5);
  });
});

describe('C.04.2 (1999), 6 and 8.3: what a round brings', () => {
  const ROUND: Sketch = { players: 7, rounds: [['1-2 1-0', '4-3 =', '5-6 +-', '7 U']] };
  test('a point for a win, for an opponent who does not come and for the bye; half for a draw; nothing for a loss', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(id => decimalOf(entrant(ROUND, id, 2).score))).toEqual([
      1, 0, 0.5, 0.5, 1, 0, 1,
    ]);
  });
  test('8.3: the bye has neither an opponent nor a colour', () => {
    expect([...entrant(ROUND, 7, 2).met]).toEqual([]);
    expect(entrant(ROUND, 7, 2).colours).toEqual([]);
  });
});

describe('C.04.2 (2017), D.5: rounds without a game move to the front', () => {
  test.each([
    ['NBN=B', '=NBNB'],
    ['BN=BN', '=BNBN'],
    ['NBB=N=B', '==NBBNB'],
  ])('%s is treated as %s', (played, treated) => {
    const rounds = [...played].map((colour, at) => [
      colour === 'B' ? `1-${at + 2} =` : colour === 'N' ? `${at + 2}-1 =` : '1 Z',
      `${at + 9}-${at + 10} =`,
    ]);
    const { colours } = entrant({ players: 16, rounds }, 1);
    const letters = colours.map(colour => (colour === 'white' ? 'B' : 'N')).join('');
    expect(letters.padStart(played.length, '=')).toBe(treated);
  });
});

describe('C.04.2, 2.4: pairing numbers', () => {
  test('whoever was never paired has none, and the others close up', () => {
    const late: Sketch = { players: 5, rounds: [['2-4 1-0', '5-3 =', '1 Z'], ['1 Z']] };
    expect([...position(late).pairingNumber]).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ]);
  });
  test('once paired, a place is kept even when absent', () => {
    const absent: Sketch = { players: 4, rounds: [['1-3 1-0', '4-2 ='], ['1 Z']] };
    expect(position(absent).pairingNumber.get(playerId(2))).toBe(2);
  });
});

describe('the lot of round 1', () => {
  test('is stated', () =>
    expect(position({ players: 4, initialColour: 'black' }).initialColour).toBe('black'));
  test('or read off the highest player of round 1', () => {
    expect(position({ players: 4, rounds: [['3-1 0-1', '2-4 =']] }).initialColour).toBe('black');
  });
  test('counting only those who took part', () => {
    expect(position({ players: 5, rounds: [['2-4 1-0', '5-3 =', '1 Z']] }).initialColour).toBe('white');
  });
  test('or not known', () => expect(position({ players: 4 }).initialColour).toBeUndefined());
});

describe('Baku acceleration', () => {
  test('group A is the first half, rounded up to an even number: 161 players, 82', () => {
    expect([161, 160, 6, 4].map(sizeOfGroupA)).toEqual([82, 80, 4, 2]);
  });
  test('C.04.7, 1.3-1.4: half of the rounds, half of those by a win', () => {
    expect([9, 11, 7, 5, 13].map(bakuRounds2026)).toEqual([
      { accelerated: 5, byAWin: 3 },
      { accelerated: 6, byAWin: 3 },
      { accelerated: 4, byAWin: 2 },
      { accelerated: 3, byAWin: 2 },
      { accelerated: 7, byAWin: 4 },
    ]);
  });
  test('C.04.5.1 (2017): one point in rounds 1 to 3, half a point in rounds 4 and 5', () => {
    expect(bakuRounds2017).toEqual(bakuRounds2026(9));
  });
  test('C.04.5.1 (2017), 4 and 5: what is added to the points in each round, to group A and to nobody else', () => {
    // Four players: 1 and 2 are group A. Half a point a round from byes.
    const rounds = Array.from({ length: 5 }, () => ['1 H', '2 H', '3 H', '4 H']);
    const sketch: Sketch = { players: 4, plannedRounds: 9, acceleration: 'baku-2017', rounds };
    const scores = (id: number) =>
      [1, 2, 3, 4, 5, 6].map(round => decimalOf(entrant(sketch, id, round).pairingScore));
    expect(scores(2)).toEqual([1, 1.5, 2, 2, 2.5, 2.5]);
    expect(scores(3)).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
  });
  test('virtual points count for pairing, are never added up, and follow the value of a win', () => {
    const sketch: Sketch = {
      players: 6,
      plannedRounds: 9,
      acceleration: 'baku-2026',
      scoring: scoringOf(3, 1, 0),
    };
    expect(entrant(sketch, 4).pairingScore).toBe(pointsOf(3));
    expect(entrant(sketch, 5).pairingScore).toBe(pointsOf(0));
    const played = { ...sketch, rounds: [['1-3 1-0', '4-2 =', '5-6 =']] };
    expect([entrant(played, 1).pairingScore, entrant(played, 1).score]).toEqual([pointsOf(6), pointsOf(3)]);
  });
  test.each(['baku-2026', 'baku-2017'] as const)(
    '1.2: the last player of group A stays its last player when others enter late (%s)',
    acceleration => {
      // Six play round 1: group A is 1, 3, 4 and 6. 2 and 5 come late, above 6.
      const rounds = [['1-3 1-0', '4-6 =', '7-8 =']];
      const sketch: Sketch = { players: 8, plannedRounds: 9, acceleration, rounds };
      expect(
        [1, 2, 4, 6, 7].map(
          id => decimalOf(entrant(sketch, id).pairingScore) - decimalOf(entrant(sketch, id).score),
        ),
      ).toEqual([1, 1, 1, 1, 0]);
    },
  );
  test('stated virtual points go before computed ones', () => {
    const virtualPoints = [
      { fromPlayer: playerId(6), toPlayer: playerId(6), fromRound: 1, toRound: 1, points: pointsOf(0.5) },
    ];
    const sketch: Sketch = { players: 6, plannedRounds: 9, acceleration: 'baku-2026', virtualPoints };
    expect([1, 6].map(id => decimalOf(entrant(sketch, id).pairingScore))).toEqual([0, 0.5]);
  });
});

test('TRF26 record 260: pairs are forbidden in the rounds named', () => {
  const forbiddenPairs = [{ players: [playerId(1), playerId(2), playerId(3)], fromRound: 2, toRound: 3 }];
  const inRound = (round: number) =>
    position({ players: 4, forbiddenPairs }, round).mayNotMeet(playerId(3), playerId(1));
  expect([1, 2, 3, 4].map(inRound)).toEqual([false, true, true, false]);
});

test('TRF26 record 299: abnormal points replace those of a result, or are added once', () => {
  const abnormalPoints = [
    { symbol: 'W', points: pointsOf(2), round: 1, participants: [1] },
    { points: pointsOf(-0.5), participants: [2] },
  ];
  const sketch: Sketch = { players: 4, rounds: [['1-3 1-0', '2-4 1-0']], abnormalPoints };
  expect([1, 2, 3, 4].map(id => decimalOf(entrant(sketch, id).score))).toEqual([2, 0.5, 0, 0]);
});
