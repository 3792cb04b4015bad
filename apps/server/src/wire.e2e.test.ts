import { afterAll, describe, expect, test } from 'vitest';
import { until } from './testing/built-life.ts';
import { GROUNDS, type Ground } from './testing/grounds.ts';
import { bodiesFor, fuzz, percentile, WITHOUT_RATES } from './testing/wire.ts';

/* 20,000 bodies in all, each route that writes at least 500 of them. */

const TIMES = { SQLite: Math.max(bodiesFor(500), 15_000), PostgreSQL: 5000 };

const grounds: Ground[] = [];
afterAll(async () => {
  for (const ground of grounds) await ground.end();
});

describe.each(GROUNDS)('on $name', ({ name, make }) => {
  test(`${TIMES[name]} spoilt bodies: none is a fault, the memory comes back, somebody else goes on`, async () => {
    const ground = await make();
    grounds.push(ground);
    const server = await ground.start([WITHOUT_RATES]);
    const { sent, faults, others, grown } = await fuzz(server, TIMES[name], name.length);
    expect(faults).toEqual([]);
    expect(sent).toBe(TIMES[name]);
    expect(server.process.exitCode).toBeNull();
    console.log(
      `${name}: ${sent} bodies; of ${others.length} acts of somebody else p50 ${Math.round(percentile(others, 0.5))} ms, p99 ${Math.round(percentile(others, 0.99))} ms; the goal is 1,000. Memory grew by ${Math.round(grown())} MB`,
    );
    await until(() => grown() < 100, 500);
  });
});
