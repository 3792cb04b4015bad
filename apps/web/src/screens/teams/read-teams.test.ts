import { expect, test } from 'vitest';
import { alikeAmong, joined, readTeams } from './read-teams.ts';

const told = (text: string) =>
  readTeams(text).map(({ data, roster }) => [
    data.name,
    data.captain,
    roster.map(one => (typeof one === 'number' ? one : `${one.name} ${one.rating ?? ''}`.trim())),
  ]);

test('players with a column Equipo: the order of the rows is that of the boards', () => {
  expect(
    told(
      'Nombre\tElo\tEquipo\nBarrera\t2288\tXalapa A\nGalindo\t2107\tOrizaba\nAguirre\t2361\tXalapa A\nMéndez\t1987\tOrizaba',
    ),
  ).toEqual([
    ['Xalapa A', undefined, ['Barrera 2288', 'Aguirre 2361']],
    ['Orizaba', undefined, ['Galindo 2107', 'Méndez 1987']],
  ]);
});

test('a column Tablero says the order', () => {
  expect(told('Team\tBoard\tName\tRating\nA\t2\tTwo\t2000\nA\t1\tOne\t2100')).toEqual([
    ['A', undefined, ['One 2100', 'Two 2000']],
  ]);
});

test('one row a team: name, captain, then players', () => {
  expect(told('Equipo\tCapitán\t1\t2\nXalapa A\tM. Ríos\tBarrera 2288\tAguirre 2361')).toEqual([
    ['Xalapa A', 'M. Ríos', ['Barrera 2288', 'Aguirre 2361']],
  ]);
});

test('"Xalapa A" and "XALAPA A": one team?', () => {
  const teams = readTeams('Nombre\tEquipo\nUno\tXalapa A\nDos\tXALAPA A\nTres\tXalapa B');
  expect(alikeAmong(teams)).toEqual([['Xalapa A', 'XALAPA A']]);
  expect(joined(teams, 'Xalapa A', 'XALAPA A').map(({ data, roster }) => [data.name, roster.length])).toEqual(
    [
      ['Xalapa A', 2],
      ['Xalapa B', 1],
    ],
  );
});
