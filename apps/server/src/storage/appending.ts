import { type Kysely, sql, type Transaction } from 'kysely';
import { byName, entriesNamed, entryOf, nameOf, rowOf } from './entry-rows.ts';
import type { Schema, TournamentRow } from './schema.ts';
import type { Append, Appended, StoredEntry } from './storage.ts';

/* Compare and append, a whole group in a handful of statements: the way to a database and back is longer than the work there, and
 * everybody in the group waits for all of it. The rows of the tournaments are locked first, in one order by everybody, so that two
 * processes never wait for each other; what is found then holds until the end. Whoever was overtaken by another process is judged again
 * under that lock, so that nobody can be overtaken for ever. */

/** What the next entry has to continue. */
type Stand = Pick<TournamentRow, 'version' | 'seal'>;

/** What lies in the database, as far as a group is concerned. */
interface Found {
  readonly stands: ReadonlyMap<string, Stand>;
  /** By tournament and id: entries that are there already. */
  readonly known: ReadonlyMap<string, StoredEntry>;
  /** Of each tournament that was overtaken: what came after what its judge had read. */
  readonly tails: ReadonlyMap<string, readonly StoredEntry[]>;
}

export interface Decided {
  readonly answers: readonly Appended[];
  /** In order, those of one tournament one after the other. */
  readonly taken: readonly Append[];
}

/** By its first entry. */
const nameOfAppend = ({ tournament, entries }: Append): string => nameOf(tournament, entries[0]?.id ?? '');

/** Nothing but what was found decides. */
export const decide = (appends: readonly Append[], { stands, known, tails }: Found): Decided => {
  const now = new Map(stands);
  const came = new Map(known);
  const between = new Map([...tails].map(([tournament, tail]) => [tournament, [...tail]]));
  for (const [tournament, tail] of between)
    for (const entry of tail) came.set(nameOf(tournament, entry.id), entry);
  const taken: Append[] = [];

  const answerTo = (append: Append): Appended => {
    const last = append.entries.at(-1);
    if (last === undefined) return { kind: 'appended' };
    const { tournament } = append;
    const there = came.get(nameOfAppend(append));
    if (there !== undefined) return { kind: 'duplicate', entry: there };
    const stand = now.get(tournament);
    if (stand === undefined) return { kind: 'moved' };
    const fits = stand.version === append.expected && stand.seal === append.after;
    const tail = between.get(tournament);
    const fitting = fits ? append : tail && append.again?.on(tail);
    const end = fitting?.entries.at(-1);
    if (fitting === undefined || end === undefined) return { kind: 'moved' };
    taken.push(fitting);
    now.set(tournament, { version: end.seq, seal: fitting.summary.seal });
    for (const entry of fitting.entries) came.set(nameOf(tournament, entry.id), entry);
    tail?.push(...fitting.entries);
    return { kind: 'appended' };
  };
  const answers = appends.map(answerTo);
  return { answers, taken };
};

/** `isShared`: others may write at the same moment, and rows have to be locked. */
export const appendAll = async (
  transaction: Transaction<Schema>,
  appends: readonly Append[],
  { at, isShared }: { readonly at: string; readonly isShared: boolean },
): Promise<Decided> => {
  const asked = appends.filter(({ entries }) => entries.length > 0);
  if (asked.length === 0) return decide(appends, { stands: new Map(), known: new Map(), tails: new Map() });
  for (const append of asked) await make(transaction, append, at);
  const found = await lookUp(transaction, asked, isShared);
  const tails = await tailsOf(transaction, asked, found);
  const decided = decide(appends, { ...found, tails });
  await write(transaction, decided.taken, at);
  return decided;
};

/** A tournament that is made begins before its first entry, and is then like any other. */
const make = async (
  transaction: Transaction<Schema>,
  { tournament, create, summary }: Append,
  at: string,
): Promise<void> => {
  if (create === undefined) return;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('tournaments')
    .values({
      id: tournament,
      slug: create.slug,
      version: 0,
      seal: '',
      phase: summary.phase,
      visibility: create.visibility,
      why_public: create.whyPublic ? 1 : 0,
      summary: summary.json,
      created_at: at,
      changed_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n && create.members.length > 0)
    await transaction.insertInto('memberships').values(create.members).execute();
};

const lookUp = async (
  transaction: Transaction<Schema>,
  asked: readonly Append[],
  isShared: boolean,
): Promise<Omit<Found, 'tails'>> => {
  const ids = [...new Set(asked.map(({ tournament }) => tournament))].sort();
  const rows = await transaction
    .selectFrom('tournaments')
    .select(['id', 'version', 'seal'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(isShared, query => query.forUpdate())
    .execute();
  const { rows: entries } = await entriesNamed(asked.map(nameOfAppend)).execute(transaction);
  return {
    stands: new Map(rows.map(({ id, version, seal }) => [id, { version, seal }])),
    known: byName(entries),
  };
};

/** Entries of others, of every tournament that somebody of the group was overtaken in. */
const tailsOf = async (
  database: Kysely<Schema>,
  asked: readonly Append[],
  { stands, known }: Omit<Found, 'tails'>,
): Promise<Found['tails']> => {
  const from = new Map<string, number>();
  const seen = new Set<string>();
  for (const append of asked) {
    const { tournament, expected, after, again } = append;
    const stand = stands.get(tournament);
    if (again === undefined || stand === undefined || seen.has(tournament)) continue;
    if (known.has(nameOfAppend(append))) continue;
    seen.add(tournament);
    if (stand.version !== expected || stand.seal !== after) from.set(tournament, again.from());
  }
  if (from.size === 0) return new Map();
  const rows = await database
    .selectFrom('entries')
    .selectAll()
    .where(({ and, eb, or }) =>
      or(
        [...from].map(([tournament, seq]) =>
          and([eb('tournament_id', '=', tournament), eb('seq', '>', seq)]),
        ),
      ),
    )
    .orderBy('tournament_id')
    .orderBy('seq')
    .execute();
  const tails = new Map<string, StoredEntry[]>([...from.keys()].map(tournament => [tournament, []]));
  for (const row of rows) tails.get(row.tournament_id)?.push(entryOf(row));
  return tails;
};

/** A statement holds so many rows: a tournament that is copied comes with all its entries at once. */
const ROWS_AT_ONCE = 500;

const write = async (
  transaction: Transaction<Schema>,
  taken: readonly Append[],
  at: string,
): Promise<void> => {
  if (taken.length === 0) return;
  // Of several to one tournament the last says how it stands.
  const last = [...new Map(taken.map(append => [append.tournament, append])).values()];
  const stands = last.map(({ tournament, entries, summary: { seal, phase, json } }) => {
    const version = entries.at(-1)?.seq ?? 0;
    return sql`(${tournament}, cast(${version} as integer), ${seal}, ${phase}, ${json})`;
  });
  await sql`with stands (id, version, seal, phase, summary) as (values ${sql.join(stands)})
    update tournaments set version = stands.version, seal = stands.seal, phase = stands.phase,
      summary = stands.summary, changed_at = ${at}
    from stands where tournaments.id = stands.id`.execute(transaction);
  const rows = taken.flatMap(({ tournament, entries }) => entries.map(entry => rowOf(tournament, entry)));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await transaction
      .insertInto('entries')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  const attached = taken.flatMap(({ tournament, attached }) =>
    attached.map(({ digest, body }) => ({ tournament_id: tournament, digest, body })),
  );
  for (const attachment of attached)
    await transaction
      .insertInto('attachments')
      .values(attachment)
      .onConflict(conflict => conflict.columns(['tournament_id', 'digest']).doNothing())
      .execute();
};
