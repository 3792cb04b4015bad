import { EVERYWHERE } from './schema.ts';

/** Who owns the server gives what they like, who directs a tournament what is of that one. Both are columns. */
export const mayGive = (giver: string, tournament: string): string => `exists (
  select 1 from people giver join memberships office on office.person_id = giver.id
  where giver.id = ${giver} and giver.disabled_at is null and (
    (office.tournament_id = '${EVERYWHERE}' and office.role = 'owner') or office.tournament_id = ${tournament}))`;
