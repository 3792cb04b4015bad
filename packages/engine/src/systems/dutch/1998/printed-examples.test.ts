import { describe, expect, test } from 'vitest';
import { position } from '../../../testing/index.ts';
import { lastDifferentColour } from '../../swiss/colour-history.ts';
import { exchangesOf, transpositions } from './referee/generation.ts';

const first = (count: number, numbers: readonly number[]): readonly string[] => {
  const found: string[] = [];
  for (const order of transpositions(numbers, numbers.length)) {
    if (found.length === count) break;
    found.push(order.join('-'));
  }
  return found;
};

describe('D1: transpositions of S2', () => {
  test('start from the order itself and go on a) to g)', () => {
    expect(first(8, [5, 6, 7, 8])).toEqual([
      '5-6-7-8',
      '5-6-8-7',
      '5-7-6-8',
      '5-7-8-6',
      '5-8-6-7',
      '5-8-7-6',
      '6-5-7-8',
      '6-5-8-7',
    ]);
  });

  test('are all numbers that the digits can form, in ascending order', () => {
    const numbers = first(24, [5, 6, 7, 8]).map(order => Number(order.replaceAll('-', '')));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(numbers).toHaveLength(24);
  });
});

/** The cells of a printed matrix, column by column from the left, rows from the top: the place of each in the sequence. */
const matrix = (players: number, columns: readonly string[], rows: readonly string[]): readonly string[] => {
  const numbersIn = (cells: readonly string[]) => [
    ...new Set(cells.flatMap(cell => cell.split('+').map(Number))),
  ];
  const [s1, s2] = [numbersIn(columns), numbersIn(rows)].map(numbers => numbers.sort((a, b) => a - b));
  const sequence = exchangesOf(players, s1 ?? [], s2 ?? [])
    .map(({ fromS1, fromS2 }) => `${fromS1.join('+')} ${fromS2.join('+')}`)
    .filter(name => columns.includes(name.split(' ')[0] ?? '') && rows.includes(name.split(' ')[1] ?? ''));
  return rows.map(row =>
    columns
      .map(column => String.fromCharCode('a'.charCodeAt(0) + sequence.indexOf(`${column} ${row}`)))
      .join(''),
  );
};

describe('D2: exchanges between S1 and S2', () => {
  test('of one player, as the first matrix prints them', () => {
    expect(matrix(1, ['4', '3', '2'], ['5', '6', '7'])).toEqual(['acf', 'beh', 'dgi']);
  });

  test('of two players, as the second matrix prints them (its j is our a)', () => {
    const shifted = matrix(2, ['3+4', '2+4', '2+3'], ['5+6', '5+7', '6+7']).map(row =>
      row.replaceAll(/./g, letter => String.fromCharCode(letter.charCodeAt(0) + 9)),
    );
    expect(shifted).toEqual(['jlo', 'knq', 'mpr']);
  });

  test('of seven players: the same with 1 less in every number', () => {
    expect(matrix(1, ['3', '2', '1'], ['4', '5', '6'])).toEqual(['acf', 'beh', 'dgi']);
    expect(matrix(2, ['2+3', '1+3'], ['4+5', '4+6', '5+6'])).toEqual(['ac', 'be', 'df']);
  });
});

/** Colours of one player as F3 writes them, N for Black and B for White; the opponents are others each time. */
const coloursOf = (history: string) => {
  const rounds = [...history].map((letter, index) => {
    const opponent = index + 2;
    if (letter === '-') return [`${opponent}-${opponent + 10} =`];
    return [letter === 'B' ? `1-${opponent} =` : `${opponent}-1 =`];
  });
  const [player] = position({ players: 20, rounds }).everyone;
  return player?.colours ?? [];
};

const letters = (history: string) =>
  coloursOf(history)
    .map(colour => (colour === 'white' ? 'B' : 'N'))
    .join('');

describe('F3: rounds without a game move to the front', () => {
  test.each([
    ['NBB-N', 'NBBN'],
    ['BN-BN', 'BNBN'],
    ['NBB-N-B', 'NBBNB'],
  ])('%s counts as %s, counted from the last round', (history, counted) => {
    expect(letters(history)).toBe(counted);
  });

  test('so that NBB-N and BN-BN last differed where one had White in the third game from the end', () => {
    expect(lastDifferentColour(coloursOf('NBB-N'), coloursOf('BN-BN'))).toBe('white');
  });
});
