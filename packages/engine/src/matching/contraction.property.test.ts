import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf } from '../testing/cases.ts';
import { breachOfOptimality } from './certificate.ts';
import { contracted } from './contraction.ts';
import { leastCostPerfectMatching } from './perfect-matching.ts';
import { instance } from './testing/instance.ts';
import { TightGraph } from './tight-graph.ts';
import { Trial } from './trial.ts';

test('where blossoms are contracted, the first partner is the one that solving again finds, and the whole is of least cost', () => {
  let withBlossoms = 0;
  fc.assert(
    fc.property(instance(24), fc.nat(), fc.nat(), (problem, first, second) => {
      const solved = leastCostPerfectMatching(problem.graph, problem.costs);
      if (!solved || solved.blossoms.length === 0) return;
      const { size } = problem.graph;
      const kept = 1 + (first % size);
      const contraction = contracted(kept, problem, solved);
      if (!contraction) return;
      withBlossoms += 1;
      const graph = new TightGraph(contraction.problem, contraction);
      const trial = new Trial(problem);
      const partners = Array.from({ length: kept }, (_, v) => v);
      const pairs = [first % kept, second % kept].flatMap(v => {
        if (graph.mateOf(v) < 0) return [];
        const partner = graph.pairWithFirst(v, partners);
        expect(partner).toBe(trial.pairWithFirst(v, partners));
        return partner < 0 ? [] : [[v, partner] as const];
      });
      const mate = contraction.expanded(v => graph.mateOf(v));
      for (const [v, u] of pairs) {
        mate[v] = u;
        mate[u] = v;
      }
      expect(breachOfOptimality(problem.graph, problem.costs, { ...solved, mate })).toBeUndefined();
    }),
    { numRuns: casesOf(5_000, 100_000) },
  );
  expect(withBlossoms).toBeGreaterThan(casesOf(50));
});
