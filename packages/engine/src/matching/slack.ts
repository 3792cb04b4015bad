import type { BitGraph } from './bit-graph.ts';
import type { PairCosts } from './costs.ts';
import { tightGraphOf } from './tight-rows.ts';

/** What is missing between two vertices of different blossoms: y[u] + y[v] + cost(u, v). */
export class Slacks {
  readonly limbs: number;
  readonly y: Float64Array;
  /** Those who have not been taken out, in their order. */
  present: Int32Array;
  readonly graph: BitGraph;
  readonly costs: PairCosts;

  constructor(graph: BitGraph, costs: PairCosts, y?: Float64Array) {
    this.graph = graph;
    this.costs = costs;
    this.limbs = costs.limbs;
    this.y = y ?? new Float64Array(graph.size * costs.limbs);
    this.present = new Int32Array(graph.size);
    for (let v = 0; v < graph.size; v++) this.present[v] = v;
  }

  /** Its first limb; Infinity for an absent pair. */
  first(v: number, u: number): number {
    const { y, limbs } = this;
    return (
      (y[v * limbs] as number) + (y[u * limbs] as number) + (this.tableFor(v, u)[this.costAt(v, u)] as number)
    );
  }

  /** The first limb of the pair of a vertex with everybody present; Infinity where a pair is absent. */
  firstsInto(firsts: Float64Array, v: number): void {
    const { y, limbs, graph, costs, present } = this;
    const { classOf, classes, joined, apart } = costs;
    const own = y[v * limbs] as number;
    const rowOfClass = (classOf[v] as number) * classes;
    const rowOfGraph = v * graph.width;
    for (let index = 0; index < present.length; index++) {
      const u = present[index] as number;
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
    return this.first(v, u) === 0 && this.isTightBelowFirst(v, u);
  }

  /** All pairs without slack. Blossoms do not count. */
  tightGraph(): BitGraph {
    return tightGraphOf(this);
  }

  private isTightBelowFirst(v: number, u: number): boolean {
    const { y, limbs } = this;
    if (limbs === 1) return true;
    const table = this.tableFor(v, u);
    const at = this.costAt(v, u);
    for (let limb = 1; limb < limbs; limb++)
      if (
        (y[v * limbs + limb] as number) + (y[u * limbs + limb] as number) + (table[at + limb] as number) !==
        0
      )
        return false;
    return true;
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
