import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Uploads } from './storage.ts';

export const uploadsIn = (database: Kysely<Schema>): Uploads => ({
  keep: ({ id, session, keptAt, body }, { since, bytes }) =>
    database.transaction().execute(async transaction => {
      await transaction.deleteFrom('uploads').where('kept_at', '<', since).execute();
      await transaction
        .insertInto('uploads')
        .values({ id, session, kept_at: keptAt, size: body.length, body })
        .execute();
      const newestFirst = await transaction
        .selectFrom('uploads')
        .select(['id', 'size'])
        .where('id', '!=', id)
        .orderBy('kept_at', 'desc')
        .orderBy('id')
        .execute();
      let room = bytes - body.length;
      const tooMuch = newestFirst.filter(({ size }) => {
        room -= size;
        return room < 0;
      });
      if (tooMuch.length > 0)
        await transaction
          .deleteFrom('uploads')
          .where(
            'id',
            'in',
            tooMuch.map(one => one.id),
          )
          .execute();
    }),
  find: async (session, id, since) => {
    const row = await database
      .selectFrom('uploads')
      .select('body')
      .where('id', '=', id)
      .where('session', '=', session)
      .where('kept_at', '>=', since)
      .executeTakeFirst();
    return row?.body;
  },
  removeBefore: async before => {
    const { numDeletedRows } = await database
      .deleteFrom('uploads')
      .where('kept_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
