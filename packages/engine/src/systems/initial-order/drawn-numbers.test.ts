import { describe, expect, test } from 'vitest';
import { type PlayerRecord, playerId } from '../../model/index.ts';
import { recordOf } from '../../testing/index.ts';
import { drawnByLot, numberedByLot } from './drawn-numbers.ts';

const players = (names: string, groups = ''): readonly PlayerRecord[] =>
  recordOf({
    players: [...names].map((name, index) => ({
      name,
      rating: 2000 - name.charCodeAt(0),
      ...(groups === '' ? {} : { group: groups[index] ?? '' }),
    })),
  }).players;

const drawn = (list: readonly PlayerRecord[], lot: string) =>
  numberedByLot(list, lot)
    .map(({ name }) => name)
    .join('');

describe('Seed 001, Tablas de Round-Robin, 1: numbers are always drawn by lot', () => {
  test('the lot alone decides, in whatever order the list is written', () => {
    const [one, other] = [players('ABCDEF'), players('FBDACE')];
    for (const lot of ['7 ducks', 'x', '']) expect(drawn(one, lot)).toBe(drawn(other, lot));
    expect(numberedByLot(one, 'x').map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map(playerId));
  });

  test('another lot draws another order; nobody is left out', () => {
    const orders = Array.from({ length: 40 }, (_, lot) => drawn(players('ABCDEF'), String(lot)));
    expect(new Set(orders).size).toBeGreaterThan(30);
    for (const order of orders) expect([...order].sort().join('')).toBe('ABCDEF');
  });

  test('the draw favours nobody: each of three is number 1 about equally often', () => {
    const first = Array.from({ length: 600 }, (_, lot) => drawn(players('ABC'), String(lot))[0]);
    for (const name of 'ABC') expect(first.filter(one => one === name).length).toBeGreaterThan(150);
  });

  test('groups have their numbers one after the other, each drawn by itself', () => {
    const list = numberedByLot(players('ABCDEFGH', '12211221'), 'x');
    expect(list.map(({ group }) => group).join('')).toBe('11112222');
    expect(
      list
        .slice(0, 4)
        .map(({ name }) => name)
        .sort()
        .join(''),
    ).toBe('ADEH');
  });

  test('teams are drawn in the same way', () => {
    const teams = ['Alfiles', 'Torres', 'Damas'];
    expect(drawnByLot(teams, 'x')).toEqual(drawnByLot(teams, 'x'));
    expect([...drawnByLot(teams, 'y')].sort()).toEqual([...teams].sort());
  });
});
