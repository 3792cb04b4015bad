import { Agent, request } from 'node:http';
import { expect } from 'vitest';
import { ROUTES } from '../routes/routes.ts';
import { bodyFor, type Chance, chanceFrom } from './bodies.ts';
import { ask, beginAt, headersFor, resultOn, signInAt } from './built-life.ts';
import { memoryNow } from './proc.ts';
import { CREATE, newEntryId, playersNamed } from './server.ts';
import type { BuiltServer } from './server-process.ts';

/* The fuzz of the wire: spoilt bodies to every route that writes, while somebody else goes on working. */

/** What a server needs so that nothing but what is sent is refused. */
export const WITHOUT_RATES =
  '--rates=acts=1000000,bytes=100000000,sign-in=1000000,codes=1000000,codes-in-all=1000000';

export const WRITING = ROUTES.filter(({ method }) => method !== 'GET');

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
  const file = await fetch(`${server.url}${life.path}/export/journal`, { headers: headersFor(token) });
  const samples = samplesOf(new Uint8Array(await file.arrayBuffer()));
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const chance = chanceFrom(seed);
  const faults: string[] = [];
  const pid = server.process.pid ?? 0;
  let sent = 0;

  const send = async (at: number): Promise<void> => {
    const route = WRITING[at % WRITING.length];
    const name = `${route?.method} ${route?.path}`;
    const mine = samples[name];
    if (mine === undefined) throw new Error(`${name} has no sample`);
    const { bytes, type } = bodyFor(chance, mine);
    const path = placeFor(chance, route?.path ?? '', life.path);
    const status = await statusOf(server, { agent, token, method: route?.method ?? '', path, bytes, type });
    sent += 1;
    if (status === 0 || status >= 500)
      faults.push(
        `${status} ${name}, seed ${seed}, number ${at}: ${bytes.subarray(0, 200).toString('latin1')}`,
      );
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

/** 0: no answer. Through Node itself: what is no address is sent as it stands. */
const statusOf = (
  server: BuiltServer,
  { agent, token, method, path, bytes, type }: Sending,
): Promise<number> =>
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
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve(answer.statusCode ?? 0));
      },
    );
    let tries = 0;
    sending.once('error', () => {
      tries += 1;
      // A kept connection that was just closed says nothing about the body.
      if (sending.reusedSocket && tries === 1)
        resolve(statusOf(server, { agent, token, method, path, bytes, type }));
      else resolve(0);
    });
    sending.end(bytes);
  });

const id = 'f'.repeat(32);
const act = (wish: object) => ({ id, basis: 4, wish });
const record = {
  format: 'pareo-tournament',
  version: 1,
  players: [
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Bea' },
  ],
};

/** Good bodies of each route; `undefined`: it reads none. */
const samplesOf = (journal: Uint8Array): Readonly<Record<string, readonly unknown[]>> => ({
  'POST /api/v1/session': [{ token: 'x'.repeat(43), as: 'token' }, { code: 'ABCD2345' }],
  'DELETE /api/v1/session': [undefined],
  'PUT /api/v1/me/name': [{ name: 'Ana' }],
  'PUT /api/v1/me/password': [{ old: 'no', new: 'short' }],
  'POST /api/v1/tournaments': [
    { id, wish: CREATE, slug: 'open' },
    { id, wish: { ...CREATE, from: record } },
  ],
  'POST /api/v1/imports': [
    Buffer.from(JSON.stringify(record)),
    Buffer.from('No.,Name\n1,Ana\n2,Bea\n'),
    journal,
  ],
  'POST /api/v1/tournaments/restore': [journal],
  'POST /api/v1/tournaments/demo': [undefined],
  'POST /api/v1/rated/matches': [{ rows: [{ name: 'Carlsen', fideId: '1503014' }] }],
  'PATCH /api/v1/tournaments/:t': [{ slug: 'fuzz', visibility: 'link', whyPublic: true, archived: false }],
  'DELETE /api/v1/tournaments/:t': [{ name: 'Not its name' }],
  'POST /api/v1/tournaments/:t/acts': [
    act(resultOn(2)),
    act({ kind: 'enter-players', players: playersNamed(3), numbers: 'by-rank' }),
    act({
      kind: 'edit-player',
      player: 1,
      changes: { note: 'x', national: [{ federation: 'MEX' }] },
      was: {},
    }),
    act({ kind: 'set-attendance', cells: [{ player: 1, round: 3, as: 'half', was: 'plays' }] }),
    act({ kind: 'ask', wish: resultOn(3) }),
    act({
      kind: 'restrict',
      restrictions: [{ id: 'a', kind: 'players', players: [1, 2], fromRound: 2, toRound: 5 }],
      was: [],
    }),
    act({ kind: 'pair-by-hand', round: 2, boards: [{ number: 1, white: 1, black: 2 }], byes: [], hand: [1] }),
    act({ kind: 'change-settings', changes: CREATE.settings, was: {} }),
    act({ kind: 'change-details', changes: CREATE.details, was: {} }),
    act({ kind: 'pair', round: 2 }),
    act({ kind: 'finish' }),
    act({ kind: 'undo', entry: 4 }),
    act({ kind: 'renumber', order: [1, 2, 3], by: 'ranking' }),
    act({ kind: 'withdraw', players: [1], from: 2, cause: 'own' }),
  ],
  'POST /api/v1/tournaments/:t/rounds/:n/preview': [
    { assume: [{ round: 1, board: 1, result: { code: '1-0' } }] },
  ],
  'POST /api/v1/tournaments/:t/links': [
    {
      kind: 'result-entry',
      name: 'Phone',
      round: 1,
      boards: { first: 1, last: 2 },
      expiresAt: '2026-12-01T00:00:00Z',
    },
  ],
  'DELETE /api/v1/tournaments/:t/links/:l': [undefined],
  'POST /api/v1/tournaments/:t/links/:l/renew': [undefined],
  'PUT /api/v1/tournaments/:t/members/:p': [{ role: 'arbiter' }],
  'DELETE /api/v1/tournaments/:t/members/:p': [undefined],
  'PUT /api/v1/tournaments/:t/owner': [{ person: 'nobody' }],
  'POST /api/v1/people': [{ name: 'Bea' }],
  'PATCH /api/v1/people/:p': [{ role: 'owner', disabled: false }],
  'POST /api/v1/people/:p/key': [{ reset: true }],
  'DELETE /api/v1/people/:p': [undefined],
  'POST /api/v1/rating-lists': [Buffer.from('ID Number Name\n')],
  'POST /api/v1/rating-lists/preview': [Buffer.from('name;rating\nAna;2000\n')],
  'DELETE /api/v1/rating-lists/:l': [undefined],
  'POST /api/v1/backups': [undefined],
  'POST /api/v1/backups/:b/restore': [undefined],
});
