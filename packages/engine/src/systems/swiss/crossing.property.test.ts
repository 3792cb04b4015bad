import { expect, test } from 'vitest';
import { addEdge, bitGraph, hasEdge } from '../../matching/index.ts';
import { playerId } from '../../model/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { diceOf } from '../testing/dice.ts';
import { crossingsOf, firstToCross } from './crossing.ts';
import type { Vertex } from './no-round.ts';

type Pairs = readonly (readonly [number, number])[];

const CASES = casesOf(2_000, 20_000);

test('those who cross are those who do so in the complete pairings, written out, in which the fewest pairs cross', () => {
  const seen = new Map<number, number>();
  for (let seed = 1; seed <= CASES; seed++) {
    const dice = diceOf(seed);
    const size = 2 * dice.between(1, 4);
    const members = Array.from({ length: size }, (_, order): Vertex => ({ id: playerId(order + 1), order }));
    const legal = bitGraph(size);
    const density = dice.between(20, 90);
    for (let v = 0; v < size; v++)
      for (let u = v + 1; u < size; u++) if (dice.happens(density)) addEdge(legal, v, u);
    const here = dice.between(0, size);
    const crosses = ([v, u]: readonly [number, number]): boolean => v < here !== u < here;
    const all = pairingsOf(
      members.map(({ order }) => order),
      (v, u) => hasEdge(legal, v, u),
    );
    if (all.length === 0) continue;
    const fewest = Math.min(...all.map(pairs => pairs.filter(crosses).length));
    let best = all.filter(pairs => pairs.filter(crosses).length === fewest);
    seen.set(fewest, (seen.get(fewest) ?? 0) + 1);
    const split = { field: { legal }, here: members.slice(0, here), outside: members.slice(here) };
    expect(crossingsOf(split).count).toBe(fewest);

    const [own, others] = dice.happens(50) ? [split.here, split.outside] : [split.outside, split.here];
    const side = dice.shuffled(own);
    const isIn = (pairs: Pairs, order: number, opponent?: number): boolean =>
      pairs.some(
        pair => crosses(pair) && pair.includes(order) && (opponent === undefined || pair.includes(opponent)),
      );
    for (const member of side)
      for (const opponent of others)
        expect(crossingsOf(split).crosses(member, opponent)).toBe(
          best.some(pairs => isIn(pairs, member.order, opponent.order)),
        );
    const expected = side.filter(({ order }) => {
      const crossing = best.filter(pairs => isIn(pairs, order));
      if (crossing.length > 0) best = crossing;
      return crossing.length > 0;
    });
    expect(firstToCross(split, side)).toEqual(expected.slice(0, fewest));
  }
  for (const count of [0, 1, 2]) expect(seen.get(count)).toBeGreaterThan(casesOf(50));
});

const pairingsOf = (
  [first, ...others]: readonly number[],
  mayMeet: (v: number, u: number) => boolean,
): readonly Pairs[] => {
  if (first === undefined) return [[]];
  return others
    .filter(other => mayMeet(first, other))
    .flatMap(other =>
      pairingsOf(
        others.filter(u => u !== other),
        mayMeet,
      ).map(rest => [[first, other] as const, ...rest]),
    );
};
