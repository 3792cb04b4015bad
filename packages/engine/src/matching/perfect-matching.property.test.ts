import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEdge, type BitGraph, bitGraph } from './bit-graph.ts';
import { breachOfOptimality, costVector } from './certificate.ts';
import { ABSENT, type PairCosts } from './costs.ts';
import { leastCostPerfectMatching } from './perfect-matching.ts';

interface Instance {
  readonly graph: BitGraph;
  readonly costs: PairCosts;
}

/** Random graphs with random class costs; some pairs absent, so that blossoms and impossible fields occur. */
const instance = (maximumSize: number): fc.Arbitrary<Instance> =>
  fc
    .record({
      half: fc.integer({ min: 1, max: maximumSize / 2 }),
      classes: fc.integer({ min: 1, max: maximumSize }),
      limbs: fc.integer({ min: 1, max: 3 }),
      largest: fc.integer({ min: 0, max: 6 }),
      density: fc.integer({ min: 1, max: 10 }),
      apartAllowed: fc.boolean(),
      seed: fc.integer(),
    })
    .map(({ half, classes, limbs, largest, density, apartAllowed, seed }) => {
      let state = seed | 1;
      const random = (below: number) => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return (state >>> 8) % below;
      };
      const size = half * 2;
      const graph = bitGraph(size);
      for (let u = 0; u < size; u++)
        for (let v = u + 1; v < size; v++) if (random(10) < density) addEdge(graph, u, v);
      const joined = new Float64Array(classes * classes * limbs);
      const apart = new Float64Array(classes * classes * limbs);
      for (let a = 0; a < classes; a++)
        for (let b = 0; b <= a; b++)
          for (let limb = 0; limb < limbs; limb++) {
            const cost = 2 * random(largest + 1);
            const other = apartAllowed ? cost + 2 * random(largest + 1) : limb === 0 ? ABSENT : 0;
            for (const at of [(a * classes + b) * limbs + limb, (b * classes + a) * limbs + limb]) {
              joined[at] = cost;
              apart[at] = other;
            }
          }
      const classOf = Int32Array.from({ length: size }, () => random(classes));
      return { graph, costs: { limbs, classes, classOf, joined, apart } };
    });

const add = (a: readonly number[], b: readonly number[]) => a.map((value, limb) => value + (b[limb] ?? 0));
const isLess = (a: readonly number[], b: readonly number[]) => {
  for (const [limb, value] of a.entries()) if (value !== b[limb]) return value < (b[limb] ?? 0);
  return false;
};

/** The least cost by trying everything. */
const bruteForce = ({ graph, costs }: Instance): readonly number[] | undefined => {
  const best = (left: readonly number[]): readonly number[] | undefined => {
    const [first, ...others] = left;
    if (first === undefined) return new Array(costs.limbs).fill(0);
    let least: readonly number[] | undefined;
    for (const other of others) {
      const cost = costVector(graph, costs, first, other);
      if (cost[0] === ABSENT) continue;
      const rest = best(others.filter(v => v !== other));
      if (!rest) continue;
      const total = add(cost, rest);
      if (!least || isLess(total, least)) least = total;
    }
    return least;
  };
  return best(Array.from({ length: graph.size }, (_, v) => v));
};

test('equals brute force on small fields, and its duals prove it', () => {
  fc.assert(
    fc.property(instance(8), problem => {
      const solved = leastCostPerfectMatching(problem.graph, problem.costs);
      const least = bruteForce(problem);
      if (!solved) return least === undefined;
      expect(breachOfOptimality(problem.graph, problem.costs, solved)).toBeUndefined();
      let total: readonly number[] = new Array(problem.costs.limbs).fill(0);
      for (const [v, u] of solved.mate.entries())
        if (v < u) total = add(total, costVector(problem.graph, problem.costs, v, u));
      expect(total).toEqual(least);
      return true;
    }),
    { numRuns: process.env.PAREO_LONG ? 50_000 : 2_000 },
  );
});

test('duals prove every larger matching', () => {
  fc.assert(
    fc.property(instance(60), problem => {
      const solved = leastCostPerfectMatching(problem.graph, problem.costs);
      if (solved) expect(breachOfOptimality(problem.graph, problem.costs, solved)).toBeUndefined();
    }),
    { numRuns: process.env.PAREO_LONG ? 5_000 : 300 },
  );
});
