import { type BitGraph, hasEdge } from './bit-graph.ts';
import { largestMatching } from './leftovers.ts';
import { TightGraph } from './tight-graph.ts';

/**
 * A perfect matching of a graph in which every pair is as good as any other, ready to be asked who can have whom. Undefined:
 * not everybody can be matched. `wished`: pairs to start from; those that the graph has not are left aside.
 */
export const unweighted = (
  graph: BitGraph,
  wished: Iterable<readonly [number, number]> = [],
): TightGraph | undefined => {
  const vertices = Array.from({ length: graph.size }, (_, v) => v);
  const start = new Int32Array(graph.size).fill(-1);
  for (const [v, u] of wished)
    if (hasEdge(graph, v, u)) {
      start[v] = u;
      start[u] = v;
    }
  const { mate } = largestMatching(graph, vertices, start);
  if (mate.some(other => other < 0)) return undefined;
  const costs = {
    limbs: 1,
    classes: 1,
    classOf: new Int32Array(graph.size),
    joined: Float64Array.of(0),
    apart: Float64Array.of(Number.POSITIVE_INFINITY),
  };
  return new TightGraph({ graph, costs }, { mate, y: new Float64Array(graph.size), blossoms: [] });
};
