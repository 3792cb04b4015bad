import type { Insertable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/* Everything of one database into another, empty one: row by row as it is, whatever the two are. Snapshots stay behind,
 * which are a cache, and uploads, which wait an hour. */

/** Few rows each: read at once. */
const SMALL = ['people', 'memberships', 'invited', 'sessions', 'links', 'audit'] as const;

const ROWS_AT_ONCE = 500;

/** What was copied. */
export interface Copied {
  readonly tournaments: number;
  readonly entries: number;
}

export const copyAll = async (from: Kysely<Schema>, to: Kysely<Schema>): Promise<Copied> => {
  for (const table of SMALL) await insertAll(to, table, await from.selectFrom(table).selectAll().execute());
  const tournaments = await from.selectFrom('tournaments').selectAll().orderBy('id').execute();
  let entries = 0;
  for (const tournament of tournaments) {
    await insertAll(to, 'tournaments', [tournament]);
    entries += await copyEntries(from, to, tournament.id);
    await insertAll(
      to,
      'attachments',
      await from.selectFrom('attachments').selectAll().where('tournament_id', '=', tournament.id).execute(),
    );
  }
  return { tournaments: tournaments.length, entries };
};

const copyEntries = async (from: Kysely<Schema>, to: Kysely<Schema>, tournament: string): Promise<number> => {
  let last = 0;
  for (;;) {
    const rows = await from
      .selectFrom('entries')
      .selectAll()
      .where('tournament_id', '=', tournament)
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(ROWS_AT_ONCE)
      .execute();
    await insertAll(to, 'entries', rows);
    last = rows.at(-1)?.seq ?? last;
    if (rows.length < ROWS_AT_ONCE) return last;
  }
};

const insertAll = async <T extends keyof Schema>(
  to: Kysely<Schema>,
  table: T,
  rows: readonly Schema[T][],
): Promise<void> => {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await to
      .insertInto(table)
      .values(rows.slice(at, at + ROWS_AT_ONCE) as unknown as Insertable<Schema[T]>[])
      .execute();
};
