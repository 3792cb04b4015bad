import { describe, expect, test } from 'vitest';
import type { PaperDocument } from '../model.ts';
import { cardsOf, roundOf } from '../testing/open-of.ts';
import { pairingCards } from './players.ts';
import { pairingsByBoard, pairingsByName, resultSlips, resultsOfRound } from './rounds.ts';
import type { Printing } from './sheet.ts';

const printing = (language: 'en' | 'es'): Printing => ({
  language,
  paper: 'a4',
  size: 'normal',
  game: 'scrabble',
  frame: { tournament: 'Copa', system: 'Scrabble', program: 'Pareo', printed: '18 nov 2026' },
});

const CHESS = /blancas|negras|White|Black/i;
const round = roundOf(6, 1);

const lists = (language: 'en' | 'es'): readonly PaperDocument[] => [
  pairingsByBoard(printing(language), round, 'published'),
  pairingsByName(printing(language), round, 'published'),
  resultsOfRound(printing(language), round),
  resultSlips(printing(language), round, { state: 'published', perPage: 6 }),
  pairingCards(printing(language), cardsOf(6, 3), 3),
];

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('Scrabble in its own words on paper', () => {
  test.each(['en', 'es'] as const)('%s: nobody has White or Black', language => {
    for (const list of lists(language))
      expect(textsIn(list.body).concat(list.legend).join(' ')).not.toMatch(CHESS);
  });

  test('Sale and Rival head the columns of a round', () => {
    const [block] = pairingsByBoard(printing('es'), round, 'published').body;
    const headings = block?.kind === 'table' ? block.columns.map(({ heading }) => heading) : [];
    expect(headings.filter(heading => ['Sale', 'Rival'].includes(heading))).toEqual(['Sale', 'Rival']);
  });

  test('a slip has places for both scores, what each has so far, and the difference', () => {
    const [block] = resultSlips(printing('es'), round, { state: 'published', perPage: 4 }).body;
    const slip = block?.kind === 'slips' ? block.pages[0]?.[0] : undefined;
    expect(slip).toMatchObject({
      white: { role: 'Sale', places: ['Puntos', 'Acumulado'] },
      black: { role: 'Rival', places: ['Puntos', 'Acumulado'] },
      results: ['Diferencia'],
    });
  });

  test('in chess a slip has results to circle', () => {
    const { game: _game, ...chess } = printing('es');
    const [block] = resultSlips(chess, round, { state: 'published', perPage: 4 }).body;
    const slip = block?.kind === 'slips' ? block.pages[0]?.[0] : undefined;
    expect([slip?.white.role, slip?.results, slip?.white.places]).toEqual([
      'Blancas',
      ['1-0', '½-½', '0-1'],
      undefined,
    ]);
  });
});
