import type { Kysely } from 'kysely';
import type { MembershipRow, Schema } from './schema.ts';

/**
 * Owners are written as they are before they are counted: whoever else takes an owner away at this moment waits here, and then counts
 * without the one who has gone.
 */
export const ownersOf = (
  transaction: Kysely<Schema>,
  tournaments: readonly string[],
): Promise<readonly MembershipRow[]> =>
  transaction
    .updateTable('memberships')
    .set({ role: 'owner' })
    .where('tournament_id', 'in', tournaments)
    .where('role', '=', 'owner')
    .returningAll()
    .execute();

export const makeOwner = async (
  transaction: Kysely<Schema>,
  { person_id, tournament_id }: Pick<MembershipRow, 'person_id' | 'tournament_id'>,
): Promise<void> => {
  await transaction
    .insertInto('memberships')
    .values({ person_id, tournament_id, role: 'owner' })
    .onConflict(conflict => conflict.columns(['person_id', 'tournament_id']).doUpdateSet({ role: 'owner' }))
    .execute();
};
