import { playerKey } from '@pareo/engine/journal';
import { beforeEach, expect, test } from 'vitest';
import { coloursSwapped, type HandPairing } from './by-hand.ts';
import { keepSteps, keptSteps } from './hand-kept.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
} as Storage;
beforeEach(() => kept.clear());

const PLACE = { tournament: 't', round: 2 };
const draft: HandPairing = {
  boards: [{ number: 1, white: playerKey(1), black: playerKey(2) }],
  byes: [],
};
const changed = coloursSwapped(draft, 1);

test('changes that were not finished are there again when the round is opened again', () => {
  keepSteps(storage, PLACE, { before: draft, steps: [changed] });
  expect(keptSteps(storage, PLACE, draft)).toEqual([changed]);
  expect(keptSteps(storage, { ...PLACE, round: 3 }, draft)).toEqual([]);
});

test('changes of a draft that was paired again are of another draft', () => {
  keepSteps(storage, PLACE, { before: draft, steps: [changed] });
  expect(keptSteps(storage, PLACE, changed)).toEqual([]);
});

test('finished or discarded, nothing is kept; what cannot be read is nothing', () => {
  keepSteps(storage, PLACE, { before: draft, steps: [changed] });
  keepSteps(storage, PLACE, { before: draft, steps: [] });
  expect(keptSteps(storage, PLACE, draft)).toEqual([]);
  kept.set('pareo.hand.t.2', '{');
  expect(keptSteps(storage, PLACE, draft)).toEqual([]);
});
