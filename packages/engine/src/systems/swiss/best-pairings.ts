import {
  hasBit,
  leastCostPerfectMatching,
  type MatchingProblem,
  type SolvedMatching,
  TightGraph,
  Trial,
} from '../../matching/index.ts';

/** The perfect matchings of least cost, fewer with every answer. Sets of vertices are sets of bits. */
export interface BestPairings {
  /** The first of the partners, in their order, with whom v can be paired: they are, from now on; -1 if none can. */
  readonly pairWithFirst: (v: number, partners: Iterable<number>) => number;
  /** From now on v is paired with one of these; false, and nothing changed, if that cannot be. */
  readonly confine: (v: number, partners: Uint32Array) => boolean;
  /** From now on v is paired with none of these. The matching at hand must not do it. */
  readonly bar: (v: number, partners: Uint32Array) => void;
  /**
   * From now on each of the first is paired with one of the second, and nobody of the second with another of them; false,
   * and nothing changed, if that cannot be.
   */
  readonly divide: (first: readonly number[], second: readonly number[]) => boolean;
  /** In the matching at hand. */
  readonly mateOf: (v: number) => number;
}

/** Undefined: there is no perfect matching. */
export const bestPairings = (problem: MatchingProblem): BestPairings | undefined => {
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  return solved && bestPairingsOf(problem, solved);
};

/**
 * The same where one of least cost is known. With no blossom of positive dual, they are the perfect matchings of the pairs
 * without slack; otherwise every question is tried by solving again.
 */
export const bestPairingsOf = (problem: MatchingProblem, solved: SolvedMatching): BestPairings =>
  solved.blossoms.length === 0 ? inTightGraph(new TightGraph(problem, solved)) : byTrial(new Trial(problem));

const inTightGraph = (graph: TightGraph): BestPairings => ({
  pairWithFirst: (v, partners) => graph.pairWithFirst(v, partners),
  confine: (v, partners) => graph.confine(v, partners),
  bar: (v, partners) => graph.bar(v, partners),
  divide: (first, second) => graph.divide(first, second),
  mateOf: v => graph.mateOf(v),
});

const byTrial = (trial: Trial): BestPairings => {
  const isAmong = (v: number, partners: Uint32Array) => (u: number) =>
    hasBit(partners, u) && trial.isJoined(v, u);
  return {
    pairWithFirst: (v, partners) => trial.pairWithFirst(v, partners),
    confine: (v, partners) => {
      const isPartner = isAmong(v, partners);
      return trial.leavesOut(v, u => !isPartner(u));
    },
    bar: (v, partners) => trial.remove(v, isAmong(v, partners)),
    divide: (first, second) => divideByTrial(trial, first, second),
    mateOf: v => trial.mate[v] ?? -1,
  };
};

export const divideByTrial = (trial: Trial, first: readonly number[], second: readonly number[]): boolean => {
  const isSecond = new Set(second);
  return trial.keeps(() => {
    for (const v of first) trial.remove(v, u => !(isSecond.has(u) && trial.isJoined(v, u)));
    for (const v of second) trial.remove(v, u => isSecond.has(u) && trial.isJoined(v, u));
  });
};
