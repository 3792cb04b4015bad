import { isPartOf, type SolvedMatching, type Start, withoutBlossoms } from '../../matching/index.ts';
import type { WeighedBracket } from '../../rules/demand.ts';

/** A bracket that was solved: what was chosen in it, and duals that prove it. */
export interface SolvedBracket {
  readonly problem: WeighedBracket;
  readonly mate: Int32Array;
  readonly solved: Pick<SolvedMatching, 'y' | 'blossoms'>;
}

/*
 * Whatever is demanded of a bracket only takes pairs away, and two who are left over together cost no less than their pair
 * (both are downfloaters then). So no two have less slack than they had: the duals known still fit, and only what the
 * demand forbids has to be searched again.
 */
export const startFrom = ({ problem: { costs }, mate, solved }: SolvedBracket): Start => ({
  y: withoutBlossoms(solved, costs.limbs),
  mate,
});

/** The same for a problem of another field. Undefined: it is not the one that was solved with fewer pairs. */
export const startNear = (
  { graph, costs }: WeighedBracket,
  known: SolvedBracket | undefined,
): Start | undefined =>
  known &&
  isPartOf(graph, known.problem.graph) &&
  costs.limbs === known.problem.costs.limbs &&
  isSame(costs.classOf, known.problem.costs.classOf) &&
  isSame(costs.joined, known.problem.costs.joined) &&
  isSame(costs.apart, known.problem.costs.apart)
    ? startFrom(known)
    : undefined;

const isSame = (one: Numbers, other: Numbers): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

type Numbers = Int32Array | Float64Array;
