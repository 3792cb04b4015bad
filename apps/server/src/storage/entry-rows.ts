import { type RawBuilder, sql } from 'kysely';
import { type Asking, columns, padded } from './asking.ts';
import type { EntryRow } from './schema.ts';
import type { StoredEntry } from './storage.ts';

/* Entries between their table and the server. */

export const rowOf = (tournament: string, entry: StoredEntry): EntryRow => ({
  tournament_id: tournament,
  seq: entry.seq,
  id: entry.id,
  kind: entry.kind,
  by_kind: entry.byKind,
  by_id: entry.byId ?? null,
  at: entry.at,
  v: entry.v,
  entry: entry.text,
  seal: entry.seal,
});

export const entryOf = (row: EntryRow): StoredEntry => ({
  seq: row.seq,
  id: row.id,
  kind: row.kind,
  byKind: row.by_kind,
  ...(row.by_id === null ? {} : { byId: row.by_id }),
  at: row.at,
  v: row.v,
  text: row.entry,
  seal: row.seal,
});

/** Of an entry among all entries of all tournaments; ids have no space in them. */
export const nameOf = (tournament: string, id: string): string => `${tournament} ${id}`;

const COLUMNS = columns('entries', [
  'tournament_id',
  'seq',
  'id',
  'kind',
  'by_kind',
  'by_id',
  'at',
  'v',
  'entry',
  'seal',
]);

/** Each looked up in the index. */
export const entriesNamed = (names: readonly string[]): RawBuilder<EntryRow> => {
  const pairs = padded(names).map(name => {
    const space = name.lastIndexOf(' ');
    return sql`(${name.slice(0, space)}, ${name.slice(space + 1)})`;
  });
  return sql<EntryRow>`select ${COLUMNS} from entries
    where (tournament_id, id) in (values ${sql.join(pairs)})`;
};

export const byName = (rows: readonly EntryRow[]): ReadonlyMap<string, StoredEntry> =>
  new Map(rows.map(row => [nameOf(row.tournament_id, row.id), entryOf(row)]));

export const entryNamed = ({ ask, together }: Asking) => {
  const find = together(async names => byName(await ask(entriesNamed(names))));
  return (tournament: string, id: string): Promise<StoredEntry | undefined> => find(nameOf(tournament, id));
};
