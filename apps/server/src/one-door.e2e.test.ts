import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ask, type BuiltLife, beginAt, resultOn, signInAt, until } from './testing/built-life.ts';
import { newFolder, removeFolder } from './testing/folder.ts';
import { type Cluster, startCluster } from './testing/postgres.ts';
import { newEntryId } from './testing/server.ts';
import { type BuiltServer, startBuilt } from './testing/server-process.ts';

/* Two processes behind one door: each has its share of the connections, and what is on its way to one that dies goes to the other. */

const WRITERS = 50;

let cluster: Cluster;
let server: BuiltServer;
let token: string;
const folder = newFolder();
beforeAll(async () => {
  cluster = await startCluster();
  const database = await cluster.database();
  server = await startBuilt(folder, [
    `--database=${database}`,
    '--processes=2',
    '--rates=acts=1000000',
    '--metrics',
  ]);
  await until(() => pids().length === 2);
  token = await signInAt(server);
}, 60_000);
afterAll(async () => {
  await server.kill();
  await cluster.end();
  removeFolder(folder);
});

/** Of those that were started, the two that live. */
const pids = (): readonly number[] =>
  [...server.output().matchAll(/Process (\d+) answers/g)].map(([, pid]) => Number(pid)).slice(-2);

/** One after the other, as one person makes them. */
const tournaments = async (number: number): Promise<readonly BuiltLife[]> => {
  const lives: BuiltLife[] = [];
  while (lives.length < number) lives.push(await beginAt(server, token));
  return lives;
};

/** A connection of its own that stays open, and which process has it. */
const connection = (): { readonly process: () => Promise<number> } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return {
    process: () =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}` };
        request(`${server.url}/api/health`, { agent, headers }, response => {
          let text = '';
          response.on('data', piece => {
            text += piece;
          });
          response.on('end', () => resolve(JSON.parse(text).process));
        })
          .once('error', reject)
          .end();
      }),
  };
};

test('connections that stay open are shared evenly', async () => {
  const found: number[] = [];
  for (let count = 0; count < WRITERS; count += 1) found.push(await connection().process());
  // Half of them, but for the few of the sign-in that end meanwhile.
  for (const pid of pids()) expect(found.filter(one => one === pid).length).toBeGreaterThan(WRITERS / 2 - 4);
});

test('fifty writers at ten tournaments: both processes write', async () => {
  const lives = await tournaments(10);
  const before = await written();
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const { path } = lives[writer % lives.length] as BuiltLife;
      const body = { id: newEntryId(), basis: 4, wish: resultOn(Math.floor(writer / lives.length) + 1) };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      // A connection for each, as so many phones have.
      const answer = await fetch(`${server.url}${path}/acts`, {
        ...init,
        headers: { ...headers, connection: 'close' },
      });
      expect(answer.status).toBe(201);
    }),
  );
  const after = await written();
  const shares = [...after].map(([process, acts]) => acts - (before.get(process) ?? 0));
  expect(shares).toHaveLength(2);
  expect(shares.reduce((all, share) => all + share)).toBe(WRITERS);
  for (const share of shares) expect(share).toBeGreaterThanOrEqual(WRITERS / 5);
});

/** Acts done by each process. */
const written = async (): Promise<ReadonlyMap<string, number>> => {
  for (;;) {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    // Who does not answer in time is left out.
    if ([...text.matchAll(/^pareo_streams\{/gm)].length < 2) continue;
    const lines = text.matchAll(/^pareo_acts_total\{(.*answer="done".*)\} (\d+)$/gm);
    return new Map([...lines].map(([, labels = '', acts]) => [labels, Number(acts)]));
  }
};

test('what is on its way to a process that dies goes to the other', async () => {
  const [stopped = 0, other = 0] = pids();
  process.kill(stopped, 'SIGSTOP');
  const asked = Array.from({ length: 6 }, () => connection().process());
  await Promise.race(asked);
  process.kill(stopped, 'SIGKILL');
  const found = await Promise.all(asked);
  expect(found).not.toContain(stopped);
  expect(found).toContain(other);
  await until(() => !pids().includes(stopped));
});

test('one of the two is killed again and again under fifty writers: every act is there once', {
  timeout: 600_000,
}, async () => {
  const lives = await tournaments(5);
  const acknowledged = lives.map(() => new Map<number, string>());
  let isOver = false;
  let count = 0;
  const write = async (writer: number): Promise<void> => {
    const { path } = lives[writer % lives.length] as BuiltLife;
    const board = Math.floor(writer / lives.length) + 1;
    for (let was: string | undefined; !isOver; ) {
      const code: string = was === '1-0' ? '=' : '1-0';
      const body = { id: newEntryId(), basis: 4, wish: resultOn(board, code, was) };
      for (;;) {
        // Cut off with the process that had it: the same act again, with the same id.
        const answer = await ask(server, 'POST', `${path}/acts`, token, body).catch(() => undefined);
        if (answer === undefined) continue;
        expect([200, 201]).toContain(answer.status);
        acknowledged[writer % lives.length]?.set(answer.body.entry.seq, body.id);
        count += 1;
        break;
      }
      was = code;
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  const kills = process.env['PAREO_LONG'] === '1' ? 40 : 5;
  for (let kill = 0; kill < kills; kill += 1) {
    const before = count;
    await until(() => count >= before + WRITERS);
    const [victim = 0] = pids();
    process.kill(victim, 'SIGKILL');
    await until(() => !pids().includes(victim));
  }
  isOver = true;
  await writing;
  for (const [at, { path }] of lives.entries()) {
    const { body } = await ask(server, 'GET', `${path}/entries?after=4&limit=500`, token);
    const stored = body.items.map(({ seq, id }: { seq: number; id: string }) => [seq, id]);
    const all = [...(acknowledged[at] ?? [])].sort(([a], [b]) => a - b).slice(0, stored.length);
    expect(stored).toEqual(all);
  }
  console.log(`${kills} kills of one of two processes, ${count} acts acknowledged`);
});
