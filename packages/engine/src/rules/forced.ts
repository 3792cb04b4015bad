import { ABSENT, type BitGraph, hasEdge, leastCostPerfectMatching } from '../matching/index.ts';
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
}

/** What may be demanded of a bracket, to see what it would cost. */
export interface Demand {
  /** These pairs are made. */
  readonly pairs: readonly (readonly [number, number])[];
  /** This vertex is paired inside the bracket. */
  readonly paired?: number;
  /** This vertex is not paired inside the bracket. */
  readonly unpaired?: number;
}

/** The faults, digit by digit, of the best candidate that meets the demand; undefined when none does. */
export const faultsWith = (problem: WeighedBracket, demand: Demand): readonly number[] | undefined => {
  const costs = demandedCosts(problem, demand);
  const solved = leastCostPerfectMatching(problem.graph, costs);
  if (!solved) return undefined;
  const total = new Array<number>(costs.limbs).fill(0);
  const add = (from: WeighedCosts, v: number, u: number): void => {
    const table = hasEdge(problem.graph, v, u) ? from.joined : from.apart;
    const at = ((from.classOf[v] as number) * from.classes + (from.classOf[u] as number)) * from.limbs;
    for (let limb = 0; limb < from.limbs; limb++)
      total[limb] = (total[limb] as number) + (table[at + limb] as number);
  };
  for (const [v, u] of solved.mate.entries()) if (v < u) add(costs, v, u);
  for (const [v, u] of demand.pairs) add(problem.costs, v, u);
  return digitsOf(total, problem.costs.places);
};

/** The first digit in which the second list is worse, with both counts. */
export const firstWorse = (
  digits: readonly Digit[],
  chosen: readonly number[],
  other: readonly number[],
): { readonly digit: Digit; readonly chosen: number; readonly other: number } | undefined => {
  for (const [index, digit] of digits.entries()) {
    const [a, b] = [chosen[index] ?? 0, other[index] ?? 0];
    if (a !== b) return { digit, chosen: a, other: b };
  }
  return undefined;
};

/*
 * Two classes more: `fixed` for demanded pairs, which match only one another at no cost (their own cost is added
 * later), and one for the vertex that must be paired in the bracket, or must not: the class it has, without the pairs
 * that the demand rules out.
 */
const demandedCosts = (problem: WeighedBracket, { pairs, paired, unpaired }: Demand): WeighedCosts => {
  const { costs, inBracket } = problem;
  const [fixed, demanded] = [costs.classes, costs.classes + 1];
  const classes = costs.classes + 2;
  const vertex = paired ?? unpaired;
  const classOf = costs.classOf.slice();
  for (const v of pairs.flat()) classOf[v] = fixed;
  if (vertex !== undefined) classOf[vertex] = demanded;
  const sourceOf = (of: number): number => (of === demanded ? (costs.classOf[vertex ?? 0] as number) : of);
  const own = new Set(costs.classOf.subarray(0, inBracket));
  const isOfDemanded = (a: number, b: number): boolean => a === demanded || b === demanded;
  const isOwn = (a: number, b: number): boolean => own.has(sourceOf(a)) && own.has(sourceOf(b));
  /** Where the pair's cost comes from; undefined when the demand rules the pair out. */
  const tableFor = (a: number, b: number, table: Float64Array): Float64Array | undefined => {
    if (!isOfDemanded(a, b)) return table;
    const isPair = table === costs.joined && isOwn(a, b);
    if (paired !== undefined) return isPair ? table : undefined;
    // Whoever is not paired here can be left over together with a player whom they could have met.
    return isPair ? costs.apart : table;
  };
  const copy = (table: Float64Array): Float64Array => {
    const copied = new Float64Array(classes * classes * costs.limbs);
    for (let a = 0; a < classes; a++)
      for (let b = 0; b < classes; b++) {
        const at = (a * classes + b) * costs.limbs;
        const from = (sourceOf(a) * costs.classes + sourceOf(b)) * costs.limbs;
        const source = tableFor(a, b, table);
        if (a === fixed || b === fixed) copied[at] = a === b ? 0 : ABSENT;
        else if (!source) copied[at] = ABSENT;
        else copied.set(source.subarray(from, from + costs.limbs), at);
      }
    return copied;
  };
  return { ...costs, classes, classOf, joined: copy(costs.joined), apart: copy(costs.apart) };
};
