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
