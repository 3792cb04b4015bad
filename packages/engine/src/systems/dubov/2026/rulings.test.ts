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
  test('3.2.4.1: two of one subgroup who may meet nobody of the other meet, and one plays for the other subgroup', () => {
    // 1 and 2 had White, then Black, and seek White; 3 and 4 seek Black. Everybody has met both of the other subgroup.
    const rounds = [
      ['1-3 =', '2-4 ='],
      ['4-1 =', '3-2 ='],
    ];
    expect(rulesOf({ players: 4, rounds }, 'board').map(([, pair]) => [...pair].sort())).toEqual([
      [1, 2],
      [3, 4],
    ]);
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

describe('rulings of a maximum upfloater', () => {
  const rated = (players: number) =>
    Array.from({ length: players }, (_, index) => ({ rating: 2000 - 10 * index }));

  test('C8: who upfloated three times of five at most stays, though first in the order', () => {
    // 5 met somebody with more points in rounds 2, 3 and 4; 9, with as many points, only twice.
    const rounds = [
      ['1-2 1-0', '3-10 1-0', '4-8 1-0', '5-9 =', '7-6 0-1'],
      ['1-10 =', '7-2 0-1', '3-5 1-0', '9-4 0-1', '6-8 1-0'],
      ['8-1 0-1', '3-2 =', '7-4 0-1', '5-6 1-0', '9-10 1-0'],
      ['1-5 1-0', '8-2 0-1', '4-3 0-1', '10-6 0-1', '7-9 1-0'],
    ];
    const sketch = { players: rated(10), rounds, plannedRounds: 6 };
    expect(rulesOf(sketch, 'float')).toContainEqual(['C8', [9], [5]]);
  });

  test('C9: of maximum upfloaters the one who upfloated less often goes up', () => {
    const rounds = [
      ['1-5 1-0', '2-11 1-0', '10-3 =', '4-7 1-0', '6-12 1-0', '8-9 1-0'],
      ['1-2 1-0', '8-3 0-1', '9-4 0-1', '5-12 1-0', '11-6 0-1', '10-7 0-1'],
      ['8-1 0-1', '12-2 0-1', '11-3 0-1', '4-10 1-0', '5-7 1-0', '6-9 1-0'],
      ['10-1 0-1', '2-9 1-0', '3-12 1-0', '4-5 1-0', '7-6 0-1', '11-8 0-1'],
      ['6-1 0-1', '2-10 1-0', '3-9 1-0', '4-12 1-0', '8-5 0-1', '7-11 1-0'],
    ];
    const sketch = { players: rated(12), rounds, plannedRounds: 7 };
    expect(rulesOf(sketch, 'float')).toContainEqual(['C9', [12], [9]]);
  });
});

describe('rulings of the bye', () => {
  test('3.1.5: in round 1 the largest pairing number', () => {
    expect(rulesOf({ players: 5 }, 'bye')).toEqual([['3.1.5', [5], [4, 3, 2, 1]]]);
  });
  test('3.1.4: among equal scores, whoever has played more', () => {
    const rounds = [['1-2 1-0', '4-5 =', '3 Z']];
    expect(rulesOf({ players: 5, rounds }, 'bye')).toEqual([['3.1.4', [2], [3]]]);
  });
  test('C2: whoever had it is passed over, though last', () => {
    const rounds = [
      ['1-4 =', '5-2 =', '3-6 =', '7 U'],
      ['1-7 1-0', '2-3 =', '4-5 =', '6 F'],
      ['7-2 0-1', '3-1 =', '5-6 =', '4 U'],
    ];
    expect(rulesOf({ players: 7, rounds }, 'bye')).toEqual([['3.1.5', [5], [3]]]);
  });
});
