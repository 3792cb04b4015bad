import type { RatedPlayer } from '@pareo/host';
import { expect, test } from 'vitest';
import { foundOf, soughtOf, taken } from './match-rows.ts';

const IVAN: RatedPlayer = {
  id: 1,
  name: 'Hernandez Cruz, Ivan',
  federation: 'MEX',
  born: 1998,
  standard: 2095,
};
const YOUNG: RatedPlayer = { ...IVAN, id: 2, born: 2006, standard: 1714 };

test('a row is sought by its number, its name and its year', () => {
  const row = { row: 1, state: { kind: 'good' } } as const;
  expect(
    soughtOf([
      { ...row, player: { name: 'Gil', fideId: '12', birth: '1999/00/00' } },
      { ...row, player: { name: 'Paz', fideId: 'x' } },
    ]),
  ).toEqual([{ name: 'Gil', fideId: 12, born: 1999 }, { name: 'Paz' }]);
});

test('one who fits is taken without a question where nothing differs', () => {
  const row = { name: 'Hernández Cruz, Iván', rating: 2095, club: 'Norte' };
  const found = foundOf(row, [IVAN], undefined, 'standard');
  expect([found.choice, found.needsChoice]).toEqual([0, false]);
  expect(taken(row, found)).toEqual({
    name: 'Hernández Cruz, Iván',
    rating: 2095,
    club: 'Norte',
    federation: 'MEX',
    fideId: '1',
    birth: '1998/00/00',
  });
});

test('where the rating differs the list is proposed, and what is written can be kept', () => {
  const row = { name: 'Hernández Cruz, Iván', rating: 2100 };
  const found = foundOf(row, [IVAN], undefined, 'standard');
  expect([found.choice, found.needsChoice, taken(row, found).rating]).toEqual([0, true, 2095]);
  expect(taken(row, foundOf(row, [IVAN], 'keep', 'standard'))).toEqual(row);
});

test('of several nobody is taken until somebody chooses', () => {
  const row = { name: 'Hernandez Cruz, Ivan' };
  const open = foundOf(row, [IVAN, YOUNG], undefined, 'standard');
  expect([open.choice, open.needsChoice, taken(row, open)]).toEqual(['keep', true, row]);
  expect(taken(row, foundOf(row, [IVAN, YOUNG], 1, 'standard')).fideId).toBe('2');
});

test('nobody found: the row as it is', () => {
  const row = { name: 'Nadie' };
  const found = foundOf(row, [], undefined, 'standard');
  expect([found.needsChoice, taken(row, found)]).toEqual([false, row]);
});
