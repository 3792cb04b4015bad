import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf } from '../testing/cases.ts';
import { addEdge, type BitGraph, bitGraph, hasBit, hasEdge } from './bit-graph.ts';
import { MaximumMatching } from './maximum-matching.ts';

const graphs = (maximumSize: number): fc.Arbitrary<BitGraph> =>
  fc.integer({ min: 1, max: maximumSize }).chain(size =>
    fc
      .array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: size * size, size: 'max' })
      .map(pairs => {
        const graph = bitGraph(size);
        for (const [u, v] of pairs) if (u !== v) addEdge(graph, u, v);
        return graph;
      }),
  );

const mostPairs = (graph: BitGraph, left: readonly number[]): number => {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  let most = mostPairs(graph, others);
  for (const other of others)
    if (hasEdge(graph, first, other))
      most = Math.max(
        most,
        1 +
          mostPairs(
            graph,
            others.filter(v => v !== other),
          ),
      );
  return most;
};

const everyone = (graph: BitGraph) => Array.from({ length: graph.size }, (_, v) => v);

test('finds as many pairs as trying everything', () => {
  fc.assert(
    fc.property(graphs(10), graph => {
      const matching = new MaximumMatching(graph);
      for (const v of everyone(graph)) matching.admit(v);
      for (const v of everyone(graph)) if ((matching.mate[v] ?? -1) < 0) matching.augmentFrom(v);
      const pairs = everyone(graph).filter(v => (matching.mate[v] ?? -1) > v);
      for (const v of pairs) expect(hasEdge(graph, v, matching.mate[v] ?? -1)).toBe(true);
      expect(pairs.length).toBe(mostPairs(graph, everyone(graph)));
    }),
    { numRuns: casesOf(1_500, 20_000) },
  );
});

test('outer vertices are exactly those that can be left over in place of the root', () => {
  fc.assert(
    fc.property(graphs(9), graph => {
      const matching = new MaximumMatching(graph);
      for (const v of everyone(graph)) matching.admit(v);
      for (const v of everyone(graph)) if ((matching.mate[v] ?? -1) < 0) matching.augmentFrom(v);
      const most = mostPairs(graph, everyone(graph));
      const lonely = everyone(graph).filter(v => (matching.mate[v] ?? -1) < 0);
      if (lonely.length !== 1) return;
      const root = lonely[0] ?? -1;
      expect(matching.augmentFrom(root)).toBe(false);
      const outer = matching.outerVertices();
      for (const v of everyone(graph)) {
        const canBeLeft =
          mostPairs(
            graph,
            everyone(graph).filter(u => u !== v),
          ) === most;
        expect(hasBit(outer, v)).toBe(canBeLeft);
        if (!canBeLeft) continue;
        const exchanged = new MaximumMatching(graph, matching.mate);
        for (const u of everyone(graph)) exchanged.admit(u);
        exchanged.augmentFrom(root);
        exchanged.leaveOver(v);
        expect(exchanged.mate[v]).toBe(-1);
        for (const u of everyone(graph)) {
          const partner = exchanged.mate[u] ?? -1;
          if (u !== v)
            expect(partner >= 0 && hasEdge(graph, u, partner) && exchanged.mate[partner] === u).toBe(true);
        }
      }
    }),
    { numRuns: casesOf(1_500, 20_000) },
  );
});
