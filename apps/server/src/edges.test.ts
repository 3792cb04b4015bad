import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { hasOwnerWithPassword } from './access/owner.ts';
import { makeDemo } from './demo.ts';
import { EVERYWHERE } from './storage/schema.ts';
import { temporaryFolder } from './testing/folder.ts';
import { driver, startServer, type TestServer } from './testing/server.ts';

/* Requests, clocks and owners that are not what one expects. */

let server: TestServer;
afterEach(() => server.stop());

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('/%s is not found', async word => {
  const pages = join(temporaryFolder(), 'pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), '<p>');
  server = await startServer({ pages });
  expect((await server.ask('GET', `/${word}`)).status).toBe(404);
  expect((await server.ask('GET', '/console')).status).toBe(200);
});

test('HEAD opens no stream, and a file it does not read is closed', async () => {
  server = await startServer();
  const token = await server.owner();
  const life = await driver(server, token);
  for (const path of [life.path('/stream'), `/api/v1/public/${life.slug}/stream`]) {
    const answer = await server.ask('HEAD', path, { token });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
  }
  expect(server.server.hall.count()).toBe(0);
  const made = await server.ask('POST', '/api/v1/backups', { token });
  const backup = await server.ask('HEAD', `/api/v1/backups/${made.body.name}`, { token });
  expect([backup.status, Number(backup.headers.get('content-length')) > 0]).toEqual([200, true]);
});

test('streams have the headers of pages', async () => {
  server = await startServer();
  const token = await server.owner();
  const life = await driver(server, token);
  const page = await fetch(`${server.url}/api/v1/public/${life.slug}`);
  const stop = new AbortController();
  const stream = await fetch(`${server.url}${life.path('/stream')}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
  ])
    expect([name, stream.headers.get(name)]).toEqual([name, page.headers.get(name)]);
  stop.abort();
});

test('headers that come by drops end at their limit', { timeout: 20_000 }, async () => {
  server = await startServer({ longestHeaders: 500 });
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  socket.resume();
  await once(socket, 'close');
});

test('a clock that was years ahead for a moment shuts nobody out', async () => {
  let time = Date.parse('2026-11-21T16:00:00.000Z');
  server = await startServer({ time: () => time });
  const token = await server.owner();
  const me = async () => (await server.ask('GET', '/api/v1/me', { token })).body.actor?.kind;
  expect(await me()).toBe('person');
  time += 20 * 24 * 3600 * 1000;
  expect(await me()).toBe('person');
  time += 10 * 365 * 24 * 3600 * 1000;
  expect(await me()).toBeUndefined();
  time = Date.parse('2026-11-21T17:00:00.000Z');
  expect(await me()).toBe('person');
  // Seen in the future: from now on it is counted from today again.
  time += 31 * 24 * 3600 * 1000;
  expect(await me()).toBeUndefined();
});

test('the password of a guest opens no network; that of the owner does', async () => {
  server = await startServer();
  await server.owner();
  const { people } = server.storage;
  const [owner] = await people.members(EVERYWHERE);
  const guest = { id: 'guest', name: 'Guest', password: 'x', created_at: '2026', disabled_at: null };
  await people.add(guest);
  await people.join({ person_id: 'guest', tournament_id: EVERYWHERE, role: 'arbiter' });
  expect(await hasOwnerWithPassword(server.storage)).toBe(false);
  await people.change(owner?.person_id ?? '', { password: 'x' });
  expect(await hasOwnerWithPassword(server.storage)).toBe(true);
});

test('the demo made before anybody came is the owner’s when it is asked for again', async () => {
  server = await startServer();
  const id = await makeDemo(server.server);
  expect(await server.storage.people.members(id)).toEqual([]);
  const token = await server.owner();
  expect((await server.ask('POST', '/api/v1/tournaments/demo', { token })).body).toEqual({ id });
  const [owner] = await server.storage.people.members(EVERYWHERE);
  expect(await server.storage.people.members(id)).toMatchObject([
    { person_id: owner?.person_id, role: 'owner' },
  ]);
});
