import { afterAll, expect, test } from 'vitest';
import { newFolder, removeFolder } from './testing/folder.ts';
import { type Cluster, startCluster } from './testing/postgres.ts';
import { CREATE, newEntryId, playersNamed } from './testing/server.ts';
import { type BuiltServer, startBuilt } from './testing/server-process.ts';

/* Fifty writers, and kill -9 at any moment. What was acknowledged is there, once, in its place; what was not is there
 * whole or not at all; whoever sends again with the same id learns which. */

const isLong = process.env['PAREO_LONG'] === '1';
const WRITERS = 50;
/** Acknowledged in each life of the server, before it is killed. */
const SOME = 12;
const folder = newFolder();
let cluster: Cluster | undefined;
afterAll(async () => {
  await cluster?.end();
  removeFolder(folder);
});

/** Where the journal lies, and how often the server is killed there. */
const PLACES = [
  { name: 'SQLite', kills: isLong ? 200 : 40, args: async () => [] },
  {
    name: 'PostgreSQL',
    kills: isLong ? 200 : 20,
    args: async () => {
      cluster = await startCluster();
      return [`--database=${await cluster.database()}`];
    },
  },
] as const;

interface Acknowledged {
  readonly seq: number;
  readonly id: string;
}

interface Writer {
  readonly board: number;
  /** What we believe is on the board. */
  result: string | undefined;
  /** Sent and not answered: sent again after the next start. */
  open: { readonly id: string; readonly wish: object; readonly makes: string | undefined } | undefined;
}

const headersFor = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

const post = async (server: BuiltServer, path: string, token: string, body: unknown) => {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: headersFor(token),
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer.
  return { status: response.status, body: (await response.json()) as any };
};

const begin = async (server: BuiltServer) => {
  const { body: session } = await post(server, '/api/v1/session', '', {
    token: server.welcome,
    name: 'Ana',
    as: 'token',
  });
  const token = session.token as string;
  const { body: made } = await post(server, '/api/v1/tournaments', token, { id: newEntryId(), wish: CREATE });
  const acts = `/api/v1/tournaments/${made.id}/acts`;
  let basis = 1;
  for (const wish of [
    { kind: 'enter-players', players: playersNamed(WRITERS * 2), numbers: 'by-rank' },
    { kind: 'pair', round: 1 },
    { kind: 'publish', rounds: [1] },
  ]) {
    const { status } = await post(server, acts, token, { id: newEntryId(), basis, wish });
    expect(status).toBe(201);
    basis += 1;
  }
  return { token, id: made.id as string, acts };
};

const write = async (
  writer: Writer,
  given: {
    readonly server: BuiltServer;
    readonly acts: string;
    readonly token: string;
    readonly note: (done: Acknowledged) => void;
  },
): Promise<void> => {
  const { server, acts, token, note } = given;
  for (;;) {
    const codes = ['1-0', '=', '0-1'];
    const next = codes[(codes.indexOf(writer.result ?? '') + 1) % codes.length] ?? '=';
    const was = writer.result === undefined ? {} : { was: { code: writer.result } };
    writer.open ??= {
      id: newEntryId(),
      wish: { kind: 'enter-result', round: 1, board: writer.board, result: { code: next }, ...was },
      makes: next,
    };
    const { id, wish, makes } = writer.open;
    const answer = await post(server, acts, token, { id, basis: 4, wish });
    if (answer.status !== 201 && answer.status !== 200)
      throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    note({ seq: answer.body.entry.seq, id });
    writer.result = makes;
    writer.open = undefined;
  }
};

test.each(PLACES)(
  `$name, $kills times kill -9 under ${WRITERS} writers: nothing acknowledged is lost, nothing is half`,
  {
    timeout: 3_600_000,
  },
  async ({ name, kills, args }) => {
    const rates = ['--rates=acts=1000000', ...(await args())];
    let server = await startBuilt(folder, rates);
    const { token, id, acts } = await begin(server);
    const writers: Writer[] = Array.from({ length: WRITERS }, (_, index) => ({
      board: index + 1,
      result: undefined,
      open: undefined,
    }));
    const acknowledged: Acknowledged[] = [];
    let verified = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const problems: string[] = [];
      const writing = writers.map(writer =>
        write(writer, { server, acts, token, note: done => acknowledged.push(done) }).catch(
          (error: unknown) => {
            // The connection was cut: that is what is being tested. Anything that the server said is not.
            if (error instanceof Error && /^\d{3} /.test(error.message)) problems.push(error.message);
          },
        ),
      );
      await someOf(acknowledged);
      await new Promise(resolve => setTimeout(resolve, 10 + ((kill * 37) % 240)));
      await server.kill('SIGKILL');
      await Promise.all(writing);
      expect(problems).toEqual([]);
      server = await startBuilt(folder, rates);
      verified = await verify({ server, id, token }, acknowledged, verified);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills * SOME);
    expect(await server.kill('SIGTERM')).toBe(0);
    console.log(
      `${name}: ${kills} kills, ${acknowledged.length} acts acknowledged, ${verified} entries in the journal`,
    );
  },
);

/** Until some more are acknowledged: a server that has not answered yet has nothing to lose. */
const someOf = async (acknowledged: readonly Acknowledged[]): Promise<void> => {
  const before = acknowledged.length;
  while (acknowledged.length < before + SOME) await new Promise(resolve => setTimeout(resolve, 2));
};

/** Everything acknowledged since the last look is stored under its number; numbers have no gaps. */
const verify = async (
  { server, id, token }: { readonly server: BuiltServer; readonly id: string; readonly token: string },
  acknowledged: Acknowledged[],
  from: number,
): Promise<number> => {
  const stored = new Map<number, string>();
  let last = from;
  for (;;) {
    const response = await fetch(`${server.url}/api/v1/tournaments/${id}/entries?after=${last}&limit=500`, {
      headers: headersFor(token),
    });
    const { items } = (await response.json()) as { readonly items: readonly Acknowledged[] };
    for (const entry of items) {
      expect(entry.seq).toBe(last + 1);
      stored.set(entry.seq, entry.id);
      last = entry.seq;
    }
    if (items.length < 500) break;
  }
  for (const { seq, id: entry } of acknowledged)
    if (seq > from && stored.get(seq) !== entry) throw new Error(`entry ${seq} was acknowledged as ${entry}`);
  // Opening the tournament checks every seal.
  const opened = await fetch(`${server.url}/api/v1/tournaments/${id}`, { headers: headersFor(token) });
  expect([opened.status, ((await opened.json()) as { readonly version: number }).version]).toEqual([
    200,
    last,
  ]);
  return last;
};
