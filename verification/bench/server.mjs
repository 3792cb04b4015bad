import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchJournal } from './journal.mjs';
import { caller, keepPart, must, newTournament, ownersToken, percentile, startServer } from './served.mjs';

/* The built server under a full hall: 50 writers of 5 acts a second each, 2,000 spectators with an open stream; then an
 * evening at its usual pace, 50 results a minute; then a tournament of 1,000 players and 11 rounds opened cold. Everything on this machine, the spectators in a process of
 * their own. Prints beside the goals and writes verification/SERVER.md. */

const WRITERS = 50;
const ACTS_A_SECOND = 5;
const STREAMS = 2000;
const PLAYERS = 1000;
const ROUNDS = 11;

/** Each writer has its own boards and walks over them again and again. */
const writeFor = async (tournament, seconds) => {
  const latencies = [];
  const results = new Map();
  const codes = ['1-0', '=', '0-1'];
  const end = performance.now() + seconds * 1000;
  const writer = async number => {
    await new Promise(resolve => setTimeout(resolve, (number * 1000) / ACTS_A_SECOND / WRITERS));
    for (let turn = 0; performance.now() < end; turn += 1) {
      const start = performance.now();
      const board = ((number * 10 + (turn % 10)) % (PLAYERS / 2)) + 1;
      const was = results.get(board);
      const code = codes[(codes.indexOf(was) + 1) % codes.length];
      await tournament.act({
        kind: 'enter-result',
        round: 1,
        board,
        result: { code },
        ...(was === undefined ? {} : { was: { code: was } }),
      });
      results.set(board, code);
      latencies.push(performance.now() - start);
      const wait = start + 1000 / ACTS_A_SECOND - performance.now();
      if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  return latencies.sort((a, b) => a - b);
};

const RESULTS_A_MINUTE = 50;

/** Results at an even pace, each on a board of its own; when each was sent. */
const atLeisure = async (tournament, minutes) => {
  const sent = [];
  const start = performance.now();
  const count = Math.round(RESULTS_A_MINUTE * minutes);
  for (let board = 1; board <= count; board += 1) {
    const wait = start + ((board - 1) * 60_000) / RESULTS_A_MINUTE - performance.now();
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    const code = ['1-0', '=', '0-1'][board % 3];
    sent.push({ place: `1 ${board} ${code}`, at: Date.now() });
    await tournament.act({ kind: 'enter-result', round: 1, board, result: { code } });
  }
  return { sent, seconds: (performance.now() - start) / 1000 };
};

/** 2,000 pages open, 50 results a minute: when each result was on every page, and what both sides spend. */
const benchLeisure = async ({ server, call, minutes }) => {
  const hall = await newTournament(call, 'Evening');
  await hall.open(1);
  const pages = await openPages(server.port, hall.slug);
  const idle = await pages.ask('forget');
  const before = must(await call('GET', '/api/health'));
  const { sent, seconds } = await atLeisure(hall, minutes);
  await new Promise(resolve => setTimeout(resolve, 2500));
  const report = await pages.ask('report');
  const after = must(await call('GET', '/api/health'));
  pages.close();
  const came = new Map(report.results);
  const delays = sent.map(({ place, at }) => {
    const { told = 0, last = 0 } = came.get(place) ?? {};
    return told === STREAMS ? last - at : Number.POSITIVE_INFINITY;
  });
  const share = milliseconds => `${(milliseconds / 10 / (seconds + 2.5)).toFixed(1)} % of a core`;
  const size = bytes => `${Math.round(bytes / 1024 / 1024)} MB`;
  const setting = `${STREAMS} pages, ${sent.length} results in ${seconds.toFixed(0)} s`;
  return [
    [`${setting}: on the last page after, at most`, `${Math.max(...delays)} ms`, 'under 2000 ms'],
    [`${setting}: pages that differ, or out of order, or told twice`, `${report.different}`, '0'],
    [`${setting}: server`, `${share(after.processor - before.processor)}, ${size(after.memory)}`, '–'],
    [`${setting}: all pages`, `${share(report.processor - idle.processor)}, ${size(report.memory)}`, '–'],
  ];
};

/** The readers of a public stream, in a process of their own. */
const openPages = async (port, slug) => {
  const child = fork(fileURLToPath(new URL('./spectators.mjs', import.meta.url)), [
    String(port),
    slug,
    String(STREAMS),
  ]);
  const told = () => new Promise(resolve => child.once('message', resolve));
  await told();
  return {
    ask: message => {
      const answer = told();
      child.send(message);
      return answer;
    },
    close: () => child.kill(),
  };
};

const playAll = async tournament => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await tournament.open(round);
    const boards = Array.from({ length: PLAYERS / 2 }, (_, index) => index + 1);
    const line = async () => {
      for (let board = boards.pop(); board !== undefined; board = boards.pop())
        await tournament.act({
          kind: 'enter-result',
          round,
          board,
          result: { code: ['1-0', '=', '0-1'][(board * 7 + round) % 3] },
        });
    };
    await Promise.all(Array.from({ length: 40 }, line));
  }
};

export const benchServer = async () => {
  const seconds = process.argv.includes('--long') ? 60 : 20;
  const folder = mkdtempSync(join(tmpdir(), 'pareo-bench-'));
  const rows = [];
  try {
    let server = await startServer(folder);
    const token = await ownersToken(server);
    const call = caller(server.port, token);
    const hall = await newTournament(call, 'Hall');
    await hall.open(1);
    const pages = await openPages(server.port, hall.slug);
    const before = must(await call('GET', '/api/health')).processor;
    const latencies = await writeFor(hall, seconds);
    await new Promise(resolve => setTimeout(resolve, 3000));
    const report = await pages.ask('report');
    pages.close();
    const health = must(await call('GET', '/api/health'));
    rows.push(
      ['acts', `${latencies.length} in ${seconds} s`, `${WRITERS} x ${ACTS_A_SECOND}/s`],
      ['an act, p50', `${percentile(latencies, 0.5).toFixed(1)} ms`, '3 ms'],
      ['an act, p99', `${percentile(latencies, 0.99).toFixed(1)} ms`, 'under 100 ms'],
      [
        'processor time of the server, for an act and its spectators',
        `${((health.processor - before) / latencies.length).toFixed(1)} ms`,
        '–',
      ],
      ['streams open', `${report.open}`, `${STREAMS}`],
      ['events to each stream', `${report.least} to ${report.most}`, 'the same to all'],
      ['streams that differ, or out of order, or told twice', `${report.different}`, '0'],
      ['streams dropped', `${health.streamsDropped}`, '0'],
      ['memory of the server', `${Math.round(health.memory / 1024 / 1024)} MB`, '–'],
    );
    rows.push(...(await benchLeisure({ server, call, minutes: 1 })));
    const large = await newTournament(call, 'Large');
    const start = performance.now();
    await playAll(large);
    rows.push([
      `${large.version()} acts of ${PLAYERS} x ${ROUNDS}, 40 at once`,
      `${((performance.now() - start) / 1000).toFixed(1)} s`,
      '–',
    ]);
    await server.end();
    server = await startServer(folder);
    const again = caller(server.port, token);
    // The first answer of a process compiles the program: another tournament takes that.
    await again('GET', `/api/v1/tournaments/${hall.id}`);
    const spentBefore = must(await again('GET', '/api/health')).processor;
    const cold = performance.now();
    const opened = must(await again('GET', `/api/v1/tournaments/${large.id}`));
    const took = performance.now() - cold;
    const spent = must(await again('GET', '/api/health')).processor - spentBefore;
    rows.push([
      `opening ${PLAYERS} x ${ROUNDS} (${opened.version} entries, ${opened.tail.length} after the snapshot)`,
      `${took.toFixed(0)} ms, ${spent} ms of the processor`,
      'under 100 ms',
    ]);
    await server.end();
    const [replayed] = benchJournal();
    rows.push([replayed.what, `${replayed.ms.toFixed(0)} ms`, `under ${replayed.goal} ms`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  keepPart('A full hall', 'server', rows, 'Writers, spectators and server share the machine.');
};
