import { expect, test } from 'vitest';
import { recordOf } from '../../testing/index.ts';
import { leftToTheLot, rankedInitially } from './initial-ranking.ts';

test('C.04.2, 2.2: by rating, then title, then the alphabet; the unrated last', () => {
  const { players } = recordOf({
    players: [
      { name: 'Núñez' },
      { name: 'Zapata', rating: 2400, title: 'FM' },
      { name: 'Ávila', rating: 2400, title: 'IM' },
      { name: 'Nuño' },
      { name: 'Beltrán', rating: 2410 },
      { name: 'Abad', rating: 2400, title: 'fm' },
    ],
  });
  expect(rankedInitially(players).map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Beltrán',
    '2 Ávila',
    '3 Abad',
    '4 Zapata',
    '5 Núñez',
    '6 Nuño',
  ]);
});

const namesBy = (order: Parameters<typeof rankedInitially>[1], players: readonly object[]) =>
  rankedInitially(recordOf({ players }).players, order).map(({ name }) => name);

const TITLED = [
  { name: 'Fischer', rating: 2400, title: 'FM' },
  { name: 'Gaprindashvili', rating: 2400, title: 'WGM' },
  { name: 'Ivkov', rating: 2400, title: 'IM' },
  { name: 'Polgar', rating: 2400, title: 'WIM' },
];

test('seed 001, A2 c: GM, WGM, IM, WIM, FM, WFM, no title; C.04.2 has IM before WGM and FM before WIM', () => {
  expect(namesBy({ order: 'seed-001.A2' }, TITLED)).toEqual(['Gaprindashvili', 'Ivkov', 'Polgar', 'Fischer']);
  expect(namesBy({}, TITLED)).toEqual(['Ivkov', 'Gaprindashvili', 'Fischer', 'Polgar']);
});

/** Three with the same rating and no title, and one above them. */
const LEVEL = [
  { name: 'Carmona', rating: 2000 },
  { name: 'Abad', rating: 2000 },
  { name: 'Zapata', rating: 2100 },
  { name: 'Beltrán', rating: 2000 },
];

test('seed 000, 7: the same rating and title are put in order by lot, and only those', () => {
  const drawn = (lot: string) => namesBy({ order: 'seed-000.7', lot }, LEVEL);
  const orders = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(lot => drawn(lot).join()));
  expect(orders.size).toBeGreaterThan(1);
  for (const order of orders) expect(order.startsWith('Zapata')).toBe(true);
  expect(drawn('seven ducks')).toEqual(drawn('seven ducks'));
});

test('seed 000, 7: whose place is left to the lot can be told', () => {
  const { players } = recordOf({ players: LEVEL });
  expect(leftToTheLot(players, 'seed-000.7').map(({ name }) => name)).toEqual(['Carmona', 'Abad', 'Beltrán']);
  expect(leftToTheLot(players, undefined)).toEqual([]);
});

test('seed 002: titles do not count; the unrated follow the last rated by surname', () => {
  const players = [
    { name: 'Zapata', title: 'GM' },
    { name: 'Reyes', rating: 1800 },
    { name: 'Acosta' },
    { name: 'Quiroz', rating: 1800, title: 'IM' },
  ];
  expect(namesBy({ order: 'seed-002' }, players)).toEqual(['Quiroz', 'Reyes', 'Acosta', 'Zapata']);
});
