import { expect, test } from 'vitest';
import { inGroups, largestGroup, proposedGroups } from './groups.ts';

const players = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Player ${at + 1}`, rating: 2400 - at }));

test('a list without groups is split by Belgrade', () => {
  expect(inGroups(players(8), 2).map(({ group }) => group)).toEqual(['1', '2', '2', '1', '1', '2', '2', '1']);
});

test('groups of the list stay as they are', () => {
  const given = players(4).map((player, at) => ({ ...player, group: at < 2 ? 'A' : 'B' }));
  expect(inGroups(given, 2)).toEqual(given);
  expect(largestGroup([...given, { name: 'Fifth', group: 'B' }], { groups: 2, expected: 60 })).toBe(3);
});

test('the proposal: about six to a group, never less than two groups', () => {
  expect([4, 8, 12, 24, 60].map(proposedGroups)).toEqual([2, 2, 2, 4, 10]);
  expect(largestGroup([], { groups: 2, expected: 9 })).toBe(5);
});
