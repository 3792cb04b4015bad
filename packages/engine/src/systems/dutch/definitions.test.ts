import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import { position, type Sketch } from '../../testing/index.ts';
import { c1, c3 } from './absolute.ts';
import { type Edition, type Member, membersOf } from './definitions.ts';

const member = (sketch: Sketch, id: number, edition: Edition = '2026'): Member => {
  const found = membersOf(position(sketch), edition).find(candidate => candidate.id === playerId(id));
  if (!found) throw new Error(`${id} is not to be paired`);
  return found;
};

test('1.2 (A.2): by score, then by pairing number', () => {
  const sketch = { players: 4, rounds: [['1-3 0-1', '4-2 =']] };
  expect(membersOf(position(sketch), '2026').map(({ id }) => id)).toEqual([3, 2, 4, 1]);
});

describe('1.4 (A.4): floats received', () => {
  const rounds = [
    ['1-3 1-0', '2-4 =', '5 U', '6 H'],
    ['5-1 1-0', '4-6 =', '2-3 +-'],
  ];
  test('the higher scored of a pair goes down, the lower up', () => {
    const mixed = {
      players: 6,
      rounds: [
        ['1-4 1-0', '5-2 1-0', '3-6 ='],
        ['1-3 =', '6-2 0-1', '5-4 ='],
      ],
    };
    expect(member(mixed, 1).floats).toEqual(['down', undefined]);
    expect(member(mixed, 3).floats).toEqual(['up', undefined]);
  });
  test('1.4.3: the pairing-allocated bye and a half-point bye are downfloats in both editions', () => {
    const first = { players: 6, rounds: rounds.slice(0, 1) };
    for (const edition of ['2026', '2017'] as const) {
      expect(member(first, 5, edition).floats[0]).toBe('down');
      expect(member(first, 6, edition).floats[0]).toBe('down');
    }
  });
  test('1.4.4: a forfeit loss or an absence is none in 2026; A.4.b: in 2017 it is a downfloat', () => {
    const both = { players: 6, rounds };
    expect(member(both, 2).floats[0]).toBe('down');
    expect(member(both, 3).floats[0]).toBeUndefined();
    expect(member(both, 3, '2017').floats[0]).toBe('down');
  });
});

describe('1.7 (A.6): colour preference', () => {
  const history = (colours: string) => {
    const rounds = [...colours].map((colour, index) => {
      const rival = index + 2;
      return [colour === 'W' ? `1-${rival} =` : `${rival}-1 =`];
    });
    return member({ players: 9, rounds }, 1).preference;
  };
  test('a difference of two, or the same colour twice running, is absolute', () => {
    expect(history('WBWW')).toEqual({ colour: 'black', strength: 'absolute' });
    expect(history('WBB')).toEqual({ colour: 'white', strength: 'absolute' });
    expect(history('WWBWBW')).toEqual({ colour: 'black', strength: 'absolute' });
  });
  test('a difference of one is strong', () => {
    expect(history('WBW')).toEqual({ colour: 'black', strength: 'strong' });
  });
  test('no difference is mild: the other colour than last', () => {
    expect(history('WB')).toEqual({ colour: 'white', strength: 'mild' });
  });
  test('no game, no preference', () => {
    expect(history('')).toBeUndefined();
  });
});

describe('1.8 (A.7): topscorers', () => {
  const rounds = [
    ['1-3 1-0', '4-2 ='],
    ['2-1 0-1', '3-4 ='],
    ['1-4 =', '2-3 ='],
  ];
  test('have more than half of the points when the last round is paired', () => {
    expect(member({ players: 4, rounds, plannedRounds: 4 }, 1).isTopscorer).toBe(true);
    expect(member({ players: 4, rounds, plannedRounds: 4 }, 4).isTopscorer).toBe(false);
  });
  test('are nobody before the last round', () => {
    expect(member({ players: 4, rounds, plannedRounds: 5 }, 1).isTopscorer).toBe(false);
  });
});

describe('C2: who may not have the bye', () => {
  const rounds = [['1-5 1-0', '2 U', '3 F', '4 H', '6-7 +-', '8 Z']];
  const barred = (edition: Edition) =>
    membersOf(position({ players: 8, rounds }), edition)
      .filter(({ mayHaveBye }) => !mayHaveBye)
      .map(({ id }) => id)
      .sort();
  test('2026 (C.04.1, 4): a bye by pairing, or a win’s points without playing', () => {
    expect(barred('2026')).toEqual([2, 3, 6]);
  });
  test('2017 (C.04.1.d): a bye by pairing, or a win by forfeit', () => {
    expect(barred('2017')).toEqual([2, 6]);
  });
});

test('C1: who played does not meet again; a forfeited pair may', () => {
  const sketch = { players: 4, rounds: [['1-3 1-0', '2-4 +-']] };
  expect(c1.forbids(member(sketch, 1), member(sketch, 3))).toBe(true);
  expect(c1.forbids(member(sketch, 2), member(sketch, 4))).toBe(false);
});

describe('C3: the same absolute preference', () => {
  const rounds = [
    ['1-5 1-0', '2-6 1-0', '3-7 ='],
    ['1-6 1-0', '2-5 1-0', '7-3 ='],
  ];
  test('does not meet', () => {
    const sketch = { players: 7, rounds, plannedRounds: 9 };
    expect(c3.forbids(member(sketch, 1), member(sketch, 2))).toBe(true);
    expect(c3.forbids(member(sketch, 1), member(sketch, 3))).toBe(false);
  });
  test('may meet when one of the two is a topscorer', () => {
    const sketch = { players: 7, rounds, plannedRounds: 3 };
    expect(c3.forbids(member(sketch, 1), member(sketch, 2))).toBe(false);
  });
});
