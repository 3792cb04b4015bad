import { describe, expect, test } from 'vitest';
import { judgedNumber, recordedNumbers } from '../testing/numbers.ts';

/** Divided elsewhere, by a program that shares nothing with this one. */
describe('recorded divisions of prizes', () => {
  const lines = recordedNumbers('prizes');
  const isOf = (kind: string) => (line: string) => line.includes(`"kind":"${kind}",`);

  test.each(['prizes', 'category', 'category-standings'])('%s: all agree', kind => {
    const judged = lines.filter(isOf(kind)).map(line => judgedNumber(line));
    expect(judged.length).toBeGreaterThan(10);
    expect(judged.filter(one => one.kind !== 'agrees')).toEqual([]);
  });
});
