import { addEdge, type BitGraph, bitGraph } from './bit-graph.ts';
import type { PairCosts } from './costs.ts';
import { isZero } from './vectors.ts';

/** What is missing between two vertices of different blossoms: y[u] + y[v] + cost(u, v). */
export class Slacks {
  readonly limbs: number;
  readonly y: Float64Array;
  private readonly graph: BitGraph;
  private readonly costs: PairCosts;
  private readonly between: Float64Array;

  constructor(graph: BitGraph, costs: PairCosts) {
    this.graph = graph;
    this.costs = costs;
    this.limbs = costs.limbs;
    this.y = new Float64Array(graph.size * costs.limbs);
    this.between = new Float64Array(costs.limbs);
  }

  /** Its first limb; Infinity for an absent pair. */
  first(v: number, u: number): number {
    const { y, limbs } = this;
    return (
      (y[v * limbs] as number) + (y[u * limbs] as number) + (this.tableFor(v, u)[this.costAt(v, u)] as number)
    );
  }

  /** The first limb of every pair of a vertex, one after the other; Infinity where a pair is absent. */
  firstsInto(firsts: Float64Array, v: number): void {
    const { y, limbs, graph, costs } = this;
    const { classOf, classes, joined, apart } = costs;
    const own = y[v * limbs] as number;
    const rowOfClass = (classOf[v] as number) * classes;
    const rowOfGraph = v * graph.width;
    for (let u = 0; u < graph.size; u++) {
      const at = (rowOfClass + (classOf[u] as number)) * limbs;
      const isJoined = ((graph.words[rowOfGraph + (u >>> 5)] as number) >>> (u & 31)) & 1;
      firsts[u] = own + (y[u * limbs] as number) + ((isJoined === 1 ? joined[at] : apart[at]) as number);
    }
  }

  into(slack: Float64Array, v: number, u: number): void {
    const { y, limbs } = this;
    const table = this.tableFor(v, u);
    const at = this.costAt(v, u);
    for (let limb = 0; limb < limbs; limb++)
      slack[limb] =
        (y[v * limbs + limb] as number) + (y[u * limbs + limb] as number) + (table[at + limb] as number);
  }

  isTight(v: number, u: number): boolean {
    if (this.limbs === 1) return this.first(v, u) === 0;
    this.into(this.between, v, u);
    return isZero(this.between);
  }

  /** All pairs without slack. Blossoms do not count. */
  tightGraph(): BitGraph {
    const { size } = this.graph;
    const tight = bitGraph(size);
    for (let v = 0; v < size; v++)
      for (let u = v + 1; u < size; u++) if (this.isTight(v, u)) addEdge(tight, v, u);
    return tight;
  }

  costAt(v: number, u: number): number {
    const { costs } = this;
    return ((costs.classOf[v] as number) * costs.classes + (costs.classOf[u] as number)) * costs.limbs;
  }

  tableFor(v: number, u: number): Float64Array {
    const { graph, costs } = this;
    const joined = ((graph.words[v * graph.width + (u >>> 5)] as number) >>> (u & 31)) & 1;
    return joined === 1 ? costs.joined : costs.apart;
  }
}
