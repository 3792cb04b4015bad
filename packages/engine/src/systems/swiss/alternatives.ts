import {
  type BitGraph,
  hasEdge,
  leastCostPerfectMatching,
  PartnerSearches,
  type PartnersOfVertex,
  type SolvedMatching,
  type Start,
} from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { bothDemands, type Demand, demanded, type WeighedBracket } from '../../rules/demand.ts';
import { once } from '../once.ts';
import { startFrom } from './start-near.ts';

/** A matching that meets a demand, and the problem in which it does. */
interface Met<Problem> {
  readonly problem: Problem;
  readonly mate: Int32Array;
}

/** A bracket as far as one horizon, of which it is asked many times what else it could have been. */
export interface Alternatives<Problem> {
  /** The best that meets both demands. Undefined: nothing does. */
  readonly best: (demand: Demand, also?: Demand) => Met<Problem> | undefined;
  /** The same where only what is as good as what was chosen is looked for; it may still give what is worse. */
  readonly asGood: (demand: Demand, also?: Demand) => Met<Problem> | undefined;
}

/** The best of a problem that meets both demands, by one search from the start, or from scratch. Undefined: nothing does. */
const bestThatMeets = <Problem extends WeighedBracket>(
  problem: Problem,
  [demand, also]: readonly [Demand, Demand | undefined],
  start: Start | undefined,
): Met<Problem> | undefined => {
  const both = also ? bothDemands(demand, also) : demand;
  if (!both) return undefined;
  const met = demanded(problem, both);
  const solved = leastCostPerfectMatching(met.graph, met.costs, start);
  return solved && { problem: met, mate: solved.mate };
};

/*
 * Most demands keep some of the pairs chosen and give one vertex another partner. The pairs kept leave the problem, and
 * one search from what was chosen tells all partners of the vertex (`matching/partners.ts`). What is demanded in addition
 * is always something that the candidate chosen meets: the same in the problem without whatever does not meet it.
 */
/** `chosen`: the matching of the candidate chosen, and duals that fit where they are known. */
export const alternativesTo = <Problem extends WeighedBracket>(
  { mate: chosen, solved }: Chosen,
  problem: Problem,
): Alternatives<Problem> => {
  const start = once(() => startFor(problem, { mate: chosen, solved }));
  const bases = new Map<Demand | undefined, Base<Problem>>();
  const baseOf = (also: Demand | undefined): Base<Problem> => {
    const base = bases.get(also) ?? baseFor(also ? demanded(problem, also) : problem, start());
    bases.set(also, base);
    return base;
  };
  const found = (how: Find, demand: Demand, also: Demand | undefined): Met<Problem> | undefined => {
    const one = anotherPartner(problem, chosen, demand);
    if (!one) return bestThatMeets(problem, [demand, also], start());
    if (also && !bothDemands(demand, also)) return undefined;
    const base = baseOf(also);
    const mate = searchIn(base, one, chosen)[how](one.partners);
    return mate && { problem: one.graph ? { ...base.problem, graph: one.graph } : base.problem, mate };
  };
  return {
    best: (demand, also) => found('withBestOf', demand, also),
    asGood: (demand, also) => found('withOneOfAtNoCost', demand, also),
  };
};

type Find = 'withBestOf' | 'withOneOfAtNoCost';

/** What was chosen, as the problem sees it. */
interface Chosen {
  readonly mate: Int32Array;
  readonly solved?: Pick<SolvedMatching, 'y' | 'blossoms'> | undefined;
}

/** A problem solved, with the search that was made last: the next question is often about the same vertex. */
interface Base<Problem> {
  readonly problem: Problem;
  readonly searches: PartnerSearches;
  last?: {
    readonly of: Pick<AnotherPartner, 'vertex' | 'kept' | 'graph'>;
    readonly search: PartnersOfVertex;
  };
}

const baseFor = <Problem extends WeighedBracket>(problem: Problem, start: Start): Base<Problem> => ({
  problem,
  searches: new PartnerSearches(problem, start),
});

const startFor = (problem: WeighedBracket, { mate, solved }: Chosen): Start => {
  const { graph, costs } = problem;
  const duals = solved ?? leastCostPerfectMatching(graph, costs) ?? impossible('the candidate chosen is one');
  return startFrom({ problem, mate, solved: duals });
};

const searchIn = <Problem extends WeighedBracket>(
  base: Base<Problem>,
  of: AnotherPartner,
  chosen: Int32Array,
): PartnersOfVertex => {
  if (base.last && isSameSearch(base.last.of, of)) return base.last.search;
  const { kept, vertex, graph } = of;
  const asked = { gone: kept, vertex, left: chosen[vertex] as number, graph };
  base.last = { of, search: base.searches.partnersOf(asked) };
  return base.last.search;
};

/** About the same vertex, in the same graph, with the same pairs kept: all of them are of the candidate chosen. */
const isSameSearch = (
  one: Pick<AnotherPartner, 'vertex' | 'kept' | 'graph'>,
  other: Pick<AnotherPartner, 'vertex' | 'kept' | 'graph'>,
): boolean =>
  one.vertex === other.vertex &&
  (one.graph === undefined) === (other.graph === undefined) &&
  one.kept.length === other.kept.length &&
  one.kept.every(([v], at) => v === other.kept[at]?.[0]);

/** A demand that keeps pairs of the candidate chosen and gives one vertex another partner. */
interface AnotherPartner {
  readonly kept: readonly (readonly [number, number])[];
  readonly vertex: number;
  readonly partners: readonly number[];
  /** With fewer pairs of the vertex, where it may also be left over; otherwise it has to be paired. */
  readonly graph?: BitGraph;
}

const anotherPartner = (
  problem: WeighedBracket,
  chosen: Int32Array,
  { pairs = [], bye, paired = [], unpaired = [], divided }: Demand,
): AnotherPartner | undefined => {
  const { graph, inBracket, bye: byeVertex } = problem;
  if (divided) return undefined;
  if (unpaired.length > 0) {
    const [outside = -1, ...others] = unpaired;
    if (others.length + pairs.length + paired.length > 0 || bye !== undefined) return undefined;
    const partners = Array.from({ length: graph.size }, (_, u) => u);
    const without = demanded(problem, { unpaired }).graph;
    return { kept: [], vertex: outside, partners, graph: without };
  }
  const isKept = ([v, u]: readonly [number, number]): boolean => chosen[v] === u && hasEdge(graph, v, u);
  const [only, ...more] = paired;
  if (only !== undefined) {
    if (more.length > 0 || pairs.length > 0 || bye !== undefined) return undefined;
    const partners = Array.from({ length: inBracket }, (_, u) => u);
    return { kept: [], vertex: only, partners };
  }
  if (bye !== undefined) {
    if (byeVertex === undefined || !pairs.every(isKept)) return undefined;
    return { kept: pairs, vertex: byeVertex, partners: [bye] };
  }
  const kept = pairs.slice(0, -1);
  const [vertex, partner] = pairs.at(-1) ?? [-1, -1];
  if (vertex < 0 || !hasEdge(graph, vertex, partner) || !kept.every(isKept)) return undefined;
  return { kept, vertex, partners: [partner] };
};
