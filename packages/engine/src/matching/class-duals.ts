import { type BitGraph, bitSet, setBit } from './bit-graph.ts';
import { ABSENT, type PairCosts } from './costs.ts';
import { isLess, isZero } from './vectors.ts';

/*
 * Duals to start from, for vertices that come in few classes. All of one class get the same: as if everybody could have
 * any of a class that somebody can have. That is a problem of transport from classes to classes, both sides being the
 * same people, with as many to send and to receive as the class has members; its cost bounds the cost of a perfect
 * matching from below, its duals u and v give y = -(u + v) / 2. Where few pairs are missing, as in a Swiss bracket, a
 * perfect matching without slack mostly exists from the start, and no dual has to move.
 *
 * Successive shortest paths: potentials leave no pair of classes less than no slack, each path fills one class.
 */
export const dualsOfClasses = (graph: BitGraph, costs: PairCosts): Float64Array | undefined =>
  new Transport(graph, costs).solve();

class Transport {
  private readonly costs: PairCosts;
  private readonly classes: number;
  private readonly limbs: number;
  /** Cheapest pair of two classes, Infinity in its first limb where there is none. */
  private readonly cheapest: Float64Array;
  private readonly toSend: Float64Array;
  private readonly toReceive: Float64Array;
  private readonly sent: Float64Array;
  private readonly u: Float64Array;
  private readonly v: Float64Array;
  private readonly slack: Float64Array;
  /** Of the shortest paths: how far senders and receivers are, and who is final. */
  private readonly sender: Ends;
  private readonly receiver: Ends;

  constructor(graph: BitGraph, costs: PairCosts) {
    const { classes, limbs, classOf } = costs;
    this.costs = costs;
    this.classes = classes;
    this.limbs = limbs;
    this.toSend = new Float64Array(classes);
    for (const of of classOf) this.toSend[of] = (this.toSend[of] as number) + 1;
    this.toReceive = this.toSend.slice();
    this.cheapest = cheapestBetween(graph, costs, this.toSend);
    this.sent = new Float64Array(classes * classes);
    this.u = new Float64Array(classes * limbs);
    this.v = new Float64Array(classes * limbs);
    this.slack = new Float64Array(limbs);
    this.sender = endsOf(classes, limbs);
    this.receiver = endsOf(classes, limbs);
  }

  /** The dual of each vertex; undefined: not everybody can be matched. */
  solve(): Float64Array | undefined {
    if (!this.startPotentials()) return undefined;
    this.sendWithoutSlack();
    while (this.toSend.some(left => left > 0)) {
      const end = this.findShortest();
      if (end < 0) return undefined;
      this.movePotentials(end);
      this.sendTo(end);
    }
    const { limbs, u, v } = this;
    const { classOf } = this.costs;
    const y = new Float64Array(classOf.length * limbs);
    for (let vertex = 0; vertex < classOf.length; vertex++)
      for (let limb = 0; limb < limbs; limb++) {
        const at = (classOf[vertex] as number) * limbs + limb;
        y[vertex * limbs + limb] = -((u[at] as number) + (v[at] as number)) / 2;
      }
    return y;
  }

  /** Senders get their cheapest pair, receivers what it leaves. */
  private startPotentials(): boolean {
    const { classes, limbs, slack, u, v } = this;
    const least = new Float64Array(limbs);
    for (const [own, isSender] of [
      [u, true],
      [v, false],
    ] as const)
      for (let a = 0; a < classes; a++) {
        if (this.toSend[a] === 0) continue;
        least.fill(0);
        least[0] = ABSENT;
        for (let b = 0; b < classes; b++) {
          if (isSender) this.slackInto(slack, a, b);
          else this.slackInto(slack, b, a);
          if (slack[0] !== ABSENT && isLess(slack, 0, least, 0, limbs)) least.set(slack);
        }
        if (least[0] === ABSENT) return false;
        own.set(least, a * limbs);
      }
    return true;
  }

  private slackInto(slack: Float64Array, a: number, b: number): void {
    const { classes, limbs, cheapest, u, v } = this;
    const at = (a * classes + b) * limbs;
    for (let limb = 0; limb < limbs; limb++)
      slack[limb] =
        (cheapest[at + limb] as number) - (u[a * limbs + limb] as number) - (v[b * limbs + limb] as number);
  }

  private sendWithoutSlack(): void {
    const { classes, slack, toSend, toReceive } = this;
    for (let a = 0; a < classes; a++)
      for (let b = 0; b < classes && (toSend[a] as number) > 0; b++) {
        if (toReceive[b] === 0) continue;
        this.slackInto(slack, a, b);
        if (isZero(slack)) this.send(a, b, Math.min(toSend[a] as number, toReceive[b] as number));
      }
  }

  private send(a: number, b: number, many: number): void {
    const at = a * this.classes + b;
    this.sent[at] = (this.sent[at] as number) + many;
    this.toSend[a] = (this.toSend[a] as number) - many;
    this.toReceive[b] = (this.toReceive[b] as number) - many;
  }

  /** The nearest receiver that is not full, from all senders that have somebody left; -1: there is none. */
  private findShortest(): number {
    const { classes, sender, receiver, toSend, toReceive } = this;
    reset(sender);
    reset(receiver);
    for (let a = 0; a < classes; a++) if ((toSend[a] as number) > 0) this.reachSender(a, -1);
    for (;;) {
      const b = this.nearestReceiver();
      if (b < 0) return -1;
      receiver.isFinal[b] = 1;
      if ((toReceive[b] as number) > 0) return b;
      for (let a = 0; a < classes; a++)
        if (sender.isFinal[a] === 0 && (this.sent[a * classes + b] as number) > 0) this.reachSender(a, b);
    }
  }

  /** `from`: the receiver that it stops sending to; below zero: it has somebody left. */
  private reachSender(a: number, from: number): void {
    const { classes, limbs, slack, sender, receiver } = this;
    sender.isFinal[a] = 1;
    sender.from[a] = from;
    for (let limb = 0; limb < limbs; limb++)
      sender.far[a * limbs + limb] = from < 0 ? 0 : (receiver.far[from * limbs + limb] as number);
    for (let b = 0; b < classes; b++) {
      if (receiver.isFinal[b] === 1) continue;
      this.slackInto(slack, a, b);
      if (slack[0] === ABSENT) continue;
      for (let limb = 0; limb < limbs; limb++)
        slack[limb] = (slack[limb] as number) + (sender.far[a * limbs + limb] as number);
      if (!isLess(slack, 0, receiver.far, b * limbs, limbs)) continue;
      receiver.far.set(slack, b * limbs);
      receiver.from[b] = a;
    }
  }

  private nearestReceiver(): number {
    const { classes, limbs, receiver } = this;
    let nearest = -1;
    for (let b = 0; b < classes; b++) {
      if (receiver.isFinal[b] === 1 || receiver.far[b * limbs] === ABSENT) continue;
      if (nearest < 0 || isLess(receiver.far, b * limbs, receiver.far, nearest * limbs, limbs)) nearest = b;
    }
    return nearest;
  }

  private movePotentials(end: number): void {
    const { classes, limbs, u, v, sender, receiver } = this;
    for (let of = 0; of < classes; of++)
      for (let limb = 0; limb < limbs; limb++) {
        const at = of * limbs + limb;
        const most = receiver.far[end * limbs + limb] as number;
        if (sender.isFinal[of] === 1) u[at] = (u[at] as number) + most - (sender.far[at] as number);
        if (receiver.isFinal[of] === 1) v[at] = (v[at] as number) - most + (receiver.far[at] as number);
      }
  }

  /** Along the path to it, as many as every class on the way allows. */
  private sendTo(end: number): void {
    const { classes, sender, receiver, sent, toSend, toReceive } = this;
    let many = toReceive[end] as number;
    let first = end;
    for (let b = end; b >= 0; ) {
      first = receiver.from[b] as number;
      b = sender.from[first] as number;
      many = Math.min(many, (b < 0 ? toSend[first] : sent[first * classes + b]) as number);
    }
    for (let b = end; b >= 0; ) {
      const a = receiver.from[b] as number;
      sent[a * classes + b] = (sent[a * classes + b] as number) + many;
      b = sender.from[a] as number;
      if (b >= 0) sent[a * classes + b] = (sent[a * classes + b] as number) - many;
    }
    toSend[first] = (toSend[first] as number) - many;
    toReceive[end] = (toReceive[end] as number) - many;
  }
}

/** Classes as one side of the transport. */
interface Ends {
  readonly far: Float64Array;
  readonly from: Int32Array;
  readonly isFinal: Uint8Array;
}

const endsOf = (classes: number, limbs: number): Ends => ({
  far: new Float64Array(classes * limbs),
  from: new Int32Array(classes),
  isFinal: new Uint8Array(classes),
});

const reset = ({ far, from, isFinal }: Ends): void => {
  far.fill(ABSENT);
  from.fill(-1);
  isFinal.fill(0);
};

/** What a pair of two classes costs at least, joined or apart, where there is one. */
const cheapestBetween = (graph: BitGraph, costs: PairCosts, members: Float64Array): Float64Array => {
  const { classes, limbs, joined, apart } = costs;
  const cheapest = new Float64Array(classes * classes * limbs);
  const sets = classSets(graph, costs);
  for (let a = 0; a < classes; a++)
    for (let b = a; b < classes; b++) {
      const at = (a * classes + b) * limbs;
      const isPossible = a !== b || (members[a] as number) > 1;
      const isJoined =
        isPossible && joined[at] !== ABSENT && areJoined(graph, sets[a] as ClassSet, sets[b] as ClassSet);
      const isApart = isPossible && apart[at] !== ABSENT;
      const table = isJoined && !(isApart && isLess(apart, at, joined, at, limbs)) ? joined : apart;
      if (isJoined || isApart) cheapest.set(table.subarray(at, at + limbs), at);
      else cheapest[at] = ABSENT;
      if (a !== b) cheapest.copyWithin((b * classes + a) * limbs, at, at + limbs);
    }
  return cheapest;
};

interface ClassSet {
  readonly vertices: readonly number[];
  readonly bits: Uint32Array;
}

const classSets = ({ size }: BitGraph, { classes, classOf }: PairCosts): readonly ClassSet[] => {
  const sets = Array.from({ length: classes }, () => ({ vertices: [] as number[], bits: bitSet(size) }));
  for (let v = 0; v < size; v++) {
    const set = sets[classOf[v] as number];
    set?.vertices.push(v);
    if (set) setBit(set.bits, v);
  }
  return sets;
};

/** Mostly the first of the one class has somebody of the other. */
const areJoined = ({ words, width }: BitGraph, one: ClassSet, other: ClassSet): boolean => {
  for (const v of one.vertices)
    for (let word = 0; word < width; word++)
      if (((words[v * width + word] as number) & (other.bits[word] as number)) !== 0) return true;
  return false;
};
