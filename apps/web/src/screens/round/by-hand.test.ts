import { playerKey } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import { coloursSwapped, differing, exchanged, type HandPairing } from './by-hand.ts';

const key = playerKey;
const ROUND: HandPairing = {
  boards: [
    { number: 1, white: key(1), black: key(2) },
    { number: 2, white: key(3), black: key(4) },
  ],
  byes: [{ player: key(5), kind: 'pairing-bye' }],
};

test('two players change seats; their opponents stay', () => {
  const changed = exchanged(ROUND, key(2), key(3));
  expect(changed.boards.map(({ white, black }) => [white, black])).toEqual([
    [1, 3],
    [2, 4],
  ]);
  expect(differing(changed, ROUND)).toEqual([1, 2]);
});

test('whoever has the bye takes the seat, and the other gets the bye', () => {
  const changed = exchanged(ROUND, key(4), key(5));
  expect(changed.byes[0]?.player).toBe(4);
  expect(differing(changed, ROUND)).toEqual([2]);
});

test('colours of one board change, and back again', () => {
  expect(differing(coloursSwapped(ROUND, 1), ROUND)).toEqual([1]);
  expect(coloursSwapped(coloursSwapped(ROUND, 1), 1)).toEqual(ROUND);
});
