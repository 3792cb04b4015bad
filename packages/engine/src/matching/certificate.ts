import { type BitGraph, hasEdge } from './bit-graph.ts';
import type { PairCosts } from './costs.ts';
import type { SolvedMatching } from './perfect-matching.ts';

/**
 * Whether a matching proves by its duals that no perfect matching costs less. Written from the theorem, not from the
 * solver: every pair has slack y[u] + y[v] + z of the blossoms holding both + cost >= 0; z >= 0; matched pairs have no
 * slack; every blossom is odd and has one vertex matched outside. Gives the first breach, undefined for a proof.
 */
export const breachOfOptimality = (
  graph: BitGraph,
  costs: PairCosts,
  solved: SolvedMatching,
): string | undefined => {
  const { size } = graph;
  const { mate, blossoms } = solved;
  for (let v = 0; v < size; v++) {
    const partner = mate[v] as number;
    if (partner < 0 || mate[partner] !== v) return `vertex ${v} is not matched both ways`;
  }
  for (const { vertices, z } of blossoms) {
    if (vertices.length % 2 === 0) return `a blossom of ${vertices.length} vertices`;
    if (signOf(z) < 0) return 'a blossom of negative dual';
    const inside = new Set(vertices);
    if (vertices.filter(v => !inside.has(mate[v] as number)).length !== 1)
      return 'a blossom crossed more than once';
  }
  const holding = blossoms.map(({ vertices }) => new Set(vertices));
  for (let u = 0; u < size; u++)
    for (let v = u + 1; v < size; v++) {
      const slack = costVector(graph, costs, u, v);
      if (slack[0] === Number.POSITIVE_INFINITY) {
        if (mate[u] === v) return `absent pair ${u}-${v} is matched`;
        continue;
      }
      for (let limb = 0; limb < costs.limbs; limb++)
        slack[limb] =
          (slack[limb] as number) +
          (solved.y[u * costs.limbs + limb] as number) +
          (solved.y[v * costs.limbs + limb] as number);
      for (const [index, { z }] of blossoms.entries())
        if (holding[index]?.has(u) && holding[index]?.has(v))
          for (let limb = 0; limb < costs.limbs; limb++)
            slack[limb] = (slack[limb] as number) + (z[limb] as number);
      const sign = signOf(slack);
      if (sign < 0) return `pair ${u}-${v} has negative slack`;
      if (sign > 0 && mate[u] === v) return `matched pair ${u}-${v} has slack`;
    }
  return undefined;
};

export const costVector = (graph: BitGraph, costs: PairCosts, u: number, v: number): number[] => {
  const at = ((costs.classOf[u] as number) * costs.classes + (costs.classOf[v] as number)) * costs.limbs;
  const table = hasEdge(graph, u, v) ? costs.joined : costs.apart;
  return Array.from(table.subarray(at, at + costs.limbs));
};

const signOf = (vector: readonly number[]): number => vector.find(value => value !== 0) ?? 0;
