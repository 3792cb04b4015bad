import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase, rowOf } from '../storage/sqlite/driver.ts';
import type { Loading } from './load.ts';
import { foldedName, type RatedPlayer, type RatingKind } from './rated-player.ts';

/** A list that is there, on its way, or could not be read. */
export interface RatingList {
  readonly id: string;
  readonly name: string;
  readonly kind: RatingKind;
  readonly status: 'ready' | 'loading' | 'failed';
  readonly rows: number;
  readonly loadedAt: string;
  /** Why it failed. */
  readonly reason?: string;
}

export interface RatingBook {
  readonly lists: () => readonly RatingList[];
  /** In the newest list that is ready: by id, or by words of the name in any order. */
  readonly search: (text: string) => readonly RatedPlayer[];
  /** Where a file that comes in is put until it is loaded. */
  readonly shelf: (id: string) => string;
  /** Loads what lies on the shelf; older lists go when it is ready. */
  readonly load: (given: {
    readonly id: string;
    readonly name: string;
    readonly kind: RatingKind;
    readonly loadedAt: string;
  }) => void;
  readonly remove: (id: string) => boolean;
  readonly close: () => void;
}

/** Loads in the way of its own; tells how far it is. */
export type Loader = (loading: Loading, hear: (message: LoadMessage) => void) => void;

export type LoadMessage =
  | { readonly kind: 'loading' | 'ready'; readonly rows: number }
  | { readonly kind: 'failed'; readonly message: string };

const FILE = /^([0-9T-]+-[a-z0-9]+)\.sqlite$/;

/* One file for each list in a folder beside the data: any process of this machine finds the newest, and nothing is locked
 * while the next one is made. */
export const ratingBook = (data: string, load: Loader): RatingBook => {
  const folder = join(data, 'ratings');
  const underWay = new Map<string, RatingList>();
  const open = new Map<string, Database>();

  /** Newest first: the name begins with the time. */
  const names = (): readonly string[] =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .flatMap(name => FILE.exec(name)?.[1] ?? [])
      .sort()
      .reverse();

  const opened = (id: string): Database => {
    const known = open.get(id);
    if (known !== undefined) return known;
    for (const [old, database] of open) {
      database.close();
      open.delete(old);
    }
    const database = openDatabase(join(folder, `${id}.sqlite`), { readOnly: true });
    open.set(id, database);
    return database;
  };

  const remove = (id: string): boolean => {
    if (!FILE.test(`${id}.sqlite`) || !names().includes(id)) return underWay.delete(id);
    open.get(id)?.close();
    open.delete(id);
    rmSync(join(folder, `${id}.sqlite`), { force: true });
    return true;
  };

  return {
    lists: () => [
      ...[...underWay.values()].reverse(),
      ...names().map(id => {
        const row = rowOf(opened(id), 'SELECT name, kind, rows, loaded_at FROM list');
        return {
          id,
          name: String(row['name']),
          kind: String(row['kind']) as RatingKind,
          status: 'ready' as const,
          rows: Number(row['rows']),
          loadedAt: String(row['loaded_at']),
        };
      }),
    ],
    search: text => {
      const [newest] = names();
      return newest === undefined ? [] : searchIn(opened(newest), text);
    },
    shelf: id => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return join(folder, `${id}.upload`);
    },
    load: ({ id, name, kind, loadedAt }) => {
      const source = join(folder, `${id}.upload`);
      const list = { id, name, kind, status: 'loading', rows: 0, loadedAt } as const;
      underWay.set(id, list);
      load({ source, target: join(folder, `${id}.sqlite`), kind, name, loadedAt }, message => {
        if (message.kind === 'loading') {
          underWay.set(id, { ...list, rows: message.rows });
          return;
        }
        rmSync(source, { force: true });
        if (message.kind === 'failed')
          underWay.set(id, { ...list, status: 'failed', reason: message.message });
        else {
          underWay.delete(id);
          for (const old of names()) if (old < id) remove(old);
        }
      });
    },
    remove,
    close: () => {
      for (const database of open.values()) database.close();
      open.clear();
    },
  };
};

const MOST_FOUND = 20;
const MOST_WORDS = 6;
/** After every letter. */
const LAST = '\u{10ffff}';

/** So many names that begin with a word are looked at for the others: a rare pair of frequent words is not worth a halt. */
const MOST_LOOKED_AT = 20_000;

/* First what is typed as it stands, in both orders of the name: `garcia j`, `juan gar`. Then word by word, the longest
 * first: it begins the surname or the given name, and the others begin a word of the name somewhere. */
const searchIn = (database: Database, text: string): readonly RatedPlayer[] => {
  const wanted = foldedName(text);
  if (wanted === '') return [];
  if (/^\d+$/.test(wanted))
    return database.prepare('SELECT * FROM players WHERE id = ?').all(Number(wanted)).map(playerOf);
  const words = wanted.split(' ').slice(0, MOST_WORDS);
  const byLength = [...words].sort((a, b) => b.length - a.length);
  const attempts = [
    { start: wanted, others: [] },
    ...(words.length === 1
      ? []
      : byLength.map((start, at) => ({ start, others: byLength.filter((_, index) => index !== at) }))),
  ];
  const found = new Map<number, RatedPlayer>();
  for (const { start, others } of attempts)
    for (const column of ['folded', 'given'] as const) {
      for (const player of beginning(database, column, start, others)) found.set(player.id, player);
      if (found.size >= MOST_FOUND) return [...found.values()].slice(0, MOST_FOUND);
    }
  return [...found.values()];
};

const beginning = (
  database: Database,
  column: 'folded' | 'given',
  start: string,
  others: readonly string[],
): readonly RatedPlayer[] => {
  const range = `SELECT * FROM players WHERE ${column} >= ? AND ${column} < ? ORDER BY ${column} LIMIT ${MOST_LOOKED_AT}`;
  const holds = ['1', ...others.map(() => `instr(' ' || folded, ' ' || ?) > 0`)].join(' AND ');
  return database
    .prepare(`SELECT * FROM (${range}) WHERE ${holds} LIMIT ${MOST_FOUND}`)
    .all(start, `${start}${LAST}`, ...others)
    .map(playerOf);
};

const playerOf = (row: unknown): RatedPlayer => {
  const { folded: _folded, given: _given, ...fields } = row as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null),
  ) as unknown as RatedPlayer;
};
