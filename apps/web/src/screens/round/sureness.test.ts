import { type KeyedPairing, playerKey } from '@pareo/engine/journal';
import { accept } from '@pareo/engine/model';
import { expect, test } from 'vitest';
import { surenessOf } from './sureness.ts';

const pairing = (...pairs: readonly (readonly [number, number])[]): KeyedPairing => ({
  system: 'dutch-2026',
  edition: '2026',
  options: {},
  boards: pairs.map(([white, black], at) => ({
    number: at + 1,
    white: playerKey(white),
    black: playerKey(black),
  })),
  byes: [],
});

test('a pair is sure when it stands in every outcome, and its colour when that never changes', async () => {
  const found = await surenessOf(
    [7],
    async given =>
      accept(given[7] === '1-0' ? pairing([1, 2], [3, 4], [5, 6]) : pairing([1, 2], [4, 3], [5, 8])),
    () => false,
  );
  expect([...found]).toEqual([
    ['1-2', 'sure'],
    ['3-4', 'colour-open'],
  ]);
});

test('two open games are nine outcomes', async () => {
  let tried = 0;
  await surenessOf(
    [1, 2],
    async () => {
      tried += 1;
      return accept(pairing([1, 2]));
    },
    () => false,
  );
  expect(tried).toBe(9);
});
