/** Vertices by what costs see of them: the class of each, and the first of every class. */
export interface Classes<Item> {
  readonly classOf: Int32Array;
  readonly samples: readonly Item[];
}

/** Items with the same key are of one class; classes are numbered as they come. */
export const classesBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Classes<Item> => {
  const known = new Map<string, number>();
  const samples: Item[] = [];
  const classOf = Int32Array.from(items, item => {
    const key = keyOf(item);
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, samples.length);
    samples.push(item);
    return samples.length - 1;
  });
  return { classOf, samples };
};
