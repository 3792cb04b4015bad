import {
  type BitGraph,
  type Contraction,
  contracted,
  hasEdge,
  inducedGraph,
  type MatchingProblem,
  type SolvedMatching,
  type Start,
  setOf,
  TightGraph,
  Trial,
  withoutBlossoms,
} from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { bestPairingsOf, divideByTrial } from './best-pairings.ts';

/*
 * Transpositions and exchanges between S1 and S2, as every edition of the Dutch system has them (C.04.3, 2026:
 * article 4; 2017 and 1998: section D): among the matchings of least cost, the first in their order.
 */

/** A bracket as a matching problem: moved-down players first, then the others of the bracket, each by rank. */
export interface OrderedProblem extends MatchingProblem {
  /** How many of the first vertices are paired before the others, with those that follow them. */
  readonly movedDown: number;
  /** Number of vertices that belong to the bracket itself. */
  readonly inBracket: number;
}

/** The pairs of vertices chosen, and for everybody else whom the matching that remains gives them. */
export interface ChosenPairs {
  readonly pairs: readonly (readonly [number, number])[];
  readonly mateOf: (v: number) => number;
}

/** Given a matching of least cost: the one that the order of the regulation reaches first. */
export const firstInOrder = (problem: OrderedProblem, solved: SolvedMatching): ChosenPairs => {
  if (solved.blossoms.length === 0) return chooseInTightGraph(problem, new TightGraph(problem, solved));
  const contraction = contracted(problem.inBracket, problem, solved);
  return contraction ? chooseContracted(problem, contraction) : chooseByTrial(problem, solved);
};

/** No blossom of positive dual holds anybody of the bracket: for it, each of them is one vertex. */
const chooseContracted = (problem: OrderedProblem, contraction: Contraction): ChosenPairs => {
  const { pairs, mateOf } = chooseInTightGraph(
    { ...problem, ...contraction.problem },
    new TightGraph(contraction.problem, contraction),
  );
  const mate = contraction.expanded(mateOf);
  return { pairs, mateOf: v => mate[v] as number };
};

/** The opponents of the moved-down players alone: the rest of the bracket is not looked at. */
export const firstForMovedDown = (problem: OrderedProblem, solved: SolvedMatching): ChosenPairs['pairs'] => {
  const [movedDown, others] = [
    vertices(0, problem.movedDown),
    vertices(problem.movedDown, problem.inBracket),
  ];
  const best = bestPairingsOf(problem, solved);
  return movedDown.map(v => [v, firstOf(best.pairWithFirst(v, others))] as const);
};

const vertices = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

const chooseInTightGraph = (problem: OrderedProblem, graph: TightGraph): ChosenPairs => {
  const movedDown = problem.movedDown;
  const residents = vertices(movedDown, problem.inBracket);
  const pairs: (readonly [number, number])[] = [];
  const everyResident = setOf(residents, problem.graph.size);
  const paired = pairableMovedDown(graph, movedDown, everyResident, problem.inBracket);
  for (const v of paired) pairs.push([v, firstOf(graph.pairWithFirst(v, residents))]);
  const taken = new Set(pairs.flat());
  const remainder = residents.filter(v => !taken.has(v));
  const isResident = (u: number): boolean => u >= movedDown && u < problem.inBracket;
  const count = remainder.filter(v => graph.isPairedIn(v, isResident)).length / 2;
  let s1: readonly number[] = remainder.slice(0, count);
  let s2: readonly number[] = remainder.slice(count);
  if (!graph.divide(s1, s2)) {
    s1 = exchangedS1(problem, { paired: pairs, among: graph.tight }, remainder, count);
    const inS1 = new Set(s1);
    s2 = remainder.filter(v => !inS1.has(v));
    if (!graph.divide(s1, s2)) impossible('the exchange was found in a candidate of the same quality');
  }
  for (const v of s1) pairs.push([v, firstOf(graph.pairWithFirst(v, s2))]);
  return { pairs, mateOf: v => graph.mateOf(v) };
};

const firstOf = (vertex: number): number =>
  vertex >= 0 ? vertex : impossible('a paired player has a partner');

/** Article 4.4 (D.3): the first set of moved-down players, by smallest differing number; the others are the Limbo. */
const pairableMovedDown = (
  graph: TightGraph,
  movedDown: number,
  residents: Uint32Array,
  inBracket: number,
): readonly number[] => {
  const all = vertices(0, movedDown);
  const isResident = (u: number): boolean => u >= movedDown && u < inBracket;
  if (all.every(v => graph.isPairedIn(v, isResident))) return all;
  return all.filter(v => {
    if (graph.confine(v, residents)) return true;
    graph.bar(v, residents);
    return false;
  });
};

/**
 * Article 4.3 (D.2): the players of S1 after the first exchange that allows a candidate of the same quality. S1 is the
 * set of the higher of each pair: fewest of the original S2 in it, then the least sum of numbers, then the highest
 * numbers leaving the original S1, then the lowest entering.
 */
const exchangedS1 = (
  problem: OrderedProblem,
  { paired, ...known }: { readonly paired: ChosenPairs['pairs'] } & KnownOfLeastCost,
  remainder: readonly number[],
  count: number,
): readonly number[] => {
  // Whoever is paired already is asked no more.
  const gone = new Set(paired.flat());
  const left = vertices(0, problem.graph.size).filter(v => !gone.has(v));
  const placeOf = new Map(left.map((v, place) => [v, place]));
  const graph = inducedGraph(problem.graph, left);
  const costs = { ...problem.costs, classOf: Int32Array.from(left, v => problem.costs.classOf[v] as number) };
  const numberOf = new Int32Array(left.length);
  const places = remainder.map(v => placeOf.get(v) ?? impossible('nobody of the remainder is paired'));
  for (const [index, place] of places.entries()) numberOf[place] = index + 1;
  const extra = (v: number, u: number): number =>
    exchangeCost(numberOf[v] as number, numberOf[u] as number, {
      count,
      unit: 4 * (remainder.length + 1) ** 2,
      isPair: hasEdge(graph, v, u),
    });
  const trial = new Trial(
    { graph, costs },
    'among' in known
      ? { extra, among: inducedGraph(known.among, left) }
      : { extra, start: startAmong(left, problem, known.solved) },
  );
  return exchangeByTrial(trial, places, count).map(place => left[place] as number);
};

/** Which pairs keep the cost the least: these, or by a matching and its duals. */
type KnownOfLeastCost = { readonly among: BitGraph } | { readonly solved: SolvedMatching };

/** The duals fit these vertices alone as they fitted all; what an exchange costs, a limb more, is never less than nothing. */
const startAmong = (
  left: readonly number[],
  { costs: { limbs } }: OrderedProblem,
  solved: SolvedMatching,
): Start => {
  const known = withoutBlossoms(solved, limbs);
  const y = new Float64Array(left.length * (limbs + 1));
  for (const [place, v] of left.entries())
    y.set(known.subarray(v * limbs, (v + 1) * limbs), place * (limbs + 1));
  const placeOf = new Map(left.map((v, place) => [v, place]));
  return { y, mate: Int32Array.from(left, v => placeOf.get(solved.mate[v] as number) ?? -1) };
};

/*
 * The cost of exchanging: how many of S2 are the higher of a pair, then the sum of the numbers of the higher ones; a
 * unit of the first exceeds every sum. Every vertex is in one pair, so an amount taken from all pairs of a vertex
 * changes no comparison: the number of each of S1 is taken, and those of S1 who are not the higher of a pair are
 * counted along with as many of S2 who are. So the natural pairs cost nothing and the matching starts from them.
 * Number 0: not of the remainder.
 */
const exchangeCost = (
  a: number,
  b: number,
  { count, unit, isPair }: { readonly count: number; readonly unit: number; readonly isPair: boolean },
): number => {
  if (a === 0 || b === 0 || !isPair) return leaving(a, count, unit) + leaving(b, count, unit);
  const [higher, lower] = [Math.min(a, b), Math.max(a, b)];
  if (higher > count) return unit + 4 * higher;
  return lower > count ? 0 : unit - 4 * lower;
};

const leaving = (number: number, count: number, unit: number): number =>
  number > 0 && number <= count ? unit - 4 * number : 0;

/**
 * Decides number by number who is the higher of a pair: from the end of S1 upwards, then from the start of S2 down. The
 * cost tells how many are exchanged: once they are found, everybody else stays.
 */
const exchangeByTrial = (trial: Trial, remainder: readonly number[], count: number): readonly number[] => {
  const isLower = new Set<number>();
  const placeOf = new Map(remainder.map((v, index) => [v, index]));
  const below = (v: number) => (u: number) =>
    trial.isJoined(v, u) && (placeOf.get(u) ?? -1) > (placeOf.get(v) ?? 0);
  const notBelow = (v: number) => (u: number) => !below(v)(u);
  const isHigher = (v: number): boolean => below(v)(trial.mate[v] as number);
  const exchanged = remainder.slice(count).filter(isHigher).length;
  let [leaving, entering] = [0, 0];
  for (const v of remainder.slice(0, count).reverse()) {
    if (leaving < exchanged && trial.leavesOut(v, below(v))) {
      isLower.add(v);
      leaving += 1;
    } else if (!trial.leavesOut(v, notBelow(v))) impossible('a player of S1 stays in it or leaves it');
  }
  for (const v of remainder.slice(count)) {
    if (entering < exchanged && trial.leavesOut(v, notBelow(v))) {
      entering += 1;
      continue;
    }
    isLower.add(v);
    if (!trial.leavesOut(v, below(v))) impossible('a player of S2 enters S1 or does not');
  }
  return remainder.filter(v => !isLower.has(v));
};

/** The whole of article 4 (D) by trial. */
const chooseByTrial = (problem: OrderedProblem, solved: SolvedMatching): ChosenPairs => {
  const movedDown = problem.movedDown;
  const residents = vertices(movedDown, problem.inBracket);
  const isResident = (u: number): boolean => u >= movedDown && u < problem.inBracket;
  const trial = new Trial(problem);
  const pairs: (readonly [number, number])[] = [];
  const pairable = vertices(0, movedDown).filter(v => {
    if (trial.keeps(() => trial.remove(v, u => !(isResident(u) && trial.isJoined(v, u))))) return true;
    trial.remove(v, u => isResident(u) && trial.isJoined(v, u));
    return false;
  });
  const free = (candidates: readonly number[]) => {
    const taken = new Set(pairs.flat());
    return candidates.filter(v => !taken.has(v));
  };
  for (const v of pairable) pairs.push([v, firstOf(trial.pairWithFirst(v, free(residents)))]);
  const remainder = free(residents);
  const count =
    remainder.filter(v => isResident(trial.mate[v] as number) && trial.isJoined(v, trial.mate[v] as number))
      .length / 2;
  const s1 = firstS1(problem, { trial, solved, paired: pairs }, remainder, count);
  const inS1 = new Set(s1);
  const s2 = remainder.filter(v => !inS1.has(v));
  if (!divideByTrial(trial, s1, s2)) impossible('S1 and S2 were found in a candidate of the same quality');
  // Divided, the bracket has two sides, and seldom a blossom left: then the pairs without slack tell the rest.
  const divided = trial.withoutBlossoms();
  const chooser = divided ? new TightGraph(divided.problem, divided.solved) : trial;
  for (const v of s1) pairs.push([v, firstOf(chooser.pairWithFirst(v, free(s2)))]);
  return {
    pairs,
    mateOf: v => (chooser instanceof TightGraph ? chooser.mateOf(v) : (trial.mate[v] as number)),
  };
};

const firstS1 = (
  problem: OrderedProblem,
  {
    trial,
    ...known
  }: { readonly trial: Trial; readonly solved: SolvedMatching; readonly paired: ChosenPairs['pairs'] },
  remainder: readonly number[],
  count: number,
): readonly number[] => {
  const original = remainder.slice(0, count);
  return divideByTrial(trial, original, remainder.slice(count))
    ? original
    : exchangedS1(problem, known, remainder, count);
};
