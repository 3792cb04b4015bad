import { impossible } from '../model/index.ts';

/**
 * Chance that is the same for the same seed on every machine: whole numbers of 32 bits only, no floating point.
 *
 * The numbers are those of xoshiro128** 1.1 (Blackman and Vigna). Word k of its state, k = 0 to 3, is the text
 * `k:seed` by FNV-1a over its UTF-16 units, finished as in MurmurHash3.
 */
export interface Random {
  /** 0 to `count` - 1, each as likely as the others. */
  readonly below: (count: number) => number;
  readonly between: (first: number, last: number) => number;
  /** True in so many cases of a hundred; down to a ten-thousandth of one. */
  readonly happens: (percent: number) => boolean;
  readonly shuffled: <Item>(items: readonly Item[]) => readonly Item[];
  /** So many of them, all if there are fewer, in the order given. */
  readonly some: <Item>(items: readonly Item[], count: number) => readonly Item[];
}

/** How finely `happens` tells chances apart. */
export const PARTS_OF_ONE = 1_000_000;

export const randomFrom = (seed: string): Random => {
  const next = xoshiro128(stateFrom(seed));
  const below = (count: number): number => {
    if (!(count >= 1 && count <= RANGE)) return impossible(`one of ${count} is drawn`);
    // Numbers beyond the last whole multiple of `count` would favour the first ones: they are drawn again.
    const limit = RANGE - (RANGE % count);
    for (;;) {
      const drawn = next();
      if (drawn < limit) return drawn % count;
    }
  };
  // Everyone draws a ticket; of two equal ones the first comes first.
  const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
    items
      .map(item => ({ item, ticket: next() }))
      .sort((a, b) => a.ticket - b.ticket)
      .map(({ item }) => item);
  return {
    below,
    between: (first, last) => first + below(last - first + 1),
    happens: percent => below(PARTS_OF_ONE) < Math.round((percent * PARTS_OF_ONE) / 100),
    shuffled,
    some: (items, count) => {
      const chosen = new Set(shuffled(items.map((_, index) => index)).slice(0, count));
      return items.filter((_, index) => chosen.has(index));
    },
  };
};

const RANGE = 2 ** 32;

type State = readonly [number, number, number, number];

const stateFrom = (seed: string): State => {
  const word = (k: number) => mixed(fnv1a(`${k}:${seed}`));
  const state: State = [word(0), word(1), word(2), word(3)];
  // The only state from which nothing but zeros would follow.
  return state.every(each => each === 0) ? [1, 2, 3, 4] : state;
};

const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};

const mixed = (hash: number): number => {
  let word = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
};

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The generator itself, for those who want to compare it with another implementation. */
export const xoshiro128 = (start: State): (() => number) => {
  let [a, b, c, d] = start;
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result;
  };
};
