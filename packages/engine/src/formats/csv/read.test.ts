import { describe, expect, test } from 'vitest';
import type { PlayerRecord } from '../../model/index.ts';
import { accepted } from '../../testing/index.ts';
import { readRecord } from '../index.ts';
import { latin1 } from '../testing/bytes.ts';
import { faultsIn, noticesIn, recordIn } from '../testing/reading.ts';

const playersIn = (text: string): readonly PlayerRecord[] => recordIn(text).players;

const ANA = {
  id: 7,
  name: 'López, Ana',
  title: 'WGM',
  rating: 2345,
  federation: 'ESP',
  fideId: '2200007',
  birth: '1990/05/17',
  sex: 'w',
  club: 'Ajedrez Sur',
  group: 'A',
  turns: [],
};

test('columns stand in any order, with English headers', () => {
  const text = `
Group;Club;Sex;Birth date;FIDE ID;Fed;Rating;Title;Name;No.
A;Ajedrez Sur;w;1990-05-17;2200007;ESP;2345;WGM;López, Ana;7`;
  expect(playersIn(text)).toEqual([ANA]);
});

test('columns stand in any order, with Spanish headers', () => {
  const text = `
N.º,Apellidos,Nombre,Título,Elo,País,Código FIDE,Fecha de nacimiento,Sexo,Club,Grupo
7,López,Ana,WGM,2345,ESP,2200007,17/05/1990,Mujer,Ajedrez Sur,A`;
  expect(playersIn(text)).toEqual([ANA]);
});

test.each([',', ';', '\t'])('"%s" separates', separator => {
  const text = ['Name|Rating', 'Bea|', 'Ana|2100'].join('\n').replaceAll('|', separator);
  expect(playersIn(text).map(({ name, rating }) => [name, rating])).toEqual([
    ['Bea', undefined],
    ['Ana', 2100],
  ]);
});

test('the first line may name the separator, as Excel has it', () => {
  expect(playersIn('sep=|\nName|Rating\nAna|2100')[0]?.rating).toBe(2100);
});

test('quotes hold separators, quotes and line ends, which are blanks', () => {
  const text = 'Name,Club\n"López, Ana","The ""Sur""\nclub"\nBea,x';
  expect(playersIn(text).map(({ name, club }) => [name, club])).toEqual([
    ['López, Ana', 'The "Sur" club'],
    ['Bea', 'x'],
  ]);
});

test('a list of one column needs only its header', () => {
  expect(playersIn('Nombre\nLópez, Ana\nBea').map(({ id, name }) => [id, name])).toEqual([
    [1, 'López, Ana'],
    [2, 'Bea'],
  ]);
});

test('Latin-1 is read', () => {
  const read = accepted(readRecord(latin1('Nombre;País\nNúñez, Íñigo;ESP')));
  expect(read.record.players[0]?.name).toBe('Núñez, Íñigo');
});

test('two surnames are one', () => {
  expect(playersIn('Primer apellido;Segundo apellido;Nombre\nLópez;Gil;Ana')[0]?.name).toBe('López Gil, Ana');
});

test('unrated is without a rating', () => {
  expect(playersIn('name;elo\nAna;0\nBea;-\nEva;').map(({ rating }) => rating)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('seed 001, A1: rating = 2840 - 8 x INGO = 600 + 8 x BCF, where there is no rating', () => {
  const list = 'name;elo;ingo;bcf\nAna;2100;90;\nBea;;90;\nEva;;;200\nInés;;;';
  expect(playersIn(list).map(({ rating }) => rating)).toEqual([2100, 2120, 2200, undefined]);
});

test('columns that say nothing to us are told', () => {
  expect(noticesIn('name,Phone,Points\nAna,1,2')).toEqual([
    '1:6 list-column-unknown',
    '1:12 list-column-not-used',
  ]);
});

describe('the sex', () => {
  const sexes = (...texts: readonly string[]) =>
    playersIn(['name;sex', ...texts.map((text, at) => `P${at};${text}`)].join('\n')).map(({ sex }) => sex);

  test('m and f, or m and w', () => {
    expect(sexes('m', 'F', 'w', '')).toEqual(['m', 'w', 'w', undefined]);
  });

  test('h and m: hombre and mujer', () => {
    expect(sexes('H', 'M')).toEqual(['m', 'w']);
  });

  test('m says nothing in a column that also has h and f', () => {
    expect(faultsIn('name;sex\nA;h\nB;f\nC;m')).toEqual(['4:3 list-value-invalid']);
  });
});

describe('the date of birth', () => {
  const births = (header: string, ...texts: readonly string[]) =>
    playersIn([`name;${header}`, ...texts.map(text => `P;${text}`)].join('\n')).map(({ birth }) => birth);

  test('with the year first, or alone', () => {
    expect(births('birth', '1990/5/17', '1990-05-17', '1990')).toEqual([
      '1990/05/17',
      '1990/05/17',
      '1990/00/00',
    ]);
  });

  test('with dots has the day first', () => {
    expect(births('birth', '5.3.1990')).toEqual(['1990/03/05']);
  });

  test('with the day first, if some date shows it', () => {
    expect(births('birth', '5/3/1990', '17/3/1990')).toEqual(['1990/03/05', '1990/03/17']);
  });

  test('with the month first, if some date shows it', () => {
    expect(births('birth', '5/3/1990', '3/17/1990')).toEqual(['1990/05/03', '1990/03/17']);
  });

  test('with the day first under a Spanish header', () => {
    expect(births('nacimiento', '5/3/1990')).toEqual(['1990/03/05']);
  });

  test('is not guessed', () => {
    expect(faultsIn('name;birth\nAna;5/3/1990')).toEqual(['2:5 list-value-invalid']);
  });
});

describe('a faulty list', () => {
  test.each([
    ['without a header', 'Ana;2100\nBea;2000', ['1:1 list-without-header']],
    ['without names', 'Rating;Title\n2100;FM', ['1:1 list-without-names']],
    ['with a column twice', 'Name;Elo;Rating\nAna;1;2', ['1:10 list-column-twice']],
    ['with a row too short', 'Name;Elo\nAna', ['2:1 list-row-width']],
    ['with a row too long', 'Name,Elo\nLópez, Ana,2100', ['2:1 list-row-width', '2:8 list-value-invalid']],
    ['with a quote left open', 'Name;Elo\n"Ana;2100', ['2:1 list-quote-open']],
    ['with text after a quote', 'Name;Elo\n"Ana" B;2100', ['2:1 list-quote-open']],
    [
      'with a number that is none',
      'No;Name;Elo\n1;Ana;21oo\nx;Bea;1',
      ['2:7 list-value-invalid', '3:1 list-value-invalid'],
    ],
    ['with a name missing', 'Name;Elo\n;2100', ['2:1 list-value-invalid']],
    ['with a number twice', 'No;Name\n1;Ana\n1;Bea', ['3:1 duplicate-player']],
    ['with nobody', 'Name;Elo', ['1:1 no-players']],
  ])('%s is told', (_, text, faults) => {
    expect(faultsIn(text)).toEqual(faults);
  });
});
