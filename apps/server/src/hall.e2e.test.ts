import { get } from 'node:http';
import { httpHost, memoryQueue } from '@pareo/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Front, startFront } from './testing/between.ts';
import { ask, beginAt, headersFor, resultOn, signInAt, until } from './testing/built-life.ts';
import { newFolder, removeFolder } from './testing/folder.ts';
import { type Cluster, freePort, startCluster } from './testing/postgres.ts';
import { newEntryId } from './testing/server.ts';
import { type BuiltServer, startBuilt } from './testing/server-process.ts';

/* A hall behind a proxy and two processes on one database, which are restarted and killed one after the other while
 * everybody works. No act is dropped; consoles and pages come back by themselves and show what is true. */

const isLong = process.env['PAREO_LONG'] === '1';
const WRITERS = isLong ? 50 : 10;
/** Five acts a second each. */
const EVERY = 200;
const PAGES = isLong ? 2000 : 40;
const CONSOLES = 2;

let cluster: Cluster;
let front: Front;
let folder: string;
const running: BuiltServer[] = [];
beforeAll(async () => {
  folder = newFolder();
  cluster = await startCluster();
  front = await startFront();
}, 60_000);
afterAll(async () => {
  for (const server of running) await server.kill('SIGKILL');
  front.close();
  await cluster.end();
  removeFolder(folder);
});

interface Page {
  readonly results: ReadonlyMap<number, string>;
  readonly cameBack: () => number;
  readonly close: () => void;
}

/** A public page, as its script reads its stream: taken up again after the last event, fetched anew where that is too old. */
const openPage = (slug: string): Page => {
  const path = `${front.url}/api/v1/public/${slug}`;
  const results = new Map<number, string>();
  let last = '4';
  let retry = 2000;
  let connections = 0;
  let isClosed = false;
  let stop = (): void => undefined;
  const refresh = async (): Promise<void> => {
    const answer = await fetch(`${path}/rounds/1`).catch(() => undefined);
    if (answer?.status !== 200) return void setTimeout(() => void refresh(), retry);
    const { boards } = (await answer.json()) as {
      readonly boards: readonly { readonly number: number; readonly result: string }[];
    };
    for (const { number, result } of boards) results.set(number, result);
  };
  const hear = (block: string): void => {
    for (const line of block.split('\n')) {
      if (line.startsWith('retry: ')) retry = Number(line.slice(7));
      if (line.startsWith('id: ')) last = line.slice(4);
    }
    const event = /^event: (.*)$/m.exec(block)?.[1];
    if (event === 'refresh') void refresh();
    if (event !== 'results') return;
    const { boards } = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') as {
      readonly boards: readonly (readonly [number, string])[];
    };
    for (const [board, result] of boards) results.set(board, result);
  };
  const open = (): void => {
    const again = (): void => {
      if (!isClosed) setTimeout(open, retry);
    };
    let isAnswered = false;
    const request = get(`${path}/stream`, { headers: { 'last-event-id': last }, agent: false }, response => {
      isAnswered = true;
      connections += response.statusCode === 200 ? 1 : 0;
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        const blocks = (rest + piece).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) hear(block);
      });
      response.on('close', again);
      response.on('error', () => undefined);
    });
    request.on('error', () => (isAnswered ? undefined : again()));
    stop = () => request.destroy();
  };
  open();
  return {
    results,
    cameBack: () => connections - 1,
    close: () => {
      isClosed = true;
      stop();
    },
  };
};

test('two processes behind a proxy, each restarted and each killed under load: no act is dropped, every page comes back', {
  timeout: 900_000,
}, async () => {
  const database = await cluster.database();
  const args = [
    `--database=${database}`,
    `--public-url=${front.url}`,
    '--rates=acts=1000000,public=1000000',
    `--data=${folder}`,
  ];
  const start = async (port: number): Promise<BuiltServer> => {
    const server = await startBuilt(folder, [...args, `--port=${port}`], {
      PAREO_STREAMS_OF_ADDRESS: '5000',
    });
    running.push(server);
    // It prints the address of the proxy.
    return { ...server, url: `http://127.0.0.1:${port}` };
  };
  const ports = [await freePort(), await freePort()];
  const servers: BuiltServer[] = [];
  for (const port of ports) servers.push(await start(port));
  front.serve(ports);
  const [first] = servers;
  if (first === undefined) throw new Error('it was started');
  const { token, id, path, slug } = await beginAt(first, await signInAt(first), WRITERS * 2);

  const pages = Array.from({ length: PAGES }, () => openPage(slug));
  const as: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as object), ...headersFor(token) } });
  const desks = await Promise.all(
    Array.from({ length: CONSOLES }, async () => {
      const opened = await httpHost({ origin: front.url, fetch: as, queue: memoryQueue() }).open(id);
      if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
      return opened.value;
    }),
  );

  const acknowledged: number[] = [];
  const finals = new Map<number, string>();
  /** No answer but these two is right: each writer has its own board. */
  const refused: string[] = [];
  let tries = 0;
  let isOver = false;
  const codes = ['1-0', '=', '0-1'];
  const writer = async (board: number): Promise<void> => {
    await new Promise(resolve => setTimeout(resolve, (board * EVERY) / WRITERS));
    while (!isOver) {
      const since = Date.now();
      const was = finals.get(board);
      const code = codes[(codes.indexOf(was ?? '') + 1) % codes.length] ?? '=';
      const body = { id: newEntryId(), basis: 4, wish: resultOn(board, code, was) };
      // A cut connection or a process on its way out is no answer: the same act again, with the same id.
      for (;;) {
        tries += 1;
        const answer = await ask(front, 'POST', `${path}/acts`, token, body).catch(() => undefined);
        if (answer?.status === 201 || answer?.status === 200) {
          acknowledged.push(answer.body.entry.seq);
          break;
        }
        if (answer !== undefined && answer.status !== 503) {
          refused.push(`${answer.status} ${answer.body?.code}`);
          return;
        }
        await new Promise(resolve => setTimeout(resolve, 50));
      }
      finals.set(board, code);
      await new Promise(resolve => setTimeout(resolve, Math.max(0, since + EVERY - Date.now())));
    }
  };
  const writing = Array.from({ length: WRITERS }, (_, at) => writer(at + 1));
  const someMore = (): Promise<void> => {
    const before = acknowledged.length;
    return until(() => acknowledged.length >= before + WRITERS * 5 || refused.length > 0);
  };
  await someMore();
  for (const signal of ['SIGTERM', 'SIGKILL'] as const)
    for (const at of [0, 1]) {
      // The proxy is not told: it finds out.
      const exit = await servers[at]?.kill(signal);
      expect(exit).toBe(signal === 'SIGTERM' ? 0 : null);
      servers[at] = await start(ports[at] ?? 0);
      await someMore();
    }
  isOver = true;
  await Promise.all(writing);

  expect(refused).toEqual([]);
  expect([...acknowledged].sort((a, b) => a - b)).toEqual(acknowledged.map((_, at) => at + 5));
  // The connection may be one that the killed process had: whoever only reads asks again.
  let read: Awaited<ReturnType<typeof ask>> | undefined;
  await until(async () => {
    read = await ask(front, 'GET', path, token).catch(() => undefined);
    return read?.status === 200;
  });
  const { version } = read?.body ?? {};
  expect(version).toBe(4 + acknowledged.length);
  await until(() => desks.every(desk => desk.confirmed.state.version === version), 100);
  const isTrue = (page: Page): boolean =>
    [...finals].every(([board, code]) => page.results.get(board) === code);
  await until(() => pages.every(isTrue), 100);
  const cameBack = pages.map(page => page.cameBack());
  expect(Math.min(...cameBack)).toBeGreaterThan(0);
  console.log(
    `${acknowledged.length} acts of ${WRITERS} writers, ${tries - acknowledged.length} sent again, ${PAGES} pages came back ${Math.min(...cameBack)} to ${Math.max(...cameBack)} times: 2 restarts and 2 kills`,
  );
  for (const desk of desks) desk.close();
  for (const page of pages) page.close();
});
