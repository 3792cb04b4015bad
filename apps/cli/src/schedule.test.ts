import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { faultsOfSchedule, scheduleIn } from './schedule.ts';

const callWith = (...values: readonly string[]): Call => ({
  command: { name: 'new', arguments: [], options: [] },
  arguments: [],
  has: option => option === 'schedule' && values.length > 0,
  valueOf: () => values[0],
  valuesOf: option => (option === 'schedule' ? values : []),
});

const codesOf = (...values: readonly string[]) => {
  const schedule = scheduleIn(callWith(...values));
  return schedule.ok
    ? []
    : schedule.faults.map(fault => (fault.kind === 'refusal' ? fault.refusal.code : fault.kind));
};

test('a system, its rounds and its options', () => {
  expect(scheduleIn(callWith('king-of-the-hill@14-16:prizes=4,gibson=false'))).toEqual({
    ok: true,
    value: [
      {
        system: 'king-of-the-hill',
        fromRound: 14,
        toRound: 16,
        options: { prizes: 4, gibson: false },
      },
    ],
  });
});

test('one round; several entries; a name without edition', () => {
  expect(scheduleIn(callWith('dutch@1-3', 'king-of-the-hill@9'))).toEqual({
    ok: true,
    value: [
      { system: 'dutch-2026', fromRound: 1, toRound: 3 },
      { system: 'king-of-the-hill', fromRound: 9, toRound: 9 },
    ],
  });
});

test('whatever is not understood is refused: the form, the system, its options', () => {
  expect(codesOf('king-of-the-hill')).toEqual(['call']);
  expect(codesOf('king@3')).toEqual(['call']);
  expect(codesOf('king-of-the-hill@3:prizes=0', 'king-of-the-hill@4:prize=1')).toEqual([
    'option-invalid',
    'option-unknown',
  ]);
});

test('rounds that the tournament does not have', () => {
  const entry = { system: 'king-of-the-hill', fromRound: 7, toRound: 9 };
  expect(faultsOfSchedule([entry], 9)).toEqual([]);
  expect(faultsOfSchedule([entry], 8)).toHaveLength(1);
  expect(faultsOfSchedule([{ ...entry, toRound: 6 }], 9)).toHaveLength(1);
});
