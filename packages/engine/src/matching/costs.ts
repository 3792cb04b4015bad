import type { BitGraph } from './bit-graph.ts';

/**
 * What pairs cost, for vertices that come in classes. A cost is a vector of `limbs` whole numbers compared
 * lexicographically: an ordered group, which is all that a weighted matching needs; nothing carries from one limb to
 * the next. Two vertices joined in the graph cost `joined`, others `apart`; an absent pair has Infinity in its first
 * limb.
 */
export interface PairCosts {
  readonly limbs: number;
  readonly classes: number;
  readonly classOf: Int32Array;
  /** Row of the first class, column of the second, `limbs` numbers each. Symmetric, and every number even. */
  readonly joined: Float64Array;
  readonly apart: Float64Array;
}

export const ABSENT = Number.POSITIVE_INFINITY;

export interface MatchingProblem {
  readonly graph: BitGraph;
  readonly costs: PairCosts;
}
