import type { Settings, State } from '@pareo/engine/journal';
import { roundsIn } from '@pareo/engine/journal';
import { played } from '@pareo/tournament/testing';
import { expect, test } from 'vitest';
import { placesIn, situationOf } from './situation.ts';

const of = (state: State) => situationOf(state, roundsIn(state));
const tournament = (players: number, settings: Partial<Settings> & Pick<Settings, 'system'>) =>
  played(players, settings);

test('a draw of thirteen has four rounds, whatever was announced for it', () => {
  const state = tournament(13, { system: 'wimbledon', rounds: 6 }).state();
  expect(of(state)).toEqual({ kind: 'other-rounds', announced: 6, rounds: 4 });
});

test('a table waits for its numbers to be drawn', () => {
  const state = tournament(6, { system: 'berger', rounds: 5 }).state();
  expect(of(state)).toEqual({ kind: 'not-drawn' });
});

test('the places of a draw: two in the final, eight in the round of eight', () => {
  const state = tournament(13, { system: 'wimbledon', rounds: 4 }).state();
  expect([1, 2, 3, 4].map(round => placesIn(state, round))).toEqual([16, 8, 4, 2]);
});
