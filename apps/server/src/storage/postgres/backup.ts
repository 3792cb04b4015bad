import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { Kysely } from 'kysely';
import { copyAll } from '../copy.ts';
import { MIGRATIONS } from '../migrations/catalogue.ts';
import { migrate } from '../migrations/migration.ts';
import type { Schema } from '../schema.ts';
import { dialectOf, openDatabase } from '../sqlite/driver.ts';
import type { BackupReport } from '../storage.ts';

/* One moment of the whole database as a file of SQLite: the same backup as that of a data folder. It is restored in the same
 * way, and needs no PostgreSQL to be read. */
export const backUpAsFile = async (database: Kysely<Schema>, path: string): Promise<BackupReport> => {
  const part = `${path}.part`;
  rmSync(part, { force: true });
  const file = openDatabase(part);
  const copy = new Kysely<Schema>({ dialect: dialectOf(file) });
  let tournaments = 0;
  try {
    file.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
    await copy.transaction().execute(target => migrate(target, MIGRATIONS, 'sqlite'));
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async source => {
        const copied = await copy.transaction().execute(target => copyAll(source, target));
        tournaments = copied.tournaments;
      });
  } finally {
    await copy.destroy();
  }
  const handle = openSync(part, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(part, path);
  return { path, bytes: statSync(path).size, tournaments };
};
