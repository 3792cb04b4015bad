import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Audit } from './storage.ts';

/** Log-ins, links, people, backups, restores, visibility: what is no act of a tournament. */
export const auditIn = (database: Kysely<Schema>): Audit => ({
  note: async ({ at, actor, what, about }) => {
    for (;;) {
      const last = await database
        .selectFrom('audit')
        .select(({ fn }) => fn.max('n').as('n'))
        .executeTakeFirst();
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('audit')
        .values({ n: (last?.n ?? 0) + 1, at, actor, what, about: JSON.stringify(about) })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      // Another process may have taken the number.
      if (numInsertedOrUpdatedRows === 1n) return;
    }
  },
  list: limit =>
    database
      .selectFrom('audit')
      .select(['at', 'actor', 'what', 'about'])
      .orderBy('n', 'desc')
      .limit(limit)
      .execute(),
});
