import { expect, test } from 'vitest';
import { mutantsMissed } from '../testing/mutants.ts';
import { replayOf } from './referee/replay.ts';

test.for(['2026', '2017'] as const)('%s: every answer made false is found', edition => {
  const { missed, made, unmade } = mutantsMissed(replayOf(edition), {
    criteria: /^C\.?([5-9]|1\d|2\d)$/,
    outlook: /^C(8|\.7)$/,
    ofBye: /^C(5|9)$/,
    colours: /^(C12|C\.10)$/,
    fewest: /^(C6|C\.5)$/,
    completion: /^C\.?4$/,
    order: [/^(4\.2|D\.1)$/, /^(4\.3|D\.2)$/],
    prohibitions: [/^C\.?1$/, /^C\.?3$/],
  });
  expect(missed.slice(0, 10)).toEqual([]);
  expect(unmade).toEqual([]);
  expect(made).toBeGreaterThanOrEqual(25);
});
