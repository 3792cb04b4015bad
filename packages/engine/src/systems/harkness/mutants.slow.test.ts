import { expect, test } from 'vitest';
import { mutantsMissed } from '../testing/mutants.ts';
import { replayOf } from './referee/replay.ts';

test.for([{}, { 'odd-groups': 'drop' }, { 'group-order': 'practical' }])(
  'seed 002 with %o: every answer made false is found',
  options => {
    const { missed, made, unmade } = mutantsMissed(replayOf(options), {
      criteria: /^(IV|4|6)$/,
      colours: /^6$/,
      fewest: /^IV$/,
      completion: /^IV$/,
      order: [/^6$/, /^7$/],
      prohibitions: [/^IV$/, /^III$/],
    });
    expect(missed.slice(0, 10)).toEqual([]);
    // Nothing in this text tells how great a fault is.
    expect(unmade).toEqual(['half a point more', 'a score for a difference']);
    expect(made).toBeGreaterThanOrEqual(25);
  },
);
