export type Pairs<Item> = readonly (readonly [Item, Item])[];
export type MayMeet<Item> = (a: Item, b: Item) => boolean;

/** 6.2, after 7.3 and 7.4. */
export interface Columns<Item> {
  readonly white: readonly Item[];
  readonly black: readonly Item[];
}

/** Every way to pair all members two by two. */
export function* allPairings<Item>(
  [first, ...others]: readonly Item[],
  mayMeet: MayMeet<Item>,
): Generator<Pairs<Item>> {
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    if (!mayMeet(first, other)) continue;
    const rest = others.filter(member => member !== other);
    for (const pairs of allPairings(rest, mayMeet)) yield [[first, other], ...pairs];
  }
}

export const exists = (pairings: Generator<unknown>): boolean => !pairings.next().done;

/**
 * 6.3: row by row, each White seeker with the Black seekers in the order of their column, then with the White seekers
 * further down; a row that leaves those below without opponents is changed. Black seekers left over meet each other.
 */
export const firstRows = <Item>(columns: Columns<Item>, mayMeet: MayMeet<Item>): Pairs<Item> | undefined => {
  for (let sameColumn = 0; 2 * sameColumn <= columns.white.length; sameColumn++) {
    const [rows] = rowsWith(columns.white, columns.black, sameColumn, mayMeet);
    if (rows) return rows;
  }
  return undefined;
};

function* rowsWith<Item>(
  [first, ...others]: readonly Item[],
  black: readonly Item[],
  sameColumn: number,
  mayMeet: MayMeet<Item>,
): Generator<Pairs<Item>> {
  if (first === undefined) {
    yield* allPairings(black, mayMeet);
    return;
  }
  for (const opponent of black) {
    if (!mayMeet(first, opponent)) continue;
    const rest = black.filter(member => member !== opponent);
    for (const rows of rowsWith(others, rest, sameColumn, mayMeet)) yield [[first, opponent], ...rows];
  }
  if (sameColumn === 0) return;
  for (const opponent of others) {
    if (!mayMeet(first, opponent)) continue;
    const rest = others.filter(member => member !== opponent);
    for (const rows of rowsWith(rest, black, sameColumn - 1, mayMeet)) yield [[first, opponent], ...rows];
  }
}
