import { impossible } from '../../model/index.ts';

/** Chance that is the same for the same seed, on every machine. */
export interface Dice {
  /** 0 to `count` - 1. */
  readonly below: (count: number) => number;
  readonly between: (first: number, last: number) => number;
  readonly happens: (percent: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => readonly Item[];
}

export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    between: (first, last) => first + below(last - first + 1),
    happens: percent => next() * 100 < percent,
    pick: items => items[below(items.length)] ?? impossible('one of several is picked'),
    shuffled: items =>
      items
        .map(item => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
};
