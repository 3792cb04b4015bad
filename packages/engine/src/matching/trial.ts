import { hasEdge } from './bit-graph.ts';
import { ABSENT, type MatchingProblem, type PairCosts } from './costs.ts';
import { leastCostPerfectMatching, type SolvedMatching } from './perfect-matching.ts';

/**
 * The same problem with one cost for every two vertices, so that single pairs can be taken out and put back. A
 * demand that the matching at hand does not meet is tried by solving again: always right, for the brackets where the
 * pairs without slack do not tell because a blossom has a positive dual.
 *
 * Demands only take pairs away. So a matching that meets them and costs the least is of least cost for every problem
 * solved before, and uses only pairs without slack in the duals of the last one: others need not be tried.
 */
export class Trial {
  readonly size: number;
  private readonly limbs: number;
  private readonly costs: Float64Array;
  private readonly problem: MatchingProblem;
  private least: readonly number[];
  private duals: SolvedMatching | undefined;
  private log: { readonly at: number; readonly value: number }[] = [];
  /** The last matching that met every demand kept. */
  mate: Int32Array;

  /** `extra` adds limbs behind the others; `fixed` pairs are demanded from the start. */
  constructor(
    problem: MatchingProblem,
    fixed: readonly (readonly [number, number])[] = [],
    extra?: (v: number, u: number) => readonly number[],
  ) {
    const { graph, costs } = problem;
    const added = extra?.(0, 0).length ?? 0;
    this.problem = problem;
    this.size = graph.size;
    this.limbs = costs.limbs + added;
    this.costs = new Float64Array(this.size * this.size * this.limbs);
    for (let v = 0; v < this.size; v++)
      for (let u = 0; u < this.size; u++) {
        const table = hasEdge(graph, v, u) ? costs.joined : costs.apart;
        const from =
          ((costs.classOf[v] as number) * costs.classes + (costs.classOf[u] as number)) * costs.limbs;
        const to = (v * this.size + u) * this.limbs;
        for (let limb = 0; limb < costs.limbs; limb++) this.costs[to + limb] = table[from + limb] as number;
        if (extra) this.costs.set(v === u ? new Array(added).fill(0) : extra(v, u), to + costs.limbs);
      }
    this.fix(fixed);
    const solved = this.solve();
    this.least = solved?.total ?? [];
    this.duals = solved?.duals;
    this.mate = solved?.duals.mate ?? new Int32Array(0);
  }

  /** The problem as demanded so far, with its duals, when no blossom has a positive one. */
  withoutBlossoms(): { readonly problem: MatchingProblem; readonly solved: SolvedMatching } | undefined {
    if (!this.duals || this.duals.blossoms.length > 0) return undefined;
    return {
      problem: { graph: this.problem.graph, costs: this.denseCosts() },
      solved: { ...this.duals, mate: this.mate },
    };
  }

  /** The first of the partners, in their order, with whom v can be paired: they are, from now on; -1 if none can. */
  pairWithFirst(v: number, partners: Iterable<number>): number {
    for (const u of partners) {
      if (!this.isJoined(v, u) || !this.isTight(v, u)) continue;
      if (this.exchanges(v, u)) {
        this.fix([[v, u]]);
        return u;
      }
      if (this.keeps(() => this.fix([[v, u]]))) return u;
    }
    return -1;
  }

  /** Keeps the demand if a matching of least cost meets it; otherwise nothing changes. */
  keeps(demand: () => void): boolean {
    this.log = [];
    demand();
    if (this.meetsDemands()) return true;
    const solved = this.solve();
    if (solved?.total.every((value, limb) => value === this.least[limb])) {
      this.duals = solved.duals;
      this.mate = solved.duals.mate;
      return true;
    }
    for (const { at, value } of this.log.reverse()) this.costs[at] = value;
    return false;
  }

  /** Whether the matching at hand uses no pair that was taken out. */
  private meetsDemands(): boolean {
    for (let v = 0; v < this.size; v++)
      if (this.costs[(v * this.size + (this.mate[v] as number)) * this.limbs] === ABSENT) return false;
    return true;
  }

  /**
   * Pairs v with u if the matching at hand has them paired, or if whoever they would leave can be paired at the same
   * cost together: then the matching changes, stays of least cost, and nothing need be solved.
   */
  private exchanges(v: number, u: number): boolean {
    const { mate } = this;
    const [a, b] = [mate[v] as number, mate[u] as number];
    if (a === u) return true;
    const { costs, limbs, size } = this;
    const at = (x: number, y: number): number => (x * size + y) * limbs;
    if (costs[at(v, u)] === ABSENT || costs[at(a, b)] === ABSENT) return false;
    for (let limb = 0; limb < limbs; limb++) {
      const after = (costs[at(v, u) + limb] as number) + (costs[at(a, b) + limb] as number);
      if (after !== (costs[at(v, a) + limb] as number) + (costs[at(u, b) + limb] as number)) return false;
    }
    for (const [x, y] of [
      [v, u],
      [a, b],
    ] as const) {
      mate[x] = y;
      mate[y] = x;
    }
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
    for (const at of [(v * this.size + u) * this.limbs, (u * this.size + v) * this.limbs]) {
      this.log.push({ at, value: this.costs[at] as number });
      this.costs[at] = ABSENT;
    }
  }

  isJoined(v: number, u: number): boolean {
    return hasEdge(this.problem.graph, v, u);
  }

  private isTight(v: number, u: number): boolean {
    const { duals, limbs } = this;
    if (!duals) return false;
    const holding = duals.blossoms.filter(({ vertices }) => vertices.includes(v) && vertices.includes(u));
    for (let limb = 0; limb < limbs; limb++) {
      const inside = holding.reduce((sum, { z }) => sum + (z[limb] as number), 0);
      const slack =
        (duals.y[v * limbs + limb] as number) +
        (duals.y[u * limbs + limb] as number) +
        (this.costs[(v * this.size + u) * limbs + limb] as number);
      if (slack + inside !== 0) return false;
    }
    return true;
  }

  private denseCosts(): PairCosts {
    return {
      limbs: this.limbs,
      classes: this.size,
      classOf: Int32Array.from({ length: this.size }, (_, v) => v),
      joined: this.costs,
      apart: this.costs,
    };
  }

  private solve(): { readonly duals: SolvedMatching; readonly total: readonly number[] } | undefined {
    const duals = leastCostPerfectMatching(this.problem.graph, this.denseCosts());
    if (!duals) return undefined;
    const total = new Array<number>(this.limbs).fill(0);
    for (const [v, u] of duals.mate.entries())
      for (let limb = 0; v < u && limb < this.limbs; limb++)
        total[limb] =
          (total[limb] as number) + (this.costs[(v * this.size + u) * this.limbs + limb] as number);
    return { duals, total };
  }
}
