import { type BitGraph, bitSet, clearBit, lowestBit, setBit } from './bit-graph.ts';

/*
 * Maximum matching (most pairs, no weights) by alternating trees, in the form of Gabow (An efficient implementation of
 * Edmonds' algorithm for maximum matching on graphs, 1976), on bit rows.
 *
 * A vertex is *outer* when an alternating path of even length leads to it from the root of the search: exactly the
 * vertices that could be left over in the root's place. An outer vertex v keeps how its path starts, by its label:
 *   from >= 0, to < 0    v, its mate, then the path of the outer vertex `from`;
 *   from >= 0, to >= 0   the path of `from` backwards to v ... : v was reached across the pair from-to;
 *   both < 0             v is the root.
 * `first[v]` leads to the first vertex of v's path that is not outer: two outer vertices with the same first one lie
 * in one blossom. A search costs as many steps as there are pairs among the vertices reached, at most.
 */
export class MaximumMatching {
  readonly mate: Int32Array;
  private readonly graph: BitGraph;
  private readonly alive: Uint32Array;
  private readonly outer: Uint32Array;
  /** Alive and not reached yet. */
  private readonly fresh: Uint32Array;
  private readonly isOuter: Uint8Array;
  private readonly labelFrom: Int32Array;
  private readonly labelTo: Int32Array;
  private readonly first: Int32Array;
  private readonly queue: Int32Array;
  private readonly mark: Int32Array;
  /** The words of a row in which somebody takes part: first, and one past the last. */
  private firstWord: number;
  private endWord = 0;
  private marks = 0;
  private tail = 0;
  /** Blossoms and single vertices among the outer ones: with one left nothing can be contracted. */
  private parts = 0;

  constructor(graph: BitGraph, mate?: Int32Array) {
    const { size } = graph;
    this.graph = graph;
    const width = (size + 31) >>> 5;
    this.firstWord = width;
    // One piece of memory for all: many matchings are of small groups, and each piece has its price.
    const memory = new ArrayBuffer(4 * (3 * width + 6 * size + 1) + size + 1);
    let at = 0;
    const numbers = (length: number): Int32Array => {
      at += 4 * length;
      return new Int32Array(memory, at - 4 * length, length);
    };
    const bits = (): Uint32Array => {
      at += 4 * width;
      return new Uint32Array(memory, at - 4 * width, width);
    };
    this.mate = numbers(size);
    if (mate) this.mate.set(mate);
    else this.mate.fill(-1);
    this.alive = bits();
    this.outer = bits();
    this.fresh = bits();
    this.labelFrom = numbers(size);
    this.labelTo = numbers(size);
    this.first = numbers(size);
    this.queue = numbers(size);
    this.mark = numbers(size + 1);
    this.isOuter = new Uint8Array(memory, at, size + 1);
  }

  /** Lets a vertex take part. It stays unmatched until `augmentFrom`. */
  admit(v: number): void {
    setBit(this.alive, v);
    const word = v >>> 5;
    if (word < this.firstWord) this.firstWord = word;
    if (word >= this.endWord) this.endWord = word + 1;
  }

  /** Takes a vertex out; gives whoever was matched to it and is left over now, or -1. */
  dismiss(v: number): number {
    const other = this.mate[v] as number;
    clearBit(this.alive, v);
    if (other >= 0) {
      this.mate[v] = -1;
      this.mate[other] = -1;
    }
    return other;
  }

  /** Matches everyone of these as far as it goes: direct partners first, then by alternating paths. */
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

  /** Those of these who have nobody and few to choose from, each with another such one if possible. */
  matchScarceFirst(vertices: readonly number[]): void {
    const { mate } = this;
    const lonely = vertices.filter(v => (mate[v] as number) < 0);
    const free = bitSet(this.graph.size);
    for (const v of lonely) setBit(free, v);
    const choices = lonely.map(v => this.countOf(v, free));
    const most = choices.reduce((sum, count) => Math.max(sum, count), 0);
    const scarce = lonely.filter((_, at) => 10 * (choices[at] as number) < 9 * most);
    const scarceAndFree = bitSet(this.graph.size);
    for (const v of scarce) setBit(scarceAndFree, v);
    for (const v of scarce) {
      if ((mate[v] as number) >= 0) continue;
      const among = this.firstNeighbour(v, scarceAndFree);
      const u = among < 0 ? this.firstNeighbour(v, free) : among;
      if (u < 0) continue;
      mate[v] = u;
      mate[u] = v;
      for (const set of [free, scarceAndFree]) for (const w of [v, u]) clearBit(set, w);
    }
  }

  private countOf(v: number, among: Uint32Array): number {
    const { words, width } = this.graph;
    let count = 0;
    for (let word = this.firstWord; word < this.endWord; word++)
      count += ones((words[v * width + word] as number) & (among[word] as number));
    return count;
  }

  /** Whoever has nobody, with the partner nearest to half of all away: the natural pairing first. */
  matchNearHalf(): void {
    const { mate } = this;
    const { size } = this.graph;
    const free = bitSet(size);
    for (let v = 0; v < size; v++) if ((mate[v] as number) < 0) setBit(free, v);
    for (let v = 0; v < size; v++) {
      if ((mate[v] as number) >= 0) continue;
      const u = this.firstNeighbour(v, free, (v + (size >> 1)) % size);
      if (u < 0) continue;
      mate[v] = u;
      mate[u] = v;
      clearBit(free, u);
      clearBit(free, v);
    }
  }

  /** From a place on, and then from the start. */
  private firstNeighbour(v: number, among: Uint32Array, from = 0): number {
    const { words, width } = this.graph;
    const row = v * width;
    const start = from >>> 5;
    const below = (1 << (from & 31)) - 1;
    for (let step = 0; step <= width; step++) {
      const word = (start + step) % width;
      let found = (words[row + word] as number) & (among[word] as number);
      if (step === 0) found &= ~below;
      else if (step === width) found &= below;
      if (found !== 0) return (word << 5) + lowestBit(found);
    }
    return -1;
  }

  /** Matches `root` if any alternating path allows it, keeping everyone matched who is. */
  augmentFrom(root: number): boolean {
    const end = this.grow(root);
    if (end < 0) return false;
    const v = this.labelFrom[end] as number;
    this.mate[end] = v;
    this.rematch(v, end);
    return true;
  }

  /** After a failed `augmentFrom(root)`: the vertices that could be left over in place of the root, itself included. */
  outerVertices(): Uint32Array {
    return this.outer.slice();
  }

  /** The same of one vertex. */
  canBeLeftOver(v: number): boolean {
    return this.isOuter[v] === 1;
  }

  /** After a failed `augmentFrom(root)`: no later path passes through the vertices it reached; they are looked at no more. */
  setReachedAside(): void {
    this.alive.set(this.fresh);
  }

  /** After a failed `augmentFrom(root)`: the root is matched and `v`, one of the outer vertices, left over in its place. */
  leaveOver(v: number): void {
    this.rematch(v, -1);
  }

  /** An unmatched vertex next to the tree, with the outer vertex it was reached from in `labelFrom`; -1 if none. */
  private grow(root: number): number {
    const { graph, mate, outer, fresh, queue, isOuter, labelFrom, labelTo, firstWord, endWord } = this;
    outer.fill(0);
    isOuter.fill(0);
    fresh.set(this.alive);
    clearBit(fresh, root);
    labelFrom[root] = -1;
    labelTo[root] = -1;
    this.tail = 0;
    this.parts = 0;
    this.becomeOuter(root, graph.size);
    for (let head = 0; head < this.tail; head++) {
      const v = queue[head] as number;
      const row = v * graph.width;
      for (let word = firstWord; word < endWord; word++) {
        let reached = (graph.words[row + word] as number) & (fresh[word] as number);
        while (reached !== 0) {
          const u = (word << 5) + lowestBit(reached);
          reached &= reached - 1;
          const next = mate[u] as number;
          if (next < 0) {
            labelFrom[u] = v;
            return u;
          }
          clearBit(fresh, u);
          clearBit(fresh, next);
          if (next >>> 5 === word) reached &= fresh[word] as number;
          labelFrom[next] = v;
          labelTo[next] = -1;
          this.becomeOuter(next, u);
        }
      }
      if (this.parts > 1) this.shrinkAround(v);
    }
    return -1;
  }

  private becomeOuter(v: number, first: number): void {
    this.isOuter[v] = 1;
    setBit(this.outer, v);
    this.first[v] = first;
    this.queue[this.tail++] = v;
    this.parts += 1;
  }

  /** The first vertex on v's path that is not outer; `size` stands for the end of the path. */
  private firstOf(v: number): number {
    const { first, isOuter } = this;
    let at = first[v] as number;
    while (isOuter[at] === 1) at = first[at] as number;
    for (let step = v; first[step] !== at; ) {
      const next = first[step] as number;
      first[step] = at;
      step = next;
    }
    return at;
  }

  /** Contracts every odd cycle closed by a pair of `v` with another outer vertex. */
  private shrinkAround(v: number): void {
    const { graph, outer, firstWord, endWord } = this;
    const row = v * graph.width;
    for (let word = firstWord; word < endWord; word++) {
      let across = (graph.words[row + word] as number) & (outer[word] as number);
      while (across !== 0) {
        const u = (word << 5) + lowestBit(across);
        across &= across - 1;
        if (this.firstOf(u) !== this.firstOf(v)) this.shrink(v, u);
      }
    }
  }

  /** Whoever is not outer on the two paths, down to where they join, is reached across v-u and so becomes outer. */
  private shrink(v: number, u: number): void {
    const { graph, mate, mark, labelFrom, labelTo } = this;
    const stamp = ++this.marks;
    let [one, two] = [this.firstOf(v), this.firstOf(u)];
    mark[one] = stamp;
    mark[two] = stamp;
    for (;;) {
      if (two !== graph.size) [one, two] = [two, one];
      one = this.firstOf(labelFrom[mate[one] as number] as number);
      if (mark[one] === stamp) break;
      mark[one] = stamp;
    }
    const join = one;
    for (const start of [v, u])
      for (let at = this.firstOf(start); at !== join; ) {
        const above = this.firstOf(labelFrom[mate[at] as number] as number);
        labelFrom[at] = v;
        labelTo[at] = u;
        this.becomeOuter(at, join);
        // The vertex itself, and the outer part above it, join the part that v and u are in now.
        this.parts -= 2;
        at = above;
      }
  }

  /** Matches v with `partner` (-1: leaves it over) and everybody on v's path accordingly. */
  private rematch(v: number, partner: number): void {
    const { mate, labelFrom, labelTo } = this;
    const pending: number[] = [v, partner];
    while (pending.length > 0) {
      const to = pending.pop() as number;
      const at = pending.pop() as number;
      const left = mate[at] as number;
      mate[at] = to;
      if (left < 0 || mate[left] !== at) continue;
      const [from, across] = [labelFrom[at] as number, labelTo[at] as number];
      if (across < 0) {
        mate[left] = from;
        pending.push(from, left);
      } else pending.push(across, from, from, across);
    }
  }
}

/** How many bits of a word are set. */
const ones = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
