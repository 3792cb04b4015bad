import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf } from '../testing/cases.ts';
import { breachOfOptimality, costVector } from './certificate.ts';
import { ABSENT, type PairCosts } from './costs.ts';
import { LeastCostMatching, leastCostPerfectMatching, type SolvedMatching } from './perfect-matching.ts';
import { type Instance, instance } from './testing/instance.ts';
import { Trial } from './trial.ts';

/** The same costs, one for every two vertices, so that single pairs can be taken out. */
const dense = ({ graph, costs }: Instance): PairCosts => {
  const { size } = graph;
  const table = new Float64Array(size * size * costs.limbs);
  for (let v = 0; v < size; v++)
    for (let u = 0; u < size; u++)
      if (u !== v) table.set(costVector(graph, costs, v, u), (v * size + u) * costs.limbs);
  return {
    limbs: costs.limbs,
    classes: size,
    classOf: Int32Array.from({ length: size }, (_, v) => v),
    joined: table,
    apart: table,
  };
};

const totalOf = ({ graph }: Instance, costs: PairCosts, { mate }: SolvedMatching): readonly number[] => {
  const total = new Array<number>(costs.limbs).fill(0);
  for (const [v, u] of mate.entries())
    if (v < u)
      for (const [limb, cost] of costVector(graph, costs, v, u).entries())
        total[limb] = (total[limb] ?? 0) + cost;
  return total;
};

const demands = fc.array(fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 8,
});

test('searching again from the duals at hand finds what solving from the start finds, and proves it', () => {
  let [kept, dropped] = [0, 0];
  fc.assert(
    fc.property(instance(24), demands, (problem, asked) => {
      const { graph } = problem;
      const costs = dense(problem);
      const { size } = graph;
      const matching = new LeastCostMatching(graph, costs);
      if (!matching.solve()) return;
      const least = totalOf(problem, costs, matching.result());
      for (const pairs of asked) {
        const saved = costs.joined.slice();
        for (const [v, u] of pairs.map(([a, b]) => [a % size, b % size] as const))
          for (const at of [v * size + u, u * size + v]) if (v !== u) costs.joined[at * costs.limbs] = ABSENT;
        const again = leastCostPerfectMatching(graph, costs);
        const isSame = again !== undefined && totalOf(problem, costs, again).join() === least.join();
        expect(matching.solveAgainAtSameCost(least)).toBe(isSame);
        if (isSame) kept += 1;
        else dropped += 1;
        if (!isSame) costs.joined.set(saved);
        expect(breachOfOptimality(graph, costs, matching.result())).toBeUndefined();
      }
    }),
    { numRuns: casesOf(1_000, 20_000) },
  );
  expect(kept).toBeGreaterThan(casesOf(500));
  expect(dropped).toBeGreaterThan(casesOf(500));
});

test('a demand is kept exactly if a matching of least cost meets it', () => {
  fc.assert(
    fc.property(instance(16), fc.nat(), (problem, seed) => {
      const solved = leastCostPerfectMatching(problem.graph, problem.costs);
      if (!solved) return;
      const { size } = problem.graph;
      const costs = dense(problem);
      const least = totalOf(problem, costs, solved);
      const trial = new Trial(problem);
      const v = seed % size;
      for (let u = 0; u < size; u++) {
        if (u === v || !trial.isJoined(v, u)) continue;
        const only = costs.joined.slice();
        for (const [one, two] of [
          [v, u],
          [u, v],
        ] as const)
          for (let other = 0; other < size; other++)
            if (other !== two && other !== one)
              for (const at of [one * size + other, other * size + one]) only[at * costs.limbs] = ABSENT;
        const demanded = { ...costs, joined: only, apart: only };
        const best = leastCostPerfectMatching(problem.graph, demanded);
        const isPossible = best !== undefined && totalOf(problem, demanded, best).join() === least.join();
        expect(new Trial(problem).pairWithFirst(v, [u])).toBe(isPossible ? u : -1);
      }
    }),
    { numRuns: casesOf(200, 5_000) },
  );
});
