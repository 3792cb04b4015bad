import { existsSync } from 'node:fs';
import { type Database, openDatabase, rowOf } from './driver.ts';

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
