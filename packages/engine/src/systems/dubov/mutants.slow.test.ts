import { expect, test } from 'vitest';
import { mutantsMissed } from '../testing/mutants.ts';
import { replay as replayOf1997 } from './1997/referee/replay.ts';
import { replay as replayOf2026 } from './2026/referee/replay.ts';

test('2026: every answer made false is found', () => {
  const { missed, made, unmade } = mutantsMissed(replayOf2026, {
    criteria: /^C([5-9]|10)$/,
    colours: /^C7$/,
    fewest: /^C5$/,
    completion: /^C4$/,
    order: [/^4\.2$/, /^4\.3$/],
    prohibitions: [/^C1$/, /^C3$/],
  });
  expect(missed.slice(0, 10)).toEqual([]);
  expect(unmade).toEqual([]);
  expect(made).toBeGreaterThanOrEqual(25);
});

test('1997: every answer made false is found', () => {
  const { missed, made, unmade } = mutantsMissed(replayOf1997, {
    criteria: /^(4|6\.3|6\.4|7\.1|7\.2|8\.2)$/,
    colours: /^6\.3$/,
    fewest: /^6\.4$/,
    completion: /^9$/,
    order: [/^6\.3$/, /^8\.2$/],
    prohibitions: [/^C\.04\.1\.b$/, /^C\.04\.1\.d$/],
  });
  expect(missed.slice(0, 10)).toEqual([]);
  // Nothing in this text tells how great a fault is.
  expect(unmade).toEqual(['half a point more', 'a score for a difference']);
  expect(made).toBeGreaterThanOrEqual(25);
});
