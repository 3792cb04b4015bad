import { LIMITS } from '@pareo/engine/model';
import { expect, onTestFinished, test } from 'vitest';
import { CREATE, newEntryId, startServer } from '../testing/server.ts';
import { inlineWork } from '../work/inline.ts';
import { type Thread, type Work, WorkStopped } from '../work/work.ts';

/** A server that notes what its threads are asked for; `stops`: whatever is read there takes too long. */
const noting = async ({ stops = false } = {}) => {
  const asked: (readonly [string, Thread | undefined])[] = [];
  const work = inlineWork();
  const run: Work['run'] = (kind, job, place) => {
    asked.push([kind, place.thread]);
    return stops && place.thread === 'upload'
      ? Promise.reject(new WorkStopped('the job took too long'))
      : work.run(kind, job, place);
  };
  const server = await startServer({ work: { ...work, run } });
  onTestFinished(server.stop);
  const token = await server.owner();
  const create = (from?: object) =>
    server.ask('POST', '/api/v1/tournaments', {
      token,
      body: { id: newEntryId(), wish: { ...CREATE, ...(from && { from }) } },
    });
  return { asked, create };
};

/** Larger than what other requests may be, and no record. */
const LARGE = { players: Array.from({ length: LIMITS.request / 4 }, () => 'P') };

test('a large tournament is parsed and held to its shape in the thread of uploads', async () => {
  const { asked, create } = await noting();
  const { status, body } = await create(LARGE);
  expect([status, body.code]).toEqual([422, 'value-invalid']);
  expect(body.faults.length).toBeGreaterThan(0);
  expect(asked).toEqual([['body', 'upload']]);
});

test('one whose reading takes too long is told so, and nothing is made', async () => {
  const { asked, create } = await noting({ stops: true });
  const { status, body } = await create(LARGE);
  expect([status, body.code]).toEqual([503, 'work-stopped']);
  expect(asked).toEqual([['body', 'upload']]);
});

test('a small one is read where it comes', async () => {
  const { asked, create } = await noting();
  expect((await create()).status).toBe(201);
  expect(asked.map(([kind]) => kind)).toEqual(['complete']);
});
