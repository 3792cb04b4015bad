import { describe, expect, test } from 'vitest';
import { recordBefore } from '../index.ts';
import { deskWith } from '../testing/desk.ts';

describe('what the journal has drawn', () => {
  test.fails('Mexican manual, Wimbledon, Reglamentación 6: colours are drawn by the lot of the tournament', () => {
    const desk = deskWith(4, { system: 'wimbledon', tiebreaks: [] });
    expect(recordBefore(desk.journal.state, 1).options).toEqual({ lot: 'lot of the test' });
  });

  test.fails('Scrabble, Swiss, 2: number 1 starts, and nobody draws who does', () => {
    const starts = Array.from({ length: 12 }, (_, lot) => {
      const { firstColour: _stated, ...settings } = deskWith(4, { system: 'scrabble-swiss' }).journal.state
        .settings;
      const { state } = deskWith(4, { system: 'scrabble-swiss' }).journal;
      return recordBefore({ ...state, settings, lot: `lot ${lot}` }, 1).initialColour;
    });
    expect(new Set(starts)).toEqual(new Set(['white']));
  });
});
