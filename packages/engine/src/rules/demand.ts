import { ABSENT, addEdge, type BitGraph, copyOfGraph, hasEdge, removeEdge } from '../matching/index.ts';
import type { Rule } from './rule.ts';
import { digitsOf, type WeighedCosts } from './weigh.ts';

/** One digit of the comparison: a criterion and a grade of it, worst first. */
export interface Digit {
  readonly rule: Rule;
  readonly grade: number;
}

/** A bracket as a matching problem: its own vertices come first. */
export interface WeighedBracket {
  readonly graph: BitGraph;
  readonly costs: WeighedCosts;
  readonly inBracket: number;
  /** In order of priority. */
  readonly digits: readonly Digit[];
  /** The vertex that stands for the bye, where it is given here. */
  readonly bye?: number | undefined;
}

/** What may be demanded of a bracket, to see what it would cost. */
export interface Demand {
  /** These meet one another and nobody else. */
  readonly pairs?: readonly (readonly [number, number])[];
  /** Has the bye, which is given here. */
  readonly bye?: number;
  /** Each of these is paired inside the bracket. */
  readonly paired?: readonly number[];
  /** Not paired inside the bracket. */
  readonly unpaired?: readonly number[];
  /** No two of the first meet, and no two of the second. */
  readonly divided?: readonly [readonly number[], readonly number[]];
}

/** The same bracket, in which only what meets the demand can be. */
export const demanded = <Problem extends WeighedBracket>(problem: Problem, demand: Demand): Problem => {
  const { bye, paired = [], unpaired = [], divided: [first, second] = [[], []] } = demand;
  const pairs = [
    ...(demand.pairs ?? []),
    ...(bye === undefined || problem.bye === undefined ? [] : [[bye, problem.bye] as const]),
  ];
  const graph = copyOfGraph(problem.graph);
  for (const v of pairs.flat()) for (let u = 0; u < graph.size; u++) removeEdge(graph, v, u);
  for (const [v, u] of pairs) if (hasEdge(problem.graph, v, u)) addEdge(graph, v, u);
  for (const v of unpaired) for (let u = 0; u < problem.inBracket; u++) removeEdge(graph, v, u);
  for (const side of [first, second])
    for (const v of side) for (const u of side) if (v !== u) removeEdge(graph, v, u);
  return { ...problem, graph, costs: paired.length === 0 ? problem.costs : mustBePaired(problem, paired) };
};

/** Both demands at once. Undefined: they contradict one another. */
export const bothDemands = (one: Demand, other: Demand): Demand | undefined => {
  const partner = new Map<number, number>();
  for (const { pairs = [] } of [one, other])
    for (const [v, u] of pairs) {
      if ((partner.get(v) ?? u) !== u || (partner.get(u) ?? v) !== v) return undefined;
      partner.set(v, u);
      partner.set(u, v);
    }
  const divided = one.divided ?? other.divided;
  const bye = one.bye ?? other.bye;
  if (bye !== undefined && partner.has(bye)) return undefined;
  return {
    ...(bye === undefined ? {} : { bye }),
    pairs: [...partner].filter(([v, u]) => v < u),
    paired: [...(one.paired ?? []), ...(other.paired ?? [])].filter(v => !partner.has(v)),
    unpaired: [...(one.unpaired ?? []), ...(other.unpaired ?? [])],
    ...(divided ? { divided } : {}),
  };
};

/** One class more for every class of these vertices: the same, without whatever is not a pair inside the bracket. */
const mustBePaired = ({ costs, inBracket }: WeighedBracket, vertices: readonly number[]): WeighedCosts => {
  const own = new Set(costs.classOf.subarray(0, inBracket));
  const sources = [...new Set(vertices.map(vertex => costs.classOf[vertex] as number))];
  const classes = costs.classes + sources.length;
  const classOf = costs.classOf.slice();
  for (const vertex of vertices)
    classOf[vertex] = costs.classes + sources.indexOf(costs.classOf[vertex] as number);
  const sourceOf = (of: number): number => sources[of - costs.classes] ?? of;
  const copy = (table: Float64Array): Float64Array => {
    const copied = new Float64Array(classes * classes * costs.limbs);
    for (let a = 0; a < classes; a++)
      for (let b = 0; b < classes; b++) {
        const at = (a * classes + b) * costs.limbs;
        const from = (sourceOf(a) * costs.classes + sourceOf(b)) * costs.limbs;
        const isOfVertices = a >= costs.classes || b >= costs.classes;
        const isPair = table === costs.joined && own.has(sourceOf(a)) && own.has(sourceOf(b));
        if (isOfVertices && !isPair) copied[at] = ABSENT;
        else copied.set(table.subarray(from, from + costs.limbs), at);
      }
    return copied;
  };
  return { ...costs, classes, classOf, joined: copy(costs.joined), apart: copy(costs.apart) };
};

/** The faults of a matching, digit by digit. */
export const faultsIn = (
  { graph, costs }: Pick<WeighedBracket, 'graph' | 'costs'>,
  mate: Int32Array,
): readonly number[] => {
  const { limbs, classes, classOf } = costs;
  const total = new Array<number>(limbs).fill(0);
  for (let v = 0; v < mate.length; v++) {
    const u = mate[v] as number;
    if (v > u) continue;
    const table = hasEdge(graph, v, u) ? costs.joined : costs.apart;
    const at = ((classOf[v] as number) * classes + (classOf[u] as number)) * limbs;
    for (let limb = 0; limb < limbs; limb++)
      total[limb] = (total[limb] as number) + (table[at + limb] as number);
  }
  return digitsOf(total, costs.places);
};

/** The first digit in which two lists of faults differ. */
export const firstDifference = (chosen: readonly number[], other: readonly number[]): number =>
  chosen.findIndex((faults, digit) => faults !== other[digit]);
