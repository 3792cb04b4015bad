import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costVector } from '../../matching/certificate.ts';
import { hasEdge, leastCostPerfectMatching, setOf } from '../../matching/index.ts';
import { type Instance, instance } from '../../matching/testing/instance.ts';
import { casesOf } from '../../testing/cases.ts';
import { diceOf } from '../testing/dice.ts';
import { bestPairings } from './best-pairings.ts';

type Mates = readonly number[];

/** All perfect matchings of least cost, one after the other. */
const enumerated = ({ graph, costs }: Instance): readonly Mates[] => {
  let best: { readonly total: readonly number[]; readonly all: Mates[] } | undefined;
  const compare = (a: readonly number[], b: readonly number[]): number =>
    a.map((value, limb) => value - (b[limb] ?? 0)).find(difference => difference !== 0) ?? 0;
  const go = (mates: number[], total: readonly number[]): void => {
    const v = mates.indexOf(-1);
    if (v < 0) {
      const difference = best ? compare(total, best.total) : -1;
      if (difference < 0) best = { total, all: [] };
      if (difference <= 0) best?.all.push([...mates]);
      return;
    }
    for (let u = v + 1; u < graph.size; u++) {
      if (mates[u] !== -1) continue;
      const cost = costVector(graph, costs, v, u);
      if (cost[0] === Number.POSITIVE_INFINITY) continue;
      mates[v] = u;
      mates[u] = v;
      go(
        mates,
        total.map((value, limb) => value + (cost[limb] ?? 0)),
      );
      mates[v] = -1;
      mates[u] = -1;
    }
  };
  go(new Array(graph.size).fill(-1), new Array(costs.limbs).fill(0));
  return best?.all ?? [];
};

test('whatever is asked of the best pairings is answered as all of them, written out, answer it', () => {
  const blossoms = { without: 0, with: 0 };
  fc.assert(
    fc.property(instance(8), fc.nat(), (problem, seed) => {
      const { graph, costs } = problem;
      const { size } = graph;
      let left = enumerated(problem);
      const best = bestPairings(problem);
      expect(best !== undefined).toBe(left.length > 0);
      if (!best) return;
      blossoms[leastCostPerfectMatching(graph, costs)?.blossoms.length === 0 ? 'without' : 'with'] += 1;
      const dice = diceOf(seed);
      const free = new Set(Array.from({ length: size }, (_, v) => v));
      const isPair = (mates: Mates, v: number, u: number): boolean => mates[v] === u && hasEdge(graph, v, u);
      const anyOf = (v: number, some: readonly number[]) => (mates: Mates) =>
        some.some(u => isPair(mates, v, u));
      const narrow = (meets: (mates: Mates) => boolean): boolean => {
        const meeting = left.filter(meets);
        if (meeting.length > 0) left = meeting;
        return meeting.length > 0;
      };
      const halves = dice.shuffled([...free]);
      const [first, second] = [halves.slice(0, size / 2), halves.slice(size / 2)];
      if (dice.happens(50))
        expect(best.divide(first, second)).toBe(narrow(mates => first.every(v => anyOf(v, second)(mates))));
      for (let asked = 0; asked < 6 && free.size > 0; asked++) {
        const v = dice.pick([...free]);
        const some = dice.shuffled([...free].filter(u => u !== v)).slice(0, 1 + dice.below(4));
        if (dice.happens(50)) {
          expect(best.confine(v, setOf(some, size))).toBe(narrow(anyOf(v, some)));
          continue;
        }
        const found = some.find(u => left.some(mates => isPair(mates, v, u))) ?? -1;
        expect(best.pairWithFirst(v, some)).toBe(found);
        if (found < 0) {
          // None of them has one of these: to bar them changes nothing.
          best.bar(v, setOf(some, size));
          continue;
        }
        narrow(mates => isPair(mates, v, found));
        free.delete(v);
        free.delete(found);
      }
      for (const v of free) expect(left.some(mates => mates[v] === best.mateOf(v))).toBe(true);
    }),
    { numRuns: casesOf(1_000, 20_000) },
  );
  expect(blossoms.without).toBeGreaterThan(casesOf(100));
  expect(blossoms.with).toBeGreaterThan(casesOf(20));
});
