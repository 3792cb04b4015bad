import { impossible } from '../model/outcome.ts';
import { type BitGraph, bitGraph, hasEdge } from './bit-graph.ts';
import { ABSENT, type MatchingProblem } from './costs.ts';
import { LeastCostMatching, type SolvedMatching, type Start } from './perfect-matching.ts';
import { isLess } from './vectors.ts';

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
export class Partners {
  private readonly problem: MatchingProblem;
  private readonly vertex: number;
  private readonly gone: readonly Pair[];
  /** With the pairs of the vertex; undefined: it has to be paired. */
  private readonly graph: BitGraph | undefined;
  /** The vertices that are left, in their order, and where each of them stands. */
  private readonly active: readonly number[];
  private readonly placeOf: Int32Array;
  private readonly matching: LeastCostMatching;
  private isGrown = false;

  /**
   * `gone`: pairs that are made already. `vertex` is matched with `left` in a matching that holds all of them. `start`: of
   * the same problem, where the search starts.
   */
  constructor(problem: MatchingProblem, { gone, vertex, left, graph }: Asked, start: Start) {
    const { size } = problem.graph;
    this.problem = problem;
    this.vertex = vertex;
    this.gone = gone;
    this.graph = graph;
    this.placeOf = new Int32Array(size);
    for (const v of gone.flat()) this.placeOf[v] = -1;
    this.placeOf[vertex] = -1;
    this.active = Array.from({ length: size }, (_, v) => v).filter(v => this.placeOf[v] === 0);
    for (const [place, v] of this.active.entries()) this.placeOf[v] = place;
    const among = induced(problem, this.active);
    this.matching = new LeastCostMatching(among.graph, among.costs);
    if (!this.matching.solveBut(this.placeOf[left] as number, this.startAmong(start)))
      impossible('the others can be matched when the vertex and its partner are');
  }

  private startAmong({ y, mate }: Start): Start {
    const { limbs } = this.problem.costs;
    const own = new Float64Array(this.active.length * limbs);
    for (const [place, v] of this.active.entries())
      own.set(y.subarray(v * limbs, (v + 1) * limbs), place * limbs);
    const partnerOf = (v: number): number => {
      const partner = mate[v] as number;
      return partner < 0 ? -1 : (this.placeOf[partner] as number);
    };
    return { y: own, mate: Int32Array.from(this.active, partnerOf) };
  }

  /** The best matching in which the vertex has one of these partners. Undefined: there is none. */
  withBestOf(partners: readonly number[]): Int32Array | undefined {
    const possible = partners.filter(u => (this.placeOf[u] as number) >= 0 && this.isPossible(u));
    let nearest = this.leastOf(possible);
    while (!this.isGrown) {
      const best = nearest.find(u => this.canBeLeft(u));
      if (best !== undefined) return this.matchingWith(best);
      const step = this.matching.grow();
      this.isGrown = step === 'grown';
      if (step === 'moved') nearest = this.leastOf(possible);
    }
    const [best] = this.leastOf(possible.filter(u => this.canBeLeft(u)));
    return best === undefined ? undefined : this.matchingWith(best);
  }

  private isPossible(u: number): boolean {
    const isPair = hasEdge(this.graph ?? this.problem.graph, this.vertex, u);
    return (isPair || this.graph !== undefined) && this.tableFor(u)[this.costAt(u)] !== ABSENT;
  }

  private tableFor(u: number): Float64Array {
    const { joined, apart } = this.problem.costs;
    return hasEdge(this.graph ?? this.problem.graph, this.vertex, u) ? joined : apart;
  }

  private costAt(u: number): number {
    const { limbs, classes, classOf } = this.problem.costs;
    return ((classOf[this.vertex] as number) * classes + (classOf[u] as number)) * limbs;
  }

  private canBeLeft(u: number): boolean {
    return this.matching.canBeLeft(this.placeOf[u] as number);
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

  private valueInto(value: Float64Array, u: number): void {
    const { limbs } = this.problem.costs;
    const [at, table] = [this.costAt(u), this.tableFor(u)];
    for (let limb = 0; limb < limbs; limb++)
      value[limb] = (table[at + limb] as number) + this.matching.dualOf(this.placeOf[u] as number, limb);
  }

  private matchingWith(partner: number): Int32Array {
    const { active, gone, vertex, problem } = this;
    const mate = new Int32Array(problem.graph.size);
    const others = this.matching.matesWithout(this.placeOf[partner] as number);
    for (const [place, v] of active.entries()) mate[v] = active[others[place] as number] ?? -1;
    for (const [v, u] of [...gone, [vertex, partner] as const]) {
      mate[v] = u;
      mate[u] = v;
    }
    return mate;
  }
}

type Pair = readonly [number, number];

/** Whose partners are asked for. */
export interface Asked {
  readonly gone: readonly Pair[];
  readonly vertex: number;
  readonly left: number;
  /** With fewer pairs of the vertex, where it may also be left over together with another; else it has to be paired. */
  readonly graph?: BitGraph | undefined;
}

/** A blossom's dual goes to its vertices, half to each: pairs inside keep their slack, others get more. */
export const withoutBlossoms = ({ y, blossoms }: SolvedMatching, limbs: number): Float64Array => {
  const own = y.slice();
  for (const { vertices, z } of blossoms)
    for (const v of vertices)
      for (let limb = 0; limb < limbs; limb++)
        own[v * limbs + limb] = (own[v * limbs + limb] as number) + (z[limb] as number) / 2;
  return own;
};

/** The problem among some of its vertices, which are numbered anew. */
const induced = ({ graph, costs }: MatchingProblem, vertices: readonly number[]): MatchingProblem => {
  const among: BitGraph = bitGraph(vertices.length);
  const places = Int32Array.from(vertices);
  for (let place = 0; place < places.length; place++) {
    const [row, own] = [(places[place] as number) * graph.width, place * among.width];
    for (let next = 0; next < places.length; next++) {
      const u = places[next] as number;
      const isJoined = ((graph.words[row + (u >>> 5)] as number) >>> (u & 31)) & 1;
      if (isJoined === 0) continue;
      const at = own + (next >>> 5);
      among.words[at] = (among.words[at] as number) | (1 << (next & 31));
    }
  }
  return {
    graph: among,
    costs: { ...costs, classOf: Int32Array.from(vertices, v => costs.classOf[v] as number) },
  };
};
