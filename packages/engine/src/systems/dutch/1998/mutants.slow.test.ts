import { expect, test } from 'vitest';
import { mutantsMissed } from '../../testing/mutants.ts';
import { replay } from './referee/replay.ts';

test('1998: every answer made false is found', () => {
  const { missed, made, unmade } = mutantsMissed(replay, {
    criteria: /^(B[456]|C12|C14)$/,
    colours: /^B4$/,
    fewest: /^C14$/,
    completion: /^C13$/,
    order: [/^D1$/, /^D2$/],
    prohibitions: [/^B1a$/, /^B2b$/],
  });
  expect(missed.slice(0, 10)).toEqual([]);
  // Nothing in this text tells how great a fault is.
  expect(unmade).toEqual(['half a point more', 'a score for a difference']);
  expect(made).toBeGreaterThanOrEqual(25);
});
