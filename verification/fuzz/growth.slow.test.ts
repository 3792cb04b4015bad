import { readTournament, writeRecord } from '@pareo/engine';
import { describe, expect, test } from 'vitest';
import { GROWING } from './growing.mjs';

/* Growth, not seconds: four times the file takes about four times as long. What grows with the square takes sixteen times
 * as long, and fails; a busy machine gets several chances. */
const SMALL = 100_000;
const FACTOR = 4;
const MOST = 10;
const CHANCES = 6;

const readAndWrite = (bytes: Uint8Array): void => {
  const read = readTournament(bytes);
  if (read.ok)
    for (const format of ['trf16', 'json'] as const) writeRecord(read.value.tournament.record, format);
};

/** The processor's time of the best of three runs, in milliseconds. */
const costOf = (bytes: Uint8Array): number => {
  const costs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    readAndWrite(bytes);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  // Less than this is not measured well.
  return Math.max(4, Math.min(...costs));
};

describe('the time of every reader grows with the file', () => {
  test.each(Object.entries<(bytes: number) => string>(GROWING))(
    '%s',
    (_, textOf) => {
      const encode = (size: number) => new TextEncoder().encode(textOf(size));
      const [small, large] = [encode(SMALL), encode(SMALL * FACTOR)];
      readAndWrite(small);
      let growth = Number.POSITIVE_INFINITY;
      for (let chance = 0; chance < CHANCES && growth >= MOST; chance++)
        growth = costOf(large) / costOf(small);
      expect(growth).toBeLessThan(MOST);
    },
    120_000,
  );
});
