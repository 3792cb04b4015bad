import { describe, expect, test } from 'vitest';
import type { PlayerRecord, Turn } from '../../model/index.ts';
import { dataOfFaultsIn, faultsIn, line, noticesIn, recordIn } from '../testing/reading.ts';

const only = (text: string): PlayerRecord | undefined => recordIn(text).players[0];

describe('001', () => {
  test('has its fields in columns 5-89', () => {
    const text = line(
      [1, '001'],
      [5, '0012'],
      [10, 'w'],
      [11, 'WGM'],
      [15, 'López, Ana'],
      [49, '2345'],
      [54, 'ESP'],
      [58, '00002200007'],
      [70, '1990/05/17'],
      [81, '11.5'],
      [86, '0003'],
    );
    expect(only(text)).toEqual({
      id: 12,
      sex: 'w',
      title: 'WGM',
      name: 'López, Ana',
      rating: 2345,
      federation: 'ESP',
      fideId: '00002200007',
      birth: '1990/05/17',
      statedPoints: 115,
      statedRank: 3,
      turns: [],
    });
  });

  test('counts characters, not bytes or UTF-16 units', () => {
    expect(only(line([1, '001    1'], [15, '😀😀 López'], [51, '1850']))?.rating).toBe(1850);
  });

  test('may leave everything but number and name blank', () => {
    expect(only('001    1      Ana')).toEqual({ id: 1, name: 'Ana', turns: [] });
  });

  test('with rating 0 and rank 0 has neither', () => {
    expect(only(line([1, '001    1      Ana'], [52, '0'], [82, '0.0'], [89, '0']))).toEqual({
      id: 1,
      name: 'Ana',
      statedPoints: 0,
      turns: [],
    });
  });
});

describe('a round of 001', () => {
  const turns = (...cells: readonly (readonly [number, string])[]): readonly Turn[] =>
    only(line([1, '001    1      Ana'], ...cells))?.turns ?? [];

  test('has opponent, colour and result in columns 92-95, 97 and 99, ten further for each round', () => {
    expect(turns([92, '  12 w 1'], [102, '0007 b ='], [112, '   3 w 0'])).toEqual([
      { kind: 'game', opponent: 12, colour: 'white', result: 'win' },
      { kind: 'game', opponent: 7, colour: 'black', result: 'draw' },
      { kind: 'game', opponent: 3, colour: 'white', result: 'loss' },
    ]);
  });

  test.each([
    ['  12 w W', { kind: 'game', opponent: 12, colour: 'white', result: 'win', unrated: true }],
    ['  12 w D', { kind: 'game', opponent: 12, colour: 'white', result: 'draw', unrated: true }],
    ['  12 b l', { kind: 'game', opponent: 12, colour: 'black', result: 'loss', unrated: true }],
    ['  12 w +', { kind: 'forfeit', opponent: 12, colour: 'white', won: true }],
    ['  12 - -', { kind: 'forfeit', opponent: 12, won: false }],
    ['0000 - +', { kind: 'forfeit', won: true }],
    ['0000 b -', { kind: 'forfeit', colour: 'black', won: false }],
    ['0000 - U', { kind: 'pairing-bye' }],
    ['0000 - u', { kind: 'pairing-bye' }],
    ['     - F', { kind: 'requested-bye', worth: 'full' }],
    ['0000 - H', { kind: 'requested-bye', worth: 'half' }],
    ['0000   Z', { kind: 'requested-bye', worth: 'zero' }],
    ['  12 w', { kind: 'adjourned', opponent: 12, colour: 'white' }],
  ])('%s', (cell, turn) => {
    expect(turns([92, cell])).toEqual([turn]);
  });

  test('blank between two others is a round in which nothing is known', () => {
    expect(turns([92, '   2 w 1'], [112, '   3 b 0']).map(({ kind }) => kind)).toEqual([
      'game',
      'unpaired',
      'game',
    ]);
  });

  test.each(['0000 -', '          '])('blank at the end is no round: "%s"', cell => {
    expect(turns([92, '   2 w 1'], [102, cell])).toHaveLength(1);
  });

  test.each([
    ['a game against nobody', '0000 w 1'],
    ['a bye with an opponent', '  12 w U'],
    ['a bye with a colour', '0000 w Z'],
    ['an unknown result', '  12 w 3'],
    ['an unknown colour', '  12 x 1'],
    ['an opponent that is no number', '  1a w 1'],
  ])('%s cannot be read', (_, cell) => {
    expect(faultsIn(line([1, '001    1      Ana'], [102, cell]))).toEqual(['1:102 cell-unreadable']);
  });

  test('a game needs a colour', () => {
    expect(faultsIn(line([1, '001    1      Ana'], [92, '   2 - 1']))).toEqual(['1:97 colour-missing']);
  });
});

describe('a line of a player that is not in its columns', () => {
  test('names the column where something stands that belongs nowhere', () => {
    const shifted = line([1, '001    1      Ana'], [48, '2345']);
    expect(faultsIn(shifted)).toEqual(['1:48 columns-shifted']);
    expect(dataOfFaultsIn(shifted)).toEqual([{ record: '001', column: 48, text: '2345' }]);
  });

  test.each([
    ['indented', ' 001    1      Ana', '1:2'],
    ['number one column to the right', '001     1     Ana', '1:9'],
    ['rounds one column to the right', line([1, '001    1      Ana'], [93, '   2 w 1']), '1:96'],
    ['rounds one column to the left', line([1, '001    1      Ana'], [91, '   2 w 1']), '1:96'],
    ['a later round', line([1, '001    1      Ana'], [92, '   2 w 1'], [103, '   2 w 1']), '1:106'],
  ])('%s', (_, text, place) => {
    expect(faultsIn(text)).toEqual([`${place} columns-shifted`]);
  });

  test.each([
    ['before the name', '001    1 m'],
    ['inside the rating', line([1, '001    1      Ana'], [49, '23'])],
    ['inside the date of birth', line([1, '001    1      Ana'], [70, '1990/0'])],
    ['inside a round', line([1, '001    1      Ana'], [92, '  12'])],
  ])('is told to end %s', (_, text) => {
    expect(faultsIn(text)).toEqual([`1:${text.length} line-cut-short`]);
  });

  test('needs a number', () => {
    expect(faultsIn('001           Ana')).toEqual(['1:5 field-missing']);
  });

  test.each([
    ['rating', 49, '2a45'],
    ['points', 81, '1.25'],
    ['rank', 86, '  #1'],
    ['title', 11, 'G1'],
  ])('is told when the %s cannot be read', (field, column, text) => {
    const faulty = line([1, '001    1'], ...(column < 15 ? [[column, text] as const] : []), [15, 'Ana']);
    const full = column < 15 ? faulty : line([1, faulty], [column, text]);
    expect(faultsIn(full)).toEqual([`1:${column} field-unreadable`]);
    expect(dataOfFaultsIn(full)).toEqual([{ record: '001', field, text: text.trim() }]);
  });
});

describe('a national record', () => {
  const ana = '001    1      Ana';

  test('has the columns of 001 after the code of the federation', () => {
    const text = line(
      [1, 'IND'],
      [5, '   1'],
      [10, 'w'],
      [11, ' IM'],
      [15, 'Ana López'],
      [49, '2506'],
      [54, 'GJ'],
      [58, '71500030003'],
      [70, '2001/02/23'],
    );
    expect(only(`${ana}\n${text}`)?.national).toEqual([
      {
        federation: 'IND',
        sex: 'w',
        title: 'IM',
        name: 'Ana López',
        rating: 2506,
        origin: 'GJ',
        id: '71500030003',
        birth: '2001/02/23',
      },
    ]);
  });

  test('may come before its player, and more than once', () => {
    expect(only(`ESP    1\n${ana}\nGER    1`)?.national).toEqual([
      { federation: 'ESP' },
      { federation: 'GER' },
    ]);
  });

  test('of nobody decides nothing: it is kept and told', () => {
    const text = `${ana}\nESP    2`;
    expect(recordIn(text).keptLines).toEqual([{ prefix: 'ESP', text: '    2' }]);
    expect(noticesIn(text)).toEqual(['2:1 record-kept-unread']);
  });

  test('is only what looks like one: other lines that begin with three letters are kept and told', () => {
    const text = `${ana}\nACC 00.0 text`;
    expect(recordIn(text).keptLines).toEqual([{ prefix: 'ACC', text: ' 00.0 text' }]);
    expect(noticesIn(text)).toEqual(['2:1 unknown-record']);
  });
});
