import { expect, test } from 'vitest';
import { systemNamed } from '../systems/catalogue.ts';
import { pairedBy, position } from '../testing/index.ts';
import { checklistOf } from './checklist.ts';

const before = position({
  players: 5,
  plannedRounds: 4,
  initialColour: 'white',
  rounds: [
    ['1-3 1-0', '4-2 0-1', '5 U'],
    ['2-1 =', '5-4 1-0', '3 H'],
  ],
});

const listOf = (id: string) => {
  const system = systemNamed(id);
  if (!system) throw new Error(id);
  const pairing = pairedBy(system, before, {});
  return checklistOf(before, system, pairing.ok ? pairing.value : undefined);
};

test('a line for each player, the highest ranked first, with colours, preference and opponents', () => {
  const { round, rows } = listOf('dutch-2026');
  expect(round).toBe(3);
  expect(rows.map(({ id }) => id)).toEqual([5, 1, 2, 3, 4]);
  expect(rows[1]).toMatchObject({
    id: 1,
    pairingScore: 15,
    colours: ['white', 'black'],
    preference: { colour: 'white', strength: 'mild' },
    opponents: [3, 2],
  });
  expect(rows[0]).toMatchObject({ colours: ['white'], opponents: [undefined, 4] });
});

test('the bye and the floats by the edition of the Dutch system', () => {
  expect(listOf('dutch-2026').headings).toEqual(['C2', 'C14', 'C16']);
  expect(listOf('dutch-2017').headings).toEqual(['C2', 'C12', 'C14']);
  const criteria = Object.fromEntries(listOf('dutch-2026').rows.map(row => [row.id, row.criteria]));
  expect(criteria[5]).toEqual({ mayHaveBye: false, floats: ['down', 'down'] });
  expect(criteria[4]).toEqual({ mayHaveBye: true, floats: ['up', undefined] });
  expect(criteria[3]).toEqual({ mayHaveBye: true, floats: ['down', undefined] });
});

test('the round that was paired, as each player sees it', () => {
  const { rows } = listOf('dutch-2026');
  const kinds = rows.map(({ current }) => current?.kind);
  expect(kinds.filter(kind => kind === 'bye')).toHaveLength(1);
  expect(kinds.filter(kind => kind === 'game')).toHaveLength(4);
});

test('other systems have no criteria of the Dutch', () => {
  const { headings, rows } = listOf('berger');
  expect(headings).toBeUndefined();
  expect(rows.every(({ criteria }) => criteria === undefined)).toBe(true);
});
