import { expect, test } from 'vitest';
import { position } from '../../testing/index.ts';
import { boardOrderIn, byBoardOrder, byRank, rankedPair } from './board-order.ts';

const { everyone } = position({ players: 6, rounds: [['1-4 1-0', '5-2 =', '3-6 1-0']] });
const [one, two, three, four, five, six] = everyone;
if (!one || !two || !three || !four || !five || !six) throw new Error('six players');

test('the higher ranked has more points, then the smaller number', () => {
  expect(
    everyone
      .slice()
      .sort(byRank)
      .map(({ id }) => id),
  ).toEqual([1, 3, 2, 5, 4, 6]);
  expect(rankedPair(two, three)).toEqual([three, two]);
});

test('C.04.2, 3.6: the score of the higher ranked, the sum of both, the number of the higher ranked', () => {
  const boards = [
    [five, six],
    [two, four],
    [three, five],
    [one, four],
    [one, two],
  ] as const;
  expect([...boards].sort(byBoardOrder).map(([a, b]) => `${a.id}-${b.id}`)).toEqual([
    '1-2',
    '3-5',
    '1-4',
    '2-4',
    '5-6',
  ]);
});

test.for([
  ['c04.2-2026', 'C.04.2, 3.6'],
  ['c04.2-2017', 'C.04.2 (2017), D.9'],
  ['dutch-1998', 'Mexican manual, Swiss by rating, F1'],
  // Without a paragraph of its own.
  ['harkness', 'C.04.2, 3.6'],
] as const)('3.6, D.9, F1: boards of %s are numbered by %s', ([handling, article]) => {
  expect(boardOrderIn(handling).article).toBe(article);
});
