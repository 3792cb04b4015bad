/** 4.1.3: the sets of `size` items, by the smallest differing number; items are given in the order of their numbers. */
export function* setsInOrder<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, first] of items.entries())
    for (const rest of setsInOrder(items.slice(index + 1), size - 1)) yield [first, ...rest];
}

type Pair<Item> = readonly [Item, Item];

/** Every way to pair all items two by two. */
export function* allPairings<Item>(
  [first, ...others]: readonly Item[],
  mayMeet: (a: Item, b: Item) => boolean,
): Generator<readonly Pair<Item>[]> {
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    if (!mayMeet(first, other)) continue;
    const rest = others.filter(item => item !== other);
    for (const pairs of allPairings(rest, mayMeet)) yield [[first, other], ...pairs];
  }
}

/** 4.4: the transpositions of the second list, in order, that give each of the first a legal opponent. */
export function* legalTranspositions<Item>(
  [first, ...others]: readonly Item[],
  second: readonly Item[],
  mayMeet: (a: Item, b: Item) => boolean,
): Generator<readonly Pair<Item>[]> {
  if (first === undefined) {
    yield [];
    return;
  }
  for (const opponent of second) {
    if (!mayMeet(first, opponent)) continue;
    const rest = second.filter(item => item !== opponent);
    for (const pairs of legalTranspositions(others, rest, mayMeet)) yield [[first, opponent], ...pairs];
  }
}

export const without = <Item>(items: readonly Item[], taken: readonly Item[]): readonly Item[] =>
  items.filter(item => !taken.includes(item));
