import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import type { BackupReport } from '../storage.ts';
import { copyDatabase, type Database, openDatabase, rowOf } from './driver.ts';

const PAGES_A_STEP = 200;

/* The copy is complete, checked and on the disk before it gets its name: a file in the folder of backups is a backup.
 * It is switched from WAL to a single file first, or side files would stay behind. */
export const backUp = async (database: Database, path: string): Promise<BackupReport> => {
  const part = `${path}.part`;
  for (const old of [part, `${part}-wal`, `${part}-shm`]) rmSync(old, { force: true });
  await copyDatabase(database, part, PAGES_A_STEP);
  const copy = openDatabase(part);
  let tournaments = 0;
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
    const check = rowOf(copy, 'PRAGMA quick_check');
    if (check['quick_check'] !== 'ok') throw new Error(`The backup ${path} is not whole.`);
    tournaments = Number(rowOf(copy, 'SELECT count(*) AS n FROM tournaments')['n']);
  } finally {
    copy.close();
  }
  flush(part);
  renameSync(part, path);
  return { path, bytes: statSync(path).size, tournaments };
};

const flush = (path: string): void => {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/**
 * Whether a file is a whole database, looked at without changing it. `structure`: without comparing every index with its table, which
 * takes most of the time.
 */
export const isWhole = (path: string, what: 'all' | 'structure' = 'all'): boolean => {
  const check = what === 'all' ? 'integrity_check' : 'quick_check';
  if (!existsSync(path)) return false;
  let database: Database | undefined;
  try {
    database = openDatabase(path, { readOnly: true });
    return rowOf(database, `PRAGMA ${check}`)[check] === 'ok';
  } catch {
    // What SQLite cannot open or read is not whole: that is the answer, not a fault.
    return false;
  } finally {
    database?.close();
  }
};
