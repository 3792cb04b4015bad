import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEdge, bitGraph } from '../../matching/index.ts';
import { playerId } from '../../model/index.ts';
import { whyNoRound } from './no-round.ts';

/* Why no round exists, held against plain enumeration: nothing is said of the players named that is not so. */

type Pairs = readonly (readonly [number, number])[];

/** How few can be left without an opponent, and each of the sets of that size. */
const leftOver = (players: readonly number[], mayMeet: (a: number, b: number) => boolean) => {
  const walk = (rest: readonly number[], left: readonly number[]): readonly (readonly number[])[] => {
    const [first, ...others] = rest;
    if (first === undefined) return [left];
    return [
      ...walk(others, [...left, first]),
      ...others
        .filter(other => mayMeet(first, other))
        .flatMap(other =>
          walk(
            others.filter(each => each !== other),
            left,
          ),
        ),
    ];
  };
  const all = walk(players, []);
  const fewest = Math.min(...all.map(({ length }) => length));
  return { fewest, sets: all.filter(({ length }) => length === fewest) };
};

const field = fc.integer({ min: 2, max: 7 }).chain(size => {
  const all = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size - a - 1 }, (__, at) => [a, a + at + 1] as const),
  ).flat();
  return fc.record({
    size: fc.constant(size),
    pairs: fc.subarray(all),
    barred: fc.subarray(Array.from({ length: size }, (_, v) => v)),
  });
});

const refusalIn = ({ size, pairs, barred }: { size: number; pairs: Pairs; barred: readonly number[] }) => {
  const legal = bitGraph(size);
  for (const [a, b] of pairs) addEdge(legal, a, b);
  const members = Array.from({ length: size }, (_, order) => ({ id: playerId(order + 1), order }));
  return whyNoRound(members, legal, ({ order }) => !barred.includes(order));
};

test('C.04.1: a round is refused exactly where none exists, and for a reason that holds', () => {
  fc.assert(
    fc.property(field, given => {
      const { size, pairs, barred } = given;
      const players = Array.from({ length: size }, (_, v) => v);
      const mayMeet = (a: number, b: number) =>
        pairs.some(pair => pair.includes(a) && pair.includes(b) && a !== b);
      const { fewest, sets } = leftOver(players, mayMeet);
      const refusal = refusalIn(given);
      const isOdd = size % 2 === 1;
      const exists = fewest === 0 || (fewest === 1 && isOdd && sets.some(([v = 0]) => !barred.includes(v)));
      expect(refusal === undefined).toBe(exists);
      if (refusal?.code === 'no-bye-candidate') {
        const named = refusal.data.players.map(id => id - 1);
        expect(new Set(named)).toEqual(new Set(sets.flat()));
        expect(named.every(v => barred.includes(v))).toBe(true);
      }
      if (refusal?.code !== 'no-legal-pairing') return;
      const { data } = refusal;
      const partners = data.partners.map(id => id - 1);
      const groups = (data.groups ?? data.players.map(id => [id])).map(group => group.map(id => id - 1));
      // Nobody of a group may meet anybody but those of the group and the partners.
      for (const group of groups)
        for (const one of group)
          for (const other of players)
            if (mayMeet(one, other)) expect([...group, ...partners]).toContain(other);
      expect(groups.every(({ length }) => length % 2 === 1)).toBe(true);
      // A partner for each group but one, and the bye: there are fewer.
      expect(groups.length - partners.length).toBeGreaterThan(isOdd ? 1 : 0);
      expect(new Set(groups.flat())).toEqual(new Set(data.players.map(id => id - 1)));
    }),
  );
});

test('C.04.1: two threes that may meet only inside have opponents, each group is odd', () => {
  const inside: Pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
    [3, 4],
    [3, 5],
    [4, 5],
  ];
  expect(refusalIn({ size: 6, pairs: inside, barred: [] })).toEqual({
    code: 'no-legal-pairing',
    data: {
      players: [1, 2, 3, 4, 5, 6],
      partners: [],
      groups: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
  });
});
