import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Links } from './storage.ts';

export const linksIn = (database: Kysely<Schema>): Links => ({
  add: async link => {
    await database.insertInto('links').values(link).execute();
  },
  byId: id => database.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst(),
  byHash: hash => database.selectFrom('links').selectAll().where('hash', '=', hash).executeTakeFirst(),
  byCode: hash => database.selectFrom('links').selectAll().where('code_hash', '=', hash).executeTakeFirst(),
  ofTournament: tournament =>
    database
      .selectFrom('links')
      .selectAll()
      .where('tournament_id', '=', tournament)
      .orderBy('made_at')
      .orderBy('id')
      .execute(),
  use: async (id, at) => {
    // One statement: of two who come at once with the last use, one finds it taken.
    const { numUpdatedRows } = await database
      .updateTable('links')
      .set(expression => ({ used_at: at, uses_left: expression('uses_left', '-', 1) }))
      .where('id', '=', id)
      .where(expression =>
        expression.or([expression('uses_left', 'is', null), expression('uses_left', '>', 0)]),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  renew: async (id, hash, codeHash) => {
    await database.updateTable('links').set({ hash, code_hash: codeHash }).where('id', '=', id).execute();
  },
  revoke: async (id, at) => {
    await database
      .updateTable('links')
      .set({ revoked_at: at })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
  },
  revokeOfPerson: async (person, at) => {
    await database
      .updateTable('links')
      .set({ revoked_at: at })
      .where('person_id', '=', person)
      .where('revoked_at', 'is', null)
      .execute();
  },
  removeOld: async before => {
    const { numDeletedRows } = await database
      .deleteFrom('links')
      .where('expires_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
