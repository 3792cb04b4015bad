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

test('Scrabble: results with both scores, the spread and the high game', () => {
  const record = recordOf({ players: 3, rounds: [['1-2 1-0', '3 U'], ['3-1 1-0']] });
  const sheets = [
    { own: 412, opponents: 380 },
    { own: 350, opponents: 401 },
  ];
  const players = record.players.map((player, index) => ({
    ...player,
    turns: player.turns.map((turn, at) => {
      const sheet = sheets[at];
      if (turn.kind !== 'game' || !sheet) return turn;
      const tally = index === 0 ? sheet : { own: sheet.opponents, opponents: sheet.own };
      return { ...turn, tally };
    }),
  }));
  const text = accepted(writeRecord({ ...record, players }, 'csv'));
  expect(text).toBe(
    [
      'No.,Name,Points,Spread,High game,R1,R2',
      '1,Player 001,1.0,-19,412,2 412-380,3 350-401',
      '2,Player 002,0.0,-32,380,1 380-412,',
      '3,Player 003,2.0,51,401,U,1 401-350',
      '',
    ].join('\n'),
  );
  expect(recordIn(text)).toEqual(recordOf({ players: 3 }));
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
