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
    { kind: 'unread', doubts: [{ column: 'rating', text: 'mucho' }] },
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
    [undefined, { kind: 'unread', doubts: [{ column: 'federation', text: 'MEXICO' }] }],
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

test('a birth date of which the order of day and month is not known is asked about, not dropped', () => {
  const list = readList('Nombre;Born\nGil, Ana;05/03/1990');
  const births = (usual?: 'day-first' | 'month-first') =>
    rowsOf(list, NOBODY, usual).map(({ player, state }) => [player.birth, state]);
  expect(births()).toEqual([
    [undefined, { kind: 'unread', doubts: [{ column: 'birth', text: '05/03/1990' }] }],
  ]);
  expect(births('day-first')).toEqual([['1990/03/05', { kind: 'good' }]]);
  expect(births('month-first')).toEqual([['1990/05/03', { kind: 'good' }]]);
});

test('the other rows tell which part of a date comes first, and a Spanish heading does', () => {
  expect(read('Name;Born\nGil, Ana;05/03/1990\nRío, Luz;17/03/1991')[0]?.player.birth).toBe('1990/03/05');
  expect(read('Nombre;Nacimiento\nGil, Ana;05/03/1990')[0]?.player.birth).toBe('1990/03/05');
});

test('titles of other languages are understood, what is no title is asked about', () => {
  const rows = read('Nombre;Título\nGil, Ana;MI\nRío, Luz;MN');
  expect(rows.map(({ player, state }) => [player.title, state.kind])).toEqual([
    ['IM', 'good'],
    [undefined, 'unread'],
  ]);
  expect(playerIn('Quiroga Sáenz, Inés MIF 1850').title).toBe('WIM');
});

test('a list of two columns apart by commas, and a second surname', () => {
  expect(read('Name,Elo\nAna,2100')[0]?.player).toEqual({ name: 'Ana', rating: 2100 });
  expect(read('Primer apellido;Segundo apellido;Nombre\nLópez;Gil;Ana')[0]?.player.name).toBe(
    'López Gil, Ana',
  );
});

test('an m beside an h is a woman, beside an f nobody knows', () => {
  expect(read('Nombre;Sexo\nA;H\nB;M').map(({ player }) => player.sex)).toEqual(['m', 'w']);
});
