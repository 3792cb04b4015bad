import {
  type BitGraph,
  canAllBeMatched,
  leastCostPerfectMatching,
  removeEdge,
} from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import { weigh } from '../../../rules/index.ts';
import { costsOfSides } from '../../swiss/crossing.ts';
import { legalAcross, legalAmong } from '../../swiss/legal-pairs.ts';
import type { Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { otherSubgroup, type Subgroup, shiftersInOrder, subgroupsOf } from './definitions.ts';
import { DIGITS, unitOf, withLimb } from './sequence-digits.ts';

/** A bracket after 3.2.4: two subgroups of the same size that can be paired with each other. */
export interface Recomposed {
  readonly g1: readonly Member[];
  readonly g2: readonly Member[];
  /** Shifted in the first instance (3.2.4.1), out of the smaller subgroup. */
  readonly fromSmaller: readonly Member[];
  /** Shifted in the second instance (3.2.4.2), out of the larger subgroup. */
  readonly fromLarger: readonly Member[];
  /** The smaller subgroup of 3.2.3 and the larger one, each in the order of 4.3. */
  readonly few: readonly Member[];
  readonly many: readonly Member[];
}

interface Sides extends Pick<Recomposed, 'few' | 'many'> {
  readonly field: Field;
  readonly bracket: readonly Member[];
  readonly smaller: Subgroup;
}

/*
 * Let x pairs be made inside the smaller subgroup and y inside the larger one. Then y - x is half the difference of
 * the sizes, whatever the pairing; so the least C7 (x + y) fixes both. 3.2.4.1 shifts one player of each of the x
 * pairs, 3.2.4.2 one of each of the y pairs. Conversely, after shifting x and y players every pairing between the new
 * subgroups has at most x + y pairs of equal seekers, and so complies best with C7: "can yield a legal pairing" is
 * all that needs to be asked of a set. The first sets of all, if they can, are therefore the best.
 *
 * (Where nobody of the bracket has played, all seek Black and C7 is the same for every pairing; there x and y are the
 * fewest pairs inside the halves.)
 */
export const recompose = (field: Field, bracket: readonly Member[]): Recomposed => {
  const sides = sidesOf(field, bracket);
  const { few, many } = sides;
  const difference = (many.length - few.length) / 2;
  const natural = attempt(sides, [], many.slice(0, difference));
  if (natural) return natural;
  const together = leastPairsInside(sides);
  const first = attempt(sides, few.slice(0, together), many.slice(0, difference + together));
  if (first) return first;
  const fromSmaller = bestOfSmaller(sides, together);
  const fromLarger = bestOfLarger(sides, fromSmaller, difference + together);
  return attempt(sides, fromSmaller, fromLarger) ?? impossible('the shifters were found in a legal pairing');
};

const sidesOf = (field: Field, bracket: readonly Member[]): Sides => {
  const subgroupOf = subgroupsOf(bracket);
  const seekers = (subgroup: Subgroup) =>
    shiftersInOrder(
      bracket.filter(member => subgroupOf.get(member) === subgroup),
      subgroup,
    );
  const [g1, g2] = [seekers('G1'), seekers('G2')];
  return g1.length <= g2.length
    ? { field, bracket, smaller: 'G1', few: g1, many: g2 }
    : { field, bracket, smaller: otherSubgroup('G1'), few: g2, many: g1 };
};

/** The subgroups after these shifts, if each of the one can be paired with one of the other. */
const attempt = (
  { field, smaller, few, many }: Sides,
  fromSmaller: readonly Member[],
  fromLarger: readonly Member[],
): Recomposed | undefined => {
  const small = [...few.filter(member => !fromSmaller.includes(member)), ...fromLarger];
  const large = [...many.filter(member => !fromLarger.includes(member)), ...fromSmaller];
  const graph = legalAcross(field, small, large);
  if (!canAllBeMatched(graph, [...Array(graph.size).keys()])) return undefined;
  const [g1, g2] = smaller === 'G1' ? [small, large] : [large, small];
  return { g1, g2, fromSmaller, fromLarger, few, many };
};

/** The pairs inside the smaller subgroup that no pairing with the least C7 avoids. */
const leastPairsInside = ({ field, few, many }: Sides): number => {
  const graph = legalAmong(field, [...few, ...many]);
  const costs = costsOfSides(few.length, graph.size, 'inside');
  const { mate } = leastCostPerfectMatching(graph, costs) ?? impossible('the bracket can be paired');
  return few.filter((_, v) => (mate[v] as number) < few.length).length / 2;
};

/** 3.2.4.1. */
const bestOfSmaller = ({ field, few, many }: Sides, number: number): readonly Member[] =>
  firstShifters(legalAmong(field, [...few, ...many]), few, number);

/** 3.2.4.2: who was shifted before meets one of the old subgroup, and nobody else of it is paired inside. */
const bestOfLarger = (
  { field, few, many }: Sides,
  fromSmaller: readonly Member[],
  number: number,
): readonly Member[] => {
  const isFew = new Set(few);
  const isShifted = new Set(fromSmaller);
  const mayMeet = (a: Member, b: Member): boolean => {
    if (isFew.has(a) && isFew.has(b)) return isShifted.has(a) !== isShifted.has(b);
    return !isShifted.has(a) && !isShifted.has(b);
  };
  const graph = legalAmong(field, [...many, ...few], { mayMeet });
  return firstShifters(graph, many, number);
};

/*
 * The first set of shifters, in the order given, such that a pairing with the fewest pairs inside subgroups has
 * exactly one shifter in each pair inside theirs. In such a pair the candidate with the smaller number is the shifter:
 * the set that takes the other one comes later. Vertices: the candidates in order, then the other subgroup.
 */
const firstShifters = (graph: BitGraph, candidates: readonly Member[], number: number): readonly Member[] => {
  const shifted = new Set<number>();
  let settled = 0;
  while (shifted.size < number) {
    if (settled >= candidates.length) return impossible('as many shifters as pairs inside');
    const end = Math.min(settled + DIGITS, candidates.length);
    const mate = solveShifters(graph, candidates.length, settled, end, shifted);
    const chosen = Array.from({ length: end - settled }, (_, index) => settled + index).filter(v => {
      const u = mate[v] as number;
      return u < candidates.length && !shifted.has(u) && (u > v || u < settled);
    });
    for (const v of chosen) shifted.add(v);
    settled = end;
    keepSettled(graph, candidates.length, settled, shifted);
  }
  return candidates.filter((_, v) => shifted.has(v));
};

/** From now on each shifter is paired inside with somebody who is none, and nobody settled otherwise with another. */
const keepSettled = (
  graph: BitGraph,
  candidates: number,
  settled: number,
  shifted: ReadonlySet<number>,
): void => {
  for (let v = 0; v < settled; v++) {
    for (let u = 0; u < settled; u++)
      if (u !== v && shifted.has(u) === shifted.has(v)) removeEdge(graph, v, u);
    for (let u = candidates; shifted.has(v) && u < graph.size; u++) removeEdge(graph, v, u);
  }
};

const solveShifters = (
  graph: BitGraph,
  candidates: number,
  from: number,
  to: number,
  shifted: ReadonlySet<number>,
): Int32Array => {
  const digits = to - from;
  // Classes: the candidates with a digit, then those shifted, those kept, those not reached, the other subgroup.
  const [SHIFTED, KEPT, LATER, OTHERS] = [digits, digits + 1, digits + 2, digits + 3];
  const classOf = Int32Array.from({ length: graph.size }, (_, v) => {
    if (v >= candidates) return OTHERS;
    if (v >= to) return LATER;
    if (v >= from) return v - from;
    return shifted.has(v) ? SHIFTED : KEPT;
  });
  const weighed = weigh({
    classOf,
    classes: digits + 4,
    digits: 1,
    joined: (a, b) => ((a === OTHERS) === (b === OTHERS) ? [[0, 1]] : []),
    apart: () => undefined,
  });
  const isCandidate = (a: number): boolean => a < digits;
  const isShifter = (a: number, b: number): boolean => b === LATER || b === KEPT || (isCandidate(b) && a < b);
  const digitOf = (a: number, b: number): number => (isCandidate(a) && !isShifter(a, b) ? unitOf(a) : 0);
  const costs = withLimb(weighed, (a, b) => digitOf(a, b) + digitOf(b, a));
  const solved = leastCostPerfectMatching(graph, costs) ?? impossible('the bracket can be paired');
  return solved.mate;
};
