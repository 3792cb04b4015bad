import { expect, test } from 'vitest';
import { recordOf } from '../../testing/index.ts';
import { readRecord } from '../index.ts';
import { cellOf, textOfCell } from './cell.ts';
import { writeCsv } from './write.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+A1', "'+A1"],
  ['-A1', "'-A1"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tA1', '"\'\tA1"'],
  ["'=1", "''=1"],
])('%j is written as the text %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test.each(['-12', '+3', '12.5', '-', '+', 'García-López', "'Abd", 'a=b', '1 =', ''])(
  '%j stays as it is',
  text => {
    expect(cellOf(text)).toBe(text);
  },
);

test('quotes are doubled', () => {
  expect(cellOf('=HYPERLINK("x","y")')).toBe('"\'=HYPERLINK(""x"",""y"")"');
});

test('a list comes back with the names it had', () => {
  const names = ['=cmd', '-Ana', "'=Bea", '@Ciro'];
  const record = recordOf({ players: 4, rounds: [] });
  const players = record.players.map((player, at) => ({ ...player, name: names[at] ?? '' }));
  const text = writeCsv({ ...record, players });
  expect(text).not.toMatch(/(^|,)[=@+-][A-Za-z]/m);
  const read = readRecord(new TextEncoder().encode(text));
  expect(read.ok && read.value.record.players.map(({ name }) => name)).toEqual(names);
  for (const name of names) expect(textOfCell(cellOf(name))).toBe(name);
});
