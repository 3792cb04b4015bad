import type { Kysely } from 'kysely';
import type { AuditRow, Schema } from './schema.ts';
import type { Audit, AuditFacts, AuditFilter, NamedAuditLine } from './storage.ts';

/** Log-ins, links, people, backups, restores, visibility: what is no act of a tournament. */
export const auditIn = (database: Kysely<Schema>): Audit => ({
  note: async ({ at, actor, what, person, tournament, about }) => {
    for (;;) {
      const last = await database
        .selectFrom('audit')
        .select(({ fn }) => fn.max('n').as('n'))
        .executeTakeFirst();
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('audit')
        .values({
          n: (last?.n ?? 0) + 1,
          at,
          actor,
          what,
          about: JSON.stringify(about),
          person_id: person ?? null,
          tournament_id: tournament ?? null,
        })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      // Another process may have taken the number.
      if (numInsertedOrUpdatedRows === 1n) return;
    }
  },

  page: async (filter, before, limit) => {
    const rows = await filtered(named(database), filter)
      .where('audit.n', '<', before)
      .orderBy('audit.n', 'desc')
      .limit(limit)
      .execute();
    return rows.map(lineOf);
  },

  lastOf: kinds =>
    database
      .selectFrom('audit')
      .select(({ fn }) => ['actor', fn.max('at').as('at')])
      .where('what', 'in', [...kinds])
      .where('actor', '!=', '')
      .groupBy('actor')
      .execute(),

  removeBefore: async at => {
    const { numDeletedRows } = await database.deleteFrom('audit').where('at', '<', at).executeTakeFirst();
    return Number(numDeletedRows);
  },
});

/** Lines and the names in them come together: a database across a network is asked once, however many people a page names. */
const named = (database: Kysely<Schema>) =>
  database
    .selectFrom('audit')
    .leftJoin('people as actors', 'actors.id', 'audit.actor')
    .leftJoin('people as persons', 'persons.id', 'audit.person_id')
    .leftJoin('tournaments', 'tournaments.id', 'audit.tournament_id')
    .selectAll('audit')
    .select(['actors.name as actor_name', 'persons.name as person_name', 'tournaments.summary']);

const filtered = (
  all: ReturnType<typeof named>,
  { person, tournament, kinds, from, until }: AuditFilter,
): ReturnType<typeof named> => {
  let query = all;
  if (person !== undefined)
    query = query.where(expression =>
      expression.or([expression('audit.actor', '=', person), expression('audit.person_id', '=', person)]),
    );
  if (tournament !== undefined) query = query.where('audit.tournament_id', '=', tournament);
  if (kinds !== undefined) query = query.where('audit.what', 'in', [...kinds]);
  if (from !== undefined) query = query.where('audit.at', '>=', from);
  if (until !== undefined) query = query.where('audit.at', '<', until);
  return query;
};

interface NamedRow extends AuditRow {
  readonly actor_name: string | null;
  readonly person_name: string | null;
  readonly summary: string | null;
}

const lineOf = (row: NamedRow): NamedAuditLine => ({
  n: row.n,
  at: row.at,
  actor: row.actor,
  what: row.what,
  ...(row.person_id === null ? {} : { person: row.person_id }),
  ...(row.tournament_id === null ? {} : { tournament: row.tournament_id }),
  about: JSON.parse(row.about) as AuditFacts,
  ...(row.actor_name === null ? {} : { actorName: row.actor_name }),
  ...(row.person_name === null ? {} : { personName: row.person_name }),
  ...(row.summary === null ? {} : { summary: row.summary }),
});
