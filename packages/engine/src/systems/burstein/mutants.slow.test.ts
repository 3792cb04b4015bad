import { expect, test } from 'vitest';
import { mutantsMissed } from '../testing/mutants.ts';
import { replayOf } from './referee/replay.ts';

test('2026: every answer made false is found', () => {
  const { missed, made, unmade } = mutantsMissed(replayOf('2026'), {
    criteria: /^C[5-8]$/,
    outlook: /^C7$/,
    colours: /^C8$/,
    fewest: /^C5$/,
    completion: /^C4$/,
    order: [/^4\.3$/, /^1\.8$/],
    prohibitions: [/^C1$/, /^C3$/],
  });
  expect(missed.slice(0, 10)).toEqual([]);
  expect(unmade).toEqual([]);
  expect(made).toBeGreaterThanOrEqual(25);
});

test('2017: every answer made false is found', () => {
  const { missed, made, unmade } = mutantsMissed(replayOf('2017'), {
    criteria: /^[46]\.\d$/,
    colours: /^6\.5$/,
    fewest: /^6\.3$/,
    completion: /^6\.6$/,
    order: [/^6\.1$/, /^3\.2$/],
    prohibitions: [/^3\.1$/, /^5\.2$/],
  });
  expect(missed.slice(0, 10)).toEqual([]);
  // No criterion of this text tells how great a fault is.
  expect(unmade).toEqual(['half a point more', 'a score for a difference']);
  expect(made).toBeGreaterThanOrEqual(25);
});
