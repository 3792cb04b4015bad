import { describe, expect, test } from 'vitest';
import { positionBefore } from '../../../position/index.ts';
import { tournament } from '../../../testing/index.ts';
import { dueColour, type Member, membersOf } from '../definitions.ts';
import { membersIn, membersWith } from '../testing/members.ts';
import { aroOf, barredSince, maximumOfUpfloats, shiftersInOrder, subgroupsOf } from './definitions.ts';
import { legalTranspositions, setsInOrder } from './referee/enumeration.ts';

const only = (members: readonly Member[]): Member => {
  const [member] = members;
  if (!member) throw new Error('nobody');
  return member;
};

const placesOf = (members: readonly Member[]) => members.map(({ place }) => place);

describe('1.6: colour preferences', () => {
  test('1.6.4: whoever has not played prefers Black, mildly', () => {
    expect(dueColour(only(membersWith([{}])))).toEqual({ colour: 'black', strength: 'mild' });
  });
  test('1.6.1: two Blacks in a row make an absolute preference for White', () => {
    const [player] = membersWith([{ colours: ['white', 'black', 'black'] }]);
    expect(player && dueColour(player)).toEqual({ colour: 'white', strength: 'absolute' });
  });
});

describe('1.7: average rating of the opponents', () => {
  const aro = (opponents: readonly number[]) => aroOf(only(membersWith([{ opponents }])));
  test('1.7.1: it is rounded to the nearest whole number, a half upwards', () => {
    expect(aro([2000, 2001])).toBe(2001);
    expect(aro([2000, 2000, 2001])).toBe(2000);
    expect(aro([2000, 2001, 2001])).toBe(2001);
  });
  test('1.7.3: it is 0 before the first game', () => {
    expect(aro([])).toBe(0);
  });
  test('1.7.1: only games over the board count', () => {
    const players = [{ rating: 2000 }, { rating: 1900 }, { rating: 1800 }, { rating: 1700 }];
    const rounds = [
      ['1-3 1-0', '4-2 ='],
      ['2-1 +-', '3-4 ='],
    ];
    expect(membersIn({ players, rounds }).map(aroOf)).toEqual([1800, 1700, 1850, 1850]);
  });
});

describe('1.8: maximum upfloaters', () => {
  test('1.8.2: two, and one more for every five rounds', () => {
    expect([4, 5, 9, 10, 11, 15].map(maximumOfUpfloats)).toEqual([2, 3, 3, 4, 4, 5]);
  });
  test('an upfloat is a pairing with a higher score, played or not (decision 61)', () => {
    const rounds = [
      ['1-4 1-0', '5-2 1-0', '3-6 1-0'],
      ['1-5 =', '4-3 -+', '2-6 ='],
    ];
    expect(membersIn({ players: 6, rounds }).map(({ upfloats }) => upfloats)).toEqual([0, 0, 0, 1, 0, 0]);
  });
});

describe('C2: the bye', () => {
  const mayHaveItAfter = (line: string) => {
    const made = tournament({ players: 3, rounds: [[line]] });
    const before = positionBefore(made, 2);
    const first = membersOf(before, 0).find(({ id }) => id === 1);
    return first && barredSince(first, before) === undefined;
  };
  test.each([
    ['a pairing-allocated bye', '1 U', false],
    ['a full-point bye', '1 F', false],
    ['a win by forfeit', '1-2 +-', false],
    ['a half-point bye', '1 H', true],
    ['a loss by forfeit', '1-2 -+', true],
    ['a game won', '1-2 1-0', true],
  ])('after %s', (_, line, expected) => {
    expect(mayHaveItAfter(line)).toBe(expected);
  });
});

describe('3.2.3: subgroups', () => {
  test('where nobody has played, the first half by pairing number is G1', () => {
    const subgroups = subgroupsOf(membersWith([{}, {}, {}, {}]));
    expect([...subgroups.values()]).toEqual(['G1', 'G1', 'G2', 'G2']);
  });
  test('where somebody has, whoever has not is in G2', () => {
    const subgroups = subgroupsOf(membersWith([{}, { colours: ['black'] }, {}, { colours: ['white'] }]));
    expect([...subgroups.values()]).toEqual(['G2', 'G1', 'G2', 'G2']);
  });
});

describe('4: orders, with the examples of the text', () => {
  test('4.1.3: {1,2} before {1,3}, {1,P} before {2,3}', () => {
    expect([...setsInOrder([1, 2, 3, 4], 2)]).toEqual([
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [3, 4],
    ]);
  });
  test('4.3.3: of seven players A to G the numbers go to D, C, E, B, F, A, G', () => {
    expect(placesOf(shiftersInOrder(membersWith(Array(7).fill({})), 'G2'))).toEqual([4, 3, 5, 2, 6, 1, 7]);
  });
  test('4.3.3: of six players to C, D, B, E, A, F', () => {
    expect(placesOf(shiftersInOrder(membersWith(Array(6).fill({})), 'G2'))).toEqual([3, 4, 2, 5, 1, 6]);
  });
  test('4.3.2: White seekers are listed by average, then by pairing number', () => {
    const members = membersWith([{ opponents: [2100] }, { opponents: [2000] }, { opponents: [2000] }]);
    expect(placesOf(shiftersInOrder(members, 'G1'))).toEqual([3, 2, 1]);
  });
  test('4.4.2: the transpositions of A, B, C', () => {
    const transpositions = [...legalTranspositions(['1', '2', '3'], ['A', 'B', 'C'], () => true)];
    expect(transpositions.map(pairs => pairs.map(([, opponent]) => opponent).join(''))).toEqual([
      'ABC',
      'ACB',
      'BAC',
      'BCA',
      'CAB',
      'CBA',
    ]);
  });
});
