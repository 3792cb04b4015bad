import { afterEach, expect, test } from 'vitest';
import { until } from '../testing/built-life.ts';
import { driver, startServer, type TestServer } from '../testing/server.ts';
import { inlineWork } from '../work/inline.ts';

/* Work for a thread is done one piece at a time for each person; what needs no thread does not wait for it. */

let server: TestServer;
afterEach(() => server.stop());

test('what the engine completes for one person is done one after the other, and results come in meanwhile', async () => {
  const work = inlineWork();
  let isHeld = false;
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  let running = 0;
  let most = 0;
  server = await startServer({
    work: {
      ...work,
      run: (kind, job, place) => {
        if (!isHeld || kind !== 'complete') return work.run(kind, job, place);
        running += 1;
        most = Math.max(most, running);
        return held.then(() => {
          running -= 1;
          return work.run(kind, job, place);
        });
      },
    },
  });
  const token = await server.owner();
  const [one, other] = [await driver(server, token), await driver(server, token)];
  await one.play(1);
  await other.play(1, 'nothing');
  isHeld = true;
  const ends = [one.act({ kind: 'finish' }), other.act({ kind: 'finish' })];
  for (const board of [1, 2, 3]) {
    const result = { kind: 'enter-result', round: 1, board, result: { code: '1-0' } };
    expect((await other.act(result)).status).toBe(201);
  }
  await until(() => running > 0);
  release();
  for (const { status } of await Promise.all(ends)) expect(status).toBe(422);
  expect(most).toBe(1);
});
