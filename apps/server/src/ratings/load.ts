import { renameSync, rmSync } from 'node:fs';
import { openDatabase } from '../storage/sqlite/driver.ts';
import { playersIn } from './list-file.ts';
import { foldedName, givenFirst, type RatingKind } from './rated-player.ts';

/* A list becomes a file of its own, made aside and given its name when it is whole: whoever searches has the old one until
 * then. It can be loaded again, so nothing of it waits for the disk. */

export interface Loading {
  readonly source: string;
  /** Where it will be. */
  readonly target: string;
  readonly kind: RatingKind;
  readonly name: string;
  readonly loadedAt: string;
}

const ROWS_AT_ONCE = 5000;
const PLACES = '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';

/** The number of players. Throws `BadList` and `BadZip`. */
export const loadList = async (
  { source, target, kind, name, loadedAt }: Loading,
  hear: (rows: number) => void,
): Promise<number> => {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  const database = openDatabase(part);
  let rows = 0;
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -40000');
    database.exec(
      'CREATE TABLE players (id INTEGER PRIMARY KEY, name TEXT, folded TEXT, given TEXT, federation TEXT, sex TEXT, title TEXT, born INTEGER, standard INTEGER, rapid INTEGER, blitz INTEGER)',
    );
    const insert = database.prepare(`INSERT OR REPLACE INTO players VALUES ${PLACES}`);
    database.exec('BEGIN');
    for await (const one of playersIn(source, kind)) {
      const none = null;
      insert.run(
        one.id,
        one.name,
        foldedName(one.name),
        givenFirst(one.name),
        one.federation,
        one.sex ?? none,
        one.title ?? none,
        one.born ?? none,
        one.standard ?? none,
        one.rapid ?? none,
        one.blitz ?? none,
      );
      rows += 1;
      if (rows % ROWS_AT_ONCE === 0) {
        database.exec('COMMIT; BEGIN');
        hear(rows);
      }
    }
    database.exec('COMMIT');
    database.exec('CREATE INDEX by_name ON players (folded); CREATE INDEX by_given ON players (given)');
    database.exec('CREATE TABLE list (name TEXT, kind TEXT, rows INTEGER, loaded_at TEXT)');
    database.prepare('INSERT INTO list VALUES (?, ?, ?, ?)').run(name, kind, rows, loadedAt);
  } catch (error) {
    database.close();
    rmSync(part, { force: true });
    throw error;
  }
  database.close();
  renameSync(part, target);
  return rows;
};
