import type { RatedPlayer } from '@pareo/host';
import { expect, test } from 'vitest';
import { differences, joined, marksOf, playerFrom } from './rated.ts';

const ANA: RatedPlayer = {
  id: 5100001,
  name: 'Garcia Lopez, Ana',
  federation: 'MEX',
  title: 'WFM',
  sex: 'w',
  born: 2001,
  standard: 1985,
  national: [{ federation: 'MEX', id: 'M-17', standard: 2010, rapid: 1950 }],
};

test('the rating of the kind: of FIDE, or else of the federation', () => {
  expect(playerFrom(ANA, 'standard')).toEqual({
    name: 'Garcia Lopez, Ana',
    title: 'WFM',
    rating: 1985,
    federation: 'MEX',
    fideId: '5100001',
    birth: '2001/00/00',
    sex: 'w',
    national: [{ federation: 'MEX', rating: 2010, id: 'M-17' }],
  });
  expect(playerFrom(ANA, 'rapid').rating).toBe(1950);
  expect(playerFrom(ANA, 'blitz')).not.toHaveProperty('rating');
  expect(marksOf(ANA, 'standard')).toEqual(['WFM', '1985', 'MEX', '2001', '5100001']);
});

test('what differs is what both say, and not accents, order or the day of birth', () => {
  const listed = playerFrom(ANA, 'standard');
  expect(differences({ name: 'Ana García López' }, listed)).toEqual([]);
  const row = { name: 'García López, Ana', rating: 1900, birth: '2001/05/17', title: 'WFM' };
  expect(differences(row, listed)).toEqual(['rating']);
  expect(joined(row, listed)).toEqual({ ...listed, name: 'García López, Ana', birth: '2001/05/17' });
  expect(differences({ name: 'Somebody', birth: '1999/00/00', federation: 'ESP' }, listed)).toEqual([
    'name',
    'federation',
    'birth',
  ]);
  expect(joined({ name: 'Ana García López', club: 'Norte' }, listed)).toEqual({ ...listed, club: 'Norte' });
});
