import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Copied, copyAll } from './storage/copy.ts';
import { openPostgresTables } from './storage/postgres/storage.ts';
import { type Broken, brokenJournals } from './storage/sound.ts';
import { lockFolder } from './storage/sqlite/lock.ts';
import { JOURNAL_FILE, openSqliteTables } from './storage/sqlite/storage.ts';
import type { OpenTables } from './storage/storage.ts';

/* `pareo move`: everything from one place to another, a data folder or a database each. The source stays as it is; the
 * target is filled in one transaction, or not at all. Every seal is looked at on both sides. */

export type Moved =
  | { readonly kind: 'moved'; readonly copied: Copied }
  | { readonly kind: 'no-source' | 'target-not-empty' }
  | { readonly kind: 'broken'; readonly journals: readonly Broken[] };

export const isDatabase = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

export const moveAll = async (from: string, to: string): Promise<Moved> => {
  if (!isDatabase(from) && !existsSync(join(from, JOURNAL_FILE))) return { kind: 'no-source' };
  if (!isDatabase(to) && existsSync(join(to, JOURNAL_FILE))) return { kind: 'target-not-empty' };
  return within(from, source => within(to, target => copied(source, target)));
};

const copied = async (source: OpenTables, target: OpenTables): Promise<Moved> => {
  const journals = await brokenJournals(source.storage);
  if (journals.length > 0) return { kind: 'broken', journals };
  if (!(await isEmpty(target))) return { kind: 'target-not-empty' };
  const moved = await moment(source, from => target.tables.transaction().execute(to => copyAll(from, to)));
  const spoilt = await brokenJournals(target.storage);
  return spoilt.length > 0 ? { kind: 'broken', journals: spoilt } : { kind: 'moved', copied: moved };
};

/** One moment of the source, whoever writes there meanwhile. A folder is ours alone. */
const moment = <T>(
  { storage, tables }: OpenTables,
  read: (from: OpenTables['tables']) => Promise<T>,
): Promise<T> =>
  storage.isShared ? tables.transaction().setIsolationLevel('repeatable read').execute(read) : read(tables);

const isEmpty = async ({ storage }: OpenTables): Promise<boolean> =>
  (await storage.health()).tournaments === 0 && (await storage.people.list()).length === 0;

/** A folder is locked while it is used: no server may write to it. */
const within = async <T>(place: string, use: (opened: OpenTables) => Promise<T>): Promise<T> => {
  if (!isDatabase(place)) mkdirSync(place, { recursive: true, mode: 0o700 });
  const lock = isDatabase(place) ? undefined : lockFolder(place, new Date().toISOString());
  try {
    const opened = isDatabase(place)
      ? await openPostgresTables({ url: place })
      : await openSqliteTables({ folder: place });
    try {
      return await use(opened);
    } finally {
      await opened.storage.close();
    }
  } finally {
    lock?.release();
  }
};
