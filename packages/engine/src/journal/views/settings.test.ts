import { describe, expect, test } from 'vitest';
import { recordBefore } from '../index.ts';
import { DETAILS, type Desk, deskWith, emptyDesk, mustSend, SETTINGS, startRound } from '../testing/desk.ts';

const { firstColour: _stated, ...UNSTATED } = SETTINGS;

const begun = (system: string): Desk => {
  const desk = emptyDesk();
  mustSend(desk, { kind: 'create', details: DETAILS, settings: { ...UNSTATED, system } });
  return desk;
};

describe('what the journal has drawn', () => {
  test('Mexican manual, Wimbledon, Reglamentación 6: colours are drawn by the lot of the tournament', () => {
    const desk = deskWith(4, { system: 'wimbledon', tiebreaks: [] });
    expect(recordBefore(desk.journal.state, 1).options).toEqual({ lot: 'lot of the test' });
  });

  test('a draw on the wall keeps what its colours were drawn from', () => {
    const desk = deskWith(4, { system: 'wimbledon', tiebreaks: [], options: { lot: 'stated' } });
    startRound(desk);
    const { state } = desk.journal;
    expect(recordBefore(state, 2).options).toEqual({ lot: 'stated' });
    // A journal of before, whose colours were drawn from nothing.
    const [round] = state.rounds;
    const before = {
      ...state,
      settings: { ...state.settings, options: {} },
      rounds: round ? [{ ...round, options: { ...round.options, lot: '' } }] : [],
    };
    expect(recordBefore(before, 2).options).toEqual({});
  });

  test('Scrabble, Swiss, 2: number 1 starts, and nobody draws who does', () => {
    expect(begun('scrabble-swiss').journal.state.settings.firstColour).toBe('white');
    expect(begun('dutch-2026').journal.state.settings.firstColour).toBeUndefined();
    const desk = begun('dutch-2026');
    mustSend(desk, {
      kind: 'change-settings',
      changes: { system: 'scrabble-swiss' },
      was: { system: 'dutch-2026' },
    });
    expect(desk.journal.state.settings.firstColour).toBe('white');
  });
});
