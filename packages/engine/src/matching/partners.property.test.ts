import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEdge, type BitGraph, hasEdge, removeEdge } from './bit-graph.ts';
import { costVector } from './certificate.ts';
import { ABSENT } from './costs.ts';
import { PartnerSearches, withoutBlossoms } from './partners.ts';
import { leastCostPerfectMatching } from './perfect-matching.ts';
import { type Instance, instance } from './testing/instance.ts';

const totalOf = ({ graph, costs }: Instance, mate: Int32Array): readonly number[] => {
  const total = new Array<number>(costs.limbs).fill(0);
  for (const [v, u] of mate.entries()) {
    expect(mate[u]).toBe(v);
    if (v < u)
      for (const [limb, cost] of costVector(graph, costs, v, u).entries())
        total[limb] = (total[limb] ?? 0) + cost;
  }
  return total;
};

/** The same, where nobody but two vertices is joined to either of them, and no pair apart is allowed. */
const withPairs = ({ graph, costs }: Instance, pairs: readonly (readonly [number, number])[]): Instance => {
  const other = { ...graph, words: graph.words.slice() };
  const classOf = Int32Array.from({ length: graph.size }, (_, v) => v);
  for (const v of pairs.flat()) for (let u = 0; u < graph.size; u++) removeEdge(other, v, u);
  for (const [v, u] of pairs) if (hasEdge(graph, v, u)) addEdge(other, v, u);
  const isPaired = new Set(pairs.flat());
  const table = (from: 'joined' | 'apart'): Float64Array => {
    const all = new Float64Array(graph.size ** 2 * costs.limbs);
    for (let v = 0; v < graph.size; v++)
      for (let u = 0; u < graph.size; u++) {
        const at = ((costs.classOf[v] ?? 0) * costs.classes + (costs.classOf[u] ?? 0)) * costs.limbs;
        const to = (v * graph.size + u) * costs.limbs;
        all.set(costs[from].subarray(at, at + costs.limbs), to);
        if (from === 'apart' && (isPaired.has(v) || isPaired.has(u))) all[to] = ABSENT;
      }
    return all;
  };
  const dense = {
    limbs: costs.limbs,
    classes: graph.size,
    classOf,
    joined: table('joined'),
    apart: table('apart'),
  };
  return { graph: other, costs: dense };
};

const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, limb) => value !== b[limb]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

test('one search finds for each partner of a vertex what solving with that pair from the start finds', () => {
  let [possible, impossible] = [0, 0];
  fc.assert(
    fc.property(instance(14), fc.nat(), fc.nat(3), (problem, seed, keeping) => {
      const solved = leastCostPerfectMatching(problem.graph, problem.costs);
      if (!solved) return;
      const { mate } = solved;
      const vertex = seed % mate.length;
      const gone = [...mate.entries()]
        .filter(([v, u]) => v < u && v !== vertex && u !== vertex)
        .slice(0, keeping);
      if (!gone.every(([v, u]) => hasEdge(problem.graph, v, u))) return;
      const start = { y: withoutBlossoms(solved, problem.costs.limbs), mate };
      const asked = { gone, vertex, left: mate[vertex] ?? -1 };
      const search = new PartnerSearches(problem, start).partnersOf(asked);
      let least: readonly number[] | undefined;
      for (let u = 0; u < mate.length; u++) {
        if (u === vertex || gone.flat().includes(u) || !hasEdge(problem.graph, vertex, u)) continue;
        const demanded = withPairs(problem, [...gone, [vertex, u]]);
        const expected = leastCostPerfectMatching(demanded.graph, demanded.costs);
        const found = search.withBestOf([u]);
        expect(found === undefined).toBe(expected === undefined);
        if (!found || !expected) {
          impossible += 1;
          continue;
        }
        possible += 1;
        expect(found[vertex]).toBe(u);
        const total = totalOf(problem, found);
        expect(total).toEqual(totalOf(demanded, expected.mate));
        if (!least || isLess(total, least)) least = total;
      }
      const everybody = Array.from(mate, (_, u) => u);
      const best = new PartnerSearches(problem, start).partnersOf(asked).withBestOf(everybody);
      expect(best && totalOf(problem, best)).toEqual(least);
      const atNoCost = new PartnerSearches(problem, start).partnersOf(asked).withOneOfAtNoCost(everybody);
      const asGood = least && !isLess(totalOf(problem, mate), least) ? least : undefined;
      expect(atNoCost && totalOf(problem, atNoCost)).toEqual(asGood);
    }),
    { numRuns: 3000 },
  );
  expect(possible).toBeGreaterThan(1000);
  expect(impossible).toBeGreaterThan(100);
});

test('the best with fewer pairs of a vertex, which may be left over with another, is what solving without them finds', () => {
  let [possible, impossible] = [0, 0];
  fc.assert(
    fc.property(instance(14), fc.nat(), fc.nat(2 ** 14), (problem, seed, fewer) => {
      const solved = leastCostPerfectMatching(problem.graph, problem.costs);
      if (!solved) return;
      const { mate } = solved;
      const vertex = seed % mate.length;
      const graph: BitGraph = { ...problem.graph, words: problem.graph.words.slice() };
      for (let u = 0; u < mate.length; u++) if ((fewer >> u) % 2 === 1) removeEdge(graph, vertex, u);
      const expected = leastCostPerfectMatching(graph, problem.costs);
      const start = { y: withoutBlossoms(solved, problem.costs.limbs), mate };
      const asked = { gone: [], vertex, left: mate[vertex] ?? -1, graph };
      const everybody = Array.from(mate, (_, u) => u).filter(u => u !== vertex);
      const found = new PartnerSearches(problem, start).partnersOf(asked).withBestOf(everybody);
      expect(found === undefined).toBe(expected === undefined);
      if (!found || !expected) {
        impossible += 1;
        return;
      }
      possible += 1;
      const there = { ...problem, graph };
      expect(totalOf(there, found)).toEqual(totalOf(there, expected.mate));
    }),
    { numRuns: 3000 },
  );
  expect(possible).toBeGreaterThan(1000);
  expect(impossible).toBeGreaterThan(100);
});
