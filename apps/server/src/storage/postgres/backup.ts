import { rmSync } from 'node:fs';
import { Kysely } from 'kysely';
import { copyAll } from '../copy.ts';
import { finished } from '../finished-copy.ts';
import { MIGRATIONS } from '../migrations/catalogue.ts';
import { migrate } from '../migrations/migration.ts';
import type { Schema } from '../schema.ts';
import { dialectOf, openDatabase } from '../sqlite/driver.ts';
import type { BackupReport } from '../storage.ts';

/* One moment of the whole database as a file of SQLite: the same backup as that of a data folder. It is restored in the same
 * way, and needs no PostgreSQL to be read. */
export const backUpAsFile = async (
  database: Kysely<Schema>,
  path: string,
  damagedPath = path,
): Promise<BackupReport> => {
  const part = `${path}.part`;
  rmSync(part, { force: true });
  const file = openDatabase(part);
  const copy = new Kysely<Schema>({ dialect: dialectOf(file) });
  try {
    return await finished({ part, path, damagedPath, copy }, async () => {
      file.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
      await copy.transaction().execute(target => migrate(target, MIGRATIONS, 'sqlite'));
      return database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(
          async source => (await copy.transaction().execute(target => copyAll(source, target))).tournaments,
        );
    });
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
};
