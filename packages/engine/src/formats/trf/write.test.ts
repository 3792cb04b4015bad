import { describe, expect, test } from 'vitest';
import { playerId, scoringOf, type TournamentRecord, tenths } from '../../model/index.ts';
import { accepted, recordOf, type Sketch } from '../../testing/index.ts';
import { type FormatId, writeRecord } from '../index.ts';
import { recordIn } from '../testing/reading.ts';

const written = (record: TournamentRecord, format: FormatId): readonly string[] =>
  accepted(writeRecord(record, format)).trimEnd().split('\n');

/** The lines besides those of the players. */
const settings = (sketch: Omit<Sketch, 'players'>, format: FormatId): readonly string[] =>
  written(recordOf({ players: 2, ...sketch }), format).filter(text => !text.startsWith('001'));

const refused = (sketch: Sketch, format: FormatId = 'trf26'): unknown => {
  const outcome = writeRecord(recordOf(sketch), format);
  return outcome.ok ? [] : outcome.faults.map(({ code, data }) => ({ code, ...data }));
};

test('a player is written in the columns of TRF', () => {
  const record = recordOf({
    players: [
      { id: playerId(1), name: 'López, Ana', sex: 'w', title: 'WGM', rating: 2345, federation: 'ESP' },
      {},
    ],
    rounds: [['1-2 1-0'], ['1 U', '2 H']],
  });
  expect(written(record, 'trf26')[0]).toBe(
    '001    1 wWGM López, Ana                        2345 ESP                                      2 w 1  0000 - U',
  );
});

test('what TRF16 lacks is written with the extensions of the engines', () => {
  const sketch = {
    plannedRounds: 9,
    initialColour: 'black',
    rankByFileOrder: true,
    scoring: scoringOf(3, 1, 0),
    forbiddenPairs: [{ players: [playerId(1), playerId(2)], fromRound: 1, toRound: 9 }],
    requestedByes: [{ worth: 'zero', round: 1, participants: [2] }],
  } as const;
  expect(settings(sketch, 'trf16')).toEqual([
    'XXR 9',
    'XXC rank black1',
    'BBW  3.0',
    'BBD  1.0',
    'XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 ZPB=0.0 HPB=1.0 FPB=3.0 PAB=3.0 FW=3.0 FL=0.0',
    'XXZ 2',
    'XXP 1 2',
  ]);
  expect(settings(sketch, 'trf26')).toEqual([
    '142 9',
    '152 B',
    '162  W 3.0    D 1.0',
    'XXC rank',
    '240 Z   1    2',
    '260   1   9    1    2',
  ]);
});

test('virtual points are a history in TRF16 and ranges in TRF26', () => {
  const one = playerId(1);
  const virtualPoints = [
    { fromPlayer: one, toPlayer: one, fromRound: 1, toRound: 2, points: tenths(10) },
    { fromPlayer: one, toPlayer: one, fromRound: 4, toRound: 4, points: tenths(5) },
  ];
  expect(settings({ plannedRounds: 5, virtualPoints }, 'trf16')).toEqual([
    'XXR 5',
    'XXA    1  1.0  1.0  0.0  0.5  0.0',
  ]);
  expect(settings({ virtualPoints }, 'trf26')).toEqual([
    '250       1.0   1   2    1    1',
    '250       0.5   4   4    1    1',
  ]);
});

test('what the engines’ extensions cannot say either is a record of TRF26 in TRF16 too', () => {
  const sketch = {
    tiebreaks: ['BH'],
    forbiddenPairs: [{ players: [playerId(1), playerId(2)], fromRound: 2, toRound: 3 }],
    requestedByes: [{ worth: 'half', round: 1, participants: [2] }],
  } as const;
  expect(settings(sketch, 'trf16')).toEqual(['202 BH', '240 H   1    2', '260   2   3    1    2']);
});

describe('the system', () => {
  test('is written with its code', () => {
    expect(settings({ system: 'dutch-2026' }, 'trf26')).toEqual(['192 FIDE_DUTCH']);
  });

  test('keeps the code that was read', () => {
    expect(settings({ system: 'dutch-2026', systemCode: 'FIDE_DUTCH_2025' }, 'trf26')).toEqual([
      '192 FIDE_DUTCH_2025',
    ]);
  });

  test('gets another code when it is not that system any more', () => {
    expect(settings({ system: 'dutch-2017', systemCode: 'FIDE_DUTCH_2025' }, 'trf26')).toEqual([
      '192 FIDE_DUTCH_2017',
    ]);
  });

  test('is said in a comment where no code says it', () => {
    expect(settings({ system: 'harkness', options: { byes: 1 } }, 'trf26')).toEqual([
      '### pareo {"system":"harkness","options":{"byes":1}}',
    ]);
  });
});

test('what TRF has no columns for is said in a comment', () => {
  const record = recordOf({ players: [{ club: 'Ajedrez Sur', withdrawnAfter: 3 }, {}] });
  const text = accepted(writeRecord(record, 'trf16'));
  expect(text).toContain('### pareo {"player":1,"club":"Ajedrez Sur","withdrawnAfter":3}');
  expect(recordIn(text)).toEqual(record);
});

test('a name wider than its columns is whole in a comment', () => {
  const record = recordOf({ players: [{ name: 'Fernández de la Torre y Medina, María del Carmen' }] });
  const text = accepted(writeRecord(record, 'trf16'));
  expect(text).toMatch(/^001 {4}1 {6}Fernández de la Torre y Medina, M\n/);
  expect(recordIn(text)).toEqual(record);
});

describe('what cannot be written is refused', () => {
  test('what is too wide for its columns', () => {
    expect(refused({ players: [{ federation: 'Spain' }] })).toEqual([
      { code: 'too-wide', format: 'trf26', field: 'players/1/federation', value: 'Spain', width: 3 },
    ]);
  });

  test('a line end inside a text', () => {
    expect(refused({ players: 1, header: { name: 'Open\n001' } })).toEqual([
      { code: 'not-expressible', format: 'trf26', field: 'header/name', value: 'Open\n001' },
    ]);
  });

  test('a match of several games', () => {
    const record = recordOf({ players: 2 });
    const match = { kind: 'match', opponent: playerId(2), games: [] } as const;
    const [one, ...rest] = record.players;
    if (!one) throw new Error('no player');
    const outcome = writeRecord({ ...record, players: [{ ...one, turns: [match] }, ...rest] }, 'trf16');
    expect(outcome).toMatchObject({
      ok: false,
      faults: [{ code: 'games-not-expressible', data: { format: 'trf16', games: 'matches' } }],
    });
  });

  test('sheets of Scrabble, in one sentence however many there are', () => {
    const record = recordOf({ players: 2 });
    const [one, two, ...rest] = record.players;
    if (!one || !two) throw new Error('two players');
    const sheet = (own: number, opponents: number) => ({ own, opponents });
    const game = { kind: 'game', colour: 'white', rated: true } as const;
    const scored = [
      { ...one, turns: [{ ...game, opponent: playerId(2), result: 'win', tally: sheet(400, 300) }] },
      {
        ...two,
        turns: [{ ...game, colour: 'black', opponent: playerId(1), result: 'loss', tally: sheet(300, 400) }],
      },
    ] as const;
    expect(writeRecord({ ...record, players: [...scored, ...rest] }, 'trf26')).toMatchObject({
      ok: false,
      faults: [{ code: 'games-not-expressible', data: { format: 'trf26', games: 'sheets' } }],
    });
  });

  test('a kept line that would be read as something else', () => {
    const record = { ...recordOf({ players: 1 }), keptLines: [{ prefix: '012', text: ' Open' }] };
    expect(writeRecord(record, 'trf26')).toMatchObject({
      ok: false,
      faults: [{ code: 'not-expressible', data: { field: 'keptLines/0', value: '012 Open' } }],
    });
  });
});
