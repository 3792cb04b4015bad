import { expect, test } from 'vitest';
import { mutantsMissed } from '../testing/mutants.ts';
import { MISTAKABLE } from '../upfloaters/testing/mistakable.ts';
import { replayOf } from './referee/replay.ts';

test.for([{}, { 'colour-preferences': 'B', 'primary-score': 'game-points' }])(
  'C.04.6 with %o: every answer made false is found',
  options => {
    const { missed, made, unmade } = mutantsMissed(replayOf(options), MISTAKABLE);
    expect(missed.slice(0, 10)).toEqual([]);
    expect(unmade).toEqual([]);
    expect(made).toBeGreaterThanOrEqual(25);
  },
);
