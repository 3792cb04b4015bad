import { type Kysely, type RawBuilder, sql } from 'kysely';
import { auditIn } from './audit.ts';
import { endLinks } from './links.ts';
import { mayGive } from './may-give.ts';
import { makeOwner, ownersOf } from './owners.ts';
import type { InvitedRow, MembershipRow, Schema } from './schema.ts';
import type { WhatTheyGave } from './stepping-down.ts';

/* A role that came by an invitation ends with the right of whoever gave it, and with it what its holder gave, and so on (decision 800). */

/** Tournaments that nobody would own any more, and of which whoever does it can be no owner. */
export class NobodyOwns extends Error {
  readonly tournaments: readonly string[];
  constructor(tournaments: readonly string[]) {
    super('nobody would own a tournament');
    this.tournaments = tournaments;
  }
}

/** After somebody's rights were taken, in the same transaction. */
export const endWhatTheyGave = async (
  database: Kysely<Schema>,
  giver: string,
  gave: WhatTheyGave,
): Promise<void> => {
  const ended: MembershipRow[] = [];
  const givers = [giver];
  for (const one of givers) {
    await endLinks(database, one, gave);
    for (const row of await noLongerInvited(database, one)) {
      if (row.person_id === gave.by) await passOn(database, memberIn(row), one);
      else if (gave.members === 'take-over' && gave.by !== undefined)
        await database.updateTable('invited').set({ invited_by: gave.by }).where(isRow(row)).execute();
      else {
        ended.push(...(await endRole(database, row, gave)));
        givers.push(row.person_id);
      }
    }
  }
  await keepOwned(database, giver, ended, gave);
};

/** Whoever had an inviter does not get rid of them by a role that they give themselves or are given: the first one counts. */
export const noteInviter = (database: Kysely<Schema>, row: InvitedRow): Promise<unknown> =>
  database
    .insertInto('invited')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();

type Member = Pick<InvitedRow, 'person_id' | 'tournament_id'>;

const memberIn = ({ person_id, tournament_id }: InvitedRow): Member => ({ person_id, tournament_id });

const isRow = ({ person_id, tournament_id }: Member) =>
  sql<boolean>`person_id = ${person_id} and tournament_id = ${tournament_id}`;

const NO_LONGER = sql.raw(`not ${mayGive('invited.invited_by', 'invited.tournament_id')}`);
const noLonger = (): RawBuilder<boolean> => sql<boolean>`${NO_LONGER}`;

const noLongerInvited = (database: Kysely<Schema>, giver: string): Promise<readonly InvitedRow[]> =>
  database
    .selectFrom('invited')
    .selectAll()
    .where('invited_by', '=', giver)
    .where(noLonger)
    .orderBy('tournament_id')
    .orderBy('person_id')
    .execute();

/** A member gets the place of another: from now on their inviter is that one's. */
export const passOn = async (
  database: Kysely<Schema>,
  member: Member,
  before: string | undefined,
): Promise<void> => {
  const above =
    before === undefined
      ? undefined
      : await database
          .selectFrom('invited')
          .select('invited_by')
          .where(isRow({ ...member, person_id: before }))
          .executeTakeFirst();
  await database.deleteFrom('invited').where(isRow(member)).execute();
  if (above !== undefined && above.invited_by !== member.person_id)
    await noteInviter(database, { ...member, invited_by: above.invited_by });
};

const endRole = async (
  database: Kysely<Schema>,
  row: InvitedRow,
  { at, by = '' }: WhatTheyGave,
): Promise<readonly MembershipRow[]> => {
  await ownersOf(database, [row.tournament_id]);
  await database.deleteFrom('invited').where(isRow(row)).execute();
  const roles = await database.deleteFrom('memberships').where(isRow(row)).returningAll().execute();
  if (roles.length > 0)
    await auditIn(database).note({
      at,
      actor: by,
      what: 'member-removed',
      person: row.person_id,
      tournament: row.tournament_id,
      about: { why: 'inviter' },
    });
  return roles;
};

/** A tournament whose last owner lost the role goes to whoever did it. */
const keepOwned = async (
  database: Kysely<Schema>,
  giver: string,
  ended: readonly MembershipRow[],
  { by }: WhatTheyGave,
): Promise<void> => {
  const without: string[] = [];
  for (const { tournament_id } of ended.filter(({ role }) => role === 'owner')) {
    if ((await ownersOf(database, [tournament_id])).length > 0) continue;
    if (by === undefined || by === giver) without.push(tournament_id);
    else await makeOwner(database, { person_id: by, tournament_id });
  }
  if (without.length > 0) throw new NobodyOwns(without);
};
