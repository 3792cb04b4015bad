import { clientFor } from '../../storage/postgres/connection.ts';
import type { ListWriter } from '../lists.ts';
import { COLUMNS, copyInto, lineOf, sheet, TURN_COLUMNS, turnLinesOf } from './copy.ts';
import { makeLists, tableOf, turnsTableOf } from './tables.ts';

/* A list as a table of its own, made in one transaction: a process that is stopped leaves nothing, and nobody sees it before it
 * is whole. Text is compared byte by byte, as everywhere in the database. */

const ROWS_AT_ONCE = 10_000;
/** Of a list of FIDE; sheets grow where it is not enough. */
const BYTES_A_ROW = 150;

export const postgresWriter = async (url: string, id: string): Promise<ListWriter> => {
  const client = clientFor(url);
  client.on('error', () => undefined);
  await client.connect();
  const table = tableOf(id);
  const turns = turnsTableOf(id);
  await makeLists(client);
  await client.query('BEGIN');
  // A connection that is alone may sort in memory; the server of the database has the last word on the rest.
  await client.query(`SET LOCAL maintenance_work_mem = '128MB'`);
  await client.query(
    `CREATE TABLE ${table} (key integer, id bigint, national_id text COLLATE "C", name text COLLATE "C", federation text COLLATE "C", sex text COLLATE "C", title text COLLATE "C", born integer, standard integer, rapid integer, blitz integer)`,
  );
  await client.query(
    `CREATE TABLE ${turns} (turned text COLLATE "C", federation text COLLATE "C", key integer)`,
  );
  const rows = sheet(ROWS_AT_ONCE * BYTES_A_ROW);
  const turned = sheet(ROWS_AT_ONCE * BYTES_A_ROW);
  let key = 0;
  // While the database takes some rows the next ones are read.
  let sent: Promise<void> = Promise.resolve();
  const send = async (): Promise<void> => {
    await sent;
    const [lines, turnLines] = [rows.take(), turned.take()];
    sent = copyInto(client, `COPY ${table} (${COLUMNS}) FROM STDIN WITH (FREEZE)`, lines).then(() =>
      copyInto(client, `COPY ${turns} (${TURN_COLUMNS}) FROM STDIN WITH (FREEZE)`, turnLines),
    );
    // Whoever sends next is told.
    sent.catch(() => undefined);
  };
  return {
    put: async players => {
      for (const one of players) {
        key += 1;
        rows.add(lineOf(key, one));
        turned.add(turnLinesOf(key, one));
        if (key % ROWS_AT_ONCE === 0) await send();
      }
    },
    finish: async meta => {
      await send();
      await sent;
      await client.query(`ALTER TABLE ${table} ADD PRIMARY KEY (key)`);
      // A search of names and federation does not leave the index.
      await client.query(`CREATE INDEX ON ${turns} (turned) INCLUDE (federation, key)`);
      await client.query(`CREATE INDEX ON ${table} (id)`);
      if (meta.from === 'national') await client.query(`CREATE INDEX ON ${table} (national_id)`);
      await client.query(`ANALYZE ${table}, ${turns}`);
      await client.query(
        `INSERT INTO rated_lists (id, status, body, beat) VALUES ($1, 'ready', $2, now()) ON CONFLICT (id) DO UPDATE SET status = 'ready', body = excluded.body, beat = now()`,
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
