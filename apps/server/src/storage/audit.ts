import type { Kysely } from 'kysely';
import type { AuditRow, Schema } from './schema.ts';
import type { Audit, AuditFacts, AuditFilter, AuditLine } from './storage.ts';

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
    const rows = await filtered(database, filter)
      .where('n', '<', before)
      .orderBy('n', 'desc')
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

const filtered = (database: Kysely<Schema>, { person, tournament, kinds, from, until }: AuditFilter) => {
  let query = database.selectFrom('audit').selectAll();
  if (person !== undefined)
    query = query.where(expression =>
      expression.or([expression('actor', '=', person), expression('person_id', '=', person)]),
    );
  if (tournament !== undefined) query = query.where('tournament_id', '=', tournament);
  if (kinds !== undefined) query = query.where('what', 'in', [...kinds]);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  return query;
};

const lineOf = (row: AuditRow): AuditLine => ({
  n: row.n,
  at: row.at,
  actor: row.actor,
  what: row.what,
  ...(row.person_id === null ? {} : { person: row.person_id }),
  ...(row.tournament_id === null ? {} : { tournament: row.tournament_id }),
  about: JSON.parse(row.about) as AuditFacts,
});
