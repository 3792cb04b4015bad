import { describe, expect, test } from 'vitest';
import { readTournament } from '../index.ts';
import { faultsIn } from '../testing/reading.ts';

const SOUND = `
012 Sound
XXR 5
001    1      Ana                               2100                             2.0    1     4 w 1     2 b 1
001    2      Bea                               2000                             1.0    2     3 b 1     1 w 0
001    3      Carla                             1900                             0.5    3     2 w 0     4 b =
001    4      Dora                              1800                             0.5    4     1 b 0     3 w =
`.replace(/^\n/, '');

const LINE_OF_ANA = 3;

const withLine = (number: number, change: (line: string) => string): string =>
  SOUND.split('\n')
    .map((text, at) => (at + 1 === number ? change(text) : text))
    .join('\n');

test('the file is sound', () => {
  expect(faultsIn(SOUND)).toEqual([]);
});

describe('one thing wrong', () => {
  test('an opponent who does not exist', () => {
    expect(faultsIn(withLine(LINE_OF_ANA, ana => ana.replace(' 4 w 1', ' 9 w 1')))).toEqual([
      '3:92 unknown-opponent',
      '6:92 opponent-disagrees',
    ]);
  });

  test('an opponent who names another', () => {
    expect(faultsIn(withLine(LINE_OF_ANA, ana => ana.replace(' 4 w 1', ' 3 w 1')))).toEqual([
      '3:92 opponent-disagrees',
      '6:92 opponent-disagrees',
    ]);
  });

  test('results that disagree', () => {
    const text = withLine(LINE_OF_ANA, ana => ana.replace(' 4 w 1', ' 4 w =').replace('2.0', '1.5'));
    expect(faultsIn(text)).toEqual([]);
    expect(faultsIn(withLine(6, dora => dora.replace(' 1 b 0', ' 1 b 1').replace('0.5', '1.5')))).toEqual([
      '3:99 results-disagree',
    ]);
  });

  test('colours that disagree', () => {
    expect(faultsIn(withLine(LINE_OF_ANA, ana => ana.replace(' 4 w 1', ' 4 b 1')))).toEqual([
      '3:97 colours-disagree',
    ]);
  });

  test('a score that does not add up', () => {
    expect(faultsIn(withLine(4, bea => bea.replace('1.0', '1.5')))).toEqual(['4:81 points-disagree']);
  });

  test('the same number twice', () => {
    expect(faultsIn(`${SOUND}001    1      Eva`)).toContain('7:5 duplicate-player');
  });

  test('more rounds than announced', () => {
    expect(faultsIn(withLine(2, () => 'XXR 1'))).toEqual(['3:102 more-rounds-than-planned']);
  });

  test('a shifted line is told once, and not again by its opponents', () => {
    expect(faultsIn(withLine(4, bea => bea.replace('Bea', 'Be')))).toEqual(['4:48 columns-shifted']);
  });

  test('half a line of which the number can be read is told once', () => {
    expect(faultsIn(withLine(4, bea => bea.slice(0, 12)))).toEqual(['4:8 line-cut-short']);
  });

  test('half a line without a number is told once', () => {
    expect(faultsIn(withLine(4, () => '001'))).toEqual(['4:3 line-cut-short']);
  });

  test('half a line that ends inside a round is told once', () => {
    expect(faultsIn(withLine(4, bea => bea.slice(0, 105)))).toEqual(['4:105 line-cut-short']);
  });

  test('a line that ends after a round is contradicted by the opponents', () => {
    expect(faultsIn(withLine(4, bea => bea.slice(0, 99)))).toEqual(['3:102 opponent-disagrees']);
  });

  test('a scoring that cannot be read is not held against the points', () => {
    expect(faultsIn(`BBW x\n${SOUND}`)).toEqual(['1:5 field-unreadable']);
  });
});

test('everything wrong at once is told at once, in the order of the file', () => {
  const text = `
012 Broken
XXR x
001    1      Ana                               2100                             2.5    1     4 w 1     2 b 1
001    2      Bea                              2000                             1.0    2     3 b 1     1 w 0
001    3      Carla                             1900                             0.5    3     9 w 0     4 b =
001    4      Dora                              1800                             0.5    4     1 b =     3 w 1
001    5 m
001    6      Eva                               1700                             0.0    5     7 x 0
`;
  expect(faultsIn(text)).toEqual([
    '2:5 field-unreadable',
    '3:81 points-disagree',
    '3:99 results-disagree',
    '4:48 columns-shifted',
    '5:92 unknown-opponent',
    '5:109 results-disagree',
    '6:81 points-disagree',
    '7:10 line-cut-short',
    '8:92 cell-unreadable',
  ]);
});

test('a picture is no tournament', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d);
  expect(readTournament(png)).toEqual({
    ok: false,
    faults: [{ code: 'not-a-text-file', data: { kind: 'png' }, place: { line: 1, column: 1 } }],
  });
});
