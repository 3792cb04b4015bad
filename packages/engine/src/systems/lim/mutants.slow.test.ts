import { expect, test } from 'vitest';
import { mutantsMissed } from '../testing/mutants.ts';
import { replayOf } from './referee/replay.ts';

test.each([
  { maxi: false, noCompatriots: false },
  { maxi: true, noCompatriots: true },
])('%o: every answer made false is found', options => {
  const { missed, made, unmade } = mutantsMissed(replayOf(options), {
    criteria: /^(1\.1|2\.6|3\.2|3\.9|3\.10|4\.4|5\.2|5\.7|3\.8)$/,
    // Of several who are left over by the same number any may be named.
    outlook: /^4\.4$/,
    colours: /^5\.2$/,
    fewest: /^4\.4$/,
    completion: /^4\.4$/,
    order: [/^4\.2$/, /^3\.8$/],
    prohibitions: [/^2\.1$/, /^5\.1\.a$/],
  });
  expect(missed.slice(0, 10)).toEqual([]);
  // Nothing in this text tells how great a fault is.
  expect(unmade).toEqual(['half a point more', 'a score for a difference']);
  expect(made).toBeGreaterThanOrEqual(25);
});
