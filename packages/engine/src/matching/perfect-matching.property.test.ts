import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf } from '../testing/cases.ts';
import { breachOfOptimality, costVector } from './certificate.ts';
import { ABSENT } from './costs.ts';
import { LeastCostMatching, leastCostByClasses, leastCostPerfectMatching } from './perfect-matching.ts';
import { type Instance, instance } from './testing/instance.ts';

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
      expect(costOf(problem, solved.mate)).toEqual(least);
      return true;
    }),
    { numRuns: casesOf(2_000, 50_000) },
  );
});

const costOf = ({ graph, costs }: Instance, mate: Int32Array): readonly number[] => {
  let total: readonly number[] = new Array(costs.limbs).fill(0);
  for (const [v, u] of mate.entries()) if (v < u) total = add(total, costVector(graph, costs, v, u));
  return total;
};

test('from the duals of classes it finds a matching of the same cost, or none where there is none', () => {
  const seen = { solved: 0, impossible: 0 };
  fc.assert(
    fc.property(instance(40), problem => {
      const solved = leastCostPerfectMatching(problem.graph, problem.costs);
      const byClasses = new LeastCostMatching(problem.graph, problem.costs);
      const isSolved = byClasses.solveByClasses();
      expect(isSolved).toBe(solved !== undefined);
      seen[isSolved ? 'solved' : 'impossible'] += 1;
      if (!solved) return;
      const found = byClasses.result();
      expect(breachOfOptimality(problem.graph, problem.costs, found)).toBeUndefined();
      expect(costOf(problem, found.mate)).toEqual(costOf(problem, solved.mate));
    }),
    { numRuns: casesOf(1_000, 20_000) },
  );
  expect(Math.min(seen.solved, seen.impossible)).toBeGreaterThan(10);
});

test('brackets of many players in few classes are solved by their classes', () => {
  fc.assert(
    fc.property(instance(120, 6), problem => {
      const found = leastCostByClasses(problem.graph, problem.costs);
      const solved = leastCostPerfectMatching(problem.graph, problem.costs);
      expect(found === undefined).toBe(solved === undefined);
      if (!found || !solved) return;
      expect(breachOfOptimality(problem.graph, problem.costs, found)).toBeUndefined();
      expect(costOf(problem, found.mate)).toEqual(costOf(problem, solved.mate));
    }),
    { numRuns: casesOf(200, 4_000) },
  );
});

test('duals prove every larger matching', () => {
  fc.assert(
    fc.property(instance(60), problem => {
      const solved = leastCostPerfectMatching(problem.graph, problem.costs);
      if (solved) expect(breachOfOptimality(problem.graph, problem.costs, solved)).toBeUndefined();
    }),
    { numRuns: casesOf(300, 5_000) },
  );
});
