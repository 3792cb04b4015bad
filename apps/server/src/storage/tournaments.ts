import type { Kysely } from 'kysely';
import type { Schema, TournamentRow } from './schema.ts';
import type { TournamentHead, Tournaments } from './storage.ts';

export const tournamentsIn = (database: Kysely<Schema>): Tournaments => ({
  head: async id => {
    const row = await database.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    return row && headOf(row);
  },

  bySlug: async slug => {
    const row = await database
      .selectFrom('tournaments')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row && headOf(row);
  },

  list: async () => {
    const rows = await database
      .selectFrom('tournaments')
      .selectAll()
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(headOf);
  },

  listOf: async person => {
    const rows = await database
      .selectFrom('tournaments')
      .selectAll('tournaments')
      .innerJoin('memberships', 'memberships.tournament_id', 'tournaments.id')
      .where('memberships.person_id', '=', person)
      .orderBy('changed_at', 'desc')
      .orderBy('tournaments.id')
      .execute();
    return rows.map(headOf);
  },

  change: (id, changes) =>
    database.transaction().execute(async transaction => {
      if (changes.slug !== undefined) {
        const other = await transaction
          .selectFrom('tournaments')
          .select('id')
          .where('slug', '=', changes.slug)
          .where('id', '!=', id)
          .executeTakeFirst();
        if (other !== undefined) return 'slug-taken';
      }
      const { numUpdatedRows } = await transaction
        .updateTable('tournaments')
        .set({
          id,
          ...(changes.slug === undefined ? {} : { slug: changes.slug }),
          ...(changes.visibility === undefined ? {} : { visibility: changes.visibility }),
          ...(changes.whyPublic === undefined ? {} : { why_public: changes.whyPublic ? 1 : 0 }),
          ...('archivedAt' in changes ? { archived_at: changes.archivedAt ?? null } : {}),
        })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? 'changed' : 'unknown';
    }),

  lastChange: async () => {
    const row = await database
      .selectFrom('tournaments')
      .select(({ fn }) => fn.max('changed_at').as('at'))
      .executeTakeFirst();
    return row?.at ?? undefined;
  },

  remove: id =>
    database.transaction().execute(async transaction => {
      const links = await transaction
        .selectFrom('links')
        .select('id')
        .where('tournament_id', '=', id)
        .execute();
      if (links.length > 0)
        await transaction
          .deleteFrom('sessions')
          .where(
            'link_id',
            'in',
            links.map(link => link.id),
          )
          .execute();
      for (const table of ['entries', 'attachments', 'snapshots', 'memberships', 'links'] as const)
        await transaction.deleteFrom(table).where('tournament_id', '=', id).execute();
      await transaction.deleteFrom('tournaments').where('id', '=', id).execute();
    }),
});

const headOf = (row: TournamentRow): TournamentHead => ({
  id: row.id,
  slug: row.slug,
  version: row.version,
  seal: row.seal,
  phase: row.phase,
  visibility: row.visibility,
  whyPublic: row.why_public === 1,
  summary: row.summary,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  ...(row.archived_at === null ? {} : { archivedAt: row.archived_at }),
});
