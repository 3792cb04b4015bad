import type { BitGraph } from './bit-graph.ts';
import { bitSet, clearBit, hasBit, lowestBit, setBit } from './bit-graph.ts';

/*
 * Maximum matching (most pairs, no weights) by Edmonds' alternating trees, on bit rows.
 *
 * Invariants: `mate` is a matching of vertices in `alive`; `base[v]` is the base of the outermost blossom of v in the
 * current tree; `via[v]` is, for an outer vertex, the outer vertex from which its mate was reached, so that the
 * alternating path to the root is mate, via, mate, via …
 *
 * A vertex is *outer* when an alternating path of even length leads to it from the root: exactly the vertices that
 * could be left over in its place (Gallai and Edmonds).
 */
export class MaximumMatching {
  readonly mate: Int32Array;
  private readonly graph: BitGraph;
  private readonly alive: Uint32Array;
  private readonly base: Int32Array;
  private readonly via: Int32Array;
  private readonly outer: Uint32Array;
  /** Alive and not reached yet. */
  private readonly fresh: Uint32Array;
  private readonly queue: Int32Array;
  private readonly mark: Int32Array;
  private marks = 0;
  private readonly drawnAt: Int32Array;
  private draws = 0;

  constructor(graph: BitGraph, mate?: Int32Array) {
    const { size } = graph;
    this.graph = graph;
    this.mate = mate ? mate.slice() : new Int32Array(size).fill(-1);
    this.alive = bitSet(size);
    this.base = new Int32Array(size);
    this.via = new Int32Array(size).fill(-1);
    this.outer = bitSet(size);
    this.fresh = bitSet(size);
    this.queue = new Int32Array(size);
    this.mark = new Int32Array(size);
    this.drawnAt = new Int32Array(size);
  }

  /** Lets a vertex take part. It stays unmatched until `augmentFrom`. */
  admit(v: number): void {
    setBit(this.alive, v);
  }

  /** Takes a vertex out; whoever was matched to it is left over. */
  dismiss(v: number): number {
    const other = this.mate[v] as number;
    clearBit(this.alive, v);
    if (other >= 0) {
      this.mate[v] = -1;
      this.mate[other] = -1;
    }
    return other;
  }

  /** Matches everyone admitted as far as it goes: direct partners first, then by alternating paths. */
  complete(vertices: Iterable<number>): void {
    const lonely = [...vertices].filter(v => (this.mate[v] as number) < 0);
    const free = bitSet(this.graph.size);
    for (const v of lonely) setBit(free, v);
    for (const v of lonely) {
      if ((this.mate[v] as number) >= 0) continue;
      const u = this.firstNeighbour(v, free);
      if (u < 0) continue;
      this.mate[v] = u;
      this.mate[u] = v;
      clearBit(free, u);
      clearBit(free, v);
    }
    for (const v of lonely) if ((this.mate[v] as number) < 0) this.augmentFrom(v);
  }

  private firstNeighbour(v: number, among: Uint32Array): number {
    const { words, width } = this.graph;
    for (let word = 0; word < width; word++) {
      const found = (words[v * width + word] as number) & (among[word] as number);
      if (found !== 0) return (word << 5) + lowestBit(found);
    }
    return -1;
  }

  /** Matches `root` if any alternating path allows it, keeping everyone matched who is. */
  augmentFrom(root: number): boolean {
    const end = this.grow(root);
    if (end < 0) return false;
    this.flip(end);
    return true;
  }

  /** After a failed `augmentFrom(root)`: the vertices that could be left over in place of the root, itself included. */
  outerVertices(): Uint32Array {
    return this.outer.slice();
  }

  /** Exchanges who is left over: `root` is matched and `v`, an outer vertex of the failed search from it, is not. */
  exchange(root: number, v: number): void {
    this.grow(root);
    const partner = this.mate[v] as number;
    if (v === root) return;
    this.mate[v] = -1;
    this.flipOuter(partner, this.via[partner] as number);
  }

  /** An unmatched alive vertex adjacent to the tree: the end of an augmenting path; -1 when the tree is complete. */
  private grow(root: number): number {
    const { graph, base, mate, via, outer, fresh, queue } = this;
    for (let v = 0; v < graph.size; v++) base[v] = v;
    via.fill(-1);
    outer.fill(0);
    fresh.set(this.alive);
    clearBit(fresh, root);
    setBit(outer, root);
    queue[0] = root;
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const v = queue[head] as number;
      const row = v * graph.width;
      for (let word = 0; word < graph.width; word++) {
        let reached = (graph.words[row + word] as number) & (fresh[word] as number);
        while (reached !== 0) {
          const u = (word << 5) + lowestBit(reached);
          reached &= reached - 1;
          const next = mate[u] as number;
          via[u] = v;
          if (next < 0) return u;
          clearBit(fresh, u);
          clearBit(fresh, next);
          setBit(outer, next);
          queue[tail++] = next;
        }
      }
      tail = this.shrinkAround(v, tail);
    }
    return -1;
  }

  /** Contracts every odd cycle closed by an edge from `v` to another outer vertex. */
  private shrinkAround(v: number, tail: number): number {
    const { graph, base, outer } = this;
    let end = tail;
    const row = v * graph.width;
    for (let word = 0; word < graph.width; word++) {
      let across = (graph.words[row + word] as number) & (outer[word] as number);
      while (across !== 0) {
        const u = (word << 5) + lowestBit(across);
        across &= across - 1;
        if (base[u] === base[v]) continue;
        const meeting = this.commonBase(u, v);
        const drawn = ++this.draws;
        this.drawPath(v, u, meeting, drawn);
        this.drawPath(u, v, meeting, drawn);
        end = this.contract(meeting, drawn, end);
      }
    }
    return end;
  }

  private commonBase(u: number, v: number): number {
    const { base, mate, via, mark } = this;
    const stamp = ++this.marks;
    for (let at = base[u] as number; ; ) {
      mark[at] = stamp;
      const inner = mate[at] as number;
      if (inner < 0 || (via[inner] as number) < 0) break;
      at = base[via[inner] as number] as number;
    }
    let at = base[v] as number;
    while (mark[at] !== stamp) at = base[via[mate[at] as number] as number] as number;
    return at;
  }

  /** Marks the blossoms on the path from `v` up to the meeting place, and turns the way back for its vertices. */
  private drawPath(v: number, child: number, meeting: number, drawn: number): void {
    const { base, mate, via, drawnAt } = this;
    let [at, from] = [v, child];
    while (base[at] !== meeting) {
      const inner = mate[at] as number;
      drawnAt[base[at] as number] = drawn;
      drawnAt[base[inner] as number] = drawn;
      via[at] = from;
      from = inner;
      at = via[inner] as number;
    }
  }

  /** Everybody in the marked blossoms belongs to the one at the meeting place; whoever was inner becomes outer. */
  private contract(meeting: number, drawn: number, tail: number): number {
    const { base, outer, queue, drawnAt } = this;
    let end = tail;
    for (let w = 0; w < base.length; w++) {
      if (drawnAt[base[w] as number] !== drawn) continue;
      base[w] = meeting;
      if (hasBit(outer, w)) continue;
      setBit(outer, w);
      queue[end++] = w;
    }
    return end;
  }

  private flip(end: number): void {
    this.flipOuter(end, this.via[end] as number);
  }

  private flipOuter(end: number, first: number): void {
    const { mate, via } = this;
    let [u, v] = [end, first];
    while (v >= 0) {
      const next = mate[v] as number;
      mate[u] = v;
      mate[v] = u;
      if (next < 0) return;
      u = next;
      v = via[next] as number;
    }
  }
}
