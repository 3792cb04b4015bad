import { expect, test } from 'vitest';
import { addEdge, bitGraph } from './bit-graph.ts';
import { leftoversOf, possibleLastOf } from './leftovers.ts';

const graphOf = (size: number, edges: readonly (readonly [number, number])[]) => {
  const graph = bitGraph(size);
  for (const [a, b] of edges) addEdge(graph, a, b);
  return graph;
};

test('of three who have only one partner two are left, and each of the three can be', () => {
  const star = graphOf(4, [
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
  expect(leftoversOf(star, [0, 1, 2, 3])).toEqual({ count: 2, possible: [1, 2, 3] });
  expect(possibleLastOf(star, [0, 1, 2, 3])).toEqual([]);
});

test('in a circle of five each can be the one left', () => {
  const circle = graphOf(
    5,
    [0, 1, 2, 3, 4].map(v => [v, (v + 1) % 5] as const),
  );
  expect(possibleLastOf(circle, [0, 1, 2, 3, 4])).toEqual([0, 1, 2, 3, 4]);
});

test('of a line of three the middle cannot be left', () => {
  const line = graphOf(3, [
    [0, 1],
    [1, 2],
  ]);
  expect(possibleLastOf(line, [0, 1, 2])).toEqual([0, 2]);
});

test('nobody is left where all are matched; vertices that were not named take no part', () => {
  const pair = graphOf(3, [
    [0, 1],
    [1, 2],
  ]);
  expect(leftoversOf(pair, [0, 1])).toEqual({ count: 0, possible: [] });
});
