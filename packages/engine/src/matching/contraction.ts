import { impossible } from '../model/outcome.ts';
import { addEdge, type BitGraph, bitGraph, hasEdge } from './bit-graph.ts';
import type { MatchingProblem, PairCosts } from './costs.ts';
import { MaximumMatching } from './maximum-matching.ts';
import type { SolvedMatching } from './perfect-matching.ts';

/*
 * Where blossoms have positive duals, a matching is of least cost exactly if it uses pairs without slack alone and a
 * single pair leads out of each of these blossoms. So the outermost of them are vertices of a smaller graph, in which
 * a choice among equals is again one alternating path (`tight-graph.ts`). Whichever vertex a blossom is left by, all
 * others of it can be paired inside, which is the same question one level down.
 */
export interface Contraction {
  /** The smaller graph: which vertices may really be paired. Nothing costs anything in it. */
  readonly problem: MatchingProblem;
  readonly tight: BitGraph;
  readonly mate: Int32Array;
  /** The matching of all vertices that one of the smaller graph stands for; -1 for whoever it leaves out. */
  readonly expanded: (mateOf: (part: number) => number) => Int32Array;
}

/** One vertex, or the vertices of a blossom. */
type Part = readonly number[];
type Blossom = SolvedMatching['blossoms'][number];

/** The first `kept` vertices stay themselves. Undefined if a blossom holds one of them. */
export const contracted = (
  kept: number,
  problem: MatchingProblem,
  given: SolvedMatching,
): Contraction | undefined => {
  const solved = movedOut(kept, problem, given);
  const { size } = problem.graph;
  const everybody = Array.from({ length: size }, (_, v) => v);
  const blossoms = [...solved.blossoms].sort((a, b) => b.vertices.length - a.vertices.length);
  if (blossoms.some(({ vertices }) => vertices.some(v => v < kept))) return undefined;
  const level = levelOf({ problem, solved }, everybody, blossoms, []);
  const joined = bitGraph(level.parts.length);
  for (const [a, [v = 0]] of level.parts.entries())
    for (let b = a + 1; b < level.parts.length; b++) {
      const [u = 0] = level.parts[b] as Part;
      if (isSingle(level, a) && isSingle(level, b) && hasEdge(problem.graph, v, u)) addEdge(joined, a, b);
    }
  return {
    problem: { graph: joined, costs: withoutCosts(level.parts.length) },
    tight: level.tight,
    mate: level.mate,
    expanded: mateOf => {
      const mate = new Int32Array(size).fill(-1);
      expandInto(mate, level, mateOf);
      return mate;
    },
  };
};

/**
 * Two blossoms that hold everybody between them have the same pairs leading out: the dual of one may as well be the
 * other's. It is moved from the one that holds vertices to be kept.
 */
const movedOut = (
  kept: number,
  { graph, costs }: MatchingProblem,
  solved: SolvedMatching,
): SolvedMatching => {
  const holder = solved.blossoms.find(({ vertices }) => vertices.some(v => v < kept));
  if (!holder) return solved;
  const inside = new Set(holder.vertices);
  const rest = solved.blossoms.find(
    ({ vertices }) => vertices.length + inside.size === graph.size && !vertices.some(v => inside.has(v)),
  );
  if (!rest) return solved;
  const y = solved.y.slice();
  for (let at = 0; at < y.length; at++) {
    // Duals of blossoms are even.
    const half = (holder.z[at % costs.limbs] as number) / 2;
    y[at] = (y[at] as number) + (inside.has(Math.floor(at / costs.limbs)) ? half : -half);
  }
  const blossoms = solved.blossoms
    .filter(blossom => blossom !== holder)
    .map(blossom =>
      blossom === rest
        ? { ...rest, z: rest.z.map((dual, limb) => dual + (holder.z[limb] as number)) }
        : blossom,
    );
  return { ...solved, y, blossoms };
};

interface Proof {
  readonly problem: MatchingProblem;
  readonly solved: SolvedMatching;
}

/** Vertices among which every pair lies in the same blossoms, but for pairs inside one part. */
interface Level {
  readonly proof: Proof;
  readonly parts: readonly Part[];
  readonly partOf: ReadonlyMap<number, number>;
  /** From the greatest. */
  readonly blossoms: readonly Blossom[];
  /** The duals of the blossoms around. */
  readonly around: readonly (readonly number[])[];
  readonly tight: BitGraph;
  /** As the matching has them; -1 for the part that is left. */
  readonly mate: Int32Array;
}

const isSingle = ({ parts }: Level, part: number): boolean => parts[part]?.length === 1;

const levelOf = (
  proof: Proof,
  vertices: Part,
  blossoms: readonly Blossom[],
  around: Level['around'],
): Level => {
  const partOf = new Map<number, number>();
  const parts: Part[] = [];
  const holderOf = new Map<number, Blossom>();
  for (const blossom of blossoms)
    for (const v of blossom.vertices) if (!holderOf.has(v)) holderOf.set(v, blossom);
  for (const v of vertices) {
    if (partOf.has(v)) continue;
    const part = holderOf.get(v)?.vertices ?? [v];
    for (const w of part) partOf.set(w, parts.length);
    parts.push(part);
  }
  const tight = bitGraph(parts.length);
  const mate = new Int32Array(parts.length).fill(-1);
  for (const [at, v] of vertices.entries()) {
    const own = partOf.get(v) as number;
    for (let next = at + 1; next < vertices.length; next++) {
      const u = vertices[next] as number;
      const other = partOf.get(u) as number;
      if (own !== other && isTight(proof, v, u, around)) addEdge(tight, own, other);
    }
    const partner = partOf.get(proof.solved.mate[v] as number);
    if (partner !== undefined && partner !== own) mate[own] = partner;
  }
  return { proof, parts, partOf, blossoms, around, tight, mate };
};

const isTight = (
  { problem: { graph, costs }, solved: { y } }: Proof,
  v: number,
  u: number,
  around: Level['around'],
): boolean => {
  const { limbs, classes, classOf } = costs;
  const table = hasEdge(graph, v, u) ? costs.joined : costs.apart;
  const at = ((classOf[v] as number) * classes + (classOf[u] as number)) * limbs;
  for (let limb = 0; limb < limbs; limb++) {
    let slack =
      (y[v * limbs + limb] as number) + (y[u * limbs + limb] as number) + (table[at + limb] as number);
    for (const z of around) slack += z[limb] as number;
    if (slack !== 0) return false;
  }
  return true;
};

const expandInto = (mate: Int32Array, level: Level, mateOf: (part: number) => number): void => {
  for (const [a, part] of level.parts.entries()) {
    const b = mateOf(a);
    if (b < a) continue;
    const [v, u] = linkBetween(level, part, level.parts[b] as Part);
    mate[v] = u;
    mate[u] = v;
    leaveInto(mate, level, a, v);
    leaveInto(mate, level, b, u);
  }
};

const linkBetween = ({ proof, around }: Level, one: Part, other: Part): readonly [number, number] => {
  for (const v of one) for (const u of other) if (isTight(proof, v, u, around)) return [v, u];
  return impossible('parts are matched along a pair without slack');
};

/** Pairs all of a part but the vertex by which it is left. */
const leaveInto = (mate: Int32Array, level: Level, part: number, exit: number): void => {
  const blossom = level.blossoms.find(
    ({ vertices }) => vertices.length > 1 && level.partOf.get(vertices[0] as number) === part,
  );
  if (isSingle(level, part) || !blossom) return;
  const inside = level.blossoms.filter(
    ({ vertices }) =>
      vertices.length < blossom.vertices.length && level.partOf.get(vertices[0] as number) === part,
  );
  const within = levelOf(level.proof, blossom.vertices, inside, [...level.around, blossom.z]);
  const left = within.partOf.get(exit) as number;
  const matching = new MaximumMatching(within.tight, within.mate);
  const others = within.parts.map((_, index) => index).filter(index => index !== left);
  for (const index of others) matching.admit(index);
  matching.dismiss(left);
  matching.complete(others);
  expandInto(mate, within, index => matching.mate[index] as number);
  leaveInto(mate, within, left, exit);
};

const withoutCosts = (size: number): PairCosts => ({
  limbs: 1,
  classes: 1,
  classOf: new Int32Array(size),
  joined: new Float64Array(1),
  apart: new Float64Array(1),
});
