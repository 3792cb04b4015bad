import { describe, expect, test } from 'vitest';
import { position } from '../../../testing/index.ts';
import { type BracketPairing, candidatesOf, type LiteralBracket, leftOversOf } from './candidates.ts';
import { bsnsUpTo, exchanges, movedDownSets, transpositions } from './generation.ts';
import { type Member, membersOf } from './member.ts';

const players = (count: number) => membersOf(position({ players: count }), '2026');
type MayMeet = (a: Member, b: Member) => boolean;
const anybody: MayMeet = () => true;
const bracketOf = (movedDown: number, residents: number): LiteralBracket => {
  const all = players(movedDown + residents);
  return { movedDown: all.slice(0, movedDown), residents: all.slice(movedDown) };
};
const generated = (bracket: LiteralBracket, maxPairs: number, mayMeet: MayMeet) =>
  candidatesOf(bracket, {
    maxPairs,
    mayMeet,
    movedDownSets: (movedDown, m1) => movedDownSets(movedDown.length, m1),
  });
const written = ({ pairs, downfloaters }: BracketPairing) =>
  [...pairs.map(pair => pair.map(({ id }) => id).join('-')), ...downfloaters.map(({ id }) => id)].join(' ');
const all = (bracket: LiteralBracket, maxPairs: number, mayMeet = anybody) =>
  [...generated(bracket, maxPairs, mayMeet)].map(written);

describe('homogeneous bracket', () => {
  test('3.3.2: first with first of S2; who is left over downfloats', () => {
    expect(all(bracketOf(0, 5), 2)[0]).toBe('1-3 2-4 5');
  });

  test('3.6: all transpositions of S2 come before the first exchange', () => {
    expect(all(bracketOf(0, 4), 2)).toEqual(['1-3 2-4', '1-4 2-3', '1-2 3-4']);
  });

  test('3.2.2: S1 holds MaxPairs players, however few', () => {
    expect(all(bracketOf(0, 4), 1).slice(0, 4)).toEqual(['1-2 3 4', '1-3 2 4', '1-4 2 3', '2-3 1 4']);
    expect(all(bracketOf(0, 3), 0)).toEqual(['1 2 3']);
  });

  test('2.1: a candidate that breaks an absolute criterion is passed over', () => {
    const butNot1And3: MayMeet = (a, b) => a.id + b.id !== 4;
    expect(all(bracketOf(0, 4), 2, butNot1And3)).toEqual(['1-4 2-3', '1-2 3-4']);
  });

  test.each([
    [4, 2],
    [5, 2],
    [6, 2],
    [6, 3],
    [7, 3],
  ])(
    '3.6: %i players and %i pairs give every candidate of 4.2 and 4.3 in the order of its first coming',
    (count, pairs) => {
      expect(all(bracketOf(0, count), pairs)).toEqual(literally(count, pairs));
    },
  );
});

/** Every exchange and every transposition, repetitions included; then the first of those with the same pairs. */
const literally = (count: number, pairs: number): readonly string[] => {
  const lines = exchanges(pairs, count).flatMap(({ fromS1, fromS2 }) => {
    const s1 = bsnsUpTo(count).filter(bsn => (bsn <= pairs ? !fromS1.includes(bsn) : fromS2.includes(bsn)));
    const s2 = bsnsUpTo(count).filter(bsn => !s1.includes(bsn));
    return [...transpositions(s2, pairs)].map(order => {
      const made = s1.map((bsn, place) => [bsn, order[place] ?? 0].sort((a, b) => a - b));
      const inOrder = made.sort(([a = 0], [b = 0]) => a - b).map(pair => pair.join('-'));
      return [...inOrder, ...order.slice(pairs)].join(' ');
    });
  });
  return [...new Set(lines)];
};

describe('heterogeneous bracket', () => {
  test('3.3.3: moved-down players meet residents, the others form the remainder', () => {
    expect(all(bracketOf(1, 5), 3)[0]).toBe('1-2 3-5 4-6');
  });

  test('3.7: the remainder is exhausted before S2 is transposed', () => {
    expect(all(bracketOf(1, 3), 2)).toEqual(['1-2 3-4', '1-3 2-4', '1-4 2-3']);
    expect(all(bracketOf(1, 5), 3).slice(0, 4)).toEqual([
      '1-2 3-5 4-6',
      '1-2 3-6 4-5',
      '1-2 3-4 5-6',
      '1-3 2-5 4-6',
    ]);
  });

  test('3.2.4: a moved-down player outside S1 is in the Limbo and downfloats', () => {
    expect(all(bracketOf(3, 2), 2).slice(0, 4)).toEqual(['1-4 2-5 3', '1-5 2-4 3', '1-4 3-5 2', '1-5 3-4 2']);
  });

  test('3.3.3, note: with all of them in the Limbo the remainder is all the residents', () => {
    const residentsOnly: MayMeet = (a, b) => a.id > 1 && b.id > 1;
    expect(all(bracketOf(1, 2), 1, residentsOnly)).toEqual(['2-3 1']);
  });

  test('3.3.3: two moved-down players do not meet', () => {
    const leftOvers = [...leftOversOf(bracketOf(2, 1), anybody)].map(sets => sets.map(({ id }) => id));
    expect(leftOvers).toEqual([[1], [2], [1, 2, 3]]);
  });
});
