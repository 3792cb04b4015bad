import { Agent, request } from 'node:http';
import { expect } from 'vitest';
import { ROUTES } from '../routes/routes.ts';
import { bodyFor, type Chance, chanceFrom } from './bodies.ts';
import { ask, type BuiltLife, beginAt, headersFor, resultOn, signInAt } from './built-life.ts';
import { memoryNow } from './proc.ts';
import { newEntryId } from './server.ts';
import type { BuiltServer } from './server-process.ts';
import { samplesOf } from './wire-samples.ts';

/* The fuzz of the wire: spoilt bodies to every route that writes, while somebody else goes on working. */

/** What a server needs so that nothing but what is sent is refused. */
export const WITHOUT_RATES =
  '--rates=acts=1000000,bytes=100000000,sign-in=1000000,codes=1000000,codes-in-all=1000000';

export const WRITING = ROUTES.filter(({ method }) => method !== 'GET');

const ACTS = 'POST /api/v1/tournaments/:t/acts';
const nameOf = ({ method, path }: Pick<(typeof ROUTES)[number], 'method' | 'path'>): string =>
  `${method} ${path}`;

/** Acts are of many kinds: between the bodies to every other route they come in their turn and six times more. */
const TURNS = [
  ...WRITING,
  ...Array.from({ length: 6 }, () => WRITING.filter(one => nameOf(one) === ACTS)).flat(),
];

/** So that each route gets so many. */
export const bodiesFor = (each: number): number => each * TURNS.length;

/** What anybody reads of a tournament, whatever was done to it. */
const READ = ['', '/standings', '/crosstable', '/check', '/export/trf26', '/export/journal', '/entries'];
const READ_EVERY = 250;

const MB = 1024 * 1024;

export interface Fuzzed {
  readonly sent: number;
  readonly faults: readonly string[];
  /** Milliseconds of somebody else's acts and pages. */
  readonly others: readonly number[];
  /** Megabytes more than before, when it is over. */
  readonly grown: () => number;
}

export const fuzz = async (server: BuiltServer, times: number, seed: number): Promise<Fuzzed> => {
  const token = await signInAt(server);
  const life = await beginAt(server, token);
  const other = await beginAt(server, token);
  const phones = await phonesOf(server, life);
  const file = await fetch(`${server.url}${life.path}/export/journal`, { headers: headersFor(token) });
  const journal = new Uint8Array(await file.arrayBuffer());
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const chance = chanceFrom(seed);
  const faults: string[] = [];
  const pid = server.process.pid ?? 0;
  let sent = 0;
  let version = 4;

  const send = async (at: number): Promise<void> => {
    const route = TURNS[at % TURNS.length];
    const name = route === undefined ? '' : nameOf(route);
    const mine = samplesOf({ chance, journal, version })[name];
    if (mine === undefined) throw new Error(`${name} has no sample`);
    const { bytes, type } = bodyFor(chance, mine);
    const path = placeFor(chance, route?.path ?? '', life.path);
    const method = route?.method ?? '';
    const who = name === ACTS ? chance.one([token, token, token, ...phones]) : token;
    const { status, text } = await answerOf(server, { agent, token: who, method, path, bytes, type });
    sent += 1;
    if (status === 201 && name === ACTS) version = Math.max(version, Number(/"seq":(\d+)/.exec(text)?.[1]));
    if (status === 0 || status >= 500)
      faults.push(
        `${status} ${name}, seed ${seed}, number ${at}: ${bytes.subarray(0, 200).toString('latin1')}`,
      );
    if (at % READ_EVERY === READ_EVERY - 1) await read(at);
  };
  /** Whatever was taken, it is still a tournament. */
  const read = async (at: number): Promise<void> => {
    for (const path of [...READ.map(rest => `${life.path}${rest}`), `/t/${life.slug}`]) {
      const { status } = await fetch(`${server.url}${path}`, { headers: headersFor(token) });
      if (status >= 500) faults.push(`${status} GET ${path}, seed ${seed}, after number ${at}`);
    }
  };
  const round = async (from: number, to: number): Promise<void> => {
    let at = from;
    const sender = async (): Promise<void> => {
      while (at < to) await send(at++);
    };
    await Promise.all(Array.from({ length: 4 }, sender));
  };

  // Code is compiled and caches are filled before memory is looked at.
  const warm = Math.min(times, 500);
  await round(0, warm);
  const before = memoryNow(pid);
  const others: number[] = [];
  let isOver = false;
  const working = (async () => {
    let was: string | undefined;
    while (!isOver) {
      const start = performance.now();
      const code: string = was === '1-0' ? '=' : '1-0';
      const body = { id: newEntryId(), basis: 4, wish: resultOn(1, code, was) };
      const done = await ask(server, 'POST', `${other.path}/acts`, token, body);
      expect(done.status, JSON.stringify(done.body)).toBe(201);
      was = code;
      others.push(performance.now() - start);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  })();
  await round(warm, times);
  isOver = true;
  await working;
  agent.destroy();
  return { sent, faults, others, grown: () => (memoryNow(pid) - before) / MB };
};

/** One that enters results and one that checks players in. */
const phonesOf = (server: BuiltServer, { token, path }: BuiltLife): Promise<readonly string[]> =>
  Promise.all(
    ['result-entry', 'check-in'].map(async kind => {
      const made = await ask(server, 'POST', `${path}/links`, token, { kind, name: 'Phone' });
      const key = { token: made.body.token, as: 'token' };
      return (await ask(server, 'POST', '/api/v1/session', '', key)).body.token as string;
    }),
  );

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const NAMES = [
  'nobody',
  '1',
  '-1',
  '0',
  '999999999999',
  'a%00b',
  '%ff',
  '..%2f',
  "'%20OR%201=1",
  '__proto__',
  'x'.repeat(500),
];

/** The tournament of the fuzz where it may be spoilt; whoever could be deleted is somebody else. */
const placeFor = (chance: Chance, pattern: string, tournament: string): string =>
  pattern
    .replace('/api/v1/tournaments/:t', () =>
      isDeletion(pattern) || chance.whole(10) === 0 ? `/api/v1/tournaments/${chance.one(NAMES)}` : tournament,
    )
    .replace(/:\w+/g, name => (name === ':n' ? String(chance.one([0, 1, 2, 1000])) : chance.one(NAMES)));

const isDeletion = (pattern: string): boolean => pattern === '/api/v1/tournaments/:t/owner';

interface Sending {
  readonly agent: Agent;
  readonly token: string;
  readonly method: string;
  readonly path: string;
  readonly bytes: Buffer;
  readonly type: string;
}

/** Status 0: no answer. Through Node itself: what is no address is sent as it stands. */
const answerOf = (
  server: BuiltServer,
  { agent, token, method, path, bytes, type }: Sending,
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise(resolve => {
    const { hostname, port } = new URL(server.url);
    // Whoever signs out needs a session of their own.
    const authorization =
      method === 'DELETE' && path === '/api/v1/session' ? {} : { authorization: `Bearer ${token}` };
    const sending = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          ...authorization,
          ...(type === '' ? {} : { 'content-type': type }),
          'content-length': bytes.length,
        },
      },
      answer => {
        let text = '';
        answer.on('data', (piece: Buffer) => {
          text += piece.toString('latin1');
        });
        for (const end of ['end', 'error'])
          answer.once(end, () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    let tries = 0;
    sending.once('error', () => {
      tries += 1;
      // A kept connection that was just closed says nothing about the body.
      if (sending.reusedSocket && tries === 1)
        resolve(answerOf(server, { agent, token, method, path, bytes, type }));
      else resolve({ status: 0, text: '' });
    });
    sending.end(bytes);
  });
