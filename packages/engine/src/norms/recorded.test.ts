import { describe, expect, test } from 'vitest';
import { judgedNumber, recordedNumbers } from '../testing/numbers.ts';

/** Judged elsewhere, by a program that shares nothing with this one. */
describe('recorded norms', () => {
  const lines = recordedNumbers('norms');

  test.each(['player', 'before', 'tournament', 'minimum-average'])('%s: all agree', kind => {
    const judged = lines.filter(line => line.includes(`"kind":"${kind}",`)).map(line => judgedNumber(line));
    expect(judged.length).toBeGreaterThan(10);
    expect(judged.filter(one => one.kind !== 'agrees')).toEqual([]);
  });
});
