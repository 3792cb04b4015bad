import { impossible } from '../model/outcome.ts';
import { type BitGraph, hasEdge } from './bit-graph.ts';
import { ABSENT, type MatchingProblem } from './costs.ts';
import { EqualPartners } from './equal-partners.ts';
import { LeastCostMatching, type SolvedMatching, type Start } from './perfect-matching.ts';
import { isLess } from './vectors.ts';

/**
 * A problem that has a perfect matching, of whose vertices it is asked one after the other who else their partner could be,
 * with ever more pairs made before. What one answer needed is kept for the next: only who is gone since is taken out.
 */
export class PartnerSearches {
  private readonly problem: MatchingProblem;
  private readonly mate: Int32Array;
  private readonly matching: LeastCostMatching;
  /** Where no blossom has a positive dual. */
  private readonly tight: BitGraph | undefined;
  private readonly all: Kept;
  private last: Kept;

  /** `start`: of the same problem, where the search starts; its partners are those of a matching of least cost. */
  constructor(problem: MatchingProblem, start: Start) {
    this.problem = problem;
    this.mate = start.mate;
    this.matching = new LeastCostMatching(problem.graph, problem.costs);
    if (!this.matching.solveFrom(start)) impossible('everybody can be matched');
    const solved = this.matching.result();
    this.tight = solved.blossoms.length === 0 ? this.matching.tightGraph() : undefined;
    this.all = { without: new Set(), restore: this.matching.save() };
    this.last = this.all;
  }

  /** Those given before are of no use any more. */
  partnersOf(asked: Asked): PartnersOfVertex {
    const { tight, mate } = this;
    let searched: Partners | undefined;
    const search = (): Partners => {
      searched ??= this.searchFor(asked);
      return searched;
    };
    // Fewer pairs of the vertex have other slacks.
    if (!tight || asked.graph)
      return {
        withBestOf: partners => search().withBestOf(partners),
        withOneOfAtNoCost: partners => search().withOneOfAtNoCost(partners),
      };
    const equal = new EqualPartners(tight, this.problem.graph, { ...asked, mate });
    return {
      withBestOf: partners => equal.withOneOf(partners) ?? search().withBestOf(partners),
      withOneOfAtNoCost: partners => equal.withOneOf(partners),
    };
  }

  private searchFor(asked: Asked): Partners {
    const { matching, problem } = this;
    const { gone, vertex, left } = asked;
    const without = new Set([...gone.flat(), vertex, left]);
    const kept = [...this.last.without].every(v => without.has(v)) ? this.last : this.all;
    kept.restore();
    if (!matching.takeOut([...without].filter(v => !kept.without.has(v))))
      impossible('the others can be matched when the vertex and its partner are');
    this.last = { without, restore: matching.save() };
    matching.leaveOver(left);
    return new Partners(problem, asked, matching);
  }
}

/** Matchings in which a vertex has one of some partners. Undefined: there is none. */
export interface PartnersOfVertex {
  /** The best. */
  readonly withBestOf: (partners: readonly number[]) => Int32Array | undefined;
  /** One that costs no more than the one in which the vertex has whom it had. */
  readonly withOneOfAtNoCost: (partners: readonly number[]) => Int32Array | undefined;
}

/** A matching of all but some. */
interface Kept {
  readonly without: ReadonlySet<number>;
  readonly restore: () => void;
}

/*
 * One vertex with each of its partners, and everybody else at their best: one search for all of them.
 *
 * The vertex is taken out, and so whoever was its partner is left over. From there a tree grows along pairs without
 * slack, as in every search; nobody else is left over, so it never ends in a path, but reaches whoever can be. A vertex
 * reached as outer can be left over instead: then all other pairs have no slack and every blossom is full, so nothing
 * costs less. It stays outer while the tree goes on growing, by the same path. By duality the others cost
 *     (a sum that is the same for all) + y[u]
 * when u is left over, once it is outer, and no less before: so the best of many partners is known as soon as the one
 * with the least cost(vertex, u) + y[u] is outer.
 */
class Partners implements PartnersOfVertex {
  private readonly problem: MatchingProblem;
  private readonly vertex: number;
  private readonly gone: readonly Pair[];
  /** With the pairs of the vertex; undefined: it has to be paired. */
  private readonly graph: BitGraph | undefined;
  /** 1 for whoever is paired already, and for the vertex itself. */
  private readonly isGone: Uint8Array;
  private readonly matching: LeastCostMatching;
  private readonly left: number;
  private isGrown = false;

  /** `matching`: everybody but the vertex and those who are gone is matched, or is `left`, the root of a tree. */
  constructor(problem: MatchingProblem, { gone, vertex, left, graph }: Asked, matching: LeastCostMatching) {
    this.problem = problem;
    this.vertex = vertex;
    this.gone = gone;
    this.left = left;
    this.graph = graph;
    this.matching = matching;
    this.isGone = new Uint8Array(problem.graph.size);
    for (const v of [vertex, ...gone.flat()]) this.isGone[v] = 1;
  }

  /** The best matching in which the vertex has one of these partners. Undefined: there is none. */
  withBestOf(partners: readonly number[]): Int32Array | undefined {
    const possible = partners.filter(u => this.isGone[u] === 0 && this.isPossible(u));
    let nearest = this.leastOf(possible);
    while (!this.isGrown) {
      const best = nearest.find(u => this.canBeLeft(u));
      if (best !== undefined) return this.matchingWith(best);
      if (this.grow() === 'moved') nearest = this.leastOf(possible);
    }
    const [best] = this.leastOf(possible.filter(u => this.canBeLeft(u)));
    return best === undefined ? undefined : this.matchingWith(best);
  }

  /**
   * The same among the matchings that cost no more than the one in which the vertex has whom it had. Whoever is left over
   * then is outer from the start: what others cost more is known by the duals, and grows with every step of them.
   */
  withOneOfAtNoCost(partners: readonly number[]): Int32Array | undefined {
    const possible = partners.filter(u => this.isGone[u] === 0 && this.isPossible(u));
    let asGood = this.asGoodAsBefore(possible);
    while (asGood.length > 0) {
      const found = asGood.find(u => this.canBeLeft(u));
      if (found !== undefined) return this.matchingWith(found);
      if (this.isGrown) return undefined;
      if (this.grow() === 'moved') asGood = this.asGoodAsBefore(asGood);
    }
    return undefined;
  }

  private asGoodAsBefore(partners: readonly number[]): readonly number[] {
    const { costs, graph } = this.problem;
    const [least, value] = [new Float64Array(costs.limbs), new Float64Array(costs.limbs)];
    this.valueInto(least, this.left, graph);
    return partners.filter(u => {
      this.valueInto(value, u);
      return !isLess(least, 0, value, 0, costs.limbs);
    });
  }

  private grow(): ReturnType<LeastCostMatching['grow']> {
    const step = this.matching.grow();
    this.isGrown = step === 'grown';
    return step;
  }

  private isPossible(u: number): boolean {
    const isPair = hasEdge(this.graph ?? this.problem.graph, this.vertex, u);
    return (isPair || this.graph !== undefined) && this.tableFor(u)[this.costAt(u)] !== ABSENT;
  }

  private tableFor(u: number, graph = this.graph ?? this.problem.graph): Float64Array {
    const { joined, apart } = this.problem.costs;
    return hasEdge(graph, this.vertex, u) ? joined : apart;
  }

  private costAt(u: number): number {
    const { limbs, classes, classOf } = this.problem.costs;
    return ((classOf[this.vertex] as number) * classes + (classOf[u] as number)) * limbs;
  }

  private canBeLeft(u: number): boolean {
    return this.matching.canBeLeft(u);
  }

  /** Those with the least cost(vertex, u) + y[u]. */
  private leastOf(partners: readonly number[]): readonly number[] {
    if (partners.length < 2) return partners;
    const { limbs } = this.problem.costs;
    let found: number[] = [];
    let [least, value] = [new Float64Array(limbs), new Float64Array(limbs)];
    for (const u of partners) {
      this.valueInto(value, u);
      if (found.length > 0 && isLess(least, 0, value, 0, limbs)) continue;
      if (found.length === 0 || isLess(value, 0, least, 0, limbs)) {
        found = [];
        [least, value] = [value, least];
      }
      found.push(u);
    }
    return found;
  }

  private valueInto(value: Float64Array, u: number, graph?: BitGraph): void {
    const { limbs } = this.problem.costs;
    const [at, table] = [this.costAt(u), this.tableFor(u, graph)];
    for (let limb = 0; limb < limbs; limb++)
      value[limb] = (table[at + limb] as number) + this.matching.dualOf(u, limb);
  }

  private matchingWith(partner: number): Int32Array {
    const mate = this.matching.matesWithout(partner);
    for (const [v, u] of [...this.gone, [this.vertex, partner] as const]) {
      mate[v] = u;
      mate[u] = v;
    }
    return mate;
  }
}

type Pair = readonly [number, number];

/**
 * Whose partners are asked for. `gone`: pairs that are made already. `vertex` is matched with `left` in a matching of least
 * cost that holds all of them.
 */
interface Asked {
  readonly gone: readonly Pair[];
  readonly vertex: number;
  readonly left: number;
  /** With fewer pairs of the vertex, where it may also be left over together with another; else it has to be paired. */
  readonly graph?: BitGraph | undefined;
}

/** A blossom's dual goes to its vertices, half to each: pairs inside keep their slack, others get more. */
export const withoutBlossoms = (
  { y, blossoms }: Pick<SolvedMatching, 'y' | 'blossoms'>,
  limbs: number,
): Float64Array => {
  const own = y.slice();
  for (const { vertices, z } of blossoms)
    for (const v of vertices)
      for (let limb = 0; limb < limbs; limb++)
        own[v * limbs + limb] = (own[v * limbs + limb] as number) + (z[limb] as number) / 2;
  return own;
};
