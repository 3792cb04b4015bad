import { describe, expect, test } from 'vitest';
import { apply, type Deed, EMPTY, type NewPlayer, ranked, type State, seqOf } from './index.ts';
import { playersByNumber } from './reading.ts';
import { ANA, DETAILS, emptyDesk, mustSend, SETTINGS, startRound } from './testing/desk.ts';

const TITLED: readonly NewPlayer[] = [
  { name: 'Fischer', rating: 2400, title: 'FM' },
  { name: 'Gaprindashvili', rating: 2400, title: 'WGM' },
  { name: 'Ivkov', rating: 2400, title: 'IM' },
  { name: 'Polgar', rating: 2400, title: 'WIM' },
  { name: 'Abad', rating: 2400 },
];

const namesIn = (state: State): readonly string[] => playersByNumber(state).map(({ data }) => data.name);

const entered = (system: string, players: readonly NewPlayer[]): State => {
  const desk = emptyDesk();
  mustSend(desk, { kind: 'create', details: DETAILS, settings: { ...SETTINGS, system } });
  return mustSend(desk, { kind: 'enter-players', players, numbers: 'by-rank' });
};

describe('numbers by the text of the system', () => {
  test('C.04.2, 2.2: rating, title, alphabet', () => {
    expect(namesIn(entered('dutch-2026', TITLED))).toEqual([
      'Ivkov',
      'Gaprindashvili',
      'Fischer',
      'Polgar',
      'Abad',
    ]);
  });

  test('seed 001, A2 c: WGM before IM, WIM before FM', () => {
    expect(namesIn(entered('dutch-1998', TITLED))).toEqual([
      'Gaprindashvili',
      'Ivkov',
      'Polgar',
      'Fischer',
      'Abad',
    ]);
  });

  test('seed 002, III: titles do not count', () => {
    expect(namesIn(entered('harkness', TITLED))).toEqual([
      'Abad',
      'Fischer',
      'Gaprindashvili',
      'Ivkov',
      'Polgar',
    ]);
  });

  test('seed 000, 7: the same rating and title by the lot of the tournament, and only those', () => {
    const level = ['Abad', 'Beltrán', 'Carmona', 'Duarte'].map(name => ({ name, rating: 2000 }));
    const state = entered('lim-1999', [...level, { name: 'Zapata', rating: 2100 }]);
    const drawnBy = (lot: string) =>
      ranked(Object.values(state.players), { ...state, lot }).map(({ data }) => data.name);
    expect(namesIn(state)).toEqual(drawnBy(state.lot));
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map(drawnBy);
    for (const [first, ...rest] of orders) {
      expect(first).toBe('Zapata');
      expect(rest.sort()).toEqual(['Abad', 'Beltrán', 'Carmona', 'Duarte']);
    }
    expect(new Set(orders.map(order => order.join())).size).toBeGreaterThan(1);
  });

  test('a late entry takes the place that the text gives', () => {
    const desk = emptyDesk();
    mustSend(desk, { kind: 'create', details: DETAILS, settings: { ...SETTINGS, system: 'dutch-1998' } });
    mustSend(desk, { kind: 'enter-players', players: TITLED.slice(0, 4), numbers: 'by-rank' });
    startRound(desk);
    const late = { name: 'Zhao', rating: 2400, title: 'WGM' };
    const state = mustSend(desk, { kind: 'enter-late', players: [late], from: 2, missed: 'zero' });
    expect(namesIn(state)).toEqual(['Gaprindashvili', 'Zhao', 'Ivkov', 'Polgar', 'Fischer']);
  });

  test('late entries of one act stand as if each had come by itself, after numbers given by hand too', () => {
    const begun = () => {
      const desk = emptyDesk();
      mustSend(desk, { kind: 'create', details: DETAILS, settings: SETTINGS });
      const ratings = [1500, 2100, 1800, 2100, 1700, 1900];
      const players = ratings.map((rating, index) => ({ name: `Early ${index}`, rating }));
      mustSend(desk, { kind: 'enter-players', players, numbers: 'as-listed' });
      startRound(desk);
      return desk;
    };
    const late = [1750, 2200, 1800, 1400, 2100, 1950, 1800].map((rating, index) => ({
      name: `Late ${index % 3}`,
      rating,
    }));
    const entering = (players: readonly NewPlayer[]) =>
      ({ kind: 'enter-late', players, from: 2, missed: 'zero' }) as const;
    const together = mustSend(begun(), entering(late));
    const desk = begun();
    for (const player of late) mustSend(desk, entering([player]));
    const { state } = desk.journal;
    expect(Object.values(together.players)).toEqual(Object.values(state.players));
  });

  test('a journal that says nothing of it stays by C.04.2, 2.2: what was printed is not renumbered', () => {
    const settings = { ...SETTINGS, system: 'dutch-1998' };
    const deeds: readonly Deed[] = [
      {
        act: { kind: 'create', details: DETAILS, settings, lot: 'x' },
        by: ANA,
        at: '2026-11-16T09:00:00.000Z',
        basis: seqOf(0),
      },
      {
        act: { kind: 'enter-players', players: TITLED, numbers: 'by-rank' },
        by: ANA,
        at: '2026-11-16T09:01:00.000Z',
        basis: seqOf(1),
      },
    ];
    const journal = deeds.reduce((before, deed) => {
      const after = apply(before, deed);
      if (!after.ok) throw new Error(JSON.stringify(after.faults));
      return after.value;
    }, EMPTY);
    expect(namesIn(journal.state)).toEqual(['Ivkov', 'Gaprindashvili', 'Fischer', 'Polgar', 'Abad']);
  });
});
