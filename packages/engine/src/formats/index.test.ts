import { expect, test } from 'vitest';
import { accepted } from '../testing/index.ts';
import { readTournament, recogniseFormat, writeRecord } from './index.ts';
import { file, latin1, utf8 } from './testing/bytes.ts';
import { line, recordIn } from './testing/reading.ts';

const ANA = '001    1      Ana';

test.each([
  ['trf16', ANA],
  ['trf16', `012 Open\n${ANA}`],
  ['trf16', `012 Open\nXXR 9\n202 BH\n${ANA}`],
  ['trf16', `### only numbers\n${ANA}`],
  ['trf26', `142 9\n${ANA}`],
  ['trf26', `202 BH\n${ANA}`],
  ['trf26', `142 9\nXXC rank\n${ANA}`],
  ['trf16', ` ${ANA}`],
  ['json', '{"format":"pareo-tournament"}'],
  ['json', ' [1, 2'],
  ['csv', 'name,rating\nAna,2100'],
  ['csv', 'Ana;2100'],
  ['csv', 'Nombre\nAna'],
  [undefined, 'Once upon a time'],
  [undefined, '### only a comment'],
  [undefined, ''],
])('a file is recognised by its content as %s', (format, text) => {
  expect(recogniseFormat(utf8(text))).toBe(format);
});

test('a file of no format is told', () => {
  expect(readTournament(utf8('Once upon a time'))).toEqual({
    ok: false,
    faults: [{ code: 'format-not-recognised', data: {}, place: { line: 1, column: 1 } }],
  });
});

test.each(['trf16', 'trf26', 'json', 'csv'] as const)(
  'what is written as %s is recognised as such',
  format => {
    const record = recordIn(`012 Open\nXXR 9\nXXC white1\n${ANA}`);
    expect(recogniseFormat(utf8(accepted(writeRecord(record, format))))).toBe(format);
  },
);

test('Latin-1 and UTF-8 give the same names', () => {
  const text = line([1, '001    1      Núñez Peña, Íñigo'], [49, '2100']);
  expect(accepted(readTournament(latin1(text)))).toEqual(accepted(readTournament(utf8(text))));
});

test('a tournament comes with what was not understood', () => {
  const { format, tournament, notices } = accepted(readTournament(file(`${ANA}\nZZ9 what`)));
  expect({ format, players: tournament.players.length, notices: notices.map(({ code }) => code) }).toEqual({
    format: 'trf16',
    players: 1,
    notices: ['unknown-record'],
  });
});
