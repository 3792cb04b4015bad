import { describe, expect, test } from 'vitest';
import { judgedNumber, recordedNumbers } from '../testing/numbers.ts';

/** Worked out elsewhere, by a program that shares nothing with this one; thirteen tournaments are FIDE's own calculations. */
describe('recorded ratings', () => {
  const lines = recordedNumbers('ratings');
  const kinds = [...new Set(lines.map(line => /"kind":"([^"]+)"/.exec(line)?.[1] ?? ''))];

  test.each(kinds)('%s: all agree', kind => {
    const judged = lines.filter(line => line.includes(`"kind":"${kind}",`)).map(line => judgedNumber(line));
    expect(judged.length).toBeGreaterThan(10);
    expect(judged.filter(one => one.kind !== 'agrees')).toEqual([]);
  });
});
