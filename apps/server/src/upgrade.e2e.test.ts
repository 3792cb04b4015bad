import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from './storage/migrations/catalogue.ts';
import type { Migration } from './storage/migrations/migration.ts';
import { openPostgres } from './storage/postgres/storage.ts';
import { ask, beginAt, headersFor, type Place, resultOn, signInAt, until } from './testing/built-life.ts';
import { readEvents } from './testing/events.ts';
import { temporaryFolder } from './testing/folder.ts';
import { type Cluster, startCluster } from './testing/postgres.ts';
import { newEntryId, startServer } from './testing/server.ts';
import { runBuilt, startBuilt } from './testing/server-process.ts';

/* A new version takes over from an old one on one database. The old one is the program as it is built; the new one is
 * the same with one more step of the schema. */

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, 60_000);
afterAll(() => cluster.end());

/** As the rule of releases asks: it only adds. */
const NEXT: Migration = {
  name: '9999-next',
  up: async (database, { text }) => {
    await database.schema.alterTable('tournaments').addColumn('next', text).execute();
  },
};

test('rolling upgrade: the old process only reads as soon as the tables are newer, no act is lost, and it does not start again', {
  timeout: 120_000,
}, async () => {
  const database = await cluster.database();
  const old = await startBuilt(temporaryFolder(), [`--database=${database}`, '--rates=acts=1000000']);
  const { token, path } = await beginAt(old, await signInAt(old));
  const stream = await readEvents(`${old.url}${path}/stream?after=4`, headersFor(token));

  const places: Place[] = [old];
  const acknowledged: { readonly seq: number; readonly at: Place }[] = [];
  let refusedAsReadOnly = 0;
  let isOver = false;
  const writer = async (board: number): Promise<void> => {
    let was: string | undefined;
    while (!isOver) {
      const code: string = was === '1-0' ? '=' : '1-0';
      const body = { id: newEntryId(), basis: 1, wish: resultOn(board, code, was) };
      // In turn to whoever serves, as a proxy does, until it is taken.
      for (let turn = 0; ; turn += 1) {
        const at = places[turn % places.length] ?? old;
        const { status, body: answer } = await ask(at, 'POST', `${path}/acts`, token, body);
        if (status === 201 || status === 200) {
          acknowledged.push({ seq: answer.entry.seq, at });
          break;
        }
        expect([status, answer.code]).toEqual([503, 'read-only']);
        refusedAsReadOnly += 1;
      }
      was = code;
    }
  };
  const writing = Array.from({ length: 5 }, (_, at) => writer(at + 1));
  await until(() => acknowledged.length >= 20);

  const next = await startServer({
    storage: await openPostgres({ url: database, migrations: [...MIGRATIONS, NEXT] }),
  });
  places.push(next);
  await until(() => refusedAsReadOnly > 0);
  await until(() => acknowledged.filter(({ at }) => at === next).length >= 20);
  isOver = true;
  await Promise.all(writing);

  const seqs = acknowledged.map(({ seq }) => seq).sort((a, b) => a - b);
  expect(seqs).toEqual(seqs.map((_, at) => at + 5));
  const last = seqs.at(-1);
  // Whoever is still at the old one reads, and sees what is written at the new one.
  expect((await ask(old, 'GET', path, token)).body.version).toBe(last);
  await stream.until(found => found.at(-1)?.id === last);
  expect((await ask(next, 'GET', path, token)).body.version).toBe(last);
  stream.close();
  expect(await old.kill()).toBe(0);

  const again = await runBuilt(temporaryFolder(), [`--database=${database}`]);
  expect([again.code, again.output]).toEqual([5, expect.stringContaining('newer version of the program')]);
  const several = await runBuilt(temporaryFolder(), [`--database=${database}`, '--processes=2']);
  expect(several.code).toBe(5);
  await next.stop();
});

test('a step that takes long: whoever starts meanwhile waits for it, and takes no step twice', async () => {
  const url = await cluster.database();
  await (await openPostgres({ url })).close();
  let steps = 0;
  const slow: Migration = {
    name: '9999-slow',
    up: async database => {
      steps += 1;
      await new Promise(resolve => setTimeout(resolve, 500));
      await database.schema.createTable('slow').addColumn('x', 'text').execute();
    },
  };
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => openPostgres({ url, migrations: [...MIGRATIONS, slow] })),
  );
  expect(steps).toBe(1);
  for (const storage of opened) {
    expect([storage.isOutdated(), (await storage.health()).schema]).toEqual([false, '9999-slow']);
    await storage.close();
  }
});
