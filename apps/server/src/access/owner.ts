import type { PersonRow } from '../storage/schema.ts';
import { EVERYWHERE } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** Who owns the server and is not shut out: nobody before the first one was welcomed. */
export const ownersOf = async ({ people }: Pick<Storage, 'people'>): Promise<readonly PersonRow[]> => {
  const members = await people.members(EVERYWHERE);
  const found = await Promise.all(
    members.filter(({ role }) => role === 'owner').map(({ person_id }) => people.byId(person_id)),
  );
  return found.filter(person => person !== undefined && person.disabled_at === null) as readonly PersonRow[];
};

/** The password of somebody else opens no network. */
export const hasOwnerWithPassword = async (storage: Pick<Storage, 'people'>): Promise<boolean> =>
  (await ownersOf(storage)).some(({ password }) => password !== null);
