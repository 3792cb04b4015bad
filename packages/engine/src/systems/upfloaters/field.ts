import { addEdge, type BitGraph, bitGraph, hasBit, hasEdge, MaximumMatching } from '../../matching/index.ts';
import type { Rule } from '../../rules/index.ts';
import { byTpn, type Contender } from './contender.ts';
import type { RoundTerms } from './texts-of-two.ts';

/** Everybody to be paired, by pairing number, with the pairs that C1 and the arbiter leave. */
export interface Field {
  readonly terms: RoundTerms;
  /** Index = vertex. */
  readonly contenders: readonly Contender[];
  readonly legal: BitGraph;
  /** The rule against two who may not meet: it builds the graph, and it explains. */
  readonly against: (a: Contender, b: Contender) => Rule | undefined;
}

export const fieldOf = (
  everybody: readonly Contender[],
  mayNotMeet: (a: number, b: number) => boolean,
  terms: RoundTerms,
): Field => {
  const contenders = [...everybody].sort(byTpn);
  const { c1, forbiddenPair } = terms.rules;
  const against = (a: Contender, b: Contender): Rule | undefined => {
    if (a.met.has(b.tpn)) return c1;
    return mayNotMeet(a.tpn, b.tpn) ? forbiddenPair : undefined;
  };
  const legal = bitGraph(contenders.length);
  for (const [v, a] of contenders.entries())
    for (let u = v + 1; u < contenders.length; u++) {
      const b = contenders[u];
      if (b && against(a, b) === undefined) addEdge(legal, v, u);
    }
  return { terms, contenders, legal, against };
};

/** A matching of these vertices alone, as far as it goes. */
export const matchingOf = (legal: BitGraph, vertices: readonly number[]): MaximumMatching => {
  const matching = new MaximumMatching(legal);
  for (const v of vertices) matching.admit(v);
  matching.complete(vertices);
  return matching;
};

export const leftIn = (matching: MaximumMatching, vertices: readonly number[]): readonly number[] =>
  vertices.filter(v => (matching.mate[v] as number) < 0);

/** C3, and "can be paired": everybody of these among themselves. */
export const canAllBePaired = (legal: BitGraph, vertices: readonly number[]): boolean =>
  vertices.length % 2 === 0 && leftIn(matchingOf(legal, vertices), vertices).length === 0;

/** Of an odd number: whoever can be left over with all the others paired. Empty where more than one must be. */
export const canBeLeftAlone = (legal: BitGraph, vertices: readonly number[]): readonly number[] => {
  const matching = matchingOf(legal, vertices);
  const [lonely, ...more] = leftIn(matching, vertices);
  if (lonely === undefined || more.length > 0) return [];
  matching.augmentFrom(lonely);
  const outer = matching.outerVertices();
  return vertices.filter(v => hasBit(outer, v));
};

/** Whoever of `candidates` can complete an odd number of vertices to pairs. */
export const canComplete = (
  legal: BitGraph,
  vertices: readonly number[],
  candidates: readonly number[],
): readonly number[] => {
  const left = canBeLeftAlone(legal, vertices);
  return candidates.filter(u => left.some(v => hasEdge(legal, u, v)));
};
