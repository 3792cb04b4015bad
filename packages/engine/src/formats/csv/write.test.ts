import { expect, test } from 'vitest';
import { accepted, recordOf } from '../../testing/index.ts';
import { writeRecord } from '../index.ts';
import { recordIn } from '../testing/reading.ts';

test('players with their points and ranks, without columns that nobody fills', () => {
  const record = recordOf({
    players: [{ name: 'López, Ana', rating: 2345 }, { name: 'The "Rook"' }],
    rounds: [['1-2 =']],
  });
  expect(accepted(writeRecord(record, 'csv'))).toBe(
    'No.,Name,Rating,Points\n1,"López, Ana",2345,0.5\n2,"The ""Rook""",,0.5\n',
  );
});

test('a list of players is read back the same', () => {
  const record = recordOf({
    players: [
      { name: 'López, Ana', rating: 2345, title: 'WGM', federation: 'ESP', fideId: '0012', sex: 'w' },
      { name: 'Bea', club: 'Sur, "La Torre"', group: 'B', birth: '1990/05/17' },
    ],
  });
  expect(recordIn(accepted(writeRecord(record, 'csv')))).toEqual(record);
});
