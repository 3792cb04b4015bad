import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, DAYS_GO_BY, HAPPENINGS, leftOf, sceneAt } from '../testing/rights-ending.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { whatEnds } from '../testing/who-may.ts';

/* *What ends when* of docs/reference/api.md, line by line, against a server. */

let server: TestServer;
let owner: string;
let now = Date.parse('2026-11-18T16:00:00Z');
const ask: Ask = (method, path, token, body) =>
  server.ask(method, path, {
    ...(token === '' ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });

beforeAll(async () => {
  server = await startServer({ time: () => now });
  owner = await server.owner();
});
afterAll(() => server.stop());

test('the page says of everything that can be done what ends with it, and of nothing else', () => {
  expect(whatEnds.map(({ when }) => when)).toEqual([...Object.keys(HAPPENINGS), ...Object.keys(DAYS_GO_BY)]);
});

test.each(whatEnds.filter(({ when }) => when in HAPPENINGS))('$when', async ({ when, stays }) => {
  const scene = await sceneAt({ here: ask, there: ask, owner }, '2026-11-18');
  expect((await HAPPENINGS[when]?.(scene))?.status).toBeLessThan(300);
  expect(await leftOf(scene)).toEqual(stays);
});

test.each(whatEnds.filter(({ when }) => when in DAYS_GO_BY))('$when', async ({ when, stays }) => {
  const today = new Date(now).toISOString().slice(0, 10);
  const scene = await sceneAt({ here: ask, there: ask, owner }, today);
  now += (DAYS_GO_BY[when] ?? 0) * 86_400_000;
  // The owner was away too.
  const { token } = await server.server.links.make({ kind: 'welcome', name: '', uses: 1 });
  owner = (await ask('POST', '/api/v1/session', '', { token, name: 'Ana M.', as: 'token' })).body.token;
  expect(await leftOf({ ...scene, doors: { ...scene.doors, owner } })).toEqual(stays);
});
