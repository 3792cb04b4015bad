import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDeafLine } from '../../testing/between.ts';
import { temporaryFolder } from '../../testing/folder.ts';
import { type Cluster, startCluster } from '../../testing/postgres.ts';
import { MIGRATIONS } from '../migrations/catalogue.ts';
import { MigrationFailed, SchemaTooNew } from '../migrations/migration.ts';
import { openSqlite } from '../sqlite/storage.ts';
import { isWhole } from '../sqlite/whole.ts';
import { appending, making } from '../testing/rows.ts';
import { isConnectionLost } from './connection.ts';
import { DatabaseUnreachable, openPostgres } from './storage.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ settings: ['fsync=off'] });
}, 60_000);
afterAll(() => cluster.end());

const until = async (what: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await what())) await new Promise(resolve => setTimeout(resolve, 20));
};

describe('the schema', () => {
  const later = { name: '0002-later', up: async () => undefined };

  test('is made once by processes that start at the same moment', async () => {
    const url = await cluster.database();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres({ url })));
    await opened[0]?.journals.append([making('t1')]);
    expect((await opened[3]?.tournaments.head('t1'))?.version).toBe(1);
    for (const storage of opened) await storage.close();
  });

  test('of a newer program is refused', async () => {
    const url = await cluster.database();
    await (await openPostgres({ url, migrations: [...MIGRATIONS, later] })).close();
    await expect(openPostgres({ url })).rejects.toThrow(SchemaTooNew);
  });

  test('that a newer program has changed meanwhile is only read, by those who were told and by those who look', {
    timeout: 60_000,
  }, async () => {
    const url = await cluster.database();
    const line = await startDeafLine(url);
    const told = await openPostgres({ url });
    const deaf = await openPostgres({ url: line.url });
    expect([told.isOutdated(), deaf.isOutdated()]).toEqual([false, false]);
    await (await openPostgres({ url, migrations: [...MIGRATIONS, later] })).close();
    await until(() => told.isOutdated());
    expect(line.swallowed()).toBeGreaterThan(0);
    await cluster.run(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'`);
    await until(() => deaf.isOutdated());
    await told.close();
    await deaf.close();
    line.close();
  });

  test('that cannot be brought to this version stays as it was', async () => {
    const url = await cluster.database();
    const storage = await openPostgres({ url });
    await storage.journals.append([making('t1')]);
    await storage.close();
    const adds = {
      name: '0002-adds',
      up: async (database: Parameters<(typeof MIGRATIONS)[number]['up']>[0]) =>
        database.schema.createTable('added').addColumn('x', 'text').execute(),
    };
    const failing = { name: '0003-fails', up: async () => Promise.reject(new Error('no')) };
    await expect(openPostgres({ url, migrations: [...MIGRATIONS, adds, failing] })).rejects.toThrow(
      MigrationFailed,
    );
    const again = await openPostgres({ url });
    expect((await again.tournaments.head('t1'))?.version).toBe(1);
    await again.close();
    const name = url.split('/').at(-1);
    expect(await cluster.run(`select to_regclass('added') as found`, name)).toEqual([{ found: null }]);
  });
});

test('a database that is not there is named without its password', async () => {
  const failure = await openPostgres({ url: 'postgres://ana:secret@127.0.0.1:1/x' }).catch(error => error);
  expect(failure).toBeInstanceOf(DatabaseUnreachable);
  expect(`${failure.database} ${failure.message}`).not.toContain('secret');
  await expect(openPostgres({ url: cluster.url('nothing_there') })).rejects.toThrow(DatabaseUnreachable);
});

test('connections that are cut: what was written is there, writing goes on, and others are heard again', {
  timeout: 60_000,
}, async () => {
  const url = await cluster.database();
  const one = await openPostgres({ url });
  const other = await openPostgres({ url });
  const heard: number[] = [];
  let missed = 0;
  other.watch(
    (_, version) => heard.push(version),
    () => {
      missed += 1;
    },
  );
  await one.journals.append([making('t1')]);
  await until(() => heard.includes(1));
  const name = url.split('/').at(-1);
  await cluster.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await until(async () => {
    try {
      await one.journals.append([appending('t1', 1, 1)]);
      return true;
    } catch (error) {
      expect(isConnectionLost(error)).toBe(true);
      return false;
    }
  });
  await until(() => missed > 0);
  await one.journals.append([appending('t1', 2, 1)]);
  await until(() => heard.includes(3));
  expect(await other.journals.entries('t1', 0, 10)).toHaveLength(3);
  await one.close();
  await other.close();
});

test('two processes that write groups to the same tournaments never stand in each other’s way', async () => {
  const url = await cluster.database();
  const ways = [await openPostgres({ url }), await openPostgres({ url })];
  const names = ['a', 'b', 'c', 'd'];
  await ways[0]?.journals.append(names.map(name => making(name)));
  const write = async (way: number): Promise<void> => {
    const storage = ways[way];
    if (storage === undefined) return;
    for (let turn = 0; turn < 30; turn += 1) {
      const order = way === 0 ? names : [...names].reverse();
      const heads = await Promise.all(order.map(name => storage.tournaments.head(name)));
      await storage.journals.append(
        heads.map((head, at) => {
          const append = appending(order[at] ?? '', head?.version ?? 0, 1);
          return { ...append, entries: append.entries.map(one => ({ ...one, id: `${way}-${turn}` })) };
        }),
      );
    }
  };
  await Promise.all([write(0), write(1)]);
  for (const name of names) {
    const entries = (await ways[0]?.journals.entries(name, 0, 1000)) ?? [];
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
  }
  for (const storage of ways) await storage.close();
});

test('a backup is a file of SQLite with everything in it', async () => {
  const url = await cluster.database();
  const storage = await openPostgres({ url });
  await storage.journals.append([making('t1'), appending('t1', 1, 700)]);
  const folder = temporaryFolder();
  const path = join(folder, 'journal.sqlite');
  expect(await storage.backup(path)).toMatchObject({ tournaments: 1 });
  expect(isWhole(path)).toBe(true);
  const copy = await openSqlite({ folder });
  expect(await copy.journals.entries('t1', 0, 1000)).toEqual(await storage.journals.entries('t1', 0, 1000));
  expect(await copy.tournaments.head('t1')).toEqual(await storage.tournaments.head('t1'));
  await copy.close();
  await storage.close();
});
