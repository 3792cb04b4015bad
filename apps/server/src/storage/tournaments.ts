import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type Asking, columns, padded, plainly } from './asking.ts';
import type { Schema, TournamentRow } from './schema.ts';
import type { ListPage, TournamentHead, Tournaments } from './storage.ts';

const COLUMNS = columns('tournaments', [
  'id',
  'slug',
  'version',
  'seal',
  'phase',
  'visibility',
  'why_public',
  'summary',
  'created_at',
  'changed_at',
  'archived_at',
]);

export const tournamentsIn = (
  database: Kysely<Schema>,
  { ask, together }: Asking = plainly(database),
): Tournaments => ({
  head: together(async ids => {
    const rows = await ask(
      sql<TournamentRow>`select ${COLUMNS} from tournaments where id in (${sql.join(padded(ids))})`,
    );
    return new Map(rows.map(row => [row.id, headOf(row)]));
  }),

  bySlug: async slug => {
    const row = await database
      .selectFrom('tournaments')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row && headOf(row);
  },

  list: async page => {
    const rows = await inOrder(database.selectFrom('tournaments').selectAll('tournaments'), page).execute();
    return rows.map(headOf);
  },

  listOf: async (person, page) => {
    const rows = await inOrder(
      database
        .selectFrom('tournaments')
        .selectAll('tournaments')
        .where('tournaments.id', 'in', query =>
          query
            .selectFrom('memberships')
            .select('memberships.tournament_id')
            .where('memberships.person_id', '=', person),
        ),
      page,
    ).execute();
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
      for (const table of ['entries', 'attachments', 'snapshots', 'memberships', 'invited', 'links'] as const)
        await transaction.deleteFrom(table).where('tournament_id', '=', id).execute();
      await transaction.deleteFrom('tournaments').where('id', '=', id).execute();
    }),
});

/** Newest change first, in the order of an index: a page costs the same however many there are. */
const inOrder = <Row>(
  all: SelectQueryBuilder<Schema, 'tournaments', Row>,
  page: ListPage | undefined,
): SelectQueryBuilder<Schema, 'tournaments', Row> => {
  const ordered = all.orderBy('tournaments.changed_at', 'desc').orderBy('tournaments.id', 'desc');
  if (!page) return ordered;
  const { limit, after } = page;
  return (
    after
      ? ordered.where(({ and, eb, or }) =>
          and([
            eb('tournaments.changed_at', '<=', after.changedAt),
            or([eb('tournaments.changed_at', '<', after.changedAt), eb('tournaments.id', '<', after.id)]),
          ]),
        )
      : ordered
  ).limit(limit);
};

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
