import { Blossoms, INNER, NONE, OUTER } from './blossoms.ts';
import { ABSENT } from './costs.ts';
import { MaximumMatching } from './maximum-matching.ts';
import type { Slacks } from './slack.ts';
import { isLess, isZero } from './vectors.ts';

/** `nearest` of a vertex: none is in reach, or it has to be looked for again and is no nearer than it was. */
const NOBODY = -1;
const UNKNOWN = -2;

/*
 * Alternating trees from all unmatched vertices at once, along pairs without slack; `nearest[v]` is the outer vertex
 * of another blossom with the least slack to v, `nearestSlack` that slack. When no tree can grow, the duals move by
 * the least step that opens a pair or empties an inner blossom. Two trees that meet give an augmenting path; both are
 * felled, all others stand. A vertex that was reached from the felled ones looks for its nearest again only when the
 * slack that it had, less than which no other can have, would make the next step.
 */
export class Forest {
  readonly mate: Int32Array;
  readonly blossoms: Blossoms;
  private readonly slacks: Slacks;
  private readonly size: number;
  private readonly limbs: number;
  private readonly nearest: Int32Array;
  private readonly nearestSlack: Float64Array;
  private readonly slack: Float64Array;
  /** Room for the pairs of one vertex. */
  private readonly firsts: Float64Array;
  private readonly step: Float64Array;
  private readonly felled: Uint8Array;
  private queue: number[] = [];
  private head = 0;
  /** Pairs without slack inside one tree, first end and second end: contracted only when no tree can grow. */
  private cycles: number[] = [];
  private trees = 0;
  private isOnlyTight = false;
  /** How often all vertices were looked at since the duals moved. */
  private looks = 0;
  /** Where the last step of length zero was found: the next one is often close by. */
  private lastEvent = 0;

  constructor(size: number, slacks: Slacks) {
    const { limbs } = slacks;
    this.slacks = slacks;
    this.size = size;
    this.limbs = limbs;
    this.mate = new Int32Array(size).fill(-1);
    this.blossoms = new Blossoms(size, limbs, this.mate);
    this.nearest = new Int32Array(size).fill(NOBODY);
    this.nearestSlack = new Float64Array(size * limbs);
    this.slack = new Float64Array(limbs);
    this.firsts = new Float64Array(size);
    this.step = new Float64Array(limbs);
    this.felled = new Uint8Array(size);
  }

  /**
   * Matches everybody; false when that cannot be, or when `mayMove` does not allow a step of the duals. Where it allows
   * none at all and one path is looked for, only pairs without slack count.
   */
  matchAll(mayMove: ((step: Float64Array, trees: number) => boolean) | 'never' = () => true): boolean {
    this.plant();
    this.isOnlyTight = mayMove === 'never' && this.trees === 2;
    while (this.trees > 0) {
      if (2 * this.looks > this.slacks.present.length && this.blossoms.haveNoDuals())
        this.plantWithoutSlack();
      else if (this.head < this.queue.length) this.scan(this.queue[this.head++] as number);
      else if (!this.contractNext()) {
        const event = this.isOnlyTight ? -1 : this.nextEvent();
        if (event < 0) return false;
        if (!isZero(this.step) && (mayMove === 'never' || !mayMove(this.step, this.trees))) return false;
        this.moveDuals();
        if (event >= this.size) this.expand(event);
        else this.follow(this.nearest[event] as number, event);
      }
    }
    return true;
  }

  /** A tree from the one vertex that is left over, to be grown. */
  plantOne(): void {
    this.plant();
    this.isOnlyTight = false;
  }

  /** One step of a single tree: it grows from what it reaches, or the duals move, or nothing is left to be reached. */
  grow(): 'grows' | 'moved' | 'grown' {
    if (this.head < this.queue.length) {
      this.scan(this.queue[this.head++] as number);
      return 'grows';
    }
    if (this.contractNext()) return 'grows';
    const event = this.nextEvent();
    if (event < 0) return 'grown';
    this.moveDuals();
    if (event >= this.size) this.expand(event);
    else this.follow(this.nearest[event] as number, event);
    return 'moved';
  }

  /** Whether a vertex could be left over instead of the root of its tree. */
  isOuter(v: number): boolean {
    return this.labelAt(v) === OUTER;
  }

  /**
   * Much was looked at since the duals moved: many pairs became open at once. As long as no blossom has a dual, a maximum
   * matching of the pairs without slack is all that can be had before the next step, and cheaper to find.
   */
  private plantWithoutSlack(): void {
    this.blossoms.fellAll();
    this.matchWithoutSlack('from here');
    this.plant();
    this.looks = Number.NEGATIVE_INFINITY;
  }

  /** As many as can be along pairs without slack, none of them in a blossom. Whether that is everybody. */
  matchWithoutSlack(start: 'from scratch' | 'from here'): boolean {
    const { mate, size, slacks } = this;
    const maximum = new MaximumMatching(slacks.tightGraph(), mate);
    let isAll = true;
    for (let v = 0; v < size; v++) maximum.admit(v);
    if (start === 'from scratch') maximum.matchNearHalf();
    for (let v = 0; v < size; v++) {
      if ((maximum.mate[v] as number) >= 0 || maximum.augmentFrom(v)) continue;
      maximum.setReachedAside();
      isAll = false;
    }
    mate.set(maximum.mate);
    return isAll;
  }

  private plant(): void {
    const { blossoms, mate, size } = this;
    this.nearest.fill(NOBODY);
    this.clearQueue();
    this.cycles = [];
    this.trees = 0;
    this.looks = 0;
    for (let v = 0; v < size; v++) {
      if ((mate[v] as number) >= 0) continue;
      this.trees += 1;
      blossoms.label(blossoms.top[v] as number, OUTER, -1, v);
      this.enqueue(blossoms.top[v] as number);
    }
  }

  private clearQueue(): void {
    this.queue = [];
    this.head = 0;
  }

  private enqueue(blossom: number): void {
    if (blossom < this.size) this.queue.push(blossom);
    else for (const v of this.blossoms.leaves(blossom)) this.queue.push(v);
  }

  private labelAt(v: number): number {
    return this.blossoms.labelOf(this.blossoms.top[v] as number);
  }

  /** Looks at all pairs of an outer vertex, until one completes an augmenting path. */
  private scan(v: number): void {
    const { limbs, nearest, nearestSlack, slacks, firsts } = this;
    const { y, present } = slacks;
    const { top } = this.blossoms;
    // It may have been felled since it was put into the queue.
    if (this.labelAt(v) !== OUTER) return;
    this.looks += 1;
    const unlabelled: number[] = [];
    const own = top[v] as number;
    slacks.firstsInto(firsts, v);
    for (let index = 0; index < present.length; index++) {
      const u = present[index] as number;
      const first = firsts[u] as number;
      if (first === ABSENT || top[u] === own || (this.isOnlyTight && first !== 0)) continue;
      const isReached = nearest[u] !== NOBODY;
      // The first limb alone mostly tells: greater than the nearest, it is neither nearer nor without slack.
      if (isReached && first > (nearestSlack[u * limbs] as number)) continue;
      let isTight = first === 0;
      let order = isReached ? first - (nearestSlack[u * limbs] as number) : -1;
      if (limbs > 1 && (isTight || order <= 0)) {
        const at = slacks.costAt(v, u);
        const table = slacks.tableFor(v, u);
        for (let limb = 1; limb < limbs && (isTight || order === 0); limb++) {
          const value =
            (y[v * limbs + limb] as number) + (y[u * limbs + limb] as number) + (table[at + limb] as number);
          if (value !== 0) isTight = false;
          if (order === 0) order = value - (nearestSlack[u * limbs + limb] as number);
        }
        if (order < 0)
          for (let limb = 1; limb < limbs; limb++)
            nearestSlack[u * limbs + limb] =
              (y[v * limbs + limb] as number) +
              (y[u * limbs + limb] as number) +
              (table[at + limb] as number);
      }
      if (order < 0) {
        nearestSlack[u * limbs] = first;
        nearest[u] = v;
      }
      if (!isTight) continue;
      // Another tree ends the search at once: whoever is in no tree yet waits.
      if (this.labelAt(u) === NONE) unlabelled.push(u);
      else if (this.follow(v, u)) return;
    }
    for (const u of unlabelled) this.follow(v, u);
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
    if (blossoms.rootOf(v) !== blossoms.rootOf(u)) {
      this.augment(v, u);
      return true;
    }
    this.cycles.push(v, u);
    return false;
  }

  /** Two trees meet: their roots are matched, both trees are felled. */
  private augment(v: number, u: number): void {
    const { blossoms, felled, nearest } = this;
    const { present } = this.slacks;
    const [one, two] = [blossoms.rootOf(v), blossoms.rootOf(u)];
    for (const w of present) {
      const top = blossoms.top[w] as number;
      const isOuter = blossoms.labelOf(top) === OUTER;
      felled[w] = isOuter && (blossoms.isInTree(top, one) || blossoms.isInTree(top, two)) ? 1 : 0;
    }
    blossoms.augment(v, u);
    blossoms.fellTrees(one, two);
    for (const w of present)
      if ((nearest[w] as number) >= 0 && felled[nearest[w] as number] === 1) nearest[w] = UNKNOWN;
    this.trees -= 2;
  }

  /** Contracts one of the odd cycles found; false when none is left. */
  private contractNext(): boolean {
    const { blossoms, cycles } = this;
    while (cycles.length > 0) {
      const u = cycles.pop() as number;
      const v = cycles.pop() as number;
      if (blossoms.top[v] === blossoms.top[u]) continue;
      // Felled since, or in other trees by now: whoever is outer again has been scanned again.
      if (this.labelAt(v) !== OUTER || this.labelAt(u) !== OUTER) continue;
      const meeting = blossoms.meetingOf(v, u);
      if (meeting < 0) this.augment(v, u);
      else for (const inner of blossoms.contract(meeting, v, u)) this.enqueue(inner);
      return true;
    }
    this.clearQueue();
    return false;
  }

  /**
   * What the smallest step of the duals makes possible: a vertex that its nearest outer vertex reaches, or an inner
   * blossom whose dual is used up; -1 when nothing is left. The step itself is left in `this.step`.
   */
  private nextEvent(): number {
    const { limbs, nearest, nearestSlack, blossoms, step } = this;
    const { present } = this.slacks;
    const { top } = blossoms;
    const doubtful: number[] = [];
    let event = -1;
    this.looks += 1;
    step[0] = ABSENT;
    for (let count = 0; count < present.length; count++) {
      const index = (this.lastEvent + count) % present.length;
      const v = present[index] as number;
      const label = blossoms.labelOf(top[v] as number);
      if (label === INNER || nearest[v] === NOBODY) continue;
      // Felled, or drawn into the blossom of the vertex itself, the nearest is no nearer than the true one: a bound.
      if (nearest[v] === UNKNOWN || (label === OUTER && top[nearest[v] as number] === top[v])) {
        doubtful.push(v);
        continue;
      }
      const divisor = label === OUTER ? 2 : 1;
      if (!this.isShorter(nearestSlack, v * limbs, divisor)) continue;
      this.takeStep(nearestSlack, v * limbs, divisor);
      event = v;
      if (isZero(step)) {
        this.lastEvent = index;
        return v;
      }
    }
    for (const v of doubtful) {
      const divisor = blossoms.labelOf(top[v] as number) === OUTER ? 2 : 1;
      if (!this.isShorter(nearestSlack, v * limbs, divisor)) continue;
      this.findNearest(v);
      if (nearest[v] === NOBODY || !this.isShorter(nearestSlack, v * limbs, divisor)) continue;
      this.takeStep(nearestSlack, v * limbs, divisor);
      event = v;
      if (isZero(step)) {
        this.lastEvent = present.indexOf(v);
        return v;
      }
    }
    for (const blossom of blossoms.outermost())
      if (blossoms.labelOf(blossom) === INNER && this.isShorter(blossoms.z, blossom * limbs, 2)) {
        this.takeStep(blossoms.z, blossom * limbs, 2);
        event = blossom;
      }
    return event;
  }

  /** Whether a part of a slack or dual is smaller than the step so far. */
  private isShorter(values: Float64Array, at: number, divisor: number): boolean {
    const { limbs, step } = this;
    for (let limb = 0; limb < limbs; limb++) {
      const difference = (values[at + limb] as number) / divisor - (step[limb] as number);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  private takeStep(values: Float64Array, at: number, divisor: number): void {
    const { limbs, step } = this;
    for (let limb = 0; limb < limbs; limb++) step[limb] = (values[at + limb] as number) / divisor;
  }

  /** Among all outer vertices of other blossoms. */
  private findNearest(v: number): void {
    const { limbs, nearest, nearestSlack, blossoms, slack, slacks, firsts } = this;
    const { present } = slacks;
    const { top } = blossoms;
    nearest[v] = NOBODY;
    slacks.firstsInto(firsts, v);
    for (let index = 0; index < present.length; index++) {
      const u = present[index] as number;
      const first = firsts[u] as number;
      if (first === ABSENT || (nearest[v] !== NOBODY && first > (nearestSlack[v * limbs] as number)))
        continue;
      if (top[u] === top[v] || blossoms.labelOf(top[u] as number) !== OUTER) continue;
      slacks.into(slack, u, v);
      if (nearest[v] === NOBODY || isLess(slack, 0, nearestSlack, v * limbs, limbs)) {
        nearest[v] = u;
        nearestSlack.set(slack, v * limbs);
        if (isZero(slack)) return;
      }
    }
  }

  /** Outer vertices go down by the step, inner ones up; the duals of their blossoms follow by twice the step. */
  private moveDuals(): void {
    const { limbs, step, blossoms, nearestSlack } = this;
    const { y, present } = this.slacks;
    if (isZero(step)) return;
    this.looks = 0;
    for (const v of present) {
      const label = blossoms.labelOf(blossoms.top[v] as number);
      const own = label === OUTER ? -1 : label === INNER ? 1 : 0;
      const gap = own - 1;
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
}
