import { createRequire } from 'node:module';
import { type Dialect, SqliteDialect } from 'kysely';

/* `node:sqlite` is part of Node from version 24 on; before that @photostructure/sqlite has the same face. One file
 * knows the difference. */

export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
  readonly isTransaction?: boolean;
}

interface Statement {
  all(...values: unknown[]): unknown[];
  get(...values: unknown[]): unknown;
  run(...values: unknown[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint };
  iterate(...values: unknown[]): IterableIterator<unknown>;
  columns(): readonly unknown[];
}

interface Driver {
  readonly DatabaseSync: new (
    path: string,
    options?: { readonly readOnly?: boolean; readonly timeout?: number },
  ) => Database;
  readonly backup: (source: Database, path: string, options?: { readonly rate?: number }) => Promise<number>;
}

const requireOfNode = createRequire(import.meta.url);
const FIRST_NODE_WITH_SQLITE = 24;

/** Loaded when first asked for: a worker that only computes never opens a database. */
let loaded: Driver | undefined;
const driver = (): Driver => {
  loaded ??= loadDriver();
  return loaded;
};

const loadDriver = (): Driver => {
  const [major = '0'] = process.versions.node.split('.');
  const name = Number(major) >= FIRST_NODE_WITH_SQLITE ? 'node:sqlite' : '@photostructure/sqlite';
  return requireOfNode(name) as Driver;
};

export const openDatabase = (
  path: string,
  options: { readonly readOnly?: boolean; readonly timeout?: number } = {},
): Database => new (driver().DatabaseSync)(path, options);

export const copyDatabase = (source: Database, path: string, pagesAStep: number): Promise<number> =>
  driver().backup(source, path, { rate: pagesAStep });

/** One row, for pragmas. */
export const rowOf = (database: Database, sql: string): Readonly<Record<string, unknown>> =>
  (database.prepare(sql).get() ?? {}) as Readonly<Record<string, unknown>>;

/** Statements are compiled once: with group commit the same few are run thousands of times. */
const STATEMENTS_KEPT = 200;

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 };

/** The face that Kysely expects of a SQLite library. */
export const dialectOf = (database: Database): Dialect => {
  const statements = new Map<string, ReturnType<typeof prepared>>();
  const prepared = (sql: string) => {
    const statement = database.prepare(sql);
    const isRollback = sql === 'rollback';
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...values),
      run: (values: readonly unknown[]) =>
        // A full disk has rolled back already: taking back nothing would hide the reason.
        isRollback && database.isTransaction === false ? NOTHING_CHANGED : statement.run(...values),
      iterate: (values: readonly unknown[]) => statement.iterate(...values),
    };
  };
  return new SqliteDialect({
    database: {
      prepare: sql => {
        const known = statements.get(sql);
        if (known !== undefined) return known;
        const statement = prepared(sql);
        if (statements.size >= STATEMENTS_KEPT) statements.clear();
        statements.set(sql, statement);
        return statement;
      },
      close: () => {
        statements.clear();
        database.close();
      },
    },
  });
};
