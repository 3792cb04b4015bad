import { type Kysely, sql, type Transaction } from 'kysely';
import { appendAll } from './appending.ts';
import { type Asking, plainly } from './asking.ts';
import { entryNamed, entryOf } from './entry-rows.ts';
import type { Schema } from './schema.ts';
import type { Append, Journals } from './storage.ts';

/** The clock is asked for, so that tests can turn it back. */
export type Now = () => string;

export interface Surroundings {
  /** Told of what is on the disk: the last version of each tournament. */
  readonly appended: (tournament: string, version: number) => void;
  readonly asking?: Asking;
  /** Where other processes may write at the same moment. */
  readonly shared?: {
    /** Inside the transaction, so that they hear of what is written and of nothing else. */
    readonly notify: (transaction: Transaction<Schema>, versions: Versions) => Promise<void>;
    /** Transactions that stood in each other's way are taken again. */
    readonly untilDone: <T>(work: () => Promise<T>) => Promise<T>;
  };
}

export type Versions = ReadonlyMap<string, number>;

export const journalsIn = (
  database: Kysely<Schema>,
  now: Now,
  { appended, shared, asking = plainly(database) }: Surroundings,
): Journals => ({
  append: async appends => {
    const once = () =>
      database.transaction().execute(async transaction => {
        const { answers, taken } = await appendAll(transaction, appends, {
          at: now(),
          isShared: shared !== undefined,
        });
        const versions = versionsOf(taken);
        if (versions.size > 0) await shared?.notify(transaction, versions);
        return { answers, versions };
      });
    const { answers, versions } = await (shared?.untilDone(once) ?? once());
    for (const [tournament, version] of versions) appended(tournament, version);
    return answers;
  },

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

  sizeAfter: async (tournament, after, upTo = LARGEST) => {
    const { size } = await database
      .selectFrom('entries')
      .select(sql<number | string>`coalesce(sum(octet_length(entry)), 0)`.as('size'))
      .where('tournament_id', '=', tournament)
      .where('seq', '>', numbered(after))
      .where('seq', '<=', numbered(upTo))
      .executeTakeFirstOrThrow();
    return Number(size);
  },

  sizeAttached: async tournament => {
    const { size } = await database
      .selectFrom('attachments')
      .select(sql<number | string>`coalesce(sum(length(body)), 0)`.as('size'))
      .where('tournament_id', '=', tournament)
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

  entryById: entryNamed(asking),

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

const versionsOf = (taken: readonly Append[]): Versions =>
  new Map(taken.map(({ tournament, entries }) => [tournament, entries.at(-1)?.seq ?? 0]));
