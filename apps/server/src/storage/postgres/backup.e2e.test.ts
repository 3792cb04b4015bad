import { afterAll, beforeAll, expect, test } from 'vitest';
import { silent } from '../../log.ts';
import { moveAll } from '../../move.ts';
import { newFolder, removeFolder } from '../../testing/folder.ts';
import { type Cluster, startCluster } from '../../testing/postgres.ts';
import { driver, startServer } from '../../testing/server.ts';
import { backupKeeper } from '../backup-keeper.ts';
import { KEEP } from '../backup-plan.ts';
import { restoreFrom } from '../restore.ts';
import { brokenJournals } from '../sound.ts';
import { openSqlite } from '../sqlite/storage.ts';
import { openPostgres } from './storage.ts';

/* A backup of a database by the clock: made by one of several processes, and brought back as it was. */

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ settings: ['fsync=off'] });
}, 60_000);
afterAll(() => cluster.end());

test('the schedule makes one file of a database, which comes back with every entry and seal', async () => {
  const server = await startServer();
  const life = await driver(server, await server.owner());
  await life.play(1);
  const written = await server.storage.journals.entries(life.id, 0, 1000);
  const people = await server.storage.people.list();
  await server.close();
  await server.storage.close();
  const url = await cluster.database();
  expect(await moveAll(server.folder, url)).toMatchObject({ kind: 'moved' });

  const folder = newFolder();
  const open = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
  const keepers = open.map(storage =>
    backupKeeper({
      storage,
      folder,
      times: ['00:00'],
      keep: KEEP,
      now: () => new Date().toISOString(),
      log: silent,
    }),
  );
  const made = (await Promise.all(keepers.map(keeper => keeper.scheduled()))).filter(
    one => one !== undefined,
  );
  expect(made).toMatchObject([{ reason: 'daily' }]);
  const [keeper] = keepers;
  const [storage] = open;
  expect(keeper?.plan()).toMatchObject({ at: ['00:00'], beforeRounds: false });
  const path = keeper?.path(made[0]?.name ?? '') ?? '';

  // Into a data folder, and back into the database as a copy beside what is there.
  const other = newFolder();
  const sqlite = await openSqlite({ folder: other });
  for (const target of [sqlite, ...(storage === undefined ? [] : [storage])]) {
    const { restored } = await restoreFrom(path, target, people[0]?.id);
    const [copy] = restored;
    expect(await target.journals.entries(copy?.id ?? '', 0, 1000)).toEqual(written);
    expect(await brokenJournals(target)).toEqual([]);
  }
  expect((await storage?.tournaments.list())?.length).toBe(2);

  for (const one of [...open, sqlite]) await one.close();
  for (const one of [folder, other, server.folder]) removeFolder(one);
});
