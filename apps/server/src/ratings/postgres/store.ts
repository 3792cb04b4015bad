import type { Pool } from 'pg';
import { poolFor, prepared } from '../../storage/postgres/connection.ts';
import {
  type Finder,
  LAST,
  ListGone,
  type ListMeta,
  type ListStore,
  MOST_FOUND,
  MOST_LOOKED_AT,
  mayBeFederation,
  type RatingList,
} from '../lists.ts';
import { PLACES, type RatedPlayer, wholeNames } from '../rated-player.ts';
import { makeLists, tableOf, turnsTableOf } from './tables.ts';

/* Lists as tables of the database that all processes share: what one has loaded, all find. How far a list is stands there too,
 * because the next question may come to another process. */

const CONNECTIONS = 3;
/** Milliseconds for which a process does not ask again which lists there are. */
const LONGEST_KNOWN = 500;
/** A process that has said nothing of its list for so long has been stopped. */
const LONGEST_SILENCE = 60;

export const postgresStore = (url: string): ListStore => {
  const pool = poolFor(url, CONNECTIONS);
  let made: Promise<void> | undefined;
  let known: { readonly at: number; readonly lists: readonly ListMeta[] } | undefined;
  const ask = async (sql: string, values: readonly unknown[] = []) => {
    made ??= makeLists(pool);
    await made.catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return (await pool.query(sql, values)).rows;
  };
  return {
    ready: async (how = 'looked-up') => {
      const now = performance.now();
      if (how === 'looked-up' || known === undefined || now - known.at > LONGEST_KNOWN) {
        const rows = await ask(`SELECT body FROM rated_lists WHERE status = 'ready' ORDER BY id DESC`);
        known = { at: now, lists: rows.map(({ body }) => JSON.parse(String(body)) as ListMeta) };
      }
      return known.lists;
    },
    finderOf: ({ id }) => finderIn(pool, id),
    targetOf: () => ({ database: 'postgres', url }),
    underWay: async () => {
      const rows = await ask(
        `SELECT body, beat < now() - interval '${LONGEST_SILENCE} seconds' AS silent FROM rated_lists WHERE status <> 'ready' ORDER BY id DESC`,
      );
      return rows.map(({ body, silent }) => {
        const list = JSON.parse(String(body)) as RatingList;
        return list.status === 'loading' && silent === true
          ? { ...list, status: 'failed', reason: { code: 'stopped' } }
          : list;
      });
    },
    note: async list => {
      await ask(
        `INSERT INTO rated_lists (id, status, body, beat) VALUES ($1, $2, $3, now()) ON CONFLICT (id) DO UPDATE SET status = excluded.status, body = excluded.body, beat = now() WHERE rated_lists.status = 'loading'`,
        [list.id, list.status, JSON.stringify(list)],
      );
    },
    forget: async id =>
      (await ask(`DELETE FROM rated_lists WHERE id = $1 AND status <> 'ready' RETURNING id`, [id])).length >
      0,
    remove: async id => {
      const gone = await ask(`DELETE FROM rated_lists WHERE id = $1 AND status = 'ready' RETURNING id`, [id]);
      if (gone.length > 0) await ask(`DROP TABLE IF EXISTS ${tableOf(id)}, ${turnsTableOf(id)}`);
      return gone.length > 0;
    },
    close: () => pool.end(),
  };
};

const COLUMNS =
  'id, national_id AS "nationalId", name, players.federation, sex, title, born, standard, rapid, blitz';

const finderIn = (pool: Pool, id: string): Finder => {
  const players = `${tableOf(id)} AS players`;
  const turns = turnsTableOf(id);
  const ask = async (rest: string, values: readonly unknown[]): Promise<readonly RatedPlayer[]> =>
    (await pool.query(prepared(`SELECT ${COLUMNS} FROM ${rest}`, values)).catch(whenRemoved)).rows.map(
      playerOf,
    );
  const any = async (where: string, values: readonly unknown[]): Promise<readonly RatedPlayer[]> =>
    values.length === 0 ? [] : ask(`${players} WHERE ${where}`, [values]);
  return {
    beginning: (start, others) =>
      ask(`(${beginningSql(turns, others)}) AS fit JOIN ${players} USING (key) ORDER BY fit.turned`, [
        ...PLACES.flatMap(place => [place + start, place + start + LAST]),
        ...others.map(word => ` ${word}`),
      ]),
    byIds: ids => any('id = ANY($1::bigint[])', ids),
    byNationalIds: ids => any('national_id = ANY($1::text[])', ids),
    byNames: names =>
      any(`key IN (SELECT key FROM ${turns} WHERE turned = ANY($1::text[]))`, names.flatMap(wholeNames)),
  };
};

/** The index alone is read until those who fit are known; one place in the names after the other, while there is room. */
const beginningSql = (turns: string, others: readonly string[]): string => {
  const holds = others.map((word, index) => {
    const place = `$${2 * PLACES.length + index + 1}::text`;
    const named = `strpos(turned, ${place}) > 0`;
    return mayBeFederation(word) ? `(${named} OR federation = upper(ltrim(${place})))` : named;
  });
  const fitting = (at: number): string => {
    const range = `SELECT key, turned, federation FROM ${turns} WHERE turned >= $${2 * at + 1} AND turned < $${2 * at + 2} ORDER BY turned`;
    return others.length === 0
      ? `(${range} LIMIT ${MOST_FOUND})`
      : `(SELECT * FROM (${range} LIMIT ${MOST_LOOKED_AT}) AS range WHERE ${holds.join(' AND ')} LIMIT ${MOST_FOUND})`;
  };
  return `${PLACES.map((_, at) => fitting(at)).join(' UNION ALL ')} LIMIT ${MOST_FOUND}`;
};

const NO_SUCH_TABLE = '42P01';

const whenRemoved = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE) throw new ListGone();
  throw error;
};

const playerOf = (row: Readonly<Record<string, unknown>>): RatedPlayer =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as RatedPlayer;
