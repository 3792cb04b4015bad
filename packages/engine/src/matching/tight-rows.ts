import { addEdge, type BitGraph, bitGraph, bitSet, hasEdge, setBit } from './bit-graph.ts';
import type { PairCosts } from './costs.ts';

/** What the pairs without slack are read off. */
interface Dual {
  readonly graph: BitGraph;
  readonly costs: PairCosts;
  readonly y: Float64Array;
  readonly present: Int32Array;
}

/** Where hardly two vertices are alike. */
const pairByPair = (dual: Dual): BitGraph => {
  const { graph, costs, present } = dual;
  const tight = bitGraph(graph.size);
  for (let index = 0; index < present.length; index++)
    for (let next = index + 1; next < present.length; next++) {
      const [v, u] = [present[index] as number, present[next] as number];
      const table = hasEdge(graph, v, u) ? costs.joined : costs.apart;
      if (haveNoSlack(table, dual, v, u)) addEdge(tight, v, u);
    }
  return tight;
};

/** Vertices of one class with the same dual: their pairs have the same slack, joined or apart. */
interface Kind {
  readonly first: number;
  readonly of: Uint32Array;
  /** Whom they meet without slack: of those they are joined to, and of the others. */
  readonly joined: Uint32Array;
  readonly apart: Uint32Array;
}

/** All pairs without slack, a row at a time. Blossoms do not count. */
export const tightGraphOf = (dual: Dual): BitGraph => {
  const { graph, present } = dual;
  if (2 * dual.costs.classes > graph.size) return pairByPair(dual);
  const { width, words } = graph;
  const tight = bitGraph(graph.size);
  const { kinds, kindOf } = kindsIn(dual);
  for (let index = 0; index < present.length; index++) {
    const v = present[index] as number;
    const { joined, apart } = kinds[kindOf[index] as number] as Kind;
    const row = v * width;
    for (let word = 0; word < width; word++) {
      const own = words[row + word] as number;
      tight.words[row + word] = (own & (joined[word] as number)) | (~own & (apart[word] as number));
    }
    const self = row + (v >>> 5);
    tight.words[self] = (tight.words[self] as number) & ~(1 << (v & 31));
  }
  return tight;
};

const kindsIn = (dual: Dual): { readonly kinds: readonly Kind[]; readonly kindOf: Int32Array } => {
  const { graph, costs, y, present } = dual;
  const { limbs, classOf } = costs;
  const kinds: Kind[] = [];
  const kindOf = new Int32Array(present.length);
  const ofClass: number[][] = Array.from({ length: costs.classes }, () => []);
  for (let index = 0; index < present.length; index++) {
    const v = present[index] as number;
    const known = ofClass[classOf[v] as number] as number[];
    let found = known.find(kind => haveSameDual(y, limbs, v, (kinds[kind] as Kind).first));
    if (found === undefined) {
      found = kinds.length;
      known.push(found);
      const sets = [bitSet(graph.size), bitSet(graph.size), bitSet(graph.size)] as const;
      kinds.push({ first: v, of: sets[0], joined: sets[1], apart: sets[2] });
    }
    kindOf[index] = found;
    setBit((kinds[found] as Kind).of, v);
  }
  for (let a = 0; a < kinds.length; a++)
    for (let b = a; b < kinds.length; b++) {
      const [one, other] = [kinds[a] as Kind, kinds[b] as Kind];
      for (const how of ['joined', 'apart'] as const) {
        if (!haveNoSlack(costs[how], dual, one.first, other.first)) continue;
        include(one[how], other.of);
        if (a !== b) include(other[how], one.of);
      }
    }
  return { kinds, kindOf };
};

const haveSameDual = (y: Float64Array, limbs: number, v: number, u: number): boolean => {
  for (let limb = 0; limb < limbs; limb++) if (y[v * limbs + limb] !== y[u * limbs + limb]) return false;
  return true;
};

const haveNoSlack = (
  table: Float64Array,
  { costs: { limbs, classes, classOf }, y }: Dual,
  v: number,
  u: number,
): boolean => {
  const at = ((classOf[v] as number) * classes + (classOf[u] as number)) * limbs;
  for (let limb = 0; limb < limbs; limb++)
    if (
      (y[v * limbs + limb] as number) + (y[u * limbs + limb] as number) + (table[at + limb] as number) !==
      0
    )
      return false;
  return true;
};

const include = (set: Uint32Array, more: Uint32Array): void => {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] as number) | (more[word] as number);
};
