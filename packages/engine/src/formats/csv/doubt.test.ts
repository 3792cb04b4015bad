import { describe, expect, test } from 'vitest';
import { titleIn } from '../../model/index.ts';
import { faultsIn, recordIn } from '../testing/reading.ts';

const column = (heading: string, ...cells: readonly string[]) =>
  [`Nombre;${heading}`, ...cells.map((cell, at) => `P${at};${cell}`)].join('\n');

describe('titles as they are written elsewhere', () => {
  test.each([
    ['MI', 'IM'],
    ['mi', 'IM'],
    ['M.I.', 'IM'],
    ['MF', 'FM'],
    ['CM', 'CM'],
    ['GMF', 'WGM'],
    ['MIF', 'WIM'],
    ['MFF', 'WFM'],
    ['CMF', 'WCM'],
    ['GMI', 'GM'],
    ['Maestro Internacional', 'IM'],
    ['Maître FIDE', 'FM'],
    ['Großmeister', 'GM'],
    ['FIDE-Meister', 'FM'],
    ['WGM', 'WGM'],
  ])('%s is %s, in the letters of FIDE', (written, title) => {
    expect(titleIn(written)).toBe(title);
    expect(recordIn(column('Título', written)).players[0]?.title).toBe(title);
  });

  test.each(['MN', 'Maestro Nacional', 'MK', 'Dr.', 'Prof', 'XX'])(
    '%s is no title of FIDE: it is told, with its place',
    written => {
      expect(titleIn(written)).toBeUndefined();
      expect(faultsIn(column('Título', '-', written))).toEqual(['3:4 list-value-invalid']);
    },
  );
});

describe('a date of birth', () => {
  const births = (...cells: readonly string[]) =>
    recordIn(column('Born', ...cells)).players.map(({ birth }) => birth);

  test('of a month and a year, or with the time of a spreadsheet', () => {
    expect(births('08.1999', '8/1999', '1999-08', '1999', '1999-08-15 00:00:00', '15/08/1999')).toEqual([
      '1999/08/00',
      '1999/08/00',
      '1999/08/00',
      '1999/00/00',
      '1999/08/15',
      '1999/08/15',
    ]);
  });
  test.each(['31/02/1999', '29/02/1900', '1999-13-01', '1/1/99', '0999', '1999/00/05'])(
    '%s is none',
    text => {
      expect(faultsIn(column('Nacimiento', text))).toEqual(['2:4 list-value-invalid']);
    },
  );
  test('is asked about where the other rows contradict one another', () => {
    expect(faultsIn(column('Nacimiento', '17/3/1990', '3/17/1990', '5/3/1990'))).toEqual([
      '4:4 list-value-invalid',
    ]);
  });
});

test('federations have three letters', () => {
  expect(recordIn(column('Fed', 'mex')).players[0]?.federation).toBe('MEX');
  expect(faultsIn(column('Fed', 'México', 'ESPA'))).toEqual([
    '2:4 list-value-invalid',
    '3:4 list-value-invalid',
  ]);
});

test('numbers of FIDE are figures', () => {
  expect(recordIn(column('ID FIDE', '5100123', '0', '-')).players.map(({ fideId }) => fideId)).toEqual([
    '5100123',
    undefined,
    undefined,
  ]);
  expect(faultsIn(column('ID FIDE', '51-00'))).toEqual(['2:4 list-value-invalid']);
});

test('ratings in brackets, with a sign between thousands, or a dash', () => {
  const ratings = recordIn(column('Elo', '(1850)', '[1850]', '2.100', '2,100', '1850.5', '–', '0')).players;
  expect(ratings.map(({ rating }) => rating)).toEqual([1850, 1850, 2100, 2100, 1851, undefined, undefined]);
  expect(faultsIn(column('Elo', '18500', '1850?'))).toEqual([
    '2:4 list-value-invalid',
    '3:4 list-value-invalid',
  ]);
});
