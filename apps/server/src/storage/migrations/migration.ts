import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** One step of the schema. Steps are never changed once released: a new step is added. */
export interface Migration {
  readonly name: string;
  readonly up: (database: Kysely<Schema>, types: ColumnTypes) => Promise<void>;
}

/** Where the databases call one thing by two names. Text is compared byte by byte in both. */
const TYPES = {
  sqlite: { text: 'text', bytes: 'blob' },
  postgres: { text: sql`text collate "C"`, bytes: 'bytea' },
} as const;

export type DatabaseKind = keyof typeof TYPES;
export type ColumnTypes = (typeof TYPES)[DatabaseKind];

export class SchemaTooNew extends Error {
  readonly found: string;
  constructor(found: string) {
    super(`The data was written by a newer version of the program (schema ${found}).`);
    this.found = found;
  }
}

export class MigrationFailed extends Error {
  readonly step: string;
  constructor(step: string, cause: unknown) {
    super(`Migration ${step} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.step = step;
  }
}

/** The names of the steps that are still to be taken, in order. */
export const pendingOf = (done: string | undefined, steps: readonly Migration[]): readonly Migration[] => {
  if (done === undefined) return steps;
  const last = steps.findIndex(({ name }) => name === done);
  if (last < 0) throw new SchemaTooNew(done);
  return steps.slice(last + 1);
};

/** All pending steps; gives how many there were. The caller's transaction: either the schema is the new one, or nothing has happened. */
export const migrate = async (
  database: Kysely<Schema>,
  steps: readonly Migration[],
  kind: DatabaseKind,
): Promise<number> => {
  await database.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute();
  const pending = pendingOf(await schemaOf(database), steps);
  for (const step of pending) {
    try {
      await step.up(database, TYPES[kind]);
      await database
        .insertInto('meta')
        .values({ key: 'schema', value: step.name })
        .onConflict(conflict => conflict.column('key').doUpdateSet({ value: step.name }))
        .execute();
    } catch (cause) {
      throw new MigrationFailed(step.name, cause);
    }
  }
  return pending.length;
};

export const schemaOf = async (database: Kysely<Schema>): Promise<string | undefined> => {
  const row = await database
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'schema')
    .executeTakeFirst();
  return row?.value;
};
