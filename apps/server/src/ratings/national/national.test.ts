import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import { openList } from '../list-file.ts';
import type { Line } from '../rated-player.ts';
import { rowReader, separatorOf } from './csv-rows.ts';
import { encodingOf } from './encodings.ts';
import { columnsByHeadings, type Plan } from './plan.ts';
import { previewOf } from './preview.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0));

const PLAN: Plan = {
  encoding: 'utf-8',
  separator: 'comma',
  hasHeadings: true,
  columns: ['nationalId', 'name', 'standard', 'born', 'sex', 'fideId'],
};

const read = async (content: Uint8Array, plan: Plan = PLAN): Promise<readonly Line[]> => {
  const path = join(temporaryFolder(), 'list');
  writeFileSync(path, content);
  const found: Line[] = [];
  for await (const lines of openList(path, { from: 'national', federation: 'ESP', plan }).lines)
    found.push(...lines);
  return found;
};
const lineOf = async (cells: string): Promise<Line | undefined> => (await read(bytes(`h\n${cells}`)))[0];

describe('rows', () => {
  test('quoted cells keep separators, marks and line ends; lines are counted as in the file', () => {
    const rows = rowReader('semicolon')('a;"b;1"\r\n"x\ny";"say ""no"""\n\n ; \nJuan "J";z\n');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b;1'] },
      { line: 2, cells: ['x y', 'say "no"'] },
      { line: 6, cells: ['Juan "J"', 'z'] },
    ]);
  });
  test('the same whatever the pieces', () => {
    const text = 'a;"b\n1";c\r\nd;e;f\n';
    const reader = rowReader('semicolon');
    expect([...text].flatMap(sign => reader(sign))).toEqual(rowReader('semicolon')(text));
  });
  test('a quotation mark that never ends is refused with its line', () => {
    const reader = rowReader('comma');
    expect(() => reader(`a\n"b${`\n${'x'.repeat(999)}`.repeat(30)}`)).toThrow('quote-without-end (line 2)');
  });
  test.each([
    ['comma', 'a,b,c\n1,2,3'],
    ['semicolon', 'Gil, Ana;1500;ESP\nPaz, Luis;1600;ESP'],
    ['tab', 'Gil, Ana\t1500\nPaz, Luis\t1600'],
    ['bar', 'Gil|1500|x\nPaz|1600|y'],
    ['comma', '"Gil, Ana",1500\n"Paz; Luis",1600'],
  ])('the separator is the sign that rows agree on: %s', (expected, text) => {
    expect(separatorOf(text)).toBe(expected);
  });
});

describe('letters', () => {
  test('UTF-8 where the bytes are, also when the beginning ends in the middle of a letter', () => {
    expect(encodingOf(bytes('Peña'))).toBe('utf-8');
    expect(encodingOf(bytes('Peñ').subarray(0, 3))).toBe('utf-8');
    expect(encodingOf(latin('Peña'))).toBe('windows-1252');
  });
  test.each<[Plan['encoding'], Uint8Array, string]>([
    ['utf-8', bytes('\uFEFFh\n1,Peña,1500'), 'Peña'],
    ['latin-1', latin('h\n1,Peña,1500'), 'Peña'],
    ['windows-1252', latin('h\n1,O\u0092Neil \u0080,1500'), 'O’Neil €'],
  ])('%s', async (encoding, content, name) => {
    expect(await read(content, { ...PLAN, encoding })).toMatchObject([{ name }]);
  });
  test('what is not in the encoding is refused with its line', async () => {
    await expect(read(latin('h\n1,Gil,1500\n2,Peña,1500\n3,Paz,1\n'))).rejects.toThrow('encoding (line 3)');
    await expect(read(bytes('h\n1,Peñ').subarray(0, 7))).rejects.toThrow('encoding (line 2)');
  });
});

describe('columns', () => {
  test('by their headings, in Spanish and English, each meaning once', () => {
    expect(
      columnsByHeadings(['Clave', 'Nombre', 'Fed.', 'Elo', 'Rápidas', 'Blitz', 'Año', 'Título', 'Sexo']),
    ).toEqual(['nationalId', 'name', 'federation', 'standard', 'rapid', 'blitz', 'born', 'title', 'sex']);
    expect(columnsByHeadings(['Surname', 'First name', 'Rating', 'Elo', 'Shoes'])).toEqual([
      'name',
      'given',
      'standard',
      null,
      null,
    ]);
    expect(columnsByHeadings(['Apellidos', 'Nombre'])).toEqual(['name', 'given']);
  });
});

describe('lines', () => {
  test('an M beside an H is a woman', async () => {
    const lines = await read(bytes('h\n1,Gil,,,H\n2,Paz,,,M\n'));
    expect(lines.map(line => 'sex' in line && line.sex)).toEqual(['m', 'w']);
  });
  test('a whole player', async () => {
    expect(await lineOf('17,"Gil, Ana",1850,12/03/1999,Mujer,2200001')).toEqual({
      nationalId: '17',
      name: 'Gil, Ana',
      federation: 'ESP',
      standard: 1850,
      born: 1999,
      sex: 'w',
      id: 2200001,
    });
  });
  test.each([
    ['17,,1850', { line: 2, code: 'name-missing' }],
    ['17,Gil,1850?', { line: 2, code: 'rating-invalid', text: '1850?' }],
    ['17,Gil,18500', { line: 2, code: 'rating-invalid', text: '18500' }],
    ['17,Gil,,99', { line: 2, code: 'birth-invalid', text: '99' }],
    ['17,Gil,,,x', { line: 2, code: 'sex-invalid', text: 'x' }],
    ['17,Gil,,,,ab', { line: 2, code: 'fide-id-invalid', text: 'ab' }],
    ['17,Gil,,,,,more', { line: 2, code: 'cells-too-many', text: 'more' }],
  ])('%s', async (cells, expected) => {
    expect(await lineOf(cells)).toEqual(expected);
  });
  test.each([
    ['17,Gil', {}],
    ['17,Gil,0,0,-,0', {}],
    ['17,Gil,-', {}],
    ['17,Gil,1622.5', { standard: 1623 }],
    ['17,Gil,"1622,4"', { standard: 1622 }],
    ['17,Gil,,2001-02-03', { born: 2001 }],
    ['17,Gil,,2001', { born: 2001 }],
    ['17,Gil,,,H', { sex: 'm' }],
  ])('nothing is nothing, and fractions are rounded: %s', async (cells, expected) => {
    expect(await lineOf(cells)).toEqual({ nationalId: '17', name: 'Gil', federation: 'ESP', ...expected });
  });
});

describe('the look before loading', () => {
  const look = (content: Uint8Array, wished: Partial<Plan> = {}, isWhole = true) =>
    previewOf(content, { wished, federation: 'ESP', isWhole });
  test('without headings nothing is guessed of the columns; what was decided counts', () => {
    const content = bytes('17;Gil;1850\n18;Paz;1900\n');
    expect(look(content).plan).toEqual({
      encoding: 'utf-8',
      separator: 'semicolon',
      hasHeadings: false,
      columns: [null, null, null],
    });
    const decided = look(content, { columns: ['nationalId', 'name', 'standard'] });
    expect(decided.lines).toMatchObject([{ name: 'Gil' }, { name: 'Paz', standard: 1900 }]);
  });
  test('the last line of a beginning may go on and is not judged; of a whole file it is', () => {
    const content = bytes('Nombre;Elo\nGil;1850\nPaz;19oo');
    expect([look(content, {}, false).faults, look(content, {}, true).faults]).toEqual([0, 1]);
  });
  test('ten rows are shown, with what is wrong in all', () => {
    const content = bytes(`Nombre;Elo\n${Array.from({ length: 30 }, (_, at) => `P${at};x`).join('\n')}\n`);
    const { rows, lines, faults, headings } = look(content);
    expect([rows.length, lines.length, faults, headings]).toEqual([10, 10, 30, ['Nombre', 'Elo']]);
  });
});
