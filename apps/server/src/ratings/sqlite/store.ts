import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase, rowOf } from '../../storage/sqlite/driver.ts';
import {
  type Finder,
  LAST,
  type ListMeta,
  type ListStore,
  MOST_FOUND,
  MOST_LOOKED_AT,
  mayBeFederation,
  type RatingList,
} from '../lists.ts';
import { PLACES, type RatedPlayer, wholeNames } from '../rated-player.ts';

/* Lists as files in a folder beside the data, for the one process that has it. Nothing is locked while the next one is made. */

const ENDING = '.rated.sqlite';

interface Opened {
  readonly meta: ListMeta;
  readonly database: Database;
  readonly finder: Finder;
}

export const sqliteStore = (folder: string): ListStore => {
  const noted = new Map<string, RatingList>();
  const open = new Map<string, Opened>();
  tidy(folder);

  /** Newest first: the name begins with the time. */
  const ids = (): readonly string[] =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter(name => name.endsWith(ENDING))
      .map(name => name.slice(0, -ENDING.length))
      .sort()
      .reverse();

  const opened = (id: string): Opened => {
    const known = open.get(id);
    if (known !== undefined) return known;
    const database = openDatabase(join(folder, id + ENDING), { readOnly: true });
    const meta = JSON.parse(String(rowOf(database, 'SELECT body FROM list')['body'])) as ListMeta;
    const one = { meta, database, finder: finderIn(database) };
    open.set(id, one);
    return one;
  };

  return {
    ready: async () => ids().map(id => opened(id).meta),
    finderOf: ({ id }) => opened(id).finder,
    targetOf: id => ({ database: 'sqlite', path: join(folder, id + ENDING) }),
    underWay: async () => [...noted.values()].reverse(),
    note: async list => void noted.set(list.id, list),
    forget: async id => noted.delete(id),
    remove: async id => {
      if (!ids().includes(id)) return false;
      open.get(id)?.database.close();
      open.delete(id);
      rmSync(join(folder, id + ENDING), { force: true });
      return true;
    },
    close: async () => {
      for (const { database } of open.values()) database.close();
      open.clear();
    },
  };
};

/** What a process that was stopped has left: the folder has one process, and it begins now. */
const tidy = (folder: string): void => {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (/\.(?:part|upload)$/.test(name)) rmSync(join(folder, name), { force: true });
};

const COLUMNS = 'id, national_id, name, players.federation, sex, title, born, standard, rapid, blitz';

const finderIn = (database: Database): Finder => {
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  const ask = (sql: string, values: readonly unknown[]): readonly RatedPlayer[] => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(...values).map(playerOf);
  };
  const each = (where: string, values: readonly unknown[]): readonly RatedPlayer[] =>
    values.flatMap(value => ask(`SELECT ${COLUMNS} FROM players WHERE ${where}`, [value]));
  return {
    beginning: async (start, others) => {
      const found: RatedPlayer[] = [];
      for (const place of PLACES) {
        const from = place + start;
        if (found.length < MOST_FOUND)
          found.push(...ask(beginningSql(others), [from, from + LAST, ...others.flatMap(valuesOf)]));
      }
      return found;
    },
    byIds: async ids => each('id = ?', ids),
    byNationalIds: async ids => each('national_id = ?', ids),
    byNames: async names =>
      each('row IN (SELECT player FROM turns WHERE turned = ?)', names.flatMap(wholeNames)),
  };
};

/** The turned names alone are read until those who fit are known. */
const beginningSql = (others: readonly string[]): string => {
  const range =
    'SELECT turned, federation, player FROM turns WHERE turned >= ? AND turned < ? ORDER BY turned';
  const holds = others.map(word =>
    mayBeFederation(word) ? '(instr(turned, ?) > 0 OR federation = ?)' : 'instr(turned, ?) > 0',
  );
  const fit =
    others.length === 0
      ? range
      : `SELECT turned, player FROM (${range} LIMIT ${MOST_LOOKED_AT}) WHERE ${holds.join(' AND ')}`;
  return `SELECT ${COLUMNS} FROM (${fit} LIMIT ${MOST_FOUND}) AS fit CROSS JOIN players ON players.row = fit.player ORDER BY fit.turned`;
};

const valuesOf = (word: string): readonly string[] =>
  mayBeFederation(word) ? [` ${word}`, word.toUpperCase()] : [` ${word}`];

const playerOf = (row: unknown): RatedPlayer => {
  const { national_id, ...fields } = row as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries({ ...fields, nationalId: national_id }).filter(([, value]) => value !== null),
  ) as unknown as RatedPlayer;
};
