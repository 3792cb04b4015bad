import { type BitGraph, bitSet, clearBit, hasBit, lowestBit, setBit } from '../../matching/index.ts';
import type { Member } from './definitions.ts';

/*
 * 3.3 and 3.4: a floater has a compatible opponent in the adjacent group "after excluding the opponents of other
 * floaters" who come before. Which opponents those need is a matching of the floaters ahead into the adjacent group:
 * a player has an opponent left exactly if he can be added to the largest such matching without losing anybody, that
 * is, if one of his compatible opponents is free or can be freed by an alternating path (Berge). The opponents that
 * are free or can be freed are `open`.
 */
export const openOpponents = (
  compatible: BitGraph,
  adjacent: readonly Member[],
  ahead: readonly Member[],
): Uint32Array => {
  const free = bitSet(compatible.size);
  for (const { order } of adjacent) setBit(free, order);
  const owners = new Map<number, number>();
  const group = free.slice();
  for (const { order } of ahead) seat(order, { compatible, group, owners });
  for (const taken of owners.keys()) clearBit(free, taken);
  return withThoseThatCanBeFreed(free, owners, compatible);
};

/** Whether the player is compatible with any of these. */
export const isJoinedToAny = (compatible: BitGraph, order: number, vertices: Uint32Array): boolean => {
  const { words, width } = compatible;
  for (let word = 0; word < width; word++)
    if (((words[order * width + word] as number) & (vertices[word] as number)) !== 0) return true;
  return false;
};

/** With how many of these the player is compatible. */
export const countJoined = (compatible: BitGraph, order: number, vertices: Uint32Array): number => {
  const { words, width } = compatible;
  let count = 0;
  for (let word = 0; word < width; word++)
    count += bitsIn((words[order * width + word] as number) & (vertices[word] as number));
  return count;
};

const bitsIn = (word: number): number => {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
};

interface Seating {
  readonly compatible: BitGraph;
  readonly group: Uint32Array;
  /** Opponent -> floater. */
  readonly owners: Map<number, number>;
}

/** Gives the floater an opponent, moving others to other opponents where needed; nothing changes if it cannot be. */
const seat = (floater: number, { compatible, group, owners }: Seating): void => {
  const cameFrom = new Map<number, number>();
  const fresh = group.slice();
  const queue = [floater];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const opponent of neighbours(compatible, at, fresh)) {
      clearBit(fresh, opponent);
      cameFrom.set(opponent, at);
      const owner = owners.get(opponent);
      if (owner === undefined) {
        moveAlong(opponent, cameFrom, owners);
        return;
      }
      queue.push(owner);
    }
};

const moveAlong = (
  last: number,
  cameFrom: ReadonlyMap<number, number>,
  owners: Map<number, number>,
): void => {
  const opponentOf = new Map([...owners].map(([opponent, floater]) => [floater, opponent]));
  for (let opponent: number | undefined = last; opponent !== undefined; ) {
    const floater = cameFrom.get(opponent) as number;
    owners.set(opponent, floater);
    opponent = opponentOf.get(floater);
  }
};

const withThoseThatCanBeFreed = (
  free: Uint32Array,
  owners: ReadonlyMap<number, number>,
  compatible: BitGraph,
): Uint32Array => {
  let grows = true;
  while (grows) {
    grows = false;
    for (const [opponent, floater] of owners)
      if (!hasBit(free, opponent) && isJoinedToAny(compatible, floater, free)) {
        setBit(free, opponent);
        grows = true;
      }
  }
  return free;
};

function* neighbours(compatible: BitGraph, order: number, among: Uint32Array): Generator<number> {
  const { words, width } = compatible;
  for (let word = 0; word < width; word++) {
    let found = (words[order * width + word] as number) & (among[word] as number);
    while (found !== 0) {
      yield (word << 5) + lowestBit(found);
      found &= found - 1;
    }
  }
}
