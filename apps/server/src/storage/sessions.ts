import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Asking, padded, plainly } from './asking.ts';
import { IS_GIVEN } from './links.ts';
import type { LinkRow, MembershipRow, PersonRow, Schema, SessionRow } from './schema.ts';
import type { HeldSession, Sessions } from './storage.ts';

export const sessionsIn = (
  database: Kysely<Schema>,
  { ask, together }: Asking = plainly(database),
): Sessions => ({
  add: async session => {
    await database.insertInto('sessions').values(session).execute();
  },
  find: together(async hashes => {
    const held = (await ask(heldBy(hashes))).map(heldFrom);
    return new Map(held.map(one => [one.session.hash, one]));
  }),
  seen: async (hash, seenAt, expiresAt) => {
    await database
      .updateTable('sessions')
      .set({ seen_at: seenAt, expires_at: expiresAt })
      .where('hash', '=', hash)
      .execute();
  },
  remove: async hash => {
    await database.deleteFrom('sessions').where('hash', '=', hash).execute();
  },
  removeOfLink: async link => {
    await database.deleteFrom('sessions').where('link_id', '=', link).execute();
  },
  removeOfPerson: async (person, but) => {
    await database
      .deleteFrom('sessions')
      .where('person_id', '=', person)
      .where('hash', '!=', but ?? '')
      .execute();
  },
  removeExpired: async before => {
    const { numDeletedRows } = await database
      .deleteFrom('sessions')
      .where('expires_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
  lastSeen: async () => {
    const rows = await database
      .selectFrom('sessions')
      .select(({ fn }) => ['person_id', fn.max('seen_at').as('at')])
      .where('person_id', 'is not', null)
      .groupBy('person_id')
      .execute();
    return rows.map(({ person_id, at }) => ({ person: person_id ?? '', at }));
  },
});

/* By their names, not all there are: a statement that the database has planned stays good when a newer program adds a column. */
const COLUMNS = {
  sessions: ['hash', 'person_id', 'link_id', 'created_at', 'seen_at', 'expires_at', 'agent'],
  people: ['id', 'name', 'password', 'created_at', 'disabled_at'],
  links: [
    'id',
    'tournament_id',
    'kind',
    'hash',
    'code_hash',
    'name',
    'round',
    'boards_from',
    'boards_to',
    'team',
    'expires_at',
    'uses_left',
    'made_by',
    'made_at',
    'used_at',
    'revoked_at',
    'person_id',
  ],
} as const satisfies { readonly [Table in keyof Schema]?: readonly (keyof Schema[Table])[] };

type Held = keyof typeof COLUMNS;
type HeldRow = Readonly<Record<string, unknown>>;

/** `people.name as people_name`. */
const named = (table: Held): string =>
  COLUMNS[table].map(column => `${table}.${column} as ${table}_${column}`).join(', ');

/* Session, person, link and roles in one statement: it is asked with every request, and the way to a database and back is longer
 * than the look. Ids are of letters and figures, or `*`: roles come as `id role`, with commas between them. */
const HELD = sql.raw(`
  select ${named('sessions')}, ${named('people')}, ${named('links')},
    case when ${IS_GIVEN} then 1 else 0 end as is_given,
    (select string_agg(tournament_id || ' ' || role, ',' order by tournament_id)
      from memberships where memberships.person_id = sessions.person_id) as roles
  from sessions
    left join people on people.id = sessions.person_id
    left join links on links.id = sessions.link_id
  where sessions.hash in`);

const heldBy = (hashes: readonly string[]): RawBuilder<HeldRow> =>
  sql<HeldRow>`${HELD} (${sql.join(padded(hashes))})`;

const heldFrom = (row: HeldRow): HeldSession => {
  const session = partOf<SessionRow>(row, 'sessions');
  const person = row['people_id'] === null ? undefined : partOf<PersonRow>(row, 'people');
  const link = row['links_id'] === null ? undefined : partOf<LinkRow>(row, 'links');
  return {
    session,
    ...(person && { person }),
    ...(link && { link, isGiven: Number(row['is_given']) === 1 }),
    roles: person && typeof row['roles'] === 'string' ? rolesFrom(person.id, row['roles']) : [],
  };
};

const partOf = <Row>(row: HeldRow, table: Held): Row =>
  Object.fromEntries(COLUMNS[table].map(column => [column, row[`${table}_${column}`]])) as Row;

const rolesFrom = (person: string, roles: string): readonly MembershipRow[] =>
  roles.split(',').map(text => {
    const [tournament = '', role] = text.split(' ');
    return { person_id: person, tournament_id: tournament, role: role === 'owner' ? 'owner' : 'arbiter' };
  });
