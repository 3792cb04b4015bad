import { type BitGraph, hasBit } from './bit-graph.ts';
import { MaximumMatching } from './maximum-matching.ts';

/** Who stays without a partner when as many as possible of some vertices are matched. */
export interface Leftovers {
  /** How many, whichever maximum matching is taken. */
  readonly count: number;
  /** Everybody who is left over in one of them: the outer places of Edmonds' trees. In the order given. */
  readonly possible: readonly number[];
}

/** As many of these vertices as can be, each with another of them. `start`: pairs of them that may be given up. */
export const largestMatching = (
  graph: BitGraph,
  vertices: readonly number[],
  start?: Int32Array,
): MaximumMatching => {
  const matching = new MaximumMatching(graph, start);
  for (const v of vertices) matching.admit(v);
  matching.matchScarceFirst(vertices);
  matching.complete(vertices);
  return matching;
};

/** Whether each of these vertices can have another of them. */
export const canAllBeMatched = (graph: BitGraph, vertices: readonly number[]): boolean => {
  if (vertices.length % 2 === 1) return false;
  const { mate } = largestMatching(graph, vertices);
  return vertices.every(v => (mate[v] as number) >= 0);
};

export const leftoversOf = (graph: BitGraph, vertices: readonly number[]): Leftovers => {
  const matching = largestMatching(graph, vertices);
  const lonely = vertices.filter(v => (matching.mate[v] as number) < 0);
  const possible = new Set<number>();
  for (const root of lonely) {
    // Fails, the matching being as large as can be; the tree it leaves is what is asked for.
    matching.augmentFrom(root);
    const outer = matching.outerVertices();
    for (const v of vertices) if (hasBit(outer, v)) possible.add(v);
  }
  return { count: lonely.length, possible: vertices.filter(v => possible.has(v)) };
};

/** Of an odd number of vertices that leave one: those that can be the one. Empty when more than one is left, or nobody. */
export const possibleLastOf = (graph: BitGraph, vertices: readonly number[]): readonly number[] => {
  const { count, possible } = leftoversOf(graph, vertices);
  return count === 1 ? possible : [];
};
