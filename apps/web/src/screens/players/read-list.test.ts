import { expect, test } from 'vitest';
import { playerIn, readList, rowsOf } from './read-list.ts';

const NOBODY: ReadonlySet<string> = new Set();
const read = (text: string) => rowsOf(readList(text), NOBODY);

test('a list with Spanish headings: columns are known by them, in any order', () => {
  const list = readList('Elo\tNombre\tFed\tEscuela\tTel\n2095\tHernández Cruz, Iván\tMEX\tNorte\t555');
  expect(list.columns.map(({ meaning }) => meaning)).toEqual([
    'rating',
    'name',
    'federation',
    'club',
    'ignore',
  ]);
  expect(rowsOf(list, NOBODY)[0]?.player).toEqual({
    name: 'Hernández Cruz, Iván',
    rating: 2095,
    federation: 'MEX',
    club: 'Norte',
  });
});

test('surnames and given names in two columns become one name', () => {
  expect(read('Apellidos;Nombre;Elo\nTrejo Báez;Paola;1788')[0]?.player.name).toBe('Trejo Báez, Paola');
});

test('without headings, by what stands in the columns', () => {
  const list = readList('1;WFM;Barrera Luna, Ximena;2288;MEX;1998\n2;FM;Aguirre Solís, Emilio;2361;MEX;1987');
  expect(list.hasHeadings).toBe(false);
  expect(list.columns.map(({ meaning }) => meaning)).toEqual([
    'number',
    'title',
    'name',
    'rating',
    'federation',
    'birth',
  ]);
});

test('names alone, one a line; a comma is part of the name', () => {
  expect(read('Aguirre Solís, Emilio\nBarrera Luna, Ximena').map(({ player }) => player.name)).toEqual([
    'Aguirre Solís, Emilio',
    'Barrera Luna, Ximena',
  ]);
});

test('a line as it is typed: rating, title and federation stand around the name', () => {
  expect(playerIn('Quiroga Sáenz, Inés WCM 1850 MEX')).toEqual({
    name: 'Quiroga Sáenz, Inés',
    rating: 1850,
    title: 'WCM',
    federation: 'MEX',
  });
});

test('every row says what becomes of it', () => {
  const list = readList('Nombre;Elo\nTrejo;1788\n;1500\nTrejo;1788\nGil;mucho\nNava;1600');
  expect(rowsOf(list, new Set(['nava'])).map(({ state }) => state)).toEqual([
    { kind: 'good' },
    { kind: 'no-name' },
    { kind: 'twice', row: 1 },
    { kind: 'rating-unread', text: 'mucho' },
    { kind: 'already-in' },
  ]);
});

test('quoted cells keep their separators', () => {
  expect(read('Name;Club\n"Gil; Ana";"A ""B"""')[0]?.player).toEqual({ name: 'Gil; Ana', club: 'A "B"' });
});

test('a federation has three letters, of either case; anything else is told now, not by the report at the end', () => {
  const rows = read('Nombre;Fed\nGil, Ana;mex\nRío, Luz;MEXICO\nSol, Eva;');
  expect(rows.map(({ player, state }) => [player.federation, state])).toEqual([
    ['MEX', { kind: 'good' }],
    [undefined, { kind: 'federation-unread', text: 'MEXICO' }],
    [undefined, { kind: 'good' }],
  ]);
});

test('what has no letter is no name', () => {
  expect(read('Nombre;Elo\n15011;1900\n-;1800\nЖук, Ян;1700').map(({ state }) => state.kind)).toEqual([
    'no-name',
    'no-name',
    'good',
  ]);
});

test.fails('a birth date of which the order of day and month is not known is asked about, not dropped', () => {
  expect(read('Nombre;Born\nGil, Ana;05/03/1990')[0]?.state.kind).not.toBe('good');
});
