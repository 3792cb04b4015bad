import { type BitGraph, hasEdge } from './bit-graph.ts';
import { ABSENT, type MatchingProblem, type PairCosts } from './costs.ts';
import { LeastCostMatching, type SolvedMatching, type Start } from './perfect-matching.ts';

/** What a trial adds to its problem. */
export interface TrialDemands {
  /** Only these pairs, joined or not, may be used; their cost in the problem counts no more. */
  readonly among?: BitGraph;
  /** A limb behind the others, in whole even numbers. */
  readonly extra?: (v: number, u: number) => number;
  /** From where the first search starts; absent: from nothing. */
  readonly start?: Start;
}

/**
 * The same problem with one cost for every two vertices, so that single pairs can be taken out and put back. A
 * demand that the matching at hand does not meet is tried by searching again from its duals: always right, for the
 * brackets where the pairs without slack do not tell because a blossom has a positive dual.
 *
 * Demands only take pairs away. So a matching that meets them and costs the least is of least cost for every problem
 * solved before, and uses only pairs without slack in the duals of the last one: others need not be tried.
 */
export class Trial {
  readonly size: number;
  private readonly limbs: number;
  private readonly costs: Float64Array;
  private readonly problem: MatchingProblem;
  private readonly matching: LeastCostMatching;
  private readonly least: readonly number[];
  /** Places and costs taken out since the last demand, one after the other. */
  private log: number[] = [];
  /** The last matching that met every demand kept; empty if none exists. */
  readonly mate: Int32Array;

  constructor(problem: MatchingProblem, demands: TrialDemands = {}) {
    this.problem = problem;
    this.size = problem.graph.size;
    this.limbs = (demands.among ? 0 : problem.costs.limbs) + (demands.extra ? 1 : 0);
    this.costs = denseCosts(problem, demands, this.limbs);
    this.matching = new LeastCostMatching(problem.graph, this.pairCosts());
    const isSolved = demands.start ? this.matching.solveFrom(demands.start) : this.matching.solve();
    this.mate = isSolved ? this.matching.mate : new Int32Array(0);
    this.least = this.total();
  }

  /** The problem as demanded so far, with its duals, when no blossom has a positive one. */
  withoutBlossoms(): { readonly problem: MatchingProblem; readonly solved: SolvedMatching } | undefined {
    if (this.mate.length === 0) return undefined;
    const solved = this.matching.result();
    if (solved.blossoms.length > 0) return undefined;
    return { problem: { graph: this.problem.graph, costs: this.pairCosts() }, solved };
  }

  /** The first of the partners, in their order, with whom v can be paired: they are, from now on; -1 if none can. */
  pairWithFirst(v: number, partners: Iterable<number>): number {
    let rest = [...partners].filter(u => this.isJoined(v, u) && this.matching.hasNoSlack(v, u));
    // Asked of the first alone, then of twice as many of those that follow: few searches, however many cannot be had.
    for (let many = 1; rest.length > 0; many *= 2) {
      const some = rest.slice(0, many);
      if (this.isPairedAmong(v, some)) return this.pairWithFirstOf(v, some);
      rest = rest.slice(many);
    }
    return -1;
  }

  /** One of these can be had: halves them until the first is known. */
  private pairWithFirstOf(v: number, some: readonly number[]): number {
    const found = this.mate[v] as number;
    const before = some.slice(0, some.indexOf(found));
    if (before.length === 0) {
      this.fix([[v, found]]);
      return found;
    }
    const half = before.slice(0, Math.ceil(before.length / 2));
    return this.isPairedAmong(v, half)
      ? this.pairWithFirstOf(v, half)
      : this.pairWithFirstOf(v, [...before.slice(half.length), found]);
  }

  /** Pairs v with one of these, if a matching of least cost does. */
  private isPairedAmong(v: number, some: readonly number[]): boolean {
    if (some.includes(this.mate[v] as number)) return true;
    // Often whoever the two would leave can be paired together: nothing need be searched.
    if (some[0] !== undefined && this.matching.exchange(v, some[0])) return true;
    return this.keeps(() => this.remove(v, u => !some.includes(u)));
  }

  /** From now on v is not paired with these, if a matching of least cost does without; otherwise nothing changes. */
  leavesOut(v: number, isOut: (u: number) => boolean): boolean {
    if (isOut(this.mate[v] as number) && !this.hasOther(v, isOut)) return false;
    return this.keeps(() => this.remove(v, isOut));
  }

  /** Whether somebody else is left with whom v could be paired at the least cost: a necessary condition. */
  private hasOther(v: number, isOut: (u: number) => boolean): boolean {
    for (let u = 0; u < this.size; u++)
      if (u !== v && !isOut(u) && this.matching.hasNoSlack(v, u)) return true;
    return false;
  }

  /** Keeps the demand if a matching of least cost meets it; otherwise nothing changes. */
  keeps(demand: () => void): boolean {
    this.log = [];
    demand();
    if (this.meetsDemands() || this.matching.solveAgainAtSameCost(this.least)) return true;
    for (let last = this.log.length - 1; last > 0; last -= 2)
      this.costs[this.log[last - 1] as number] = this.log[last] as number;
    return false;
  }

  /** Whether the matching at hand uses no pair that was taken out. */
  private meetsDemands(): boolean {
    for (let v = 0; v < this.size; v++)
      if (this.costs[(v * this.size + (this.mate[v] as number)) * this.limbs] === ABSENT) return false;
    return true;
  }

  /** Leaves these vertices no other partner than each other. */
  fix(pairs: readonly (readonly [number, number])[]): void {
    for (const [v, u] of pairs) {
      this.remove(v, other => other !== u);
      this.remove(u, other => other !== v);
    }
  }

  /** Takes pairs out for good. Only for pairs that the last matching does not use. */
  remove(v: number, isOut: (u: number) => boolean): void {
    for (let u = 0; u < this.size; u++) if (u !== v && isOut(u)) this.removePair(v, u);
  }

  removePair(v: number, u: number): void {
    this.takeOut((v * this.size + u) * this.limbs);
    this.takeOut((u * this.size + v) * this.limbs);
  }

  private takeOut(at: number): void {
    this.log.push(at, this.costs[at] as number);
    this.costs[at] = ABSENT;
  }

  isJoined(v: number, u: number): boolean {
    return hasEdge(this.problem.graph, v, u);
  }

  private pairCosts(): PairCosts {
    return {
      limbs: this.limbs,
      classes: this.size,
      classOf: Int32Array.from({ length: this.size }, (_, v) => v),
      joined: this.costs,
      apart: this.costs,
    };
  }

  private total(): readonly number[] {
    const total = new Array<number>(this.limbs).fill(0);
    for (const [v, u] of this.mate.entries())
      for (let limb = 0; v < u && limb < this.limbs; limb++)
        total[limb] =
          (total[limb] as number) + (this.costs[(v * this.size + u) * this.limbs + limb] as number);
    return total;
  }
}

const denseCosts = (
  { graph, costs }: MatchingProblem,
  { among, extra }: TrialDemands,
  limbs: number,
): Float64Array => {
  const { size } = graph;
  const dense = new Float64Array(size * size * limbs);
  for (let v = 0; v < size; v++)
    for (let u = v + 1; u < size; u++) {
      const to = (v * size + u) * limbs;
      const back = (u * size + v) * limbs;
      if (among && !hasEdge(among, v, u)) dense[to] = ABSENT;
      else if (extra) dense[to + limbs - 1] = extra(v, u);
      if (!among) {
        const table = hasEdge(graph, v, u) ? costs.joined : costs.apart;
        const from =
          ((costs.classOf[v] as number) * costs.classes + (costs.classOf[u] as number)) * costs.limbs;
        for (let limb = 0; limb < costs.limbs; limb++) dense[to + limb] = table[from + limb] as number;
      }
      for (let limb = 0; limb < limbs; limb++) dense[back + limb] = dense[to + limb] as number;
    }
  return dense;
};
