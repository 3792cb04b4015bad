import { afterAll, expect, test } from 'vitest';
import { ask, beginAt, resultOn, signInAt } from './testing/built-life.ts';
import { newFolder, removeFolder } from './testing/folder.ts';
import { newEntryId } from './testing/server.ts';
import { type BuiltServer, startBuilt } from './testing/server-process.ts';

/* The server as it is built, with SQLite: one whole tournament, with `kill -9` in the middle of it. */
const folder = newFolder();
const servers: BuiltServer[] = [];
const start = async (): Promise<BuiltServer> => {
  const server = await startBuilt(folder);
  servers.push(server);
  return server;
};
afterAll(async () => {
  for (const server of servers) await server.kill('SIGKILL');
  removeFolder(folder);
});

test('acts, kill -9, acts: everything acknowledged is there once, and the tournament goes on to its end', async () => {
  const first = await start();
  const { token, path, slug } = await beginAt(first, await signInAt(first), 8);
  let version = 4;
  const actAt = async (server: BuiltServer, wish: object, id = newEntryId()) => {
    const answer = await ask(server, 'POST', `${path}/acts`, token, { id, basis: version, wish });
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    version = Math.max(version, answer.body.entry.seq);
    return answer;
  };
  const ids = [newEntryId(), newEntryId()] as const;
  for (const [at, id] of ids.entries()) await actAt(first, resultOn(at + 1), id);
  await first.kill('SIGKILL');

  const second = await start();
  expect((await ask(second, 'GET', path, token)).body.version).toBe(version);
  // Whoever did not hear the answer sends the same again, and nothing is entered twice.
  const again = await actAt(second, resultOn(2), ids[1]);
  expect([again.status, again.body.entry.seq]).toEqual([200, version]);
  for (const board of [3, 4]) await actAt(second, resultOn(board));
  for (const round of [2, 3, 4, 5]) {
    await actAt(second, { kind: 'pair', round });
    await actAt(second, { kind: 'publish', rounds: [round] });
    for (const board of [1, 2, 3, 4]) await actAt(second, { ...resultOn(board), round });
  }
  await actAt(second, { kind: 'finish' });
  const { items } = (await ask(second, 'GET', `${path}/entries?after=0&limit=500`, token)).body;
  expect(items.map(({ seq }: { readonly seq: number }) => seq)).toEqual(
    Array.from({ length: version }, (_, at) => at + 1),
  );
  const page = await fetch(`${second.url}/t/${slug}/standings`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Player 001')]);
  expect(await second.kill('SIGTERM')).toBe(0);
});
