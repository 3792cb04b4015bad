import type { ExpressionBuilder, Kysely } from 'kysely';
import { endWhatTheyGave, NobodyOwns, noteInviter, passOn } from './invited.ts';
import { makeOwner, ownersOf } from './owners.ts';
import { EVERYWHERE, type MembershipRow, type Schema } from './schema.ts';
import type { SteppedDown } from './stepping-down.ts';
import type { People } from './storage.ts';

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
  join: (membership, invitedBy) =>
    database.transaction().execute(async transaction => {
      await transaction
        .insertInto('memberships')
        .values(membership)
        .onConflict(conflict =>
          conflict.columns(['person_id', 'tournament_id']).doUpdateSet({ role: membership.role }),
        )
        .execute();
      const { person_id, tournament_id } = membership;
      if (invitedBy !== undefined)
        await noteInviter(transaction, { person_id, tournament_id, invited_by: invitedBy });
    }),
  invited: () => database.selectFrom('invited').selectAll().execute(),
  leave: (person, tournament, to, gave) =>
    unlessNobodyOwns(
      database,
      () => 'last-owner' as const,
      async transaction => {
        const owners = await ownersOf(transaction, [tournament]);
        if (owners.length === 1 && owners[0]?.person_id === person) return 'last-owner';
        const roles = { person_id: person, tournament_id: tournament };
        if (to === 'nobody') await transaction.deleteFrom('memberships').where(are(roles)).execute();
        else await transaction.updateTable('memberships').set({ role: to }).where(are(roles)).execute();
        await endWhatTheyGave(transaction, person, gave);
        if (to === 'nobody') await transaction.deleteFrom('invited').where(are(roles)).execute();
        return 'done';
      },
    ),
  handOver: (tournament, person, by) =>
    database.transaction().execute(async transaction => {
      await ownersOf(transaction, [tournament]);
      const office = { person_id: person, tournament_id: tournament };
      await makeOwner(transaction, office);
      await passOn(transaction, office, by);
      await transaction
        .updateTable('memberships')
        .set({ role: 'arbiter' })
        .where('tournament_id', '=', tournament)
        .where('role', '=', 'owner')
        .where('person_id', '!=', person)
        .execute();
    }),
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
  stepDown: (person, down, gave) =>
    unlessNobodyOwns(database, whoseTournaments, async transaction => {
      const alone = down === 'removed' ? await ownedAlone(transaction, person) : [];
      if (alone.length > 0) return { kind: 'owns-tournaments', tournaments: alone };
      if (await isLastOwner(transaction, person)) return { kind: 'last-owner' };
      switch (down) {
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
            .set({ disabled_at: gave.at })
            .where('id', '=', person)
            .execute();
          break;
        case 'removed':
          for (const table of ['memberships', 'sessions', 'links'] as const)
            await transaction.deleteFrom(table).where('person_id', '=', person).execute();
          await transaction.deleteFrom('people').where('id', '=', person).execute();
          break;
      }
      await endWhatTheyGave(transaction, person, gave);
      if (down === 'removed')
        await transaction.deleteFrom('invited').where('person_id', '=', person).execute();
      return { kind: 'done' };
    }),
});

const whoseTournaments = ({ tournaments }: NobodyOwns): SteppedDown => ({
  kind: 'owns-tournaments',
  tournaments,
});

/** Nothing is written where a tournament would be left without an owner. */
const unlessNobodyOwns = async <Done, Refused>(
  database: Kysely<Schema>,
  refused: (why: NobodyOwns) => Refused,
  work: (transaction: Kysely<Schema>) => Promise<Done>,
): Promise<Done | Refused> => {
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    if (error instanceof NobodyOwns) return refused(error);
    throw error;
  }
};

const are =
  (roles: Pick<MembershipRow, 'person_id' | 'tournament_id'>) =>
  ({ and }: ExpressionBuilder<Schema, 'memberships' | 'invited'>) =>
    and(roles);

/** The tournaments of which nobody else is owner. */
const ownedAlone = async (transaction: Kysely<Schema>, person: string): Promise<readonly string[]> => {
  const owned = await transaction
    .selectFrom('memberships')
    .select('tournament_id')
    .where('person_id', '=', person)
    .where('role', '=', 'owner')
    .where('tournament_id', '!=', EVERYWHERE)
    .orderBy('tournament_id')
    .execute();
  if (owned.length === 0) return [];
  const ids = owned.map(({ tournament_id }) => tournament_id);
  const owners = await ownersOf(transaction, ids);
  // Of what is theirs no longer, somebody has relieved them meanwhile.
  const has = (id: string, isTheirs: boolean): boolean =>
    owners.some(one => one.tournament_id === id && (one.person_id === person) === isTheirs);
  return ids.filter(id => has(id, true) && !has(id, false));
};

const isLastOwner = async (transaction: Kysely<Schema>, person: string): Promise<boolean> => {
  const owners = await ownersOf(transaction, [EVERYWHERE]);
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
