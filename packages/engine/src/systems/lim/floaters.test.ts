import { describe, expect, test } from 'vitest';
import { type ForbiddenPairs, playerId, pointsOf, type VirtualPoints } from '../../model/index.ts';
import { explained, position, type Sketch } from '../../testing/index.ts';
import { lim1999 } from './index.ts';

/** White first. */
const boardsOf = (sketch: Sketch) =>
  explained(lim1999, position({ plannedRounds: 9, initialColour: 'white', ...sketch }), {})
    .boards.map(({ white, black }) => `${white}-${black}`)
    .sort();

const apart = (...pairs: readonly (readonly [number, number])[]): readonly ForbiddenPairs[] =>
  pairs.map(pair => ({ players: pair.map(playerId), fromRound: 1, toRound: 9 }));

const given = (fromPlayer: number, toPlayer: number, points: number): VirtualPoints => ({
  fromPlayer: playerId(fromPlayer),
  toPlayer: playerId(toPlayer),
  fromRound: 1,
  toRound: 9,
  points: pointsOf(points),
});

/* In round 1 nobody is due a colour (7.2): the opponent of a floater is simply the highest ranked who is available. */
describe('3.6: floaters from above', () => {
  test('3.6.1 and 3.8: of two from one group the higher ranked goes first, to the highest ranked', () => {
    // 1 to 4 stand above the others; 3 and 4 may play nobody there. 3 takes 5, 4 takes 6.
    const forbiddenPairs = apart([1, 3], [2, 3], [1, 4], [2, 4], [3, 4]);
    expect(boardsOf({ players: 8, virtualPoints: [given(1, 4, 1)], forbiddenPairs })).toEqual([
      '1-2',
      '3-5',
      '6-4',
      '7-8',
    ]);
  });

  test('3.5 and 3.6.2: from the highest group first, though his number is lower', () => {
    // 2, 3 and 4 have two points and may not meet 1, who has one. 4 floats to 1 and, no opponent there, on; so does 1.
    // 4 comes from higher up and takes 5; 1 takes 6.
    const virtualPoints = [given(2, 4, 2), given(1, 1, 1)];
    const forbiddenPairs = apart([1, 2], [1, 3], [1, 4]);
    expect(boardsOf({ players: 8, virtualPoints, forbiddenPairs })).toEqual(['1-6', '3-2', '5-4', '7-8']);
  });

  test('3.6.3: in the median those from above, then those from below, then the others', () => {
    // Due White: 2, 4, 5, 7. Due Black: 1, 3, 6, 8. 1 takes 4, 2 takes 3; 8 takes 5, 7 takes 6. With those from below
    // first, 8 and 7 would have 4 and 3.
    const rounds = [['1-7 1-0', '8-2 0-1', '3-5 =', '6-4 =']];
    expect(boardsOf({ players: 8, rounds, forbiddenPairs: apart([1, 2], [7, 8]) })).toEqual([
      '2-3',
      '4-1',
      '5-8',
      '7-6',
    ]);
  });
});

describe('3.7: floaters from below', () => {
  test('3.7.1 and 3.8: of two from one group the lower ranked goes first, upwards to the lowest ranked', () => {
    // 11 and 12 have nothing, 7 to 10 half a point. Due White: 8, 10, 11, 12; due Black: 7, 9. 12 takes 9, 11 takes 7.
    // 8 and 10 have the same history: below the median 10, the lower ranked, has White (5.4).
    const rounds = [
      ['1-7 1-0', '8-2 0-1', '3-9 1-0', '10-4 0-1', '11-5 0-1', '12-6 0-1'],
      ['7-2 =', '1-8 =', '9-4 =', '3-10 =', '6-11 1-0', '5-12 1-0'],
    ];
    expect(boardsOf({ players: 12, rounds, forbiddenPairs: apart([11, 12]) })).toEqual([
      '10-8',
      '11-7',
      '12-9',
      '2-3',
      '4-1',
      '6-5',
    ]);
  });

  test('3.7.2: from the lowest group first, though his number is higher', () => {
    // 7 has nothing and 8 half a point; both float to the median, 3 to 6. Due White: 3, 5, 6, 8; due Black: 4, 7.
    // 7 takes 3. 8, who has met 4, takes 6: 5 is left to 4, who has met 6. With 8 first, 8 would have 3 and 7 would have 6.
    const rounds = [
      ['1-7 1-0', '8-2 =', '3-5 1-0', '6-4 1-0'],
      ['7-5 0-1', '2-6 1-0', '1-3 1-0', '4-8 1-0'],
    ];
    expect(boardsOf({ players: 8, rounds, forbiddenPairs: apart([7, 8]) })).toEqual([
      '2-1',
      '3-7',
      '5-4',
      '6-8',
    ]);
  });
});
