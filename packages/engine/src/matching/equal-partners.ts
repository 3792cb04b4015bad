import { type BitGraph, hasEdge } from './bit-graph.ts';
import { MaximumMatching } from './maximum-matching.ts';

/** Whom the question is about, and the matching of least cost from which it is asked. */
interface AskedOfEqual {
  /** Pairs of the matching that are kept. */
  readonly gone: readonly (readonly [number, number])[];
  readonly vertex: number;
  readonly mate: Int32Array;
}

/*
 * One vertex with each of its partners in matchings that cost no more, where no blossom has a positive dual: such a matching
 * uses pairs without slack alone. The vertex is taken out; whoever can then be left over in place of its partner is known by
 * one search on bits.
 */
export class EqualPartners {
  private readonly tight: BitGraph;
  private readonly joined: BitGraph;
  private readonly asked: AskedOfEqual;
  /** Everybody else, searched from whoever was the partner. */
  private others: MaximumMatching | undefined;

  /** `tight`: the pairs without slack; `joined`: those who are really paired, not merely left over together. */
  constructor(tight: BitGraph, joined: BitGraph, asked: AskedOfEqual) {
    this.tight = tight;
    this.joined = joined;
    this.asked = asked;
  }

  /** The matching with the first of these that can be had. Undefined: none can. */
  withOneOf(partners: readonly number[]): Int32Array | undefined {
    const { tight, joined, asked } = this;
    const { vertex } = asked;
    const open = partners.filter(u => hasEdge(tight, vertex, u) && hasEdge(joined, vertex, u));
    // Most have none: then nothing is searched.
    if (open.length === 0) return undefined;
    this.others ??= this.search();
    const { others } = this;
    const partner = open.find(u => others.canBeLeftOver(u));
    if (partner === undefined) return undefined;
    const before = others.mate.slice();
    others.leaveOver(partner);
    const mate = others.mate.slice();
    others.mate.set(before);
    for (const [v, u] of [...asked.gone, [vertex, partner] as const]) {
      mate[v] = u;
      mate[u] = v;
    }
    return mate;
  }

  private search(): MaximumMatching {
    const { gone, vertex, mate } = this.asked;
    const others = new MaximumMatching(this.tight, mate);
    for (let v = 0; v < this.tight.size; v++) others.admit(v);
    for (const v of gone.flat()) others.dismiss(v);
    others.augmentFrom(others.dismiss(vertex));
    return others;
  }
}
