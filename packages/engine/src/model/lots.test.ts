import { describe, expect, test } from 'vitest';
import { drawnColour, drawnOrder } from './lots.ts';

const order = (items: readonly number[], lot: string) => drawnOrder(items, lot, item => item);

describe('a draw of lots', () => {
  test('is the same for the same lot, whatever the order given', () => {
    expect(order([1, 2, 3, 4, 5], 'seven ducks')).toEqual(order([5, 3, 1, 2, 4], 'seven ducks'));
  });

  test('never changes from one version to the next: a published draw can be checked for ever', () => {
    expect(order([1, 2, 3, 4, 5, 6, 7, 8], 'seven ducks')).toEqual([2, 4, 7, 3, 1, 5, 6, 8]);
  });

  test('gives every order of three players, each about equally often', () => {
    const counts = new Map<string, number>();
    for (let lot = 0; lot < 6000; lot++) {
      const drawn = order([1, 2, 3], String(lot)).join();
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('gives either colour about equally often', () => {
    const whites = Array.from({ length: 2000 }, (_, match) => drawnColour('ducks', [1, match])).filter(
      colour => colour === 'white',
    );
    expect(Math.abs(whites.length - 1000)).toBeLessThan(150);
  });
});
