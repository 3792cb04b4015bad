import { expect, test } from 'vitest';
import { mutantsMissed } from '../testing/mutants.ts';
import { MISTAKABLE } from '../upfloaters/testing/mistakable.ts';
import { replayOf } from './referee/replay.ts';

test('C.04.5: every answer made false is found', () => {
  const { missed, made, unmade } = mutantsMissed(replayOf({ noCompatriots: true }), MISTAKABLE);
  expect(missed.slice(0, 10)).toEqual([]);
  expect(unmade).toEqual([]);
  expect(made).toBeGreaterThanOrEqual(25);
});
