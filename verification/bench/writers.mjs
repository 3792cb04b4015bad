import { mkdtempSync, rmSync } from 'node:fs';
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

/* Fifty writers at one process on SQLite, at one on PostgreSQL and at two on PostgreSQL. All three stand side by side and are written to
 * in turn, a few seconds each, so that whatever else the machine does falls on all alike: the rates are compared, not told alone. */

const WRITERS = 50;
const PLAYERS = 100;
const TURNS = 4;
const SECONDS = 4;
/** At the pace of a hall, five acts a second each; then each as soon as the one before is answered. */
const PACES = [
  { name: '5/s each', wait: 200 },
  { name: 'without a pause', wait: 0 },
];
const TOURNAMENTS = [1, 10];

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

const startPlace = async (folder, name, processes, args) => {
  const server = await startServer(join(folder, name.replaceAll(/\W/g, '-')), [...args, '--metrics']);
  const token = await ownersToken(server);
  return {
    name,
    processes,
    end: server.end,
    port: server.port,
    call: caller(server.port, token),
    measured: new Map(),
  };
};

/** One process and two of PostgreSQL have a database each. */
const startPlaces = async (folder, cluster, places) => {
  places.push(await startPlace(folder, 'SQLite, 1 process', 1, []));
  for (const processes of [1, 2]) {
    const name = `PostgreSQL, ${processes === 1 ? '1 process' : `${processes} processes`}`;
    const args = [`--database=${await cluster.database()}`, `--processes=${processes}`];
    places.push(await startPlace(folder, name, processes, args));
  }
};

/** What each process counts, by its name; where there is one process it has none. */
const figures = async ({ port, processes }) => {
  // Who does not answer in time is left out of one answer: asked again until all are there.
  let text = '';
  do text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  while ([...text.matchAll(/^pareo_streams\b/gm)].length < processes);
  const of = (name, label = '') =>
    new Map(
      [...text.matchAll(new RegExp(`^${name}(?:\\{([^}]*)\\})? (\\S+)$`, 'gm'))].flatMap(
        ([, labels = '', value]) =>
          labels.includes(label) ? [[/process="(\d+)"/.exec(labels)?.[1] ?? '1', Number(value)]] : [],
      ),
    );
  return {
    written: of('pareo_acts_total', 'answer="done"'),
    commits: of('pareo_commit_seconds_count'),
    inCommits: of('pareo_commit_seconds_sum'),
    processor: of('pareo_processor_seconds_total'),
  };
};

const since = (before, after) =>
  [...after].map(([process, value]) => value - (before.get(process) ?? 0)).sort((a, b) => b - a);
const sum = values => values.reduce((all, value) => all + value, 0);

const CODES = ['1-0', '=', '0-1'];

/** Each writer has a board of its own. */
const writeFor = async ({ call, results }, tournaments, wait) => {
  const latencies = [];
  let busy = 0;
  const end = performance.now() + SECONDS * 1000;
  const writer = async number => {
    await pause((number * wait) / WRITERS);
    const tournament = tournaments[number % tournaments.length];
    const board = Math.floor(number / tournaments.length) + 1;
    const place = `${tournament.id} ${board}`;
    while (performance.now() < end) {
      const start = performance.now();
      const was = results.get(place);
      const code = CODES[(CODES.indexOf(was) + 1) % CODES.length];
      const wish = {
        kind: 'enter-result',
        round: 1,
        board,
        result: { code },
        ...(was && { was: { code: was } }),
      };
      const act = { id: newId(), basis: tournament.version(), wish };
      const send = () => call('POST', `/api/v1/tournaments/${tournament.id}/acts`, act);
      let answer = await send();
      for (; answer.status === 503; answer = await send()) busy += 1;
      must(answer);
      results.set(place, code);
      latencies.push(performance.now() - start);
      const left = start + wait - performance.now();
      if (left > 0) await pause(left);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  return { latencies, busy, seconds: (performance.now() - start) / 1000 };
};

const measure = async (places, count, { wait }) => {
  for (const place of places) {
    place.tournaments = [];
    place.results = new Map();
    place.found = { latencies: [], busy: 0, seconds: 0, written: [], commits: 0, inCommits: 0, processor: 0 };
    for (let number = 1; number <= count; number += 1) {
      const tournament = await newTournament(place.call, `Open ${number}`, PLAYERS, 5);
      await tournament.open(1);
      place.tournaments.push(tournament);
    }
  }
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const place of turn % 2 === 0 ? places : [...places].reverse()) {
      const before = await figures(place);
      const { latencies, busy, seconds } = await writeFor(place, place.tournaments, wait);
      const after = await figures(place);
      const { found } = place;
      found.latencies.push(...latencies);
      found.seconds += seconds;
      found.busy += busy;
      found.commits += sum(since(before.commits, after.commits));
      found.inCommits += sum(since(before.inCommits, after.inCommits));
      found.processor += sum(since(before.processor, after.processor));
      const written = new Map([...after.written].map(([p, v]) => [p, v - (before.written.get(p) ?? 0)]));
      for (const [process, acts] of written) found.written[process] = (found.written[process] ?? 0) + acts;
    }
  return places.map(({ name, found }) => {
    const sorted = found.latencies.sort((a, b) => a - b);
    return {
      name,
      busy: found.busy,
      rate: sorted.length / found.seconds,
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      written: Object.values(found.written),
      group: sorted.length / found.commits,
      commit: (found.inCommits / found.commits) * 1000,
      processor: (found.processor / sorted.length) * 1000,
    };
  });
};

const shown = ({ busy, rate, p50, p99, written, group, commit, processor }, sqlite) =>
  [
    `${rate.toFixed(0)} acts/s${sqlite === undefined ? '' : ` (${(rate / sqlite.rate).toFixed(2)} of SQLite)`}`,
    `p50 ${p50.toFixed(0)} ms`,
    `p99 ${p99.toFixed(0)} ms`,
    `${group.toFixed(1)} acts in a commit of ${commit.toFixed(1)} ms`,
    `processor ${processor.toFixed(1)} ms an act`,
    ...(busy > 0 ? [`${busy} sent again because the server was busy`] : []),
    ...(written.length > 1 ? [`written by each process: ${written.join(' and ')}`] : []),
  ].join('; ');

export const benchWriters = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pareo-bench-'));
  const cluster = await startCluster();
  const rows = [];
  const places = [];
  try {
    await startPlaces(folder, cluster, places);
    for (const pace of PACES)
      for (const count of TOURNAMENTS) {
        const found = await measure(places, count, pace);
        const what = `${count === 1 ? '1 tournament' : `${count} tournaments`}, ${pace.name}`;
        for (const [at, place] of found.entries())
          rows.push([
            `${what}: ${place.name}`,
            shown(place, at === 0 ? undefined : found[0]),
            at === 0 ? '–' : 'at least 0.5 of SQLite, p99 under 400 ms',
          ]);
      }
  } finally {
    for (const place of places) await place.end();
    await cluster.end();
    rmSync(folder, { recursive: true, force: true });
  }
  keepPart(
    'Fifty writers',
    'writers',
    rows,
    `${TURNS} times ${SECONDS} s at each of three servers side by side, in turn; writers, servers and databases share the machine.`,
  );
};
