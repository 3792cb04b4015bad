/*
 * The odd cycles that the primal-dual method contracts. Ids below `size` are single vertices; a greater id is a
 * blossom: an odd ring of children (vertices or blossoms), `ring[i]` joined to `ring[i + 1]` by the pair `links[i]`
 * (first end in ring[i]). The ring starts at the child that holds the base, the one vertex matched outside.
 *
 * Only outermost blossoms are labelled. A label keeps the pair it came through: `from` outside, `to` inside; and the
 * tree it belongs to, named by the unmatched vertex that is its root.
 */
export const NONE = 0;
export const OUTER = 1;
export const INNER = 2;

export class Blossoms {
  /** The outermost blossom of each vertex. */
  readonly top: Int32Array;
  /** Dual of each blossom id, `limbs` numbers each. */
  readonly z: Float64Array;
  private readonly size: number;
  private readonly limbs: number;
  private readonly mate: Int32Array;
  private readonly parent: Int32Array;
  private readonly base: Int32Array;
  private readonly labels: Uint8Array;
  private readonly labelFrom: Int32Array;
  private readonly labelTo: Int32Array;
  private readonly tree: Int32Array;
  private readonly stamps: Int32Array;
  private stamp = 0;
  private rings: (readonly number[])[] = [];
  private links: (readonly Link[])[] = [];
  /** The vertices of each blossom, through all levels. */
  private vertices: (readonly number[])[] = [];
  private free: number[] = [];
  private outermostIds = new Set<number>();

  constructor(size: number, limbs: number, mate: Int32Array) {
    const ids = size + (size >> 1) + 1;
    this.size = size;
    this.limbs = limbs;
    this.mate = mate;
    this.top = new Int32Array(size);
    this.z = new Float64Array(ids * limbs);
    this.parent = new Int32Array(ids).fill(-1);
    this.base = new Int32Array(ids).fill(-1);
    this.labels = new Uint8Array(ids);
    this.labelFrom = new Int32Array(ids).fill(-1);
    this.labelTo = new Int32Array(ids).fill(-1);
    this.tree = new Int32Array(ids).fill(-1);
    this.stamps = new Int32Array(ids);
    for (let v = 0; v < size; v++) {
      this.top[v] = v;
      this.base[v] = v;
    }
    for (let id = ids - 1; id >= size; id--) this.free.push(id);
  }

  labelOf(id: number): number {
    return this.labels[id] as number;
  }

  baseOf(id: number): number {
    return this.base[id] as number;
  }

  /** `from` below zero: a root. */
  label(id: number, label: number, from: number, to: number): void {
    this.labels[id] = label;
    this.labelFrom[id] = from;
    this.labelTo[id] = to;
    this.tree[id] = (from < 0 ? this.base[id] : this.tree[this.top[from] as number]) as number;
  }

  isInTree(id: number, root: number): boolean {
    return this.labels[id] !== NONE && this.tree[id] === root;
  }

  rootOf(v: number): number {
    return this.tree[this.top[v] as number] as number;
  }

  /** Takes the labels from two trees; blossoms without dual among them are no longer kept. */
  fellTrees(one: number, two: number): void {
    for (let v = 0; v < this.size; v++)
      if (this.isInTree(v, one) || this.isInTree(v, two)) this.labels[v] = NONE;
    for (const id of [...this.outermostIds])
      if (this.isInTree(id, one) || this.isInTree(id, two)) {
        this.labels[id] = NONE;
        if (this.isEmpty(id)) this.dissolve(id);
      }
  }

  haveNoDuals(): boolean {
    for (const id of this.outermostIds) if (!this.isEmptyThroughout(id)) return false;
    return true;
  }

  private isEmptyThroughout(id: number): boolean {
    return (
      id < this.size || (this.isEmpty(id) && this.ringOf(id).every(child => this.isEmptyThroughout(child)))
    );
  }

  /** Takes all labels, and dissolves the blossoms without dual. */
  fellAll(): void {
    this.labels.fill(NONE);
    for (const id of [...this.outermostIds]) if (this.isEmpty(id)) this.dissolve(id);
  }

  /** Outermost blossoms that are more than a vertex. */
  outermost(): Iterable<number> {
    return this.outermostIds;
  }

  leaves(id: number): readonly number[] {
    return id < this.size ? [id] : (this.vertices[id] as readonly number[]);
  }

  positive(): { vertices: readonly number[]; z: readonly number[] }[] {
    const found: { vertices: readonly number[]; z: readonly number[] }[] = [];
    const visit = (id: number): void => {
      if (id < this.size) return;
      if (!this.isEmpty(id)) found.push({ vertices: this.leaves(id), z: this.dualOf(id) });
      for (const child of this.ringOf(id)) visit(child);
    };
    for (const id of this.outermostIds) visit(id);
    return found;
  }

  moveDuals(step: Float64Array): void {
    for (const id of this.outermostIds) {
      const label = this.labels[id];
      const sign = label === OUTER ? 2 : label === INNER ? -2 : 0;
      for (let limb = 0; sign !== 0 && limb < this.limbs; limb++) {
        const at = id * this.limbs + limb;
        this.z[at] = (this.z[at] as number) + sign * (step[limb] as number);
      }
    }
  }

  /** Where the paths from two outer vertices to their roots meet: an outermost id, or -1 for two different trees. */
  meetingOf(v: number, u: number): number {
    const { stamps, top } = this;
    if (this.rootOf(v) !== this.rootOf(u)) return -1;
    const stamp = ++this.stamp;
    let [one, two] = [top[v] as number, top[u] as number];
    for (;;) {
      if (one < 0) [one, two] = [two, one];
      if (stamps[one] === stamp) return one;
      stamps[one] = stamp;
      one = this.outerAbove(one);
      if (two >= 0) [one, two] = [two, one];
    }
  }

  /** The next outer blossom towards the root; -1 at the root. */
  private outerAbove(outer: number): number {
    const from = this.labelFrom[outer] as number;
    if (from < 0) return -1;
    const inner = this.top[from] as number;
    return this.top[this.labelFrom[inner] as number] as number;
  }

  /** Makes one blossom of the cycle that v-u closes. Gives the children that were inner: their vertices are outer now. */
  contract(meeting: number, v: number, u: number): readonly number[] {
    const id = this.free.pop() as number;
    const left = this.pathUp(this.top[v] as number, meeting);
    const right = this.pathUp(this.top[u] as number, meeting);
    const ring = [meeting, ...[...left.ids].reverse(), ...right.ids];
    const links: Link[] = [
      ...[...left.links].reverse().map(([inside, above]): Link => [above, inside]),
      [v, u],
      ...right.links,
    ];
    this.rings[id] = ring;
    this.links[id] = links;
    this.base[id] = this.base[meeting] as number;
    this.parent[id] = -1;
    this.labels[id] = OUTER;
    this.labelFrom[id] = this.labelFrom[meeting] as number;
    this.labelTo[id] = this.labelTo[meeting] as number;
    this.tree[id] = this.tree[meeting] as number;
    for (let limb = 0; limb < this.limbs; limb++) this.z[id * this.limbs + limb] = 0;
    const wereInner = ring.filter(child => this.labels[child] === INNER);
    for (const child of ring) {
      this.parent[child] = id;
      this.outermostIds.delete(child);
    }
    this.outermostIds.add(id);
    const vertices: number[] = [];
    for (const child of ring) {
      if (child < this.size) vertices.push(child);
      else for (const vertex of this.leaves(child)) vertices.push(vertex);
    }
    this.vertices[id] = vertices;
    for (const vertex of vertices) this.top[vertex] = id;
    return wereInner;
  }

  /** Outermost ids from `start` up to, without, `meeting`, each with the pair that leads from it upwards. */
  private pathUp(start: number, meeting: number): { ids: readonly number[]; links: readonly Link[] } {
    const ids: number[] = [];
    const links: Link[] = [];
    for (let at = start; at !== meeting; ) {
      const [from, to] = [this.labelFrom[at] as number, this.labelTo[at] as number];
      ids.push(at);
      links.push([to, from]);
      at = this.top[from] as number;
    }
    return { ids, links };
  }

  /** Uses the pair v-u between two trees: everything up to both roots changes partners. */
  augment(v: number, u: number): void {
    this.rematchToRoot(v, u);
    this.rematchToRoot(u, v);
  }

  /** The partners if an outer vertex were left over instead of the root of its tree. Nothing changes. */
  matesWithout(v: number): Int32Array {
    const [mate, base] = [this.mate.slice(), this.base.slice()];
    const [rings, links] = [this.rings.slice(), this.links.slice()];
    this.rematchToRoot(v, -1);
    const found = this.mate.slice();
    this.mate.set(mate);
    this.base.set(base);
    this.rings = rings;
    this.links = links;
    return found;
  }

  /** An outer vertex gets another partner, and everybody up to its root the next one on the way. */
  private rematchToRoot(v: number, partner: number): void {
    let [inside, outside] = [v, partner];
    for (;;) {
      const outer = this.top[inside] as number;
      if (outer >= this.size) this.moveBase(outer, inside);
      this.mate[inside] = outside;
      const from = this.labelFrom[outer] as number;
      if (from < 0) return;
      const inner = this.top[from] as number;
      const [above, to] = [this.labelFrom[inner] as number, this.labelTo[inner] as number];
      if (inner >= this.size) this.moveBase(inner, to);
      this.mate[to] = above;
      inside = above;
      outside = to;
    }
  }

  /** Rearranges the pairs inside a blossom so that `vertex` is the one matched outside. */
  private moveBase(id: number, vertex: number): void {
    const child = this.childHolding(id, vertex);
    if (child >= this.size) this.moveBase(child, vertex);
    const ring = this.ringOf(id);
    const links = this.linksOf(id);
    const start = ring.indexOf(child);
    // Matched now: 1-2, 3-4 … Between the old and the new base, on the side of an even number of links, they shift.
    const [first, end] = start % 2 === 0 ? [0, start] : [start + 1, ring.length];
    for (let at = first; at < end; at += 2) {
      const [a, b] = links[at] as Link;
      this.rematch(ring[at] as number, a);
      this.rematch(ring[(at + 1) % ring.length] as number, b);
      this.mate[a] = b;
      this.mate[b] = a;
    }
    this.rings[id] = [...ring.slice(start), ...ring.slice(0, start)];
    this.links[id] = [...links.slice(start), ...links.slice(0, start)];
    this.base[id] = vertex;
  }

  private rematch(child: number, vertex: number): void {
    if (child >= this.size) this.moveBase(child, vertex);
  }

  /** An inner blossom whose dual is used up: its children stand alone again. Gives those that are outer now. */
  expandInner(id: number): readonly number[] {
    const ring = this.ringOf(id);
    const links = this.linksOf(id);
    const [from, to] = [this.labelFrom[id] as number, this.labelTo[id] as number];
    const entry = ring.indexOf(this.childHolding(id, to));
    this.dissolve(id);
    const outer: number[] = [];
    let [above, inside] = [from, to];
    // From the child that was entered to the base: the matched pair first, so an even number of links.
    const stepBy = entry % 2 === 1 ? 1 : -1;
    for (let at = entry; ; at += 2 * stepBy) {
      this.label(ring[at % ring.length] as number, INNER, above, inside);
      if (at % ring.length === 0) return outer;
      const matched = ring[(at + stepBy) % ring.length] as number;
      this.label(matched, OUTER, ...linkFrom(links, at, stepBy));
      outer.push(matched);
      [above, inside] = linkFrom(links, at + stepBy, stepBy);
    }
  }

  private childHolding(id: number, vertex: number): number {
    let child = vertex;
    while (this.parent[child] !== id) child = this.parent[child] as number;
    return child;
  }

  private dissolve(id: number): void {
    this.outermostIds.delete(id);
    for (const child of this.ringOf(id)) {
      this.parent[child] = -1;
      this.labels[child] = NONE;
      if (child >= this.size) {
        if (this.isEmpty(child) && this.labels[id] === NONE) {
          this.dissolve(child);
          continue;
        }
        this.outermostIds.add(child);
      }
      for (const leaf of this.leaves(child)) this.top[leaf] = child;
    }
    this.free.push(id);
  }

  /** The sum of the duals of the blossoms that hold both vertices, in one limb. */
  dualsAround(v: number, u: number, limb: number): number {
    if (this.top[v] !== this.top[u]) return 0;
    const holding = new Set<number>();
    for (let id = this.parent[v] as number; id >= 0; id = this.parent[id] as number) holding.add(id);
    let sum = 0;
    for (let id = this.parent[u] as number; id >= 0; id = this.parent[id] as number)
      if (holding.has(id)) sum += this.z[id * this.limbs + limb] as number;
    return sum;
  }

  /** An outermost blossom one of whose links is gone, at any level; -1 if all stand. Trees must be felled. */
  findBroken(isGone: (v: number, u: number) => boolean): number {
    const isBroken = (id: number): boolean =>
      id >= this.size && (this.linksOf(id).some(([v, u]) => isGone(v, u)) || this.ringOf(id).some(isBroken));
    for (const id of this.outermostIds) if (isBroken(id)) return id;
    return -1;
  }

  /** Gives a blossom up, whatever its dual: the caller has seen to it that no pair needs the dual any more. */
  giveUp(id: number): void {
    this.labels[id] = NONE;
    this.z.fill(0, id * this.limbs, (id + 1) * this.limbs);
    this.dissolve(id);
  }

  /** Everything that a search changes and labels do not hold; what it gives puts that back, as often as it is asked to. */
  save(): () => void {
    const { top, z, parent, base } = this;
    const arrays = [top, z, parent, base].map(array => [array, array.slice()] as const);
    const [rings, links, vertices] = [this.rings.slice(), this.links.slice(), this.vertices.slice()];
    const [free, outermost] = [this.free.slice(), new Set(this.outermostIds)];
    return () => {
      for (const [array, saved] of arrays) array.set(saved);
      this.rings = rings.slice();
      this.links = links.slice();
      this.vertices = vertices.slice();
      this.free = free.slice();
      this.outermostIds = new Set(outermost);
      this.labels.fill(NONE);
    };
  }

  private isEmpty(id: number): boolean {
    for (let limb = 0; limb < this.limbs; limb++) if (this.z[id * this.limbs + limb] !== 0) return false;
    return true;
  }

  private dualOf(id: number): readonly number[] {
    return Array.from(this.z.subarray(id * this.limbs, (id + 1) * this.limbs));
  }

  private ringOf(id: number): readonly number[] {
    return this.rings[id] as readonly number[];
  }

  private linksOf(id: number): readonly Link[] {
    return this.links[id] as readonly Link[];
  }
}

type Link = readonly [number, number];

/** The link from a place of the ring to the next in the direction given, first end first. */
const linkFrom = (links: readonly Link[], at: number, stepBy: number): Link => {
  if (stepBy > 0) return links[at % links.length] as Link;
  const [a, b] = links[at - 1] as Link;
  return [b, a];
};
