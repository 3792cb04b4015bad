import { type BitGraph, bitGraph, bitSet, hasEdge, removeEdge, setBit } from '../../matching/index.ts';
import type { Prohibited, Prohibition } from './prohibition.ts';
import type { Allowed } from './steps.ts';

/**
 * The pairs that the prohibitions leave. Vertex = order of the member; vertices beyond the members are joined to nobody.
 * Few pairs are forbidden, so everybody is joined first and the forbidden pairs are taken out.
 */
export const legalPairs = <Member extends Prohibited>(
  members: readonly Member[],
  prohibitions: readonly Prohibition<Member>[],
  size = members.length,
): BitGraph => {
  const graph = bitGraph(size);
  const everybody = bitSet(size);
  for (const { order } of members) setBit(everybody, order);
  for (const { order } of members) {
    graph.words.set(everybody, order * graph.width);
    removeEdge(graph, order, order);
  }
  for (const prohibition of prohibitions) prohibition.takeOut(graph, members);
  return graph;
};

/** Those of the pairs that are allowed. */
export const allowedPairs = <Member extends Prohibited>(
  pairs: BitGraph,
  members: readonly Member[],
  { mayMeet }: Pick<Allowed<Member>, 'mayMeet'>,
): BitGraph => {
  const graph = { ...pairs, words: pairs.words.slice() };
  for (const [index, a] of members.entries())
    for (let other = index + 1; other < members.length; other++) {
      const b = members[other] as Member;
      if (hasEdge(graph, a.order, b.order) && !mayMeet(a, b)) removeEdge(graph, a.order, b.order);
    }
  return graph;
};
