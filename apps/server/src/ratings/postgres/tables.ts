import type { Client, Pool } from 'pg';

/* Rating lists are no part of the schema of tournaments: they can be loaded again, and no version of the program depends on
 * another one's. */

const MAKE =
  'CREATE TABLE IF NOT EXISTS rated_lists (id text COLLATE "C" PRIMARY KEY, status text NOT NULL, body text NOT NULL, beat timestamptz NOT NULL)';

/** Any number that nobody else uses for a lock of this kind. */
const LOCK = 7_271_737;

export const makeLists = async (database: Client | Pool): Promise<void> => {
  const { rows } = await database.query(`SELECT to_regclass('rated_lists') IS NOT NULL AS "isThere"`);
  if (rows[0]?.['isThere'] === true) return;
  // Two processes at once: "if not exists" alone may still fail. Several statements at once are one transaction.
  await database.query(`SELECT pg_advisory_xact_lock(${LOCK}); ${MAKE}`);
};

/** The name of the table of a list: ids are of small letters, figures, T and hyphens. */
export const tableOf = (id: string): string => {
  if (!/^[0-9A-Za-z_-]{1,56}$/.test(id)) throw new Error(`no name of a list: ${id}`);
  return `"rated_${id}"`;
};

/** Of its turned names. */
export const turnsTableOf = (id: string): string => tableOf(`${id}_t`);
