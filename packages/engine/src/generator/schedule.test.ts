import { expect, test } from 'vitest';
import type { ScheduledSystem } from '../model/index.ts';
import { scrabbleSwiss } from '../systems/scrabble/index.ts';
import { accepted } from '../testing/index.ts';
import { generateTournament } from './generate.ts';

const HILL = { system: 'king-of-the-hill', fromRound: 4, toRound: 5 };
const REQUEST = { seed: 'schedule', players: 12, rounds: 5 };

const generatedWith = (...schedule: readonly ScheduledSystem[]) =>
  generateTournament({ ...REQUEST, schedule }, scrabbleSwiss);

test('scheduled rounds are paired by their system, and the record says so', () => {
  const { record, ended } = accepted(generatedWith(HILL));
  expect([record.system, record.schedule, ended]).toEqual(['scrabble-swiss', [HILL], undefined]);
});

test('the hill pairs what the Swiss would not: rivals meet again', () => {
  const { record } = accepted(generatedWith({ ...HILL, fromRound: 2 }));
  const repeats = record.players.filter(({ turns }) => {
    const rivals = turns.flatMap(turn => (turn.kind === 'game' ? [turn.opponent] : []));
    return new Set(rivals).size < rivals.length;
  });
  expect(repeats.length).toBeGreaterThan(0);
});

test('tie-breaks that the text of the system names are taken where none are stated', () => {
  expect(accepted(generatedWith()).record.tiebreaks).toEqual(['BH', 'SPREAD']);
});

test('unknown systems, wrong options and rounds that do not exist are refused', () => {
  const faultsOf = (...schedule: readonly ScheduledSystem[]) => {
    const generated = generatedWith(...schedule);
    return generated.ok
      ? []
      : generated.faults.map(fault => (fault.kind === 'setting' ? fault.setting : fault.kind));
  };
  expect(faultsOf({ ...HILL, system: 'hill' })).toEqual(['refusal']);
  expect(faultsOf({ ...HILL, options: { prizes: 0 } })).toEqual(['refusal']);
  expect(faultsOf({ ...HILL, toRound: 6 })).toEqual(['schedule']);
});
