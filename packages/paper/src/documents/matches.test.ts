import type { RoundSheet } from '@pareo/tournament';
import { describe, expect, test } from 'vitest';
import type { PaperDocument } from '../model.ts';
import { roundOf } from '../testing/open-of.ts';
import { pairingsByBoard, pairingsByName, resultSlips } from './rounds.ts';
import type { Printing } from './sheet.ts';

const printing: Printing = {
  language: 'es',
  paper: 'a4',
  size: 'normal',
  frame: { tournament: 'Copa', system: 'Eliminatoria', program: 'Pareo', printed: '19 nov 2026' },
};

const four = roundOf(4, 0);
/** Two matches of three games: the final and the one for third place. */
const finals: RoundSheet = {
  round: 3,
  of: 2,
  boards: four.boards.flatMap((board, at) => [
    { ...board, group: at === 0 ? 'final' : 'third-place', gamesOfTwo: 3 },
    { ...board, number: 2, group: 'third-place', gamesOfTwo: 3 },
  ]),
  absences: four.absences.map(({ seat }) => ({ seat, kind: 'knocked-out' })),
};

const headingsIn = ({ body }: PaperDocument) =>
  body.flatMap(block => (block.kind === 'table' && block.heading !== undefined ? [block.heading] : []));

describe('a round of a draw on paper', () => {
  test('is called by its stage, and its matches in words', () => {
    const list = pairingsByBoard(printing, finals, 'published');
    expect(list.frame.title).toBe('Ronda 3: emparejamientos · Final');
    expect(headingsIn(list)).toEqual(['Final', 'Tercer lugar']);
  });

  test('is silent of those who are out', () => {
    for (const list of [pairingsByBoard, pairingsByName])
      expect(JSON.stringify(list(printing, finals, 'published').body)).not.toContain('eliminado');
  });

  test('a slip has a row a game, with its colours, and the sum', () => {
    const [block] = resultSlips(printing, finals, { state: 'published', perPage: 4 }).body;
    const slip = block?.kind === 'slips' ? block.pages[0]?.[0] : undefined;
    expect(slip?.games).toEqual({ rows: ['1 b-n', '2 n-b', '3 b-n'], total: 'Total' });
    expect(slip?.white.role).toBe('Blancas en la partida 1');
  });
});
