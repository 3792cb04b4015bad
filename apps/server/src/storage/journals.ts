import { type Kysely, sql, type Transaction } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';
import type { Append, Appended, Journals, StoredEntry } from './storage.ts';

/** The clock is asked for, so that tests can turn it back. */
export type Now = () => string;

/** Told inside the transaction of what it has appended. */
export type Appending = (
  transaction: Transaction<Schema>,
  tournament: string,
  version: number,
) => Promise<void>;

export const journalsIn = (
  database: Kysely<Schema>,
  now: Now,
  appending: Appending = async () => undefined,
): Journals => ({
  append: appends =>
    database.transaction().execute(async transaction => {
      const answers = new Map<Append, Appended>();
      for (const append of inLockOrder(appends)) {
        const answer = await appendOne(transaction, append, now());
        const last = append.entries.at(-1);
        if (answer.kind === 'appended' && last !== undefined)
          await appending(transaction, append.tournament, last.seq);
        answers.set(append, answer);
      }
      return appends.map(append => answers.get(append) ?? { kind: 'moved' });
    }),

  entries: async (tournament, after, limit) => {
    const rows = await database
      .selectFrom('entries')
      .selectAll()
      .where('tournament_id', '=', tournament)
      .where('seq', '>', numbered(after))
      .orderBy('seq')
      .limit(limit)
      .execute();
    return rows.map(entryOf);
  },

  sizeAfter: async (tournament, after) => {
    const { size } = await database
      .selectFrom('entries')
      .select(sql<number | string>`coalesce(sum(length(entry)), 0)`.as('size'))
      .where('tournament_id', '=', tournament)
      .where('seq', '>', numbered(after))
      .executeTakeFirstOrThrow();
    return Number(size);
  },

  entriesBefore: async (tournament, before, limit, filter = {}) => {
    let query = database
      .selectFrom('entries')
      .selectAll()
      .where('tournament_id', '=', tournament)
      .where('seq', '<', numbered(before));
    if (filter.byId !== undefined) query = query.where('by_id', '=', filter.byId);
    if (filter.kinds !== undefined) query = query.where('kind', 'in', filter.kinds);
    const rows = await query.orderBy('seq', 'desc').limit(limit).execute();
    return rows.map(entryOf);
  },

  entryById: async (tournament, id) => {
    const row = await database
      .selectFrom('entries')
      .selectAll()
      .where('tournament_id', '=', tournament)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && entryOf(row);
  },

  attachment: async (tournament, digest) => {
    const row = await database
      .selectFrom('attachments')
      .select('body')
      .where('tournament_id', '=', tournament)
      .where('digest', '=', digest)
      .executeTakeFirst();
    return row?.body;
  },

  attachments: tournament =>
    database
      .selectFrom('attachments')
      .select(['digest', 'body'])
      .where('tournament_id', '=', tournament)
      .orderBy('digest')
      .execute(),

  snapshot: async (tournament, stateVersion, upTo) => {
    let query = database
      .selectFrom('snapshots')
      .selectAll()
      .where('tournament_id', '=', tournament)
      .where('state_version', '=', stateVersion);
    if (upTo !== undefined) query = query.where('seq', '<=', numbered(upTo));
    const row = await query.orderBy('seq', 'desc').limit(1).executeTakeFirst();
    return row && { seq: row.seq, stateVersion: row.state_version, digest: row.digest, body: row.body };
  },

  keepSnapshot: (tournament, snapshot, keepAlso) =>
    database.transaction().execute(async transaction => {
      await transaction
        .deleteFrom('snapshots')
        .where('tournament_id', '=', tournament)
        .where('seq', 'not in', keepAlso.length > 0 ? keepAlso : [-1])
        .execute();
      await transaction
        .insertInto('snapshots')
        .values({
          tournament_id: tournament,
          seq: snapshot.seq,
          state_version: snapshot.stateVersion,
          digest: snapshot.digest,
          body: snapshot.body,
        })
        .onConflict(conflict => conflict.columns(['tournament_id', 'seq']).doNothing())
        .execute();
    }),

  dropSnapshots: async tournament => {
    await database.deleteFrom('snapshots').where('tournament_id', '=', tournament).execute();
  },
});

/** Anything beyond what a column can hold is beyond every entry. */
const LARGEST = 2_147_483_647;
const numbered = (seq: number): number => Math.max(-1, Math.min(seq, LARGEST));

/* Rows are locked in one order by everybody, so that two processes never wait for each other. Appends to one tournament
 * keep theirs. */
const inLockOrder = (appends: readonly Append[]): readonly Append[] =>
  [...appends].sort((a, b) => (a.tournament < b.tournament ? -1 : a.tournament > b.tournament ? 1 : 0));

const ROWS_AT_ONCE = 500;

/* Compare and append. Version and seal of the tournament's row are the comparison: the update finds it only where nobody was
 * faster, and it locks the row until the end. An id that is there already is looked for first; if one comes in
 * between, the version has moved. */
const appendOne = async (transaction: Transaction<Schema>, append: Append, at: string): Promise<Appended> => {
  const { tournament, expected, after, entries, attached, summary, create } = append;
  const [firstEntry] = entries;
  const last = entries.at(-1);
  if (firstEntry === undefined || last === undefined) return { kind: 'appended' };
  const known = await transaction
    .selectFrom('entries')
    .selectAll()
    .where('tournament_id', '=', tournament)
    .where('id', '=', firstEntry.id)
    .executeTakeFirst();
  if (known !== undefined) return { kind: 'duplicate', entry: entryOf(known) };

  const facts = {
    version: last.seq,
    seal: summary.seal,
    phase: summary.phase,
    summary: summary.json,
    changed_at: at,
  };
  if (create !== undefined) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('tournaments')
      .values({
        ...facts,
        id: tournament,
        slug: create.slug,
        visibility: create.visibility,
        why_public: create.whyPublic ? 1 : 0,
        created_at: at,
      })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return { kind: 'moved' };
    if (create.members.length > 0)
      await transaction.insertInto('memberships').values(create.members).execute();
  } else {
    const { numUpdatedRows } = await transaction
      .updateTable('tournaments')
      .set(facts)
      .where('id', '=', tournament)
      .where('version', '=', expected)
      .where('seal', '=', after)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return { kind: 'moved' };
  }
  for (let at = 0; at < entries.length; at += ROWS_AT_ONCE)
    await transaction
      .insertInto('entries')
      .values(entries.slice(at, at + ROWS_AT_ONCE).map(entry => rowOf(tournament, entry)))
      .execute();
  for (const { digest, body } of attached)
    await transaction
      .insertInto('attachments')
      .values({ tournament_id: tournament, digest, body })
      .onConflict(conflict => conflict.columns(['tournament_id', 'digest']).doNothing())
      .execute();
  return { kind: 'appended' };
};

const rowOf = (tournament: string, entry: StoredEntry): EntryRow => ({
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

const entryOf = (row: EntryRow): StoredEntry => ({
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
