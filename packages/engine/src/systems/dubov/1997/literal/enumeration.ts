import type { Member } from '../../definitions.ts';
import type { Columns } from '../definitions.ts';

export type Pairs = readonly (readonly [Member, Member])[];
export type MayMeet = (a: Member, b: Member) => boolean;

/** Every way to pair all members two by two. */
export function* allPairings([first, ...others]: readonly Member[], mayMeet: MayMeet): Generator<Pairs> {
  if (!first) {
    yield [];
    return;
  }
  for (const other of others) {
    if (!mayMeet(first, other)) continue;
    const rest = others.filter(member => member !== other);
    for (const pairs of allPairings(rest, mayMeet)) yield [[first, other], ...pairs];
  }
}

export const exists = (pairings: Generator<Pairs>): boolean => !pairings.next().done;

/**
 * 6.3: row by row, each White seeker with the Black seekers in the order of their column, then with the White seekers
 * further down; a row that leaves those below without opponents is changed. Black seekers left over meet each other.
 */
export const firstRows = (columns: Columns, mayMeet: MayMeet): Pairs | undefined => {
  for (let sameColumn = 0; 2 * sameColumn <= columns.white.length; sameColumn++) {
    const [rows] = rowsWith(columns.white, columns.black, sameColumn, mayMeet);
    if (rows) return rows;
  }
  return undefined;
};

function* rowsWith(
  [first, ...others]: readonly Member[],
  black: readonly Member[],
  sameColumn: number,
  mayMeet: MayMeet,
): Generator<Pairs> {
  if (!first) {
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
