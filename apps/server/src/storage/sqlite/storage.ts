import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { underNewName } from '../backup-name.ts';
import { journalsIn, type Now } from '../journals.ts';
import { MIGRATIONS } from '../migrations/catalogue.ts';
import { type Migration, migrate, pendingOf, schemaOf } from '../migrations/migration.ts';
import { repositoriesOn } from '../repositories.ts';
import type { Schema } from '../schema.ts';
import type { OpenTables, Storage } from '../storage.ts';
import { backUp } from './backup.ts';
import { forgetClosed, isAsClosed, noteClosed } from './closed-file.ts';
import { type Database, dialectOf, openDatabase, rowOf } from './driver.ts';
import { hasLostCommits } from './wal.ts';
import { isWhole } from './whole.ts';

export const JOURNAL_FILE = 'journal.sqlite';
export const BACKUP_FOLDER = 'backups';

export class DataDamaged extends Error {
  readonly path: string;
  /** `meanwhile`: found in the database while it was at work. */
  readonly what: 'database' | 'wal' | 'meanwhile';
  constructor(path: string, what: DataDamaged['what']) {
    super(`The file ${path} is damaged.`);
    this.path = path;
    this.what = what;
  }
}

export interface SqliteOptions {
  readonly folder: string;
  readonly now?: Now;
  readonly readOnly?: boolean;
  /** For tests: another list of steps, a small disk. */
  readonly migrations?: readonly Migration[];
  readonly maxPages?: number;
}

/** Opens the data of a folder, made when it is not there. The caller holds the lock. */
export const openSqlite = async (options: SqliteOptions): Promise<Storage> =>
  (await openSqliteTables(options)).storage;

/** With the tables themselves: for copies from one database to another. */
export const openSqliteTables = async (options: SqliteOptions): Promise<OpenTables> => {
  const { folder, readOnly = false, migrations = MIGRATIONS } = options;
  const now = options.now ?? (() => new Date().toISOString());
  const path = join(folder, JOURNAL_FILE);
  if (!readOnly) mkdirSync(join(folder, BACKUP_FOLDER), { recursive: true, mode: 0o700 });
  const isTrusted = checkWhole(path);
  if (!readOnly) forgetClosed(path);
  const database = openDatabase(path, { readOnly, timeout: 5000 });
  if (!readOnly) configure(database, options.maxPages);
  const kysely = new Kysely<Schema>({ dialect: dialectOf(database) });
  try {
    if (!readOnly) await migrateWithBackup({ kysely, database, folder, migrations, now, isTrusted });
    else pendingOf(await schemaOf(kysely), migrations);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return { storage: storageOn({ kysely, database, now, readOnly, path, isTrusted }), tables: kysely };
};

/* Damage is looked for through a connection that cannot write: where it is found the files stay as they are. True: only its structure
 * was looked at, because it is as we closed it. */
const checkWhole = (path: string): boolean => {
  if (!existsSync(path)) return false;
  const isTrusted = isAsClosed(path);
  if (!isWhole(path, isTrusted ? 'structure' : 'all')) throw new DataDamaged(path, 'database');
  if (hasLostCommits(`${path}-wal`)) throw new DataDamaged(`${path}-wal`, 'wal');
  return isTrusted;
};

const configure = (database: Database, maxPages: number | undefined): void => {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 1000;');
  if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
};

const migrateWithBackup = async (given: {
  readonly kysely: Kysely<Schema>;
  readonly database: Database;
  readonly folder: string;
  readonly migrations: readonly Migration[];
  readonly now: Now;
  readonly isTrusted: boolean;
}): Promise<void> => {
  const { kysely, database, folder, migrations, now, isTrusted } = given;
  const isNew = rowOf(database, "SELECT count(*) AS n FROM sqlite_master WHERE name = 'meta'")['n'] === 0;
  const found = isNew ? undefined : await schemaOf(kysely);
  const isPending = found !== undefined && pendingOf(found, migrations).length > 0;
  const path = join(folder, JOURNAL_FILE);
  if (isPending && isTrusted && !isWhole(path)) throw new DataDamaged(path, 'database');
  const backups = join(folder, BACKUP_FOLDER);
  if (isPending)
    await underNewName(backups, now(), 'before-migration', name => backUp(database, join(backups, name)));
  await kysely.transaction().execute(transaction => migrate(transaction, migrations, 'sqlite'));
};

const storageOn = (given: {
  readonly kysely: Kysely<Schema>;
  readonly database: Database;
  readonly now: Now;
  readonly readOnly: boolean;
  readonly path: string;
  readonly isTrusted: boolean;
}): Storage => {
  const { kysely, database, now, readOnly, path, isTrusted } = given;
  const listeners = new Set<(tournament: string, version: number) => void>();
  const journals = journalsIn(kysely, now, {
    appended: (tournament, version) => {
      for (const hear of listeners) hear(tournament, version);
    },
  });
  return {
    ...repositoriesOn(kysely),
    journals,
    isShared: false,
    ...(isTrusted ? { toBeChecked: path } : {}),
    isOutdated: () => false,
    watch: hear => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    backup: (path, damagedPath) => backUp(database, path, damagedPath),
    health: async () => ({
      kind: 'sqlite',
      schema: (await schemaOf(kysely)) ?? '',
      tournaments: Number(rowOf(database, 'SELECT count(*) AS n FROM tournaments')['n']),
      entries: Number(rowOf(database, 'SELECT count(*) AS n FROM entries')['n']),
    }),
    close: async () => {
      // Everything into the one file: what is copied by hand while we are not running is whole.
      if (!readOnly) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      await kysely.destroy();
      if (!readOnly) noteClosed(path);
    },
  };
};
