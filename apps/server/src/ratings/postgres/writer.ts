import { clientFor } from '../../storage/postgres/connection.ts';
import type { ListWriter } from '../lists.ts';
import type { RatedPlayer } from '../rated-player.ts';
import { COLUMNS, copyInto, lineOf } from './copy.ts';
import { makeLists, tableOf } from './tables.ts';

/* A list as a table of its own, made in one transaction: a process that is stopped leaves nothing, and nobody sees it before it
 * is whole. Text is compared byte by byte, as everywhere in the database. */

const ROWS_AT_ONCE = 20_000;

export const postgresWriter = async (url: string, id: string): Promise<ListWriter> => {
  const client = clientFor(url);
  client.on('error', () => undefined);
  await client.connect();
  const table = tableOf(id);
  await makeLists(client);
  await client.query('BEGIN');
  // A connection that is alone may sort in memory; the server of the database has the last word on the rest.
  await client.query(`SET LOCAL maintenance_work_mem = '128MB'`);
  await client.query(
    `CREATE TABLE ${table} (key integer, id bigint, national_id text COLLATE "C", name text COLLATE "C", folded text COLLATE "C", given text COLLATE "C", federation text COLLATE "C", sex text COLLATE "C", title text COLLATE "C", born integer, standard integer, rapid integer, blitz integer)`,
  );
  let waiting: RatedPlayer[] = [];
  let key = 0;
  const flush = async (): Promise<void> => {
    const lines = waiting
      .map(one => {
        key += 1;
        return lineOf(key, one);
      })
      .join('');
    waiting = [];
    await copyInto(client, `COPY ${table} (${COLUMNS}) FROM STDIN WITH (FREEZE)`, lines);
  };
  return {
    put: async players => {
      for (const one of players) waiting.push(one);
      if (waiting.length >= ROWS_AT_ONCE) await flush();
    },
    finish: async meta => {
      if (waiting.length > 0) await flush();
      await client.query(`ALTER TABLE ${table} ADD PRIMARY KEY (key)`);
      // A search of name and federation does not leave the index.
      await client.query(`CREATE INDEX ON ${table} (folded) INCLUDE (federation, key)`);
      await client.query(`CREATE INDEX ON ${table} (given) INCLUDE (federation, key)`);
      await client.query(`CREATE INDEX ON ${table} (id)`);
      if (meta.from === 'national') await client.query(`CREATE INDEX ON ${table} (national_id)`);
      await client.query(`ANALYZE ${table}`);
      await client.query(
        `INSERT INTO rating_lists (id, status, body, beat) VALUES ($1, 'ready', $2, now()) ON CONFLICT (id) DO UPDATE SET status = 'ready', body = excluded.body, beat = now()`,
        [meta.id, JSON.stringify(meta)],
      );
      await client.query('COMMIT');
      await client.end();
    },
    abandon: async () => {
      // A connection that ends takes its transaction back.
      await client.end().catch(() => undefined);
    },
  };
};
