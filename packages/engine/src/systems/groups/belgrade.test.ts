import { describe, expect, test } from 'vitest';
import { type Player, playerId } from '../../model/index.ts';
import { accepted } from '../../testing/index.ts';
import { splitByBelgrade } from './index.ts';

/** Number 1 has the highest rating. */
const field = (size: number): readonly Player[] =>
  Array.from({ length: size }, (_, index) => ({
    id: playerId(index + 1),
    name: `Player ${index + 1}`,
    rating: 2500 - 10 * index,
  }));

const groupsOf = (players: readonly Player[], groups: number) =>
  accepted(splitByBelgrade(players, groups)).groups.map(group => group.players.map(({ id }) => id));

describe('Seed 001, Sistema Belgrado', () => {
  test('the example: sixteen players in four groups', () => {
    expect(groupsOf(field(16), 4)).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ]);
  });

  test('the example of the Wimbledon system: sixteen players in two groups', () => {
    expect(groupsOf(field(16), 2)).toEqual([
      [1, 4, 5, 8, 9, 12, 13, 16],
      [2, 3, 6, 7, 10, 11, 14, 15],
    ]);
  });

  test('a field that does not fill its last row leaves some groups one short', () => {
    expect(groupsOf(field(10), 4)).toEqual([
      [1, 8, 9],
      [2, 7, 10],
      [3, 6],
      [4, 5],
    ]);
    expect(groupsOf(field(7), 4)).toEqual([[1], [2, 7], [3, 6], [4, 5]]);
  });

  test('players are ordered by rating whatever the order given', () => {
    expect(groupsOf([...field(16)].reverse(), 4)).toEqual(groupsOf(field(16), 4));
  });

  test('equal ratings by title, the unrated by the alphabet', () => {
    const players = [
      { id: playerId(1), name: 'Zorro' },
      { id: playerId(2), name: 'Alba' },
      { id: playerId(3), name: 'Beta', rating: 2200, title: 'FM' },
      { id: playerId(4), name: 'Gama', rating: 2200, title: 'WIM' },
    ];
    expect(groupsOf(players, 1)).toEqual([[4, 3, 2, 1]]);
  });

  test('the rulings name the order and each group', () => {
    const { rulings } = accepted(splitByBelgrade(field(4), 2));
    expect(rulings.map(({ rule, about }) => [rule.key, about])).toEqual([
      ['belgrade.order', [1, 2, 3, 4]],
      ['belgrade.snake', [1, 4]],
      ['belgrade.snake', [2, 3]],
    ]);
  });

  test('every group has somebody in it, or there is no such split', () => {
    for (const groups of [0, 5, 1.5])
      expect(splitByBelgrade(field(4), groups)).toMatchObject({
        ok: false,
        faults: [{ code: 'option-invalid' }],
      });
    expect(splitByBelgrade([], 1)).toMatchObject({ ok: false, faults: [{ code: 'nobody-to-pair' }] });
  });
});
