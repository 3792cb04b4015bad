import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './storage/sqlite/driver.ts';
import { temporaryFolder } from './testing/folder.ts';
import { type Cluster, startCluster } from './testing/postgres.ts';
import { startBuilt } from './testing/server-process.ts';

const pareo = fileURLToPath(new URL('../../cli/bin/pareo.mjs', import.meta.url));
const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [pareo, ...args, '--lang=en'], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr, stdout };
};

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ settings: ['fsync=off'] });
}, 60_000);
afterAll(() => cluster.end());

test('from a folder to a database and back: the same journals, and the same people are let in', {
  timeout: 120_000,
}, async () => {
  const folder = temporaryFolder();
  const server = await startBuilt(folder, ['--demo']);
  const session = await fetch(`${server.url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ token: server.welcome, name: 'Ana', as: 'token' }),
  });
  const { token } = (await session.json()) as { readonly token: string };
  const database = await cluster.database();
  expect(run('move', '--from', folder, '--to', database).status).toBe(5);
  await server.kill();
  const exported = run('export', 'demo', '--data', folder, '--to', 'journal').stdout;

  expect(run('move', '--from', folder, '--to', database)).toMatchObject({ status: 0 });
  expect(run('export', 'demo', '--database', database, '--to', 'journal').stdout).toBe(exported);
  expect(run('journal', 'demo', '--database', database).stdout).toContain('Round 1 published.');
  const onDatabase = await startBuilt(temporaryFolder(), [`--database=${database}`]);
  const list = await fetch(`${onDatabase.url}/api/v1/tournaments`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(((await list.json()) as { readonly items: readonly unknown[] }).items).toHaveLength(1);
  await onDatabase.kill();

  const back = join(temporaryFolder(), 'back');
  expect(run('move', '--from', database, '--to', back)).toMatchObject({ status: 0 });
  expect(run('export', 'demo', '--data', back, '--to', 'journal').stdout).toBe(exported);
  // Neither place is empty now.
  expect(run('move', '--from', folder, '--to', database).status).toBe(5);
  expect(run('move', '--from', database, '--to', back).status).toBe(5);

  const file = join(temporaryFolder(), 'all.sqlite');
  expect(run('backup', '--database', database, '-o', file)).toMatchObject({ status: 0 });
  const restored = join(temporaryFolder(), 'restored');
  expect(run('restore', file, '--data', restored)).toMatchObject({ status: 0 });
  expect(run('export', 'demo', '--data', restored, '--to', 'journal').stdout).toBe(exported);

  const damaged = openDatabase(join(back, 'journal.sqlite'));
  damaged.exec(`UPDATE entries SET entry = replace(entry, '1-0', '0-1') WHERE seq = 8`);
  damaged.close();
  const empty = await cluster.database();
  const refused = run('move', '--from', back, '--to', empty);
  expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('demo: Entry 8')]);
});

test('a database that is not there, and places that are not named', () => {
  const absent = run('move', '--from', temporaryFolder(), '--to', cluster.url('x'));
  expect([absent.status, absent.output]).toEqual([5, expect.stringContaining('There is no data')]);
  expect(run('move').status).toBe(3);
  const { status, output } = run('journal', '--database', 'postgres://ana:secret@127.0.0.1:1/x');
  expect([status, output.includes('secret')]).toEqual([5, false]);
});
