import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { openDatabase } from '../../storage/sqlite/driver.ts';
import type { ListMeta, ListWriter } from '../lists.ts';
import { foldedName, givenFirst } from '../rated-player.ts';

/* A list as a file of SQLite, given its name when it is whole. It can be loaded again, so nothing of it waits for the disk. */

/** Players of FIDE are kept under their number; those of a federation may have none. */
const KEYS = {
  fide: 'id INTEGER PRIMARY KEY',
  national: 'key INTEGER PRIMARY KEY, id INTEGER',
} as const;

const COLUMNS =
  'id, national_id, name, folded, given, federation, sex, title, born, standard, rapid, blitz' as const;

export const sqliteWriter = async (path: string, from: keyof typeof KEYS): Promise<ListWriter> => {
  const part = `${path}.part`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  rmSync(part, { force: true });
  const database = openDatabase(part);
  database.exec(
    `PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -24000; PRAGMA temp_store = FILE`,
  );
  database.exec(
    `CREATE TABLE players (${KEYS[from]}, national_id TEXT, name TEXT, folded TEXT, given TEXT, federation TEXT, sex TEXT, title TEXT, born INTEGER, standard INTEGER, rapid INTEGER, blitz INTEGER)`,
  );
  const places = COLUMNS.replace(/\w+/g, '?');
  const insert = database.prepare(`INSERT OR REPLACE INTO players (${COLUMNS}) VALUES (${places})`);
  database.exec('BEGIN');
  return {
    put: async players => {
      for (const one of players)
        insert.run(
          one.id ?? null,
          one.nationalId ?? null,
          one.name,
          foldedName(one.name),
          givenFirst(one.name),
          one.federation,
          one.sex ?? null,
          one.title ?? null,
          one.born ?? null,
          one.standard ?? null,
          one.rapid ?? null,
          one.blitz ?? null,
        );
    },
    finish: async (meta: ListMeta) => {
      database.exec('COMMIT');
      // The federation stands in the indexes too: a search of name and federation does not leave them.
      database.exec('CREATE INDEX by_surname ON players (folded, federation)');
      database.exec('CREATE INDEX by_given ON players (given, federation)');
      if (from === 'national')
        database.exec(
          'CREATE INDEX by_id ON players (id); CREATE INDEX by_national_id ON players (national_id)',
        );
      database.exec('CREATE TABLE list (body TEXT)');
      database.prepare('INSERT INTO list VALUES (?)').run(JSON.stringify(meta));
      database.close();
      renameSync(part, path);
    },
    abandon: async () => {
      database.close();
      rmSync(part, { force: true });
    },
  };
};
