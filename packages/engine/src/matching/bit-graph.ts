/** An undirected graph on 0..size-1 as a matrix of bits: 9,000 vertices take 10 MB, and rows are scanned by words. */
export interface BitGraph {
  readonly size: number;
  /** Words per row. */
  readonly width: number;
  readonly words: Uint32Array;
}

export const bitGraph = (size: number): BitGraph => {
  const width = (size + 31) >>> 5;
  return { size, width, words: new Uint32Array(size * width) };
};

export const copyOfGraph = ({ size, width, words }: BitGraph): BitGraph => ({
  size,
  width,
  words: words.slice(),
});

/** Whether every edge of a graph on as many vertices is one of another. */
export const isPartOf = (part: BitGraph, whole: BitGraph): boolean =>
  part.size === whole.size && part.words.every((word, at) => (word & ~(whole.words[at] as number)) === 0);

export const hasEdge = (graph: BitGraph, u: number, v: number): boolean =>
  (((graph.words[u * graph.width + (v >>> 5)] as number) >>> (v & 31)) & 1) === 1;

export const addEdge = (graph: BitGraph, u: number, v: number): void => {
  const { words, width } = graph;
  const [at, back] = [u * width + (v >>> 5), v * width + (u >>> 5)];
  words[at] = (words[at] as number) | (1 << (v & 31));
  words[back] = (words[back] as number) | (1 << (u & 31));
};

export const removeEdge = (graph: BitGraph, u: number, v: number): void => {
  const { words, width } = graph;
  const [at, back] = [u * width + (v >>> 5), v * width + (u >>> 5)];
  words[at] = (words[at] as number) & ~(1 << (v & 31));
  words[back] = (words[back] as number) & ~(1 << (u & 31));
};

/** A set of vertices as bits. */
export const bitSet = (size: number): Uint32Array => new Uint32Array((size + 31) >>> 5);

export const hasBit = (set: Uint32Array, v: number): boolean =>
  (((set[v >>> 5] as number) >>> (v & 31)) & 1) === 1;

export const setBit = (set: Uint32Array, v: number): void => {
  set[v >>> 5] = (set[v >>> 5] as number) | (1 << (v & 31));
};

export const clearBit = (set: Uint32Array, v: number): void => {
  set[v >>> 5] = (set[v >>> 5] as number) & ~(1 << (v & 31));
};

/** The lowest bit of a word that is not zero. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** Whoever is joined to a vertex, ascending. */
export const neighboursOf = ({ words, width }: BitGraph, v: number): readonly number[] => {
  const found: number[] = [];
  for (let word = 0; word < width; word++)
    for (let row = words[v * width + word] as number; row !== 0; row &= row - 1)
      found.push((word << 5) + lowestBit(row));
  return found;
};

/** Joins the first vertices of a graph as some of another are joined: those that follow one another there are copied by words. */
export const joinAlike = (graph: BitGraph, like: BitGraph, vertices: readonly number[]): void => {
  const runs = runsIn(vertices);
  for (const [v, of] of vertices.entries())
    for (const { at, from, length } of runs)
      copyBits(
        { words: graph.words, row: v * graph.width, at },
        { words: like.words, row: of * like.width, at: from },
        length,
      );
};

/** The graph of these vertices alone, in their order. */
export const inducedGraph = (graph: BitGraph, vertices: readonly number[]): BitGraph => {
  const induced = bitGraph(vertices.length);
  joinAlike(induced, graph, vertices);
  return induced;
};

interface Run {
  readonly at: number;
  readonly from: number;
  length: number;
}

const runsIn = (vertices: readonly number[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const [at, from] of vertices.entries()) {
    const last = runs.at(-1);
    if (last && last.from + last.length === from) last.length += 1;
    else runs.push({ at, from, length: 1 });
  }
  return runs;
};

/** A place in a row of bits. */
interface BitsAt {
  readonly words: Uint32Array;
  readonly row: number;
  readonly at: number;
}

/** Into bits that are all zero. */
const copyBits = (to: BitsAt, from: BitsAt, length: number): void => {
  for (let done = 0; done < length; ) {
    const [target, source] = [to.at + done, from.at + done];
    const many = Math.min(length - done, 32 - (target & 31), 32 - (source & 31));
    const mask = many === 32 ? -1 : (1 << many) - 1;
    const bits = ((from.words[from.row + (source >>> 5)] as number) >>> (source & 31)) & mask;
    const at = to.row + (target >>> 5);
    to.words[at] = (to.words[at] as number) | (bits << (target & 31));
    done += many;
  }
};
