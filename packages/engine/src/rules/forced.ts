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
  /** These vertices are paired inside the bracket. */
  readonly paired?: readonly number[];
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
 * later), and one for each class of a vertex that must be paired, without the ways of staying unpaired.
 */
const demandedCosts = (problem: WeighedBracket, { pairs, paired = [] }: Demand): WeighedCosts => {
  const { costs, inBracket } = problem;
  const classes = costs.classes + 1 + paired.length;
  const fixed = costs.classes;
  const classOf = costs.classOf.slice();
  for (const v of pairs.flat()) classOf[v] = fixed;
  const sourceOf = Array.from({ length: classes }, (_, index) => (index < costs.classes ? index : fixed));
  for (const [index, v] of paired.entries()) {
    sourceOf[fixed + 1 + index] = costs.classOf[v] as number;
    classOf[v] = fixed + 1 + index;
  }
  const own = new Set(costs.classOf.subarray(0, inBracket));
  const copy = (table: Float64Array, isJoined: 'joined' | 'apart'): Float64Array => {
    const copied = new Float64Array(classes * classes * costs.limbs);
    for (let a = 0; a < classes; a++)
      for (let b = 0; b < classes; b++) {
        const at = (a * classes + b) * costs.limbs;
        if (a === fixed || b === fixed) {
          copied[at] = a === b ? 0 : ABSENT;
          continue;
        }
        const [one, two] = [sourceOf[a] as number, sourceOf[b] as number];
        const isDemanded = a > fixed || b > fixed;
        const from = (one * costs.classes + two) * costs.limbs;
        copied.set(table.subarray(from, from + costs.limbs), at);
        if (isDemanded && (isJoined === 'apart' || !own.has(one) || !own.has(two))) copied[at] = ABSENT;
      }
    return copied;
  };
  return {
    ...costs,
    classes,
    classOf,
    joined: copy(costs.joined, 'joined'),
    apart: copy(costs.apart, 'apart'),
  };
};
