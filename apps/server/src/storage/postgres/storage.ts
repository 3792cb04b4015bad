import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Ask } from '../asking.ts';
import { journalsIn, type Now, type Versions } from '../journals.ts';
import { MIGRATIONS } from '../migrations/catalogue.ts';
import { type Migration, migrate, pendingOf, schemaOf } from '../migrations/migration.ts';
import { repositoriesOn } from '../repositories.ts';
import type { Schema } from '../schema.ts';
import type { OpenTables, Storage } from '../storage.ts';
import { backUpAsFile } from './backup.ts';
import { isConnectionLost, isTransient, poolFor, prepared, withoutPassword } from './connection.ts';
import { gathered } from './gathered.ts';
import { CHANNEL, type Heard, listenOn } from './listener.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly now?: Now;
  /** Nothing is changed, and nobody is listened to: for a look beside servers that run. */
  readonly readOnly?: boolean;
  /** For tests: another list of steps. */
  readonly migrations?: readonly Migration[];
}

/** Opens a database that other processes may have open too; its tables are made when they are not there. */
export const openPostgres = async (options: PostgresOptions): Promise<Storage> =>
  (await openPostgresTables(options)).storage;

/** With the tables themselves: for copies from one database to another. */
export const openPostgresTables = async (options: PostgresOptions): Promise<OpenTables> => {
  const { url, migrations = MIGRATIONS, readOnly = false } = options;
  const now = options.now ?? (() => new Date().toISOString());
  const pool = poolFor(url);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    if (readOnly) pendingOf(await schemaOf(kysely), migrations);
    else await migrateAlone(kysely, migrations);
    return { storage: await storageOn({ kysely, pool, now, url, migrations, readOnly }), tables: kysely };
  } catch (error) {
    await kysely.destroy();
    throw isUnreachable(error) ? new DatabaseUnreachable(url, error) : error;
  }
};

export class DatabaseUnreachable extends Error {
  readonly database: string;
  constructor(url: string, cause: unknown) {
    super(cause instanceof Error ? cause.message || String(cause) : String(cause), { cause });
    this.database = withoutPassword(url);
  }
}

/** Any number that nobody else uses for a lock of this kind. */
const MIGRATION_LOCK = 7_271_736;

/** Told to those who are at work: they may be older than what they work on. */
const SCHEMA_CHANGED = 'schema';

/* Two processes that start at once: one of them migrates, the other one waits and finds nothing to do. A step that fails
 * is rolled back with all before it. */
const migrateAlone = (kysely: Kysely<Schema>, migrations: readonly Migration[]): Promise<void> =>
  kysely.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    const steps = await migrate(transaction, migrations, 'postgres');
    if (steps > 0) await sql`select pg_notify(${CHANNEL}, ${SCHEMA_CHANGED})`.execute(transaction);
  });

/** Not there, or it does not let us in: class 28 (wrong name or password), 3D000 (no such database). */
const isUnreachable = (error: unknown): boolean =>
  isConnectionLost(error) ||
  (error instanceof Error && 'code' in error && /^(28...|3D000)$/.test(String(error.code)));

const TRIES = 20;

const storageOn = async (given: {
  readonly kysely: Kysely<Schema>;
  readonly pool: Pool;
  readonly now: Now;
  readonly url: string;
  readonly migrations: readonly Migration[];
  readonly readOnly: boolean;
}): Promise<Storage> => {
  const { kysely, pool, now, url, migrations, readOnly } = given;
  let isOutdated = false;
  const listeners = new Set<(tournament: string, version: number) => void>();
  const behind = new Set<() => void>();
  const tell = (tournament: string, version: number): void => {
    for (const hear of listeners) hear(tournament, version);
  };
  // What we write we tell ourselves, in order and at once: our own notifications are left out.
  const ours = randomBytes(6).toString('hex');
  const lookAtSchema = (): void => {
    // Not reached now: the next look tells.
    schemaOf(kysely).then(
      found => {
        isOutdated = migrations.every(({ name }) => name !== found);
      },
      () => undefined,
    );
  };
  const heard: Heard = {
    message: text => {
      if (text === SCHEMA_CHANGED) return lookAtSchema();
      const [tournament = '', version = '', author] = text.split(' ');
      if (author !== ours) tell(tournament, Number(version));
    },
    behind: () => {
      for (const hear of behind) hear();
      lookAtSchema();
    },
  };
  const listener = readOnly ? undefined : await listenOn(url, heard);
  // Somebody may have changed it between our migration and our listening.
  if (!readOnly) lookAtSchema();
  const notify = async (transaction: Transaction<Schema>, versions: Versions) => {
    const texts = [...versions].map(([tournament, version]) => `${tournament} ${version} ${ours}`);
    await sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) as text`.execute(transaction);
  };
  const asking = { ask: preparedOn(pool, kysely), together: gathered };
  const journals = journalsIn(kysely, now, { appended: tell, asking, shared: { notify, untilDone } });
  const repositories = repositoriesOn(kysely, asking);
  const { people } = repositories;
  return {
    ...repositories,
    // Several rows are locked in no order that all would keep.
    people: {
      ...people,
      leave: (...given) => untilDone(() => people.leave(...given)),
      handOver: (...given) => untilDone(() => people.handOver(...given)),
      stepDown: (...given) => untilDone(() => people.stepDown(...given)),
    },
    journals,
    isShared: true,
    isOutdated: () => isOutdated,
    watch: (hear, missed = () => undefined) => {
      listeners.add(hear);
      behind.add(missed);
      return () => {
        listeners.delete(hear);
        behind.delete(missed);
      };
    },
    backup: (path, damagedPath) => backUpAsFile(kysely, path, damagedPath),
    health: async () => ({
      kind: 'postgres',
      schema: (await schemaOf(kysely)) ?? '',
      tournaments: await count(kysely, 'tournaments'),
      entries: await count(kysely, 'entries'),
    }),
    close: async () => {
      await listener?.close();
      await kysely.destroy();
    },
  };
};

const preparedOn =
  (pool: Pool, kysely: Kysely<Schema>): Ask =>
  async <Row>(query: RawBuilder<Row>) => {
    const { sql: text, parameters } = query.compile(kysely);
    return (await pool.query(prepared(text, parameters))).rows as readonly Row[];
  };

/** Transactions that stood in each other's way are taken again: nothing of them was written. */
const untilDone = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let turn = 1; ; turn += 1)
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || turn >= TRIES) throw error;
    }
};

const count = async (kysely: Kysely<Schema>, table: 'tournaments' | 'entries'): Promise<number> => {
  const row = await kysely
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirst();
  return Number(row?.n ?? 0);
};
