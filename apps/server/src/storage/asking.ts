import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/* How a database is asked what comes with every request. The usual way does for a file; over a line to a server each question costs
 * the way there and back. */

export type Ask = <Row>(query: RawBuilder<Row>) => Promise<readonly Row[]>;

/** One question for several keys, and each key its own answer. */
export type Together = <Value>(
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
) => (key: string) => Promise<Value | undefined>;

export interface Asking {
  readonly ask: Ask;
  readonly together: Together;
}

export const plainly = (database: Kysely<Schema>): Asking => ({
  ask: async query => (await query.execute(database)).rows,
  together: askAll => async key => (await askAll([key])).get(key),
});

/** Named one by one: a statement that the database has planned stays good when a newer program adds a column. */
export const columns = <Table extends keyof Schema>(
  table: Table,
  names: readonly (keyof Schema[Table] & string)[],
): RawBuilder<unknown> => sql.raw(names.map(name => `${table}.${name}`).join(', '));

/** Lists of one, two, four, eight: a database that plans each text once plans few. The last key fills up. */
export const padded = (keys: readonly string[]): readonly string[] => {
  const last = keys.at(-1);
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, keys.length)));
  return last === undefined ? keys : [...keys, ...Array.from({ length: size - keys.length }, () => last)];
};
