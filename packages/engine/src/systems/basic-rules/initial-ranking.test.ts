import { expect, test } from 'vitest';
import { recordOf } from '../../testing/index.ts';
import { rankedInitially } from './initial-ranking.ts';

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
