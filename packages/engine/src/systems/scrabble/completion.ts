import {
  type BitGraph,
  hasBit,
  hasEdge,
  type MatchingProblem,
  MaximumMatching,
  type SolvedMatching,
  TightGraph,
} from '../../matching/index.ts';

/* Every step of the procedures asks: can everybody still be given a rival? That is a perfect matching of the allowed
 * pairs, all of which cost the same; `TightGraph` then keeps one up to date and answers by alternating paths. */

/** Undefined when not everybody can be paired. */
export const completionOf = (graph: BitGraph): TightGraph | undefined => {
  const matching = matched(graph);
  if (matching.mate.some(mate => mate < 0)) return undefined;
  const problem: MatchingProblem = {
    graph,
    costs: {
      limbs: 1,
      classes: 1,
      classOf: new Int32Array(graph.size),
      joined: Float64Array.of(0),
      apart: Float64Array.of(Number.POSITIVE_INFINITY),
    },
  };
  const solved: SolvedMatching = { mate: matching.mate, y: new Float64Array(graph.size), blossoms: [] };
  return new TightGraph(problem, solved);
};

const matched = (graph: BitGraph): MaximumMatching => {
  const matching = new MaximumMatching(graph);
  const vertices = verticesOf(graph);
  for (const v of vertices) matching.admit(v);
  matching.complete(vertices);
  return matching;
};

export interface Stuck {
  /** How many stay without a rival, however the others are paired. */
  readonly left: number;
  /** Each of them can be among those left. */
  readonly stuck: readonly number[];
  /** All that those have for rivals: too few. */
  readonly partners: readonly number[];
}

/** Where not everybody can be paired. Edmonds' trees name the players: their outer places, and the inner ones. */
export const whoIsStuck = (graph: BitGraph): Stuck => {
  const matching = matched(graph);
  const isStuck = new Set<number>();
  const lonely = verticesOf(graph).filter(v => (matching.mate[v] as number) < 0);
  for (const v of lonely) {
    matching.augmentFrom(v);
    const outer = matching.outerVertices();
    for (const u of verticesOf(graph)) if (hasBit(outer, u)) isStuck.add(u);
  }
  const all = verticesOf(graph);
  return {
    left: lonely.length,
    stuck: all.filter(v => isStuck.has(v)),
    partners: all.filter(v => !isStuck.has(v) && [...isStuck].some(u => hasEdge(graph, v, u))),
  };
};

const verticesOf = ({ size }: BitGraph): readonly number[] => Array.from({ length: size }, (_, v) => v);
