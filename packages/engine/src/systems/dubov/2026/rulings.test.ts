import { describe, expect, test } from 'vitest';
import { explained, position, type Sketch } from '../../../testing/index.ts';
import { dubov2026 } from './index.ts';

const rulesOf = (sketch: Sketch, subject: string) =>
  explained(dubov2026, position({ plannedRounds: 5, initialColour: 'white', ...sketch }))
    .rulings.filter(ruling => ruling.subject === subject)
    .map(({ rule, about, because }) => [rule.id, about, because] as const);

describe('rulings of a board', () => {
  test('3.2.6: round 1 is paired by halves', () => {
    expect(rulesOf({ players: 4 }, 'board')).toEqual([
      ['3.2.6', [1, 3], []],
      ['3.2.6', [2, 4], []],
    ]);
  });
  test('C1: whoever was met is passed over', () => {
    const rounds = [
      ['1-3 1-0', '4-2 0-1', '5-6 ='],
      ['2-1 =', '3-5 =', '6-4 ='],
    ];
    expect(rulesOf({ players: 6, rounds }, 'board')).toContainEqual(['C1', [1, 6], [2]]);
  });
  test('3.2.4.2: with too many White seekers, the middle one plays as if seeking Black', () => {
    // 2, 4 and 6 had Black; 1 was not there and seeks Black by 1.6.4; 3 and 5 have lost.
    const rounds = [['3-2 0-1', '5-4 0-1', '7-6 0-1', '1 F', '8 Z']];
    const players = [1, 2, 3, 4, 5, 6, 7, 8].map(number => ({ rating: 2500 - 100 * number }));
    expect(rulesOf({ players, rounds }, 'board').map(([rule]) => rule)).toContain('3.2.4.2');
  });
});

describe('rulings of a colour', () => {
  test('5.2.1: the lot decides round 1', () => {
    expect(rulesOf({ players: 4 }, 'colour').map(([rule]) => rule)).toEqual(['5.2.1', '5.2.1']);
  });
  test('5.2.2: both preferences are granted where they differ', () => {
    const rounds = [['1-3 =', '4-2 =']];
    expect(rulesOf({ players: 4, rounds }, 'colour').map(([rule]) => rule)).toEqual(['5.2.2', '5.2.2']);
  });
});

describe('rulings of a float', () => {
  test('3.2.1: an odd scoregroup takes one player up, the first of the next one', () => {
    const rounds = [['1-4 1-0', '5-2 0-1', '3-6 1-0']];
    expect(rulesOf({ players: 6, rounds }, 'float')).toEqual([['3.2.1', [4], []]]);
  });
  test('3.2.1: two who have met each need an upfloater', () => {
    const rounds = [
      ['1-3 1-0', '4-2 0-1', '5-6 ='],
      ['2-1 =', '3-5 =', '6-4 ='],
    ];
    expect(rulesOf({ players: 6, rounds }, 'float')).toEqual([
      ['3.2.1', [5], []],
      ['3.2.1', [6], []],
    ]);
  });
  test('C7: who seeks the same colour as the resident stays, though first in the order', () => {
    const rounds = [['1-2 1-0', '3-4 =']];
    expect(rulesOf({ players: 4, rounds }, 'float')).toEqual([
      ['C7', [4], [3]],
      ['3.2.1', [2], []],
    ]);
  });
  test('C1: who has met every resident stays, though first in the order', () => {
    const rounds = [
      ['1-3 1-0', '4-2 =', '5-6 ='],
      ['2-1 0-1', '3-5 1-0', '6-4 ='],
    ];
    const [float] = rulesOf({ players: 6, rounds }, 'float');
    expect(float).toEqual(['C1', [6], [3]]);
  });
});

describe('rulings of the bye', () => {
  test('3.1.5: in round 1 the largest pairing number', () => {
    expect(rulesOf({ players: 5 }, 'bye')).toEqual([['3.1.5', [5], []]]);
  });
  test('3.1.4: among equal scores, whoever has played more', () => {
    const rounds = [['1-2 1-0', '4-5 =', '3 Z']];
    expect(rulesOf({ players: 5, rounds }, 'bye')).toEqual([['3.1.4', [2], []]]);
  });
  test('C2: whoever had it is passed over, though last', () => {
    const rounds = [
      ['1-4 =', '5-2 =', '3-6 =', '7 U'],
      ['1-7 1-0', '2-3 =', '4-5 =', '6 F'],
      ['7-2 0-1', '3-1 =', '5-6 =', '4 U'],
    ];
    expect(rulesOf({ players: 7, rounds }, 'bye')).toEqual([['C2', [5], [7]]]);
  });
});
