import { describe, expect, test } from 'vitest';
import { LIMITS, STANDARD_SCORING } from '../../model/index.ts';
import { recordOf } from '../../testing/index.ts';
import { writeRecord } from '../index.ts';
import { dataOfFaultsIn, faultsIn, recordIn } from '../testing/reading.ts';

const document = (fields: string): string => `{"format":"pareo-tournament","version":1${fields}}`;

test('a document needs players, and nothing else', () => {
  expect(recordIn(document(',"players":[{"id":1,"name":"Ana"}]'))).toEqual({
    header: {},
    scoring: STANDARD_SCORING,
    virtualPoints: [],
    forbiddenPairs: [],
    requestedByes: [],
    abnormalPoints: [],
    tiebreaks: [],
    players: [{ id: 1, name: 'Ana', turns: [] }],
    keptLines: [],
  });
});

test('points are decimal numbers', () => {
  const text = document(',"players":[{"id":1,"name":"Ana","statedPoints":2.5}]');
  expect(recordIn(text).players[0]?.statedPoints).toBe(25);
});

test('Scrabble scores and matches of several games go both ways', () => {
  const game = '"opponent":2,"colour":"white","result":"win","tally":{"own":412,"opponents":380}';
  const text = document(
    `,"players":[{"id":1,"name":"Ana","turns":[{"kind":"game",${game}},{"kind":"match","opponent":2,"games":[{${game}}],"won":true}]}]`,
  );
  const record = recordIn(text);
  const written = writeRecord(record, 'json');
  expect(written.ok && recordIn(written.value)).toEqual(record);
  expect(record.players[0]?.turns[0]).toMatchObject({ tally: { own: 412, opponents: 380 } });
});

test('sheets of Scrabble that an act may hold are read back, and no others', () => {
  const own = LIMITS.tally;
  const sheet = (points: number) =>
    document(
      `,"players":[{"id":1,"name":"Ana","turns":[{"kind":"game","opponent":2,"colour":"white","result":"win","tally":{"own":${points},"opponents":-${own}}}]}]`,
    );
  expect(recordIn(sheet(own)).players[0]?.turns[0]).toMatchObject({ tally: { own, opponents: -own } });
  expect(faultsIn(sheet(own + 1))).toHaveLength(1);
});

describe('a text that is no JSON', () => {
  test.each([
    ['{"format":"pareo-tournament",}', '1:30'],
    ['{"format":\n  tournament}', '2:3'],
    ['{"format":"pareo', '1:17'],
    ['{"format":1} x', '1:14'],
    ['{"format":01}', '1:12'],
    ['{"format":"\\x"}', '1:12'],
    ['{', '2:1'],
  ])('%s', (text, place) => {
    expect(faultsIn(text)).toEqual([`${place} json-syntax`]);
  });

  test('is told when it is nested too deep', () => {
    expect(faultsIn('['.repeat(100))).toEqual(['1:66 json-too-deep']);
  });

  test('may not say a thing twice', () => {
    expect(faultsIn(document(',"players":[],"header":{},"header":{}'))).toEqual(['1:67 json-duplicate-key']);
  });
});

test('JSON of other programs is not ours', () => {
  expect(faultsIn('{"players":[]}')).toEqual(['1:1 json-not-a-tournament']);
});

test('a version of tomorrow is told', () => {
  expect(faultsIn('{"format":"pareo-tournament","version":2}')).toEqual(['1:1 json-version-unknown']);
});

test('everything that is wrong is told, with its pointer and its place', () => {
  const text = `{
  "format": "pareo-tournament",
  "version": 1,
  "header": {"name": 5, "colour": "red"},
  "plannedRounds": 0,
  "players": [
    {"id": 1, "turns": [{"kind": "game", "opponent": 2, "colour": "grey", "result": "win"}]},
    {"id": 2, "name": "Bea", "statedPoints": 0.25, "turns": [{"kind": "nap"}]}
  ]
}`;
  expect(faultsIn(text)).toEqual([
    '4:22 json-value-invalid',
    '4:35 json-field-unknown',
    '5:20 json-value-invalid',
    '7:5 json-field-missing',
    '7:67 json-value-invalid',
    '8:46 json-value-invalid',
    '8:71 json-value-invalid',
  ]);
  expect(dataOfFaultsIn(text).map(data => ('pointer' in data ? data.pointer : ''))).toEqual([
    '/header/name',
    '/header/colour',
    '/plannedRounds',
    '/players/0/name',
    '/players/0/turns/0/colour',
    '/players/1/statedPoints',
    '/players/1/turns/0/kind',
  ]);
});

test('a fault of the tournament has the place of the player’s turn', () => {
  const record = recordOf({ players: 2, rounds: [['1-2 1-0']] });
  const [one, two] = record.players;
  if (!one || !two) throw new Error('no players');
  const written = writeRecord({ ...record, players: [one, { ...two, turns: [] }] }, 'json');
  const text = written.ok ? written.value : '';
  const line = text.split('\n').findIndex(each => each.includes('"kind"')) + 1;
  const column = (text.split('\n')[line - 1] ?? '').indexOf('{"kind"') + 1;
  expect(faultsIn(text)).toEqual([`${line}:${column} opponent-disagrees`]);
});
