import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresFolder } from '../../scripts/tools.mjs';
import {
  caller,
  keepPart,
  must,
  newId,
  newTournament,
  ownersToken,
  percentile,
  startServer,
} from './served.mjs';

/* A federation's database: the same requests with 20 tournaments and with 1,000 of 100 players and 5 rounds each, on SQLite and
 * on PostgreSQL. One tournament is played through the server; the others are copies of its rows. */

const PLAYERS = 100;
const ROUNDS = 5;
const FEW = 20;
const MANY = 1000;
const LISTED = 50;
const WRITERS = 50;
const ACTS_A_SECOND = 5;
const SECONDS = 10;

const COPIED = ['tournaments', 'entries', 'attachments', 'snapshots'];
/** Who is a member of the few is not one of the many. */
const copiedTables = first => (first === 1 ? [...COPIED, 'memberships'] : COPIED);

/** Rows of one tournament again under the ids copyN, from first to last. */
const copySql = (table, columns, id, first, last) => {
  const value = column => {
    if (column === 'tournament_id' || (table === 'tournaments' && column === 'id')) return `'copy' || n.i`;
    if (column === 'slug') return `'copy-' || n.i`;
    if (column === 'summary') return `replace(t.summary, '${id}', 'copy' || n.i)`;
    return `t.${column}`;
  };
  const key = table === 'tournaments' ? 'id' : 'tournament_id';
  return `insert into ${table} (${columns.join(', ')}) with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last})
    select ${columns.map(value).join(', ')} from ${table} t, n where t.${key} = '${id}'`;
};

const onSqlite = folder => {
  const [major] = process.versions.node.split('.');
  const driver = createRequire(import.meta.url)(
    Number(major) >= 24 ? 'node:sqlite' : '@photostructure/sqlite',
  );
  return {
    name: 'SQLite',
    args: [],
    copy: async (id, first, last) => {
      const database = new driver.DatabaseSync(join(folder, 'journal.sqlite'));
      database.exec('begin');
      for (const table of copiedTables(first)) {
        const columns = database
          .prepare(`select name from pragma_table_info('${table}')`)
          .all()
          .map(({ name }) => name);
        database.exec(copySql(table, columns, id, first, last));
      }
      database.exec('commit');
      database.close();
    },
    end: async () => undefined,
  };
};

const onPostgres = async () => {
  const programs = postgresFolder();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pareo-bench-postgres-'));
  const idOf = option => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const within = { ...user, cwd: folder, stdio: 'ignore' };
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'pareo', '-E', 'UTF8', '--locale=C', '--no-sync'],
    within,
  );
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
    ],
    within,
  );
  const url = `postgres://pareo@127.0.0.1:${port}/postgres`;
  const psql = sql =>
    execFileSync(join(programs, 'psql'), [url, '-qAt', '-v', 'ON_ERROR_STOP=1', '-c', sql], {
      encoding: 'utf8',
    });
  for (;;)
    try {
      psql('select 1');
      break;
    } catch {
      await new Promise(resolve => setTimeout(resolve, 200));
    }
  return {
    name: 'PostgreSQL',
    args: [`--database=${url}`],
    copy: async (id, first, last) => {
      for (const table of copiedTables(first)) {
        const columns = psql(
          `select column_name from information_schema.columns where table_schema = 'public' and table_name = '${table}' order by ordinal_position`,
        );
        psql(copySql(table, columns.trim().split('\n'), id, first, last));
      }
      psql('analyze');
    },
    end: () =>
      new Promise(resolve => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGQUIT');
      }),
  };
};

const freePort = () =>
  new Promise(resolve => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const played = async (call, name) => {
  const tournament = await newTournament(call, name, PLAYERS, ROUNDS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await tournament.open(round);
    if (round === ROUNDS) break;
    for (let board = 1; board <= PLAYERS / 2; board += 1)
      await tournament.act({
        kind: 'enter-result',
        round,
        board,
        result: { code: ['1-0', '=', '0-1'][(board * 7 + round) % 3] },
      });
  }
  return tournament;
};

const timed = async work => {
  const start = performance.now();
  const value = await work();
  return { value, took: performance.now() - start };
};

/** Fifty writers, each on its own board of two of the copies in turn: they go to many tournaments, as a federation's evening does. */
const writeFor = async (call, basis) => {
  const latencies = [];
  const end = performance.now() + SECONDS * 1000;
  const writer = async number => {
    await new Promise(resolve => setTimeout(resolve, (number * 1000) / ACTS_A_SECOND / WRITERS));
    const path = `/api/v1/tournaments/copy${(number % (FEW - 1)) + 1}/acts`;
    const board = Math.floor(number / (FEW - 1)) + 1;
    let was;
    for (let turn = 0; performance.now() < end; turn += 1) {
      const code = ['1-0', '=', '0-1'][turn % 3];
      const wish = {
        kind: 'enter-result',
        round: ROUNDS,
        board,
        result: { code },
        ...(was && { was: { code: was } }),
      };
      const { took } = await timed(async () => must(await call('POST', path, { id: newId(), basis, wish })));
      was = code;
      latencies.push(took);
      if (took < 1000 / ACTS_A_SECOND)
        await new Promise(resolve => setTimeout(resolve, 1000 / ACTS_A_SECOND - took));
    }
    await call('POST', path, {
      id: newId(),
      basis,
      wish: { kind: 'clear-result', round: ROUNDS, board, was: { code: was } },
    });
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  return latencies.sort((a, b) => a - b);
};

const measured = async ({ folder, place, tokens, tournament }) => {
  const started = await timed(() => startServer(folder, place.args));
  const server = started.value;
  const call = caller(server.port, tokens.owner);
  const some = caller(server.port, tokens.arbiter);
  const path = id => `/api/v1/tournaments/${id}`;
  // The first answers of a process compile the program.
  for (let turn = 0; turn < 10; turn += 1) {
    must(await call('GET', '/api/v1/tournaments'));
    must(await some('GET', '/api/v1/tournaments'));
    must(await call('GET', path(tournament.id)));
  }
  const times = async work => {
    const all = [];
    for (let turn = 0; turn < LISTED; turn += 1)
      all.push((await timed(async () => must(await work(turn)))).took);
    return percentile(
      all.sort((a, b) => a - b),
      0.5,
    );
  };
  const list = await times(() => call('GET', '/api/v1/tournaments'));
  const own = await times(() => some('GET', '/api/v1/tournaments'));
  const opened = [];
  for (let number = 1; number < FEW; number += 1)
    opened.push((await timed(async () => must(await call('GET', path(`copy${number}`))))).took);
  const latencies = await writeFor(call, tournament.version());
  await server.end();
  return {
    start: started.took,
    list,
    own,
    open: percentile(
      opened.sort((a, b) => a - b),
      0.5,
    ),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    acts: latencies.length,
  };
};

const ms = value => `${value.toFixed(1)} ms`;
const change = (few, many) =>
  `${ms(few)} → ${ms(many)} (${many >= few ? '+' : ''}${(((many - few) / few) * 100).toFixed(0)} %)`;
const WITHIN = 'within 20 %';

const benchOn = async (place, folder) => {
  const first = await startServer(folder, place.args);
  const owner = await ownersToken(first);
  const call = caller(first.port, owner);
  const tournament = await played(call, 'Abierto');
  const invited = must(
    await call('POST', `/api/v1/tournaments/${tournament.id}/links`, { kind: 'invite', name: 'Luis' }),
  );
  const { token: arbiter } = must(
    await caller(first.port)('POST', '/api/v1/session', { token: invited.token, name: 'Luis', as: 'token' }),
  );
  await first.end();
  await place.copy(tournament.id, 1, FEW - 1);
  const given = { folder, place, tokens: { owner, arbiter }, tournament };
  const few = await measured(given);
  const copied = await timed(() => place.copy(tournament.id, FEW, MANY - 1));
  const many = await measured(given);
  return [
    [
      `${place.name}: ${MANY} tournaments, ${MANY * PLAYERS} players, ${tournament.version() * MANY} entries written`,
      `${(copied.took / 1000).toFixed(0)} s`,
      '–',
    ],
    [`${place.name}: list of all tournaments, ${FEW} → ${MANY}`, change(few.list, many.list), 'under 100 ms'],
    [`${place.name}: list of an arbiter’s ${FEW} tournaments`, change(few.own, many.own), WITHIN],
    [`${place.name}: opening one, cold (median of ${FEW - 1})`, change(few.open, many.open), WITHIN],
    [
      `${place.name}: a result, p50 (${WRITERS} writers x ${ACTS_A_SECOND}/s, ${many.acts} acts)`,
      change(few.p50, many.p50),
      WITHIN,
    ],
    [`${place.name}: a result, p99`, change(few.p99, many.p99), `${WITHIN}, under 100 ms`],
    [`${place.name}: start of the server`, change(few.start, many.start), '–'],
  ];
};

export const benchFederation = async () => {
  const rows = [];
  for (const open of [onSqlite, onPostgres]) {
    const folder = mkdtempSync(join(tmpdir(), 'pareo-bench-'));
    const place = await open(folder);
    if (place === undefined) continue;
    try {
      rows.push(...(await benchOn(place, folder)));
    } finally {
      await place.end();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  keepPart(
    'A federation’s database',
    'federation',
    rows,
    `With ${FEW} and with ${MANY} tournaments of ${PLAYERS} players and ${ROUNDS} rounds; writers, server and database share the machine.`,
  );
};
