import { afterAll, expect, test } from 'vitest';
import { GROUNDS, type Ground } from './testing/grounds.ts';
import { fuzz, percentile, WITHOUT_RATES } from './testing/wire.ts';

const grounds: Ground[] = [];
afterAll(async () => {
  for (const ground of grounds) await ground.end();
});

test('1,000 spoilt bodies: none is a fault, and somebody else goes on', async () => {
  const [sqlite] = GROUNDS;
  if (sqlite === undefined) expect.fail();
  const ground = await sqlite.make();
  grounds.push(ground);
  const server = await ground.start([WITHOUT_RATES]);
  const { sent, faults, others } = await fuzz(server, 1000, 1);
  expect(faults).toEqual([]);
  expect(sent).toBe(1000);
  expect(server.process.exitCode).toBeNull();
  console.log(
    `acts of somebody else meanwhile: p99 ${Math.round(percentile(others, 0.99))} ms; the goal is 1,000`,
  );
});
