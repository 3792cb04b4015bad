import type { BitGraph } from './bit-graph.ts';
import { largestMatching } from './leftovers.ts';
import { TightGraph } from './tight-graph.ts';

/**
 * A perfect matching of a graph in which every pair is as good as any other, ready to be asked who can have whom. Undefined:
 * not everybody can be matched.
 */
export const unweighted = (graph: BitGraph): TightGraph | undefined => {
  const vertices = Array.from({ length: graph.size }, (_, v) => v);
  const { mate } = largestMatching(graph, vertices);
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
