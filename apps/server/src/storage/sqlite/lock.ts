import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from './driver.ts';

/* One process per folder. An exclusive transaction in `lock.sqlite` lasts as long as the process: the operating system
 * frees it even after kill -9. The handle is kept for the life of the process (a collected one would drop the lock in
 * silence), and the file is never read or copied here, which would drop it too. `owner.json` is only for the sentence. */

export interface Owner {
  readonly pid: number;
  readonly since: string;
  readonly address?: string;
}

export class FolderInUse extends Error {
  readonly folder: string;
  readonly owner: Owner | undefined;
  constructor(folder: string, owner: Owner | undefined) {
    super(`The data folder ${folder} is in use.`);
    this.folder = folder;
    this.owner = owner;
  }
}

export interface Lock {
  /** Tells others where we answer. */
  readonly announce: (address: string) => void;
  readonly release: () => void;
}

const held = new Set<Database>();

export const lockFolder = (folder: string, since: string): Lock => {
  const database = openDatabase(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) throw new FolderInUse(folder, ownerOf(folder));
    throw error;
  }
  held.add(database);
  const announce = (address?: string) =>
    writeFileSync(
      join(folder, 'owner.json'),
      JSON.stringify({ pid: process.pid, since, ...(address === undefined ? {} : { address }) }),
    );
  announce();
  return {
    announce,
    release: () => {
      if (!held.delete(database)) return;
      rmSync(join(folder, 'owner.json'), { force: true });
      database.exec('ROLLBACK');
      database.close();
    },
  };
};

export const ownerOf = (folder: string): Owner | undefined => {
  try {
    const owner: unknown = JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'));
    return isOwner(owner) ? owner : undefined;
  } catch {
    // It is written beside the lock, not with it: it may be missing or half written.
    return undefined;
  }
};

const isOwner = (value: unknown): value is Owner =>
  typeof value === 'object' && value !== null && 'pid' in value && 'since' in value;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && /database is locked|SQLITE_BUSY/.test(error.message);
