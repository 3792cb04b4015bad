import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Database, openDatabase } from '../../storage/sqlite/driver.ts';
import type { ListMeta, ListWriter } from '../lists.ts';
import { type RatedPlayer, turnsOf } from '../rated-player.ts';

/* A list as a file of SQLite, given its name when it is whole. It can be loaded again, so nothing of it waits for the disk. */

const COLUMNS = 'id, national_id, name, federation, sex, title, born, standard, rapid, blitz' as const;

/** A statement for many rows costs little more than one for one. */
const ROWS_AT_ONCE = 50;

type Cell = string | number | null;

/** Rows into a table, many with each statement. */
const bulkInto = (database: Database, table: string, columns: readonly string[]) => {
  const place = `(${columns.map(() => '?').join(', ')})`;
  const into = (rows: number) =>
    database.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array(rows).fill(place).join(', ')}`,
    );
  const many = into(ROWS_AT_ONCE);
  const one = into(1);
  let waiting: Cell[] = [];
  return {
    put: (...row: readonly Cell[]): void => {
      waiting.push(...row);
      if (waiting.length < ROWS_AT_ONCE * columns.length) return;
      many.run(...waiting);
      waiting = [];
    },
    flush: (): void => {
      for (let at = 0; at < waiting.length; at += columns.length)
        one.run(...waiting.slice(at, at + columns.length));
      waiting = [];
    },
  };
};

export const sqliteWriter = async (path: string): Promise<ListWriter> => {
  const part = `${path}.part`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  rmSync(part, { force: true });
  const database = openDatabase(part);
  database.exec(
    `PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -24000; PRAGMA temp_store = FILE`,
  );
  database.exec(
    `CREATE TABLE players (row INTEGER PRIMARY KEY, id INTEGER, national_id TEXT, name TEXT, federation TEXT, sex TEXT, title TEXT, born INTEGER, standard INTEGER, rapid INTEGER, blitz INTEGER)`,
  );
  database.exec('CREATE TEMP TABLE unsorted (turned TEXT, federation TEXT, player INTEGER)');
  const players = bulkInto(database, 'players', COLUMNS.split(', '));
  const turns = bulkInto(database, 'unsorted', ['turned', 'federation', 'player']);
  database.exec('BEGIN');
  let row = 0;
  const put = (one: RatedPlayer): void => {
    row += 1;
    players.put(
      one.id ?? null,
      one.nationalId ?? null,
      one.name,
      one.federation,
      one.sex ?? null,
      one.title ?? null,
      one.born ?? null,
      one.standard ?? null,
      one.rapid ?? null,
      one.blitz ?? null,
    );
    for (const turned of turnsOf(one.name)) turns.put(turned, one.federation, row);
  };
  return {
    put: async some => {
      for (const one of some) put(one);
    },
    finish: async (meta: ListMeta) => {
      players.flush();
      turns.flush();
      // In the order of the key it is written from its beginning to its end, and holds all that a search looks at.
      database.exec(
        'CREATE TABLE turns (turned TEXT, federation TEXT, player INTEGER, PRIMARY KEY (turned, federation, player)) WITHOUT ROWID',
      );
      database.exec('INSERT INTO turns SELECT * FROM unsorted ORDER BY turned, federation, player');
      database.exec('CREATE INDEX by_id ON players (id)');
      if (meta.from === 'national') database.exec('CREATE INDEX by_national_id ON players (national_id)');
      database.exec('CREATE TABLE list (body TEXT)');
      database.prepare('INSERT INTO list VALUES (?)').run(JSON.stringify(meta));
      database.exec('COMMIT');
      database.close();
      renameSync(part, path);
    },
    abandon: async () => {
      database.close();
      rmSync(part, { force: true });
    },
  };
};
