import { MaximumMatching, TightGraph } from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import type { Member } from '../definitions.ts';
import { type Field, graphAmong, unweighted } from '../field.ts';
import { byAro, byPlace } from './definitions.ts';
import type { Recomposed } from './shifters.ts';

/** The pairs of a bracket, in the order of S1, each with the player of S1 first. */
export type BracketPairs = readonly (readonly [Member, Member])[];

/**
 * 3.2.5 and 3.2.6. The first transposition in lexicographic order gives the first of S1 the first opponent of G2 with
 * whom the others can still be paired, then the second of S1, and so on: one alternating path for each.
 */
export const firstTransposition = (field: Field, { g1, g2 }: Recomposed): BracketPairs => {
  const [s1, second] = [[...g1].sort(byAro), [...g2].sort(byPlace)];
  const inS1 = new Set(s1);
  const graph = graphAmong(field, [...s1, ...second], (a, b) => inS1.has(a) !== inS1.has(b));
  const matching = new MaximumMatching(graph);
  const vertices = Array.from({ length: graph.size }, (_, v) => v);
  for (const v of vertices) matching.admit(v);
  matching.complete(vertices);
  const { problem, solved } = unweighted(graph, matching.mate);
  const tight = new TightGraph(problem, solved);
  const opponents = vertices.slice(s1.length);
  return s1.map((member, v) => {
    const opponent = second[tight.pairWithFirst(v, opponents) - s1.length];
    return [member, opponent ?? impossible('every player of S1 has a legal opponent')] as const;
  });
};
