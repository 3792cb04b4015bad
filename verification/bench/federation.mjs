import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './postgres.mjs';
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

/* A federation's database: the same requests to a server with 20 tournaments and to one with 1,000 of 100 players and 5 rounds each,
 * on SQLite and on PostgreSQL. One tournament is played through the server; the others are copies of its rows. Both servers run
 * side by side and are asked in turn, so that whatever else the machine does falls on both alike. */

const PLAYERS = 100;
const ROUNDS = 5;
const FEW = 20;
const MANY = 1000;
const LISTED = 100;
/** With 20 tournaments and with 1,000 the same number of lines is asked for. */
const FIRST_PAGE = `/api/v1/tournaments?limit=${FEW}`;
const WRITERS = 50;
const ACTS_A_SECOND = 5;
/** Writers go to one server and then to the other, so often and so long. */
const TURNS = 4;
const SECONDS = 4;

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

const onSqlite = async folder => {
  const [major] = process.versions.node.split('.');
  const driver = createRequire(import.meta.url)(
    Number(major) >= 24 ? 'node:sqlite' : '@photostructure/sqlite',
  );
  const few = join(folder, 'few');
  const many = join(folder, 'many');
  const copy = async (at, id, first, last) => {
    const database = new driver.DatabaseSync(join(at.folder, 'journal.sqlite'));
    database.exec('pragma synchronous = off; begin');
    for (const table of copiedTables(first)) {
      const columns = database
        .prepare(`select name from pragma_table_info('${table}')`)
        .all()
        .map(({ name }) => name);
      database.exec(copySql(table, columns, id, first, last));
    }
    database.exec('commit');
    database.close();
  };
  return {
    name: 'SQLite',
    few: { folder: few, args: [] },
    many: { folder: many, args: [] },
    copy,
    twin: async () => cpSync(few, many, { recursive: true }),
    end: async () => undefined,
  };
};

const onPostgres = async folder => {
  const cluster = await startCluster();
  const few = await cluster.database();
  const name = new URL(few).pathname.slice(1);
  const run = (sql, at) => cluster.run(sql, new URL(at.url).pathname.slice(1));
  const place = (url, data) => ({ url, folder: join(folder, data), args: [`--database=${url}`] });
  return {
    name: 'PostgreSQL',
    few: place(few, 'few'),
    many: place(cluster.url('many'), 'many'),
    copy: async (at, id, first, last) => {
      for (const table of copiedTables(first)) {
        const columns = await run(
          `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}' order by ordinal_position`,
          at,
        );
        await run(
          copySql(
            table,
            columns.map(column => column.name),
            id,
            first,
            last,
          ),
          at,
        );
      }
      await run('vacuum analyze', at);
    },
    twin: () => cluster.run(`create database many template ${name}`),
    end: () => cluster.end(),
  };
};

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

/** Fifty writers, each on its own board of one of the copies: they go to many tournaments, as a federation's evening does. */
const writeFor = async ({ call, latencies }, basis) => {
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
    if (was !== undefined)
      await call('POST', path, {
        id: newId(),
        basis,
        wish: { kind: 'clear-result', round: ROUNDS, board, was: { code: was } },
      });
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
};

const pathOf = id => `/api/v1/tournaments/${id}`;

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/** What a server does by itself after its start is no part of an answer: a file is looked at as a whole meanwhile. */
const atRest = async call => {
  const processor = async () => must(await call('GET', '/api/health')).processor;
  for (let spent = Number.POSITIVE_INFINITY; spent > 20; ) {
    const before = await processor();
    await pause(500);
    spent = (await processor()) - before;
  }
};

const opened = async (at, tokens) => {
  // The rows were written by the bench: the first start looks at all of them. What is measured is a restart.
  await (await startServer(at.folder, at.args)).end();
  const started = await timed(() => startServer(at.folder, at.args));
  const server = started.value;
  const call = caller(server.port, tokens.owner);
  await atRest(call);
  return {
    call,
    some: caller(server.port, tokens.arbiter),
    start: started.took,
    latencies: [],
    end: server.end,
  };
};

/** Times of the same request at each server, one after the other. */
const inTurn = async (both, turns, work) => {
  const times = both.map(() => []);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [at, server] of turn % 2 === 0 ? [...both.entries()] : [...both.entries()].reverse())
      times[at].push((await timed(async () => must(await work(server, turn)))).took);
  return times.map(all =>
    percentile(
      all.sort((a, b) => a - b),
      0.5,
    ),
  );
};

const processorOf = async ({ call }) => must(await call('GET', '/api/health')).processor;

/** The processor of each server for one of many such requests. */
const withProcessor = async (both, count, work) => {
  const before = await Promise.all(both.map(processorOf));
  const found = await work();
  const after = await Promise.all(both.map(processorOf));
  return { found, processor: both.map((_, at) => (after[at] - before[at]) / count(at)) };
};

const compared = async (place, tokens, tournament) => {
  const both = [await opened(place.few, tokens), await opened(place.many, tokens)];
  try {
    // The first answers of a process compile the program.
    await inTurn(both, 20, ({ call }) => call('GET', FIRST_PAGE));
    await inTurn(both, 20, ({ some }) => some('GET', '/api/v1/tournaments'));
    await inTurn(both, 20, ({ call }) => call('GET', pathOf(tournament.id)));
    const measure = (turns, work) =>
      withProcessor(
        both,
        () => turns,
        () => inTurn(both, turns, work),
      );
    const all = await measure(LISTED, ({ call }) => call('GET', FIRST_PAGE));
    const whole = await measure(LISTED, ({ call }) => call('GET', '/api/v1/tournaments?limit=1000'));
    const own = await measure(LISTED, ({ some }) => some('GET', '/api/v1/tournaments'));
    const open = await measure(FEW - 1, ({ call }, turn) => call('GET', pathOf(`copy${turn + 1}`)));
    console.log(`  ${place.name}: lists and opening measured; writers now`);
    const acts = await withProcessor(
      both,
      at => both[at].latencies.length,
      async () => {
        for (let turn = 0; turn < TURNS; turn += 1)
          for (const server of both) await writeFor(server, tournament.version());
      },
    );
    const sorted = both.map(({ latencies }) => latencies.sort((a, b) => a - b));
    return {
      all,
      whole,
      own,
      open,
      acts: { ...acts, found: sorted.map(times => percentile(times, 0.5)) },
      late: sorted.map(times => percentile(times, 0.99)),
      count: sorted[1].length,
      start: both.map(({ start }) => start),
    };
  } finally {
    for (const server of both) await server.end();
  }
};

const ms = value => `${value.toFixed(1)} ms`;
const change = ([few, many]) =>
  `${ms(few)} → ${ms(many)} (${many >= few ? '+' : ''}${(((many - few) / few) * 100).toFixed(0)} %)`;
const ofProcessor = ({ found, processor }) => `${change(found)}; processor ${processor.map(ms).join(' → ')}`;
const WITHIN = 'within 20 %';

const benchOn = async place => {
  console.log(`${place.name}: one tournament is played`);
  const first = await startServer(place.few.folder, place.few.args);
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
  await place.copy(place.few, tournament.id, 1, FEW - 1);
  await place.twin();
  const copied = await timed(() => place.copy(place.many, tournament.id, FEW, MANY - 1));
  console.log(`  ${place.name}: ${MANY} tournaments written in ${(copied.took / 1000).toFixed(0)} s`);
  const found = await compared(place, { owner, arbiter }, tournament);
  return [
    [
      `${place.name}: ${MANY} tournaments, ${MANY * PLAYERS} players, ${tournament.version() * MANY} entries written`,
      `${(copied.took / 1000).toFixed(0)} s`,
      '–',
    ],
    [`${place.name}: list of tournaments, a page of ${FEW} of them`, ofProcessor(found.all), WITHIN],
    [
      `${place.name}: list of all tournaments in one answer, ${FEW} → ${MANY}`,
      ofProcessor(found.whole),
      'under 100 ms',
    ],
    [`${place.name}: list of an arbiter’s ${FEW} tournaments`, ofProcessor(found.own), WITHIN],
    [`${place.name}: opening one, cold (median of ${FEW - 1})`, ofProcessor(found.open), WITHIN],
    [
      `${place.name}: a result, p50 (${WRITERS} writers x ${ACTS_A_SECOND}/s, ${found.count} acts)`,
      ofProcessor(found.acts),
      WITHIN,
    ],
    [`${place.name}: a result, p99`, change(found.late), `${WITHIN}, under 100 ms`],
    [`${place.name}: start of the server`, change(found.start), '–'],
  ];
};

export const benchFederation = async () => {
  const rows = [];
  for (const open of [onSqlite, onPostgres]) {
    const folder = mkdtempSync(join(tmpdir(), 'pareo-bench-'));
    const place = await open(folder);
    try {
      rows.push(...(await benchOn(place)));
    } finally {
      await place.end();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  keepPart(
    'A federation’s database',
    'federation',
    rows,
    `With ${FEW} and with ${MANY} tournaments of ${PLAYERS} players and ${ROUNDS} rounds, at two servers side by side that are asked in turn; writers, servers and databases share the machine.`,
  );
};
