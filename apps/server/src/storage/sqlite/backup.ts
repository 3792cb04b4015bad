import { rmSync } from 'node:fs';
import { Kysely } from 'kysely';
import { finished } from '../finished-copy.ts';
import type { Schema } from '../schema.ts';
import type { BackupReport } from '../storage.ts';
import { copyDatabase, type Database, dialectOf, openDatabase, rowOf } from './driver.ts';

const PAGES_A_STEP = 200;

/* The copy is complete, checked and on the disk before it gets its name: a file in the folder of backups is a backup.
 * It is switched from WAL to a single file first, or side files would stay behind. */
export const backUp = async (database: Database, path: string, damagedPath = path): Promise<BackupReport> => {
  const part = `${path}.part`;
  const clear = () => {
    for (const old of [part, `${part}-wal`, `${part}-shm`]) rmSync(old, { force: true });
  };
  clear();
  try {
    await copyDatabase(database, part, PAGES_A_STEP);
    const file = openDatabase(part);
    const copy = new Kysely<Schema>({ dialect: dialectOf(file) });
    return await finished({ part, path, damagedPath, copy }, () => {
      file.exec('PRAGMA journal_mode = DELETE');
      const check = rowOf(file, 'PRAGMA quick_check');
      if (check['quick_check'] !== 'ok') throw new Error(`The backup ${path} is not whole.`);
      return Number(rowOf(file, 'SELECT count(*) AS n FROM tournaments')['n']);
    });
  } catch (error) {
    clear();
    throw error;
  }
};
