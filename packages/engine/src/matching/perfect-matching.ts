import type { BitGraph } from './bit-graph.ts';
import { Blossoms, INNER, NONE, OUTER } from './blossoms.ts';
import { ABSENT, type PairCosts } from './costs.ts';

/*
 * Perfect matching of least cost by Edmonds' primal-dual method, O(n^3) at worst, from scratch.
 *
 * Duals: `y` of a vertex, `z` of a blossom, vectors like the costs. For every pair in different blossoms
 *     slack(u, v) = y[u] + y[v] + cost(u, v) >= 0,
 * inside a blossom the z of every blossom that holds both is added, and z >= 0. Matched pairs and the pairs that
 * make up a blossom have no slack. Therefore (`certificate.ts` checks it independently) no perfect matching costs
 * less. Costs are even and every y starts at 0, so all unmatched vertices keep the same y and half a slack between
 * two outer vertices stays whole.
 *
 * Trees grow from all unmatched vertices at once along pairs without slack; `nearest[v]` is the outer vertex with the
 * least slack to v, `nearestSlack` that slack. When no tree can grow, the duals move by the least step that opens a
 * pair or empties an inner blossom.
 */
export interface SolvedMatching {
  readonly mate: Int32Array;
  /** `limbs` numbers per vertex. */
  readonly y: Float64Array;
  /** Blossoms of positive dual: their vertices and dual. */
  readonly blossoms: readonly { readonly vertices: readonly number[]; readonly z: readonly number[] }[];
}

/** Undefined when no perfect matching exists. */
export const leastCostPerfectMatching = (graph: BitGraph, costs: PairCosts): SolvedMatching | undefined => {
  if (graph.size % 2 !== 0) return undefined;
  const solver = new Solver(graph, costs);
  return solver.solve() ? solver.result() : undefined;
};

class Solver {
  private readonly graph: BitGraph;
  private readonly costs: PairCosts;
  private readonly size: number;
  private readonly limbs: number;
  private readonly mate: Int32Array;
  private readonly y: Float64Array;
  private readonly blossoms: Blossoms;
  private readonly nearest: Int32Array;
  private readonly nearestSlack: Float64Array;
  private readonly slack: Float64Array;
  private readonly step: Float64Array;
  private readonly queue: Int32Array;
  private head = 0;
  private tail = 0;
  /** Pairs without slack inside one tree, first end and second end: contracted only when no tree can grow. */
  private readonly cycles: number[] = [];

  constructor(graph: BitGraph, costs: PairCosts) {
    this.graph = graph;
    this.costs = costs;
    this.size = graph.size;
    this.limbs = costs.limbs;
    this.mate = new Int32Array(this.size).fill(-1);
    this.y = new Float64Array(this.size * this.limbs);
    this.blossoms = new Blossoms(this.size, this.limbs, this.mate);
    this.nearest = new Int32Array(this.size).fill(-1);
    this.nearestSlack = new Float64Array(this.size * this.limbs);
    this.slack = new Float64Array(this.limbs);
    this.step = new Float64Array(this.limbs);
    this.queue = new Int32Array(this.size);
  }

  solve(): boolean {
    this.lowerCostlyVertices();
    this.matchGreedily();
    let unmatched = this.mate.reduce((count, mate) => (mate < 0 ? count + 1 : count), 0);
    while (unmatched > 0) {
      if (!this.augmentOnce()) return false;
      unmatched -= 2;
    }
    return true;
  }

  result(): SolvedMatching {
    return { mate: this.mate, y: this.y, blossoms: this.blossoms.positive() };
  }

  /**
   * A vertex all of whose pairs cost something starts so low that its cheapest pair is open at once. The last vertices
   * go first: there stand the bye and the place of a downfloater. Even numbers: see above.
   */
  private lowerCostlyVertices(): void {
    const { size, limbs, y, slack } = this;
    const least = new Float64Array(limbs);
    for (let v = size - 1; v >= 0; v--) {
      least[0] = ABSENT;
      for (let u = 0; u < size; u++) {
        if (u === v) continue;
        this.slackInto(slack, v, u);
        if (isLess(slack, 0, least, 0, limbs)) least.set(slack);
        if (isZero(least)) break;
      }
      if (least[0] === ABSENT || isZero(least)) continue;
      for (let limb = 0; limb < limbs; limb++) y[v * limbs + limb] = -(least[limb] as number);
    }
  }

  /** Pairs without cost, each vertex with the partner nearest to half the field away: the natural pairing first. */
  private matchGreedily(): void {
    const { size, mate } = this;
    const half = size >> 1;
    for (let v = 0; v < size; v++) {
      if ((mate[v] as number) >= 0) continue;
      for (let step = 0; step < size; step++) {
        const u = (v + half + step) % size;
        if (u === v || (mate[u] as number) >= 0 || !this.isTight(v, u)) continue;
        mate[v] = u;
        mate[u] = v;
        break;
      }
    }
  }

  /** One stage: trees from all unmatched vertices until two of them meet. */
  private augmentOnce(): boolean {
    const { blossoms, mate, size } = this;
    blossoms.clearLabels();
    this.nearest.fill(-1);
    this.head = 0;
    this.tail = 0;
    this.cycles.length = 0;
    for (let v = 0; v < size; v++)
      if ((mate[v] as number) < 0) {
        blossoms.label(blossoms.top[v] as number, OUTER, -1, v);
        this.enqueue(blossoms.top[v] as number);
      }
    for (;;) {
      while (this.head < this.tail) if (this.scan(this.queue[this.head++] as number)) return true;
      if (this.contractNext()) continue;
      const event = this.nextEvent();
      if (event < 0) return false;
      this.moveDuals();
      if (event >= size) this.expand(event);
      else if (this.follow(this.nearest[event] as number, event)) return true;
    }
  }

  private enqueue(blossom: number): void {
    const { blossoms } = this;
    if (blossom < this.size) this.queue[this.tail++] = blossom;
    else for (const v of blossoms.leaves(blossom)) this.queue[this.tail++] = v;
  }

  /** Looks at all pairs of an outer vertex. True when an augmenting path was found and used. */
  private scan(v: number): boolean {
    const { size, limbs, nearest, nearestSlack, slack, blossoms } = this;
    const { top } = blossoms;
    for (let u = 0; u < size; u++) {
      if (top[u] === top[v]) continue;
      let isNearer: boolean;
      let isTight: boolean;
      if (limbs === 1) {
        const between = this.slackOf(v, u);
        isTight = between === 0;
        isNearer = (nearest[u] as number) < 0 || between < (nearestSlack[u] as number);
        if (isNearer) nearestSlack[u] = between;
      } else {
        this.slackInto(slack, v, u);
        isTight = isZero(slack);
        isNearer = (nearest[u] as number) < 0 || isLess(slack, 0, nearestSlack, u * limbs, limbs);
        if (isNearer) nearestSlack.set(slack, u * limbs);
      }
      if (isNearer) nearest[u] = v;
      if (isTight && this.follow(v, u)) return true;
    }
    return false;
  }

  /** Uses a pair without slack from an outer vertex `v`. True when it completed an augmenting path. */
  private follow(v: number, u: number): boolean {
    const { blossoms, mate } = this;
    const to = blossoms.top[u] as number;
    const label = blossoms.labelOf(to);
    if (to === blossoms.top[v] || label === INNER) return false;
    if (label === NONE) {
      blossoms.label(to, INNER, v, u);
      const base = blossoms.baseOf(to);
      const next = mate[base] as number;
      const outer = blossoms.top[next] as number;
      blossoms.label(outer, OUTER, base, next);
      this.enqueue(outer);
      return false;
    }
    const meeting = blossoms.meetingOf(v, u);
    if (meeting < 0) {
      blossoms.augment(v, u);
      return true;
    }
    this.cycles.push(v, u);
    return false;
  }

  /** Contracts one of the odd cycles found; false when none is left. */
  private contractNext(): boolean {
    const { blossoms, cycles } = this;
    while (cycles.length > 0) {
      const u = cycles.pop() as number;
      const v = cycles.pop() as number;
      if (blossoms.top[v] === blossoms.top[u]) continue;
      for (const inner of blossoms.contract(blossoms.meetingOf(v, u), v, u)) this.enqueue(inner);
      return true;
    }
    return false;
  }

  /**
   * What the smallest step of the duals makes possible: a vertex that its nearest outer vertex reaches, or an inner
   * blossom whose dual is used up; -1 when nothing is left. The step itself is left in `this.step`.
   */
  private nextEvent(): number {
    const { size, limbs, nearest, nearestSlack, blossoms, step } = this;
    const { top } = blossoms;
    let event = -1;
    step[0] = ABSENT;
    for (let v = 0; v < size; v++) {
      const label = blossoms.labelOf(top[v] as number);
      if (label === INNER || (nearest[v] as number) < 0) continue;
      if (label === OUTER && top[nearest[v] as number] === top[v]) this.findNearest(v);
      if ((nearest[v] as number) >= 0 && this.shortenStep(nearestSlack, v * limbs, label === OUTER ? 2 : 1))
        event = v;
    }
    for (const blossom of blossoms.outermost())
      if (blossoms.labelOf(blossom) === INNER && this.shortenStep(blossoms.z, blossom * limbs, 2))
        event = blossom;
    return event;
  }

  /** Takes a part of a slack or dual as the step if it is smaller than the step so far. */
  private shortenStep(values: Float64Array, at: number, divisor: number): boolean {
    const { limbs, step } = this;
    for (let limb = 0; limb < limbs; limb++) {
      const difference = (values[at + limb] as number) / divisor - (step[limb] as number);
      if (difference < 0) break;
      if (!(difference === 0) || limb === limbs - 1) return false;
    }
    for (let limb = 0; limb < limbs; limb++) step[limb] = (values[at + limb] as number) / divisor;
    return true;
  }

  /** The vertex's nearest outer vertex was drawn into its own blossom: look again. */
  private findNearest(v: number): void {
    const { size, limbs, nearest, nearestSlack, blossoms, slack } = this;
    nearest[v] = -1;
    for (let u = 0; u < size; u++) {
      if (blossoms.top[u] === blossoms.top[v] || blossoms.labelOf(blossoms.top[u] as number) !== OUTER)
        continue;
      this.slackInto(slack, u, v);
      if ((nearest[v] as number) < 0 || isLess(slack, 0, nearestSlack, v * limbs, limbs)) {
        nearest[v] = u;
        nearestSlack.set(slack, v * limbs);
      }
    }
  }

  /** Outer vertices go down by the step, inner ones up; the duals of their blossoms follow by twice the step. */
  private moveDuals(): void {
    const { size, limbs, y, step, blossoms, nearestSlack } = this;
    if (isZero(step)) return;
    for (let v = 0; v < size; v++) {
      const label = blossoms.labelOf(blossoms.top[v] as number);
      const [own, gap] = label === OUTER ? [-1, -2] : label === INNER ? [1, 0] : [0, -1];
      for (let limb = 0; limb < limbs; limb++) {
        const at = v * limbs + limb;
        y[at] = (y[at] as number) + own * (step[limb] as number);
        nearestSlack[at] = (nearestSlack[at] as number) + gap * (step[limb] as number);
      }
    }
    blossoms.moveDuals(step);
  }

  private expand(blossom: number): void {
    for (const outer of this.blossoms.expandInner(blossom)) this.enqueue(outer);
  }

  private costAt(v: number, u: number): number {
    const { costs } = this;
    return ((costs.classOf[v] as number) * costs.classes + (costs.classOf[u] as number)) * costs.limbs;
  }

  private tableFor(v: number, u: number): Float64Array {
    const { graph, costs } = this;
    const joined = ((graph.words[v * graph.width + (u >>> 5)] as number) >>> (u & 31)) & 1;
    return joined === 1 ? costs.joined : costs.apart;
  }

  private slackOf(v: number, u: number): number {
    return (this.y[v] as number) + (this.y[u] as number) + (this.tableFor(v, u)[this.costAt(v, u)] as number);
  }

  private slackInto(slack: Float64Array, v: number, u: number): void {
    const { y, limbs } = this;
    const table = this.tableFor(v, u);
    const at = this.costAt(v, u);
    for (let limb = 0; limb < limbs; limb++)
      slack[limb] =
        (y[v * limbs + limb] as number) + (y[u * limbs + limb] as number) + (table[at + limb] as number);
  }

  private isTight(v: number, u: number): boolean {
    if (this.limbs === 1) return this.slackOf(v, u) === 0;
    this.slackInto(this.slack, v, u);
    return isZero(this.slack);
  }
}

const isZero = (vector: Float64Array): boolean => {
  for (let limb = 0; limb < vector.length; limb++) if (vector[limb] !== 0) return false;
  return true;
};

const isLess = (a: Float64Array, atA: number, b: Float64Array, atB: number, limbs: number): boolean => {
  for (let limb = 0; limb < limbs; limb++) {
    const difference = (a[atA + limb] as number) - (b[atB + limb] as number);
    if (difference !== 0) return difference < 0;
  }
  return false;
};
