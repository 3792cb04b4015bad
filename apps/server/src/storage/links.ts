import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mayGive } from './may-give.ts';
import type { Schema } from './schema.ts';
import type { WhatTheyGave } from './stepping-down.ts';
import type { Links } from './storage.ts';

/** Whoever gave the link may still give it. Nobody gave a welcome. */
export const IS_GIVEN = `(links.made_by is null or ${mayGive('links.made_by', 'links.tournament_id')})`;

const isGiven = (): RawBuilder<boolean> => sql<boolean>`${sql.raw(IS_GIVEN)}`;
const isNotGiven = (): RawBuilder<boolean> => sql<boolean>`not ${sql.raw(IS_GIVEN)}`;

/**
 * After somebody's rights were taken: links that they may give no longer are taken over or end. An invitation or a key is a way back in,
 * and is never taken over.
 */
export const endLinks = async (
  database: Kysely<Schema>,
  giver: string,
  { at, by, links }: WhatTheyGave,
): Promise<void> => {
  if (links === 'take-over' && by !== undefined)
    await database
      .updateTable('links')
      .set({ made_by: by })
      .where('made_by', '=', giver)
      .where('kind', 'in', ['result-entry', 'check-in', 'captain'])
      .where('revoked_at', 'is', null)
      .where(isNotGiven)
      .execute();
  await database
    .updateTable('links')
    .set({ revoked_at: at })
    .where('made_by', '=', giver)
    .where('revoked_at', 'is', null)
    .where(isNotGiven)
    .execute();
};

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
      .where('revoked_at', 'is', null)
      .where(isGiven)
      .where(expression =>
        expression.or([expression('uses_left', 'is', null), expression('uses_left', '>', 0)]),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  isGiven: async id => {
    const row = await database
      .selectFrom('links')
      .select('id')
      .where('id', '=', id)
      .where(isGiven)
      .executeTakeFirst();
    return row !== undefined;
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
