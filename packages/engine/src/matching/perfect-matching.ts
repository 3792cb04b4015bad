import type { BitGraph } from './bit-graph.ts';
import { dualsOfClasses } from './class-duals.ts';
import { ABSENT, type PairCosts } from './costs.ts';
import { Forest } from './forest.ts';
import { Slacks } from './slack.ts';
import { isLess, isPositive, isZero } from './vectors.ts';

/*
 * Perfect matching of least cost by Edmonds' primal-dual method, O(n^3) at worst, from scratch.
 *
 * Duals: `y` of a vertex, `z` of a blossom, vectors like the costs. For every pair in different blossoms
 *     slack(u, v) = y[u] + y[v] + cost(u, v) >= 0,
 * inside a blossom the z of every blossom that holds both is added, and z >= 0. Matched pairs and the pairs that
 * make up a blossom have no slack. Therefore (`certificate.ts` checks it independently) no perfect matching costs
 * less. Costs and z are even; a pair without slack joins vertices whose y are both even or both odd. The y of all
 * unmatched vertices are even, limb by limb, when a search starts, and move together: half a slack between two outer
 * vertices stays whole.
 */
export interface SolvedMatching {
  readonly mate: Int32Array;
  /** `limbs` numbers per vertex. */
  readonly y: Float64Array;
  /** Blossoms of positive dual: their vertices and dual. */
  readonly blossoms: readonly { readonly vertices: readonly number[]; readonly z: readonly number[] }[];
  /** Found by classes: whoever chooses among equals from here may take any way that leads to the same choice. */
  readonly isAny?: true;
}

/** From where a search may start: duals that leave no pair less than no slack, and partners; -1: none is known. */
export interface Start {
  readonly y: Float64Array;
  readonly mate: Int32Array;
}

/** Finds a matching of least cost; undefined when no perfect matching exists. */
export type LeastCost = (graph: BitGraph, costs: PairCosts, start?: Start) => SolvedMatching | undefined;

/** Repeatable: which of several matchings it finds, and by which duals, does not change from version to version. */
export const leastCostPerfectMatching: LeastCost = (graph, costs, start) => {
  if (graph.size % 2 !== 0) return undefined;
  const matching = new LeastCostMatching(graph, costs);
  const isSolved = start ? matching.solveFrom(start) : matching.solve();
  return isSolved ? matching.result() : undefined;
};

/** The same sooner, where many vertices come in few classes. Another matching of the same cost may be found. */
export const leastCostByClasses: LeastCost = (graph, costs, start) => {
  if (start || graph.size % 2 !== 0 || !comesInClasses(graph, costs))
    return leastCostPerfectMatching(graph, costs, start);
  const matching = new LeastCostMatching(graph, costs);
  return matching.solveByClasses() ? { ...matching.result(), isAny: true } : undefined;
};

const LARGE = 40;
const IN_A_CLASS = 4;

export const comesInClasses = ({ size }: BitGraph, { classes }: PairCosts): boolean =>
  size >= LARGE && IN_A_CLASS * classes <= size;

/** A matching of least cost that can be asked again after pairs were taken out: their costs are then absent. */
export class LeastCostMatching {
  readonly mate: Int32Array;
  private readonly size: number;
  private readonly limbs: number;
  private readonly slacks: Slacks;
  private readonly forest: Forest;
  private readonly costs: PairCosts;

  constructor(graph: BitGraph, costs: PairCosts) {
    this.costs = costs;
    this.size = graph.size;
    this.limbs = costs.limbs;
    this.slacks = new Slacks(graph, costs);
    this.forest = new Forest(graph.size, this.slacks);
    this.mate = this.forest.mate;
  }

  solve(): boolean {
    this.shareCheapestPairs();
    this.lowerCostlyVertices();
    this.matchGreedily();
    return this.forest.matchAll();
  }

  /** From the duals of classes, by which mostly everybody can be matched. */
  solveByClasses(): boolean {
    const { slacks, costs, forest } = this;
    const y = dualsOfClasses(slacks.graph, costs);
    if (!y) return false;
    slacks.y.set(y);
    return forest.matchWithoutSlack('from scratch') || this.matchTheRest();
  }

  /** From duals that fit, without blossoms, and partners, of whom those without slack are kept. */
  solveFrom(start: Start): boolean {
    const { mate, size, slacks } = this;
    slacks.y.set(start.y);
    for (let v = 0; v < size; v++) {
      const u = start.mate[v] as number;
      if (u < v || !slacks.isTight(v, u)) continue;
      mate[v] = u;
      mate[u] = v;
    }
    return this.matchTheRest();
  }

  /**
   * Without these, once everybody is matched: the duals of all others fit as they are, and so do blossoms that hold none of
   * them. False: the others cannot all be matched.
   */
  takeOut(vertices: readonly number[]): boolean {
    const { mate, limbs, slacks } = this;
    const { blossoms } = this.forest;
    for (const v of vertices)
      for (let id = blossoms.top[v] as number; id !== v; id = blossoms.top[v] as number)
        this.giveUpAndUnmatch(id);
    for (const v of vertices) this.unmatch(v);
    for (const v of vertices) {
      mate[v] = v;
      // Whoever has this dual has no pair that is not absent.
      slacks.y[v * limbs] = ABSENT;
    }
    const isOut = new Set(vertices);
    slacks.present = slacks.present.filter(v => !isOut.has(v));
    return this.matchTheRest();
  }

  /** Puts one of those taken out back, who is left over then: the root of a tree that can be grown. */
  leaveOver(left: number): void {
    const { mate, slacks, forest } = this;
    slacks.present = Int32Array.of(...slacks.present, left).sort();
    mate[left] = -1;
    this.makeFit(left);
    forest.plantOne();
  }

  private matchTheRest(): boolean {
    this.matchGreedily();
    for (const v of this.slacks.present) if ((this.mate[v] as number) < 0) this.makeEven(v);
    return this.forest.matchAll();
  }

  /** Whoever is left over of all the pairs gets the least dual that fits. */
  private makeFit(left: number): void {
    const { limbs, slacks } = this;
    const least = new Float64Array(limbs);
    slacks.y.fill(0, left * limbs, (left + 1) * limbs);
    this.leastSlackInto(least, left, { slack: new Float64Array(limbs), mayBeNegative: true });
    if (least[0] === ABSENT) return;
    for (let limb = 0; limb < limbs; limb++) slacks.y[left * limbs + limb] = 0 - (least[limb] as number);
    this.makeEven(left);
  }

  /** See `Forest`: of the tree of whoever is left over. */
  grow(): ReturnType<Forest['grow']> {
    return this.forest.grow();
  }

  canBeLeft(v: number): boolean {
    return this.forest.isOuter(v);
  }

  /** The partners of everybody else when this vertex is left over; it must be one that can be. */
  matesWithout(v: number): Int32Array {
    return this.forest.blossoms.matesWithout(v);
  }

  dualOf(v: number, limb: number): number {
    return this.slacks.y[v * this.limbs + limb] as number;
  }

  /** The pairs without slack; where a blossom has a positive dual, that alone does not make a matching one of least cost. */
  tightGraph(): BitGraph {
    return this.slacks.tightGraph();
  }

  result(): SolvedMatching {
    return { mate: this.mate, y: this.slacks.y, blossoms: this.forest.blossoms.positive() };
  }

  /** Whether two vertices, once matched, would keep the matching one of least cost: a necessary condition. */
  hasNoSlack(v: number, u: number): boolean {
    const { limbs, slacks, forest } = this;
    const slack = new Float64Array(limbs);
    slacks.into(slack, v, u);
    for (let limb = 0; limb < limbs; limb++)
      if ((slack[limb] as number) + forest.blossoms.dualsAround(v, u, limb) !== 0) return false;
    return true;
  }

  /** Matches these two, and whom they leave with one another; only for pairs without slack, outside of blossoms. */
  exchange(v: number, u: number): boolean {
    const { mate, forest, slacks } = this;
    const [a, b] = [mate[v] as number, mate[u] as number];
    const { top } = forest.blossoms;
    if ([v, u, a, b].some(w => top[w] !== w) || !slacks.isTight(v, u) || !slacks.isTight(a, b)) return false;
    mate[v] = u;
    mate[u] = v;
    mate[a] = b;
    mate[b] = a;
    return true;
  }

  /*
   * After pairs were taken out. The duals stay feasible, so only what the missing pairs held together is searched
   * again. The sum of the duals bounds the cost from below and grows with every step: once it exceeds the least cost
   * known, no matching of that cost is left. Then everything is as it was, and the answer is false.
   */
  solveAgainAtSameCost(least: readonly number[]): boolean {
    const restore = this.save();
    this.release();
    const bound = this.lowerBound();
    const most = Float64Array.from(least);
    const mayMove = (step: Float64Array, trees: number): boolean => {
      for (let limb = 0; limb < this.limbs; limb++)
        bound[limb] = (bound[limb] as number) + trees * (step[limb] as number);
      return !isLess(most, 0, bound, 0, this.limbs);
    };
    const isWithin = this.forest.matchAll(isLess(bound, 0, most, 0, this.limbs) ? mayMove : 'never');
    if (!isWithin) restore();
    return isWithin;
  }

  /** What it gives makes everything as it is now, as often as it is asked to. */
  save(): () => void {
    const { slacks } = this;
    const { y, present } = slacks;
    const [mate, duals, blossoms] = [this.mate.slice(), y.slice(), this.forest.blossoms.save()];
    return () => {
      this.mate.set(mate);
      y.set(duals);
      slacks.present = present;
      blossoms();
    };
  }

  /** Unmatches whom an absent pair matched, and gives up blossoms that an absent pair held together. */
  private release(): void {
    const { mate, size, slacks } = this;
    const { blossoms } = this.forest;
    const isGone = (v: number, u: number): boolean => slacks.first(v, u) === ABSENT;
    for (let id = blossoms.findBroken(isGone); id >= 0; id = blossoms.findBroken(isGone))
      this.giveUpAndUnmatch(id);
    for (let v = 0; v < size; v++)
      if ((mate[v] as number) >= 0 && isGone(v, mate[v] as number)) this.unmatch(v);
    this.matchGreedily();
    for (let v = 0; v < size; v++) if ((mate[v] as number) < 0) this.makeEven(v);
  }

  private unmatch(v: number): void {
    const { mate } = this;
    const other = mate[v] as number;
    if (other < 0) return;
    mate[v] = -1;
    mate[other] = -1;
  }

  /** The pair that leads out of it has slack then. */
  private giveUpAndUnmatch(id: number): void {
    const base = this.forest.blossoms.baseOf(id);
    this.giveUp(id);
    this.unmatch(base);
  }

  /** A blossom's dual goes to its vertices, half to each: pairs inside keep their slack, others get more. */
  private giveUp(id: number): void {
    const { limbs, slacks } = this;
    const { blossoms } = this.forest;
    for (const v of blossoms.leaves(id))
      for (let limb = 0; limb < limbs; limb++)
        slacks.y[v * limbs + limb] =
          (slacks.y[v * limbs + limb] as number) + (blossoms.z[id * limbs + limb] as number) / 2;
    blossoms.giveUp(id);
  }

  /** An unmatched vertex may be raised, with its blossom: limbs that are odd by one. */
  private makeEven(v: number): void {
    const { limbs, slacks } = this;
    const { blossoms } = this.forest;
    const raise = slacks.y.slice(v * limbs, (v + 1) * limbs).map(value => Math.abs(value % 2));
    if (isZero(raise)) return;
    for (let id = blossoms.top[v] as number; id !== v; id = blossoms.top[v] as number) {
      const left = blossoms.z
        .slice(id * limbs, (id + 1) * limbs)
        .map((dual, limb) => dual - 2 * (raise[limb] as number));
      if (isZero(left) || isPositive(left, 0, limbs)) {
        blossoms.z.set(left, id * limbs);
        break;
      }
      this.giveUp(id);
      raise.set(slacks.y.slice(v * limbs, (v + 1) * limbs).map(value => Math.abs(value % 2)));
    }
    for (const w of blossoms.leaves(blossoms.top[v] as number))
      for (let limb = 0; limb < limbs; limb++)
        slacks.y[w * limbs + limb] = (slacks.y[w * limbs + limb] as number) + (raise[limb] as number);
  }

  /** What every perfect matching costs at least, by the duals. */
  private lowerBound(): Float64Array {
    const { limbs, size, slacks } = this;
    const bound = new Float64Array(limbs);
    const take = (limb: number, amount: number): void => {
      bound[limb] = (bound[limb] as number) - amount;
    };
    for (let v = 0; v < size; v++)
      for (let limb = 0; limb < limbs; limb++) take(limb, slacks.y[v * limbs + limb] as number);
    for (const { vertices, z } of this.forest.blossoms.positive())
      for (let limb = 0; limb < limbs; limb++) take(limb, ((vertices.length - 1) / 2) * (z[limb] as number));
    return bound;
  }

  /** Each vertex starts at minus half of its cheapest pair, made even: no pair has less than no slack. */
  private shareCheapestPairs(): void {
    const { size, limbs, slacks } = this;
    const halves = new Float64Array(size * limbs);
    const mayBeNegative = hasNegative(this.costs.joined, limbs) || hasNegative(this.costs.apart, limbs);
    const slack = new Float64Array(limbs);
    const least = new Float64Array(limbs);
    for (let v = 0; v < size; v++) {
      this.leastSlackInto(least, v, { slack, mayBeNegative });
      if (least[0] === ABSENT) continue;
      for (let limb = 0; limb < limbs; limb++)
        halves[v * limbs + limb] = 2 * Math.ceil(-(least[limb] as number) / 4);
    }
    slacks.y.set(halves);
  }

  /** A vertex all of whose pairs have slack goes down until one is open. The last vertices go first: there stand the
   * bye and the place of a downfloater. */
  private lowerCostlyVertices(): void {
    const { size, limbs, slacks } = this;
    const { y } = slacks;
    const slack = new Float64Array(limbs);
    const least = new Float64Array(limbs);
    for (let v = size - 1; v >= 0; v--) {
      this.leastSlackInto(least, v, { slack, mayBeNegative: false });
      if (least[0] === ABSENT || isZero(least)) continue;
      for (let limb = 0; limb < limbs; limb++)
        y[v * limbs + limb] = (y[v * limbs + limb] as number) - (least[limb] as number);
    }
  }

  private leastSlackInto(least: Float64Array, v: number, { slack, mayBeNegative }: LookingForLeast): void {
    const { limbs, slacks } = this;
    const { present } = slacks;
    least.fill(0);
    least[0] = ABSENT;
    for (let index = 0; index < present.length; index++) {
      const u = present[index] as number;
      if (u === v) continue;
      const first = slacks.first(v, u);
      // One limb, or the first of several, mostly tells.
      if (first > (least[0] as number) || (limbs === 1 && first === least[0])) continue;
      slacks.into(slack, v, u);
      if (!isLess(slack, 0, least, 0, limbs)) continue;
      least.set(slack);
      if (!mayBeNegative && isZero(least)) return;
    }
  }

  /** Pairs without cost, each vertex with the partner nearest to half the field away: the natural pairing first. */
  private matchGreedily(): void {
    const { mate, slacks } = this;
    const { present } = slacks;
    const half = present.length >> 1;
    for (let index = 0; index < present.length; index++) {
      const v = present[index] as number;
      if ((mate[v] as number) >= 0) continue;
      for (let step = 0; step < present.length; step++) {
        const u = present[(index + half + step) % present.length] as number;
        if (u === v || (mate[u] as number) >= 0 || !slacks.isTight(v, u)) continue;
        mate[v] = u;
        mate[u] = v;
        break;
      }
    }
  }
}

interface LookingForLeast {
  /** Room for one slack. */
  readonly slack: Float64Array;
  /** Otherwise the search ends with the first pair without slack. */
  readonly mayBeNegative: boolean;
}

const hasNegative = (table: Float64Array, limbs: number): boolean => {
  for (let at = 0; at < table.length; at += limbs)
    for (let limb = 0; limb < limbs; limb++) {
      if (table[at + limb] === 0) continue;
      if ((table[at + limb] as number) < 0) return true;
      break;
    }
  return false;
};
