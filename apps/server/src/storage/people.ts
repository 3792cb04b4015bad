import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { People } from './storage.ts';

export const EVERYWHERE = '*';

export const peopleIn = (database: Kysely<Schema>): People => ({
  add: async person => {
    await database.insertInto('people').values(person).execute();
  },
  byId: id => database.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst(),
  byName: name => database.selectFrom('people').selectAll().where('name', '=', name).orderBy('id').execute(),
  list: () => database.selectFrom('people').selectAll().orderBy('created_at').orderBy('id').execute(),
  change: async (id, changes) => {
    if (Object.keys(changes).length > 0)
      await database.updateTable('people').set(changes).where('id', '=', id).execute();
  },
  roles: person =>
    database
      .selectFrom('memberships')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('tournament_id')
      .execute(),
  members: tournament =>
    database
      .selectFrom('memberships')
      .selectAll()
      .where('tournament_id', '=', tournament)
      .orderBy('person_id')
      .execute(),
  join: async membership => {
    await database
      .insertInto('memberships')
      .values(membership)
      .onConflict(conflict =>
        conflict.columns(['person_id', 'tournament_id']).doUpdateSet({ role: membership.role }),
      )
      .execute();
  },
  leave: async (person, tournament) => {
    await database
      .deleteFrom('memberships')
      .where('person_id', '=', person)
      .where('tournament_id', '=', tournament)
      .execute();
  },
  hasOwner: async () => {
    const row = await database
      .selectFrom('memberships')
      .select('person_id')
      .where('tournament_id', '=', EVERYWHERE)
      .where('role', '=', 'owner')
      .executeTakeFirst();
    return row !== undefined;
  },
  memberships: () =>
    database.selectFrom('memberships').selectAll().orderBy('tournament_id').orderBy('person_id').execute(),
  stepDown: (person, down) =>
    database.transaction().execute(async transaction => {
      if (await isLastOwner(transaction, person)) return 'last-owner';
      switch (down.to) {
        case 'arbiter':
          await transaction
            .updateTable('memberships')
            .set({ role: 'arbiter' })
            .where('person_id', '=', person)
            .where('tournament_id', '=', EVERYWHERE)
            .execute();
          break;
        case 'disabled':
          await transaction
            .updateTable('people')
            .set({ disabled_at: down.at })
            .where('id', '=', person)
            .execute();
          break;
        case 'removed':
          for (const table of ['memberships', 'sessions', 'links'] as const)
            await transaction.deleteFrom(table).where('person_id', '=', person).execute();
          await transaction.deleteFrom('people').where('id', '=', person).execute();
          break;
      }
      return 'done';
    }),
});

/* Owners are written as they are before they are counted: whoever else takes an owner away at this moment waits here, and
 * then counts without the one who has gone. */
const isLastOwner = async (transaction: Kysely<Schema>, person: string): Promise<boolean> => {
  const owners = await transaction
    .updateTable('memberships')
    .set({ role: 'owner' })
    .where('tournament_id', '=', EVERYWHERE)
    .where('role', '=', 'owner')
    .returning('person_id')
    .execute();
  if (owners.every(({ person_id }) => person_id !== person)) return false;
  const others = owners.map(({ person_id }) => person_id).filter(id => id !== person);
  if (others.length === 0) return true;
  const other = await transaction
    .selectFrom('people')
    .select('id')
    .where('id', 'in', others)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return other === undefined;
};
