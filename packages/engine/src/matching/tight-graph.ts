import { addEdge, type BitGraph, bitSet, hasBit, hasEdge, lowestBit, setBit } from './bit-graph.ts';
import type { Contraction } from './contraction.ts';
import type { MatchingProblem } from './costs.ts';
import { MaximumMatching } from './maximum-matching.ts';
import type { SolvedMatching } from './perfect-matching.ts';
import { Slacks } from './slack.ts';

/*
 * Choosing among equals without solving again. Duality says: when no blossom has a positive dual, a matching is of
 * least cost exactly if it uses only pairs without slack. So "can these two be paired, and the candidate stay as
 * good?" is one alternating path in the graph of those pairs.
 */
export class TightGraph {
  readonly matching: MaximumMatching;
  private readonly joined: BitGraph;
  /** The pairs without slack, less what was ruled out since. */
  readonly tight: BitGraph;
  private readonly size: number;
  private readonly mayShorten: boolean;

  /** Of a matching without blossoms of positive dual, or of what is left of it once they are contracted. */
  constructor(problem: MatchingProblem, solved: SolvedMatching | Contraction) {
    this.joined = problem.graph;
    this.size = problem.graph.size;
    this.mayShorten = 'isAny' in solved;
    this.tight =
      'tight' in solved ? solved.tight : new Slacks(problem.graph, problem.costs, solved.y).tightGraph();
    this.matching = new MaximumMatching(this.tight, solved.mate);
    for (let v = 0; v < this.size; v++) this.matching.admit(v);
  }

  mateOf(v: number): number {
    return this.matching.mate[v] as number;
  }

  /** Whether v has a partner with whom it is really paired (not merely left over together). */
  isPairedIn(v: number, isPartner: (u: number) => boolean): boolean {
    const mate = this.mateOf(v);
    return mate >= 0 && isPartner(mate) && hasEdge(this.joined, v, mate);
  }

  /** From now on v may be paired only with these; false, and nothing changed, if that cannot be. */
  confine(v: number, partners: Uint32Array): boolean {
    const { tight, matching } = this;
    const out = this.keepOnly(v, partners);
    const mate = matching.mate[v] as number;
    if (mate < 0 || hasEdge(tight, v, mate)) return true;
    const mates = matching.mate.slice();
    if (this.matchAgain(v, mate)) return true;
    for (const u of out) addEdge(tight, v, u);
    matching.mate.set(mates);
    return false;
  }

  /** The same of several at once. */
  confineAll(vertices: readonly number[], partners: Uint32Array): boolean {
    const { tight, joined, size } = this;
    const saved = tight.words.slice();
    const mates = this.matching.mate.slice();
    const confined = setOf(vertices, size);
    for (let v = 0; v < size; v++) {
      const [isPartner, isConfined] = [hasBit(partners, v), hasBit(confined, v)];
      for (let word = 0; word < tight.width; word++) {
        const at = v * tight.width + word;
        const really = joined.words[at] as number;
        const left = ~(confined[word] as number) | (isPartner ? really : 0);
        const own = isConfined ? really & (partners[word] as number) : -1;
        tight.words[at] = (tight.words[at] as number) & left & own;
      }
    }
    if (this.restoreMatching()) return true;
    tight.words.set(saved);
    this.matching.mate.set(mates);
    return false;
  }

  /** Gives whoever is taken from the vertex. */
  private keepOnly(v: number, partners: Uint32Array): readonly number[] {
    const { tight, joined } = this;
    const out: number[] = [];
    for (let word = 0; word < tight.width; word++) {
      const at = v * tight.width + word;
      const kept = (partners[word] as number) & (joined.words[at] as number);
      for (let row = (tight.words[at] as number) & ~kept; row !== 0; row &= row - 1)
        out.push((word << 5) + lowestBit(row));
    }
    for (const u of out) this.separate(v, u);
    return out;
  }

  /** Two who can no longer be a pair, the lower number first. */
  private matchAgain(v: number, u: number): boolean {
    const { matching } = this;
    const { mate } = matching;
    mate[v] = -1;
    mate[u] = -1;
    return [Math.min(v, u), Math.max(v, u)].every(w => (mate[w] as number) >= 0 || matching.augmentFrom(w));
  }

  /** From now on v is not paired with any of these. The matching must not do it now. */
  bar(v: number, partners: Uint32Array): void {
    for (let u = 0; u < this.size; u++)
      if (hasBit(partners, u) && hasEdge(this.joined, v, u) && this.mateOf(v) !== u) this.separate(v, u);
  }

  /** Everybody with whom v can be paired in a matching of least cost. */
  partnersOf(v: number): readonly number[] {
    const { matching, tight, joined, size } = this;
    const left = matching.dismiss(v);
    matching.augmentFrom(left);
    const possible = matching.outerVertices().slice();
    matching.admit(v);
    matching.mate[v] = left;
    matching.mate[left] = v;
    return Array.from({ length: size }, (_, u) => u).filter(
      u => u !== v && hasEdge(tight, v, u) && hasEdge(joined, v, u) && hasBit(possible, u),
    );
  }

  /**
   * The first of the partners, in their order, with whom v can be paired; both then leave the graph as a pair. Gives -1,
   * and nothing changed, if there is none.
   */
  pairWithFirst(v: number, partners: Iterable<number>): number {
    const { matching, tight, joined } = this;
    const left = matching.dismiss(v);
    let possible: Uint32Array | undefined;
    for (const u of partners) {
      if (!hasEdge(tight, v, u) || !hasEdge(joined, v, u)) continue;
      const other = matching.mate[u] as number;
      if (u !== left && other < 0) continue;
      // Often whoever was left and whoever is left now can be paired; only otherwise is a longer way looked for.
      if (u !== left && hasEdge(tight, left, other)) {
        matching.mate[u] = -1;
        matching.mate[left] = other;
        matching.mate[other] = left;
      } else if (u !== left && !(this.mayShorten && this.rematchBy(left, other, u))) {
        if (!possible) {
          matching.augmentFrom(left);
          possible = matching.outerVertices();
        }
        if (!hasBit(possible, u)) continue;
        matching.leaveOver(u);
      }
      matching.dismiss(u);
      return u;
    }
    matching.admit(v);
    matching.mate[v] = left;
    matching.mate[left] = v;
    return -1;
  }

  /** Leaves u over by way of one pair: whoever was left takes one of it, the other takes the partner of u. */
  private rematchBy(left: number, other: number, u: number): boolean {
    const { tight, matching } = this;
    const { mate } = matching;
    for (let word = 0; word < tight.width; word++)
      for (let row = tight.words[left * tight.width + word] as number; row !== 0; row &= row - 1) {
        const one = (word << 5) + lowestBit(row);
        const two = mate[one] as number;
        if (two < 0 || one === u || one === other || !hasEdge(tight, two, other)) continue;
        mate[u] = -1;
        mate[left] = one;
        mate[one] = left;
        mate[two] = other;
        mate[other] = two;
        return true;
      }
    return false;
  }

  /**
   * From now on each of the first is paired with one of the second, and nobody of the second with another of them.
   * False, and nothing changed, if no matching of least cost does that.
   */
  divide(s1: readonly number[], s2: readonly number[]): boolean {
    const { tight, joined, size } = this;
    const saved = tight.words.slice();
    const mates = this.matching.mate.slice();
    const [first, second] = [setOf(s1, size), setOf(s2, size)];
    for (let v = 0; v < size; v++)
      for (let word = 0; word < tight.width; word++) {
        const at = v * tight.width + word;
        const row = tight.words[at] as number;
        const really = row & (joined.words[at] as number);
        const inFirst = first[word] as number;
        const inSecond = second[word] as number;
        if (hasBit(first, v)) tight.words[at] = really & inSecond;
        else if (hasBit(second, v))
          tight.words[at] = (row & ~inFirst & ~(really & inSecond)) | (really & inFirst);
        else tight.words[at] = row & ~inFirst;
      }
    if (this.restoreMatching()) return true;
    tight.words.set(saved);
    this.matching.mate.set(mates);
    return false;
  }

  /** After pairs were taken out: unmatch what is not allowed any more and match again. */
  private restoreMatching(): boolean {
    const { mate } = this.matching;
    const lonely: number[] = [];
    for (let v = 0; v < this.size; v++) {
      const u = mate[v] as number;
      if (u > v && !hasEdge(this.tight, v, u)) {
        mate[v] = -1;
        mate[u] = -1;
        lonely.push(v, u);
      }
    }
    for (const v of lonely) if ((mate[v] as number) < 0 && !this.matching.augmentFrom(v)) return false;
    return true;
  }

  private separate(v: number, u: number): void {
    const { words, width } = this.tight;
    const [at, back] = [v * width + (u >>> 5), u * width + (v >>> 5)];
    words[at] = (words[at] as number) & ~(1 << (u & 31));
    words[back] = (words[back] as number) & ~(1 << (v & 31));
  }
}

export const setOf = (vertices: Iterable<number>, size: number): Uint32Array => {
  const set = bitSet(size);
  for (const v of vertices) setBit(set, v);
  return set;
};
