import { addEdge, type BitGraph, bitGraph, hasBit, hasEdge, MaximumMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { allowedPairs } from '../swiss/legal-pairs.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import type { Allowed } from '../swiss/steps.ts';
import { type AllottedColours, allotColours, type Couple } from './colours.ts';
import type { Contender } from './contender.ts';
import type { RoundTerms } from './texts-of-two.ts';

/** Everybody to be paired, by pairing number, with the pairs that C1 and the arbiter leave. */
export interface Field {
  readonly position: Position;
  readonly terms: RoundTerms;
  /** Index = vertex. */
  readonly contenders: readonly Contender[];
  readonly legal: BitGraph;
  readonly mayHaveBye: (contender: Contender) => boolean;
  /** The rule against two who may not meet, and the round it comes from: it builds the graph, and it explains. */
  readonly prohibition: (a: Contender, b: Contender) => Prohibited | undefined;
}

export interface Prohibited {
  readonly rule: Rule;
  readonly round?: number;
}

export const fieldOf = (position: Position, contenders: readonly Contender[], terms: RoundTerms): Field => {
  const {
    rules: { c1, forbiddenPair },
    chosen = [],
  } = terms;
  const prohibition = (a: Contender, b: Contender): Prohibited | undefined => {
    const round = a.met.get(b.id);
    if (round !== undefined) return { rule: c1, round };
    if (position.mayNotMeet(a.id, b.id)) return { rule: forbiddenPair };
    return prohibitionBetween(chosen, a, b);
  };
  const legal = bitGraph(contenders.length);
  for (const [v, a] of contenders.entries())
    for (let u = v + 1; u < contenders.length; u++) {
      const b = contenders[u];
      if (b && prohibition(a, b) === undefined) addEdge(legal, v, u);
    }
  return {
    position,
    terms,
    contenders,
    legal,
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
    prohibition,
  };
};

/** The field in which only what is allowed may be. */
export const within = (field: Field, allowed: Allowed<Contender>): Field => {
  return {
    ...field,
    legal: allowedPairs(field.legal, field.contenders, allowed),
    mayHaveBye: contender => field.mayHaveBye(contender) && allowed.mayHaveBye(contender),
  };
};

/** Article 4. */
export const coloursIn = ({ position, terms }: Field, couple: Couple): AllottedColours =>
  allotColours(
    terms.colourRules,
    couple,
    position.initialColour ?? impossible('the initial colour is known before colours are given'),
  );

/** Whether a legal round exists. */
export const hasRound = ({ contenders, legal, mayHaveBye }: Field): boolean => {
  const all = contenders.map((_, v) => v);
  if (all.length % 2 === 0) return canAllBePaired(legal, all);
  return canBeLeftAlone(legal, all).some(v => mayHaveBye(contenders[v] as Contender));
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
