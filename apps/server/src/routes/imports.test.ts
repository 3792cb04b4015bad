import { expect, test } from 'vitest';
import { newFolder, removeFolder } from '../testing/folder.ts';
import { CREATE, newEntryId, startServer } from '../testing/server.ts';

test('a file that one process has read is there for the next', async () => {
  const folder = newFolder();
  const first = await startServer({ folder });
  const token = await first.owner();
  const bytes = new TextEncoder().encode('Name;Elo\nAna;2100\nBea;2000\n');
  const read = await first.ask('POST', '/api/v1/imports', { token, bytes });
  await first.stop();
  const second = await startServer({ folder });
  const made = await second.ask('POST', '/api/v1/tournaments', {
    token,
    body: { id: newEntryId(), wish: CREATE, import: read.body.id },
  });
  await second.stop();
  removeFolder(folder);
  expect([read.status, made.status]).toEqual([200, 201]);
});

test('a file is there for the session that brought it, for an hour', async () => {
  let now = Date.parse('2026-11-18T10:00:00.000Z');
  const server = await startServer({ time: () => now });
  const token = await server.owner();
  const { body: read } = await server.ask('POST', '/api/v1/imports', {
    token,
    bytes: new TextEncoder().encode('Name;Elo\nAna;2100\nBea;2000\n'),
  });
  const other = await server.server.links.make({ kind: 'invite', name: 'Luis', uses: 1 });
  const { body: session } = await server.ask('POST', '/api/v1/session', {
    body: { token: other.token, name: 'Luis', as: 'token' },
  });
  const use = async (who: string) =>
    (
      await server.ask('POST', '/api/v1/tournaments', {
        token: who,
        body: { id: newEntryId(), wish: CREATE, import: read.id },
      })
    ).status;
  const byAnother = await use(session.token);
  const atOnce = await use(token);
  now += 3600 * 1000 + 1;
  expect([byAnother, atOnce, await use(token)]).toEqual([404, 201, 404]);
  await server.stop();
});
