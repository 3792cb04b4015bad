import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDeafLine } from './testing/between.ts';
import { ask, type BuiltLife, beginAt, headersFor, resultOn, signInAt, until } from './testing/built-life.ts';
import { readEvents } from './testing/events.ts';
import { newFolder, removeFolder } from './testing/folder.ts';
import { type Cluster, startCluster } from './testing/postgres.ts';
import { newEntryId } from './testing/server.ts';
import { type BuiltServer, startBuilt } from './testing/server-process.ts';

/* Several processes on one database: any of them serves anything. */

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, 60_000);
afterAll(async () => {
  await cluster.end();
  for (const folder of folders) removeFolder(folder);
});

const folders: string[] = [];
const dataFolder = (): string => {
  const folder = newFolder();
  folders.push(folder);
  return folder;
};

/** Of the database, under load. */
const RESTARTS = process.env['PAREO_LONG'] === '1' ? 40 : 2;

const startOn = (database: string, args: readonly string[] = []) =>
  startBuilt(dataFolder(), [`--database=${database}`, '--rates=acts=1000000', ...args]);

describe('two processes on one database', () => {
  let one: BuiltServer;
  let other: BuiltServer;
  let life: BuiltLife;
  let database: string;
  beforeAll(async () => {
    database = await cluster.database();
    // On an empty database, both at once.
    [one, other] = await Promise.all([startOn(database), startOn(database)]);
    life = await beginAt(one, await signInAt(one));
  }, 60_000);
  afterAll(async () => {
    await one.kill('SIGKILL');
    await other.kill('SIGKILL');
  });

  test('an act on one is on the streams of the other within a second', async () => {
    const { token, path, slug } = life;
    const desk = await readEvents(`${other.url}${path}/stream?after=4`, headersFor(token));
    const page = await readEvents(`${other.url}/api/v1/public/${slug}/stream`, {});
    const start = Date.now();
    const done = await ask(one, 'POST', `${path}/acts`, token, {
      id: newEntryId(),
      basis: 4,
      wish: resultOn(1),
    });
    expect(done.status).toBe(201);
    await desk.until(found => found.some(({ data }) => (data as { seq?: number }).seq === 5));
    await page.until(found => found.some(({ event }) => event === 'results'));
    console.log(`from one process to the streams of the other: ${Date.now() - start} ms`);
    desk.close();
    page.close();
  });

  test('whoever wrote at one reads it at the other, and goes on there', async () => {
    const { token, path } = life;
    for (let board = 2; board <= 7; board += 1) {
      const [here, there] = board % 2 === 0 ? [one, other] : [other, one];
      const done = await ask(here, 'POST', `${path}/acts`, token, {
        id: newEntryId(),
        basis: board + 3,
        wish: resultOn(board),
      });
      expect([done.status, done.body.entry.seq]).toEqual([201, board + 4]);
      expect((await ask(there, 'GET', path, token)).body.version).toBe(board + 4);
    }
  });

  test('one act sent to both at once is one entry', async () => {
    const { token, path } = life;
    for (const board of [8, 9]) {
      const body = { id: newEntryId(), basis: 4, wish: resultOn(board) };
      const answers = await Promise.all(
        [one, other, one, other].map(server => ask(server, 'POST', `${path}/acts`, token, body)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
      expect(new Set(answers.map(answer => answer.body.entry.seq)).size).toBe(1);
    }
  });

  test('two arbiters on one board, each at another process: one is told', async () => {
    const { token, path } = life;
    const answers = await Promise.all(
      [one, other].map((server, at) =>
        ask(server, 'POST', `${path}/acts`, token, {
          id: newEntryId(),
          basis: 4,
          wish: resultOn(10, at === 0 ? '1-0' : '0-1'),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('a link that is revoked at one ends at the other', async () => {
    const { token, path } = life;
    const made = await ask(one, 'POST', `${path}/links`, token, { kind: 'result-entry', name: 'Phone' });
    const phone = await ask(other, 'POST', '/api/v1/session', '', { token: made.body.token, as: 'token' });
    const headers = headersFor(phone.body.token);
    const stream = await readEvents(`${other.url}/api/v1/desk/stream`, headers);
    const gone = await ask(one, 'DELETE', `${path}/links/${made.body.link.id}`, token);
    expect(gone.status).toBe(204);
    expect((await ask(other, 'GET', '/api/v1/desk', phone.body.token)).status).toBe(410);
    await stream.until(found => found.some(({ event }) => event === 'revoked'));
  });

  test('whoever signs out or is shut out, demoted or removed at one is refused by the other with the next request', async () => {
    const { token } = life;
    const comes = async (name: string) => {
      const { body } = await ask(one, 'POST', '/api/v1/people', token, { name });
      const session = await ask(other, 'POST', '/api/v1/session', '', { token: body.token, as: 'token' });
      return { path: `/api/v1/people/${body.person}`, session: session.body.token as string };
    };
    const statusOf = async (path: string, session: string) => (await ask(other, 'GET', path, session)).status;
    const [eva, luis, mara, noe] = [
      await comes('Eva'),
      await comes('Luis'),
      await comes('Mara'),
      await comes('Noe'),
    ];
    await ask(one, 'PATCH', mara.path, token, { role: 'owner' });
    expect(await statusOf('/api/v1/people', mara.session)).toBe(200);
    for (const { session } of [eva, luis, noe])
      expect(await statusOf('/api/v1/tournaments', session)).toBe(200);

    await ask(one, 'DELETE', '/api/v1/session', eva.session);
    expect(await statusOf('/api/v1/tournaments', eva.session)).toBe(401);
    await ask(one, 'PATCH', luis.path, token, { disabled: true });
    expect(await statusOf('/api/v1/tournaments', luis.session)).toBe(401);
    await ask(one, 'PATCH', mara.path, token, { role: 'arbiter' });
    expect(await statusOf('/api/v1/people', mara.session)).toBe(403);
    await ask(one, 'DELETE', noe.path, token);
    expect(await statusOf('/api/v1/tournaments', noe.session)).toBe(401);
  });

  test('the database restarts under load: nothing acknowledged is lost, and it goes on by itself', {
    timeout: 3_600_000,
  }, async () => {
    const { token, path } = await beginAt(one, life.token);
    const acknowledged: number[] = [];
    let isOver = false;
    const writer = async (server: BuiltServer, board: number) => {
      let was: string | undefined;
      while (!isOver) {
        const code: string = was === '1-0' ? '=' : '1-0';
        const body = {
          id: newEntryId(),
          basis: 1,
          wish: resultOn(board, code, was),
        };
        // Until it is answered: the same act, with the same id.
        for (;;) {
          const answer = await ask(server, 'POST', `${path}/acts`, token, body);
          if (answer.status === 201 || answer.status === 200) {
            acknowledged.push(answer.body.entry.seq);
            break;
          }
          expect([answer.status, answer.body.code]).toEqual([503, 'busy']);
          await new Promise(resolve => setTimeout(resolve, 100));
        }
        was = code;
      }
    };
    const writing = Array.from({ length: 10 }, (_, at) => writer(at % 2 === 0 ? one : other, at + 1));
    const someMore = (): Promise<void> => {
      const before = acknowledged.length;
      return until(() => acknowledged.length >= before + 20);
    };
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await someMore();
      await cluster.stop(restart % 2 === 0 ? 'fast' : 'immediate');
      await cluster.start();
    }
    await someMore();
    isOver = true;
    await Promise.all(writing);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    const opened = await ask(one, 'GET', path, token);
    const elsewhere = await ask(other, 'GET', path, token);
    expect(opened.body.version).toBe(Math.max(...acknowledged));
    expect(elsewhere.body.version).toBe(opened.body.version);
    expect(opened.body.version).toBe(4 + acknowledged.length);
    console.log(`${RESTARTS} restarts of the database, ${acknowledged.length} acts acknowledged`);
  });

  test('a process that hears nothing of the others is right when it is asked, and its streams catch up by looking', async () => {
    const line = await startDeafLine(database);
    const deaf = await startOn(line.url);
    const { token, path } = await beginAt(one, life.token);
    const stream = await readEvents(`${deaf.url}${path}/stream?after=4`, headersFor(token));
    await stream.until(found => found.some(({ event }) => event === 'hello'));
    const body = { id: newEntryId(), basis: 4, wish: resultOn(1) };
    expect((await ask(one, 'POST', `${path}/acts`, token, body)).status).toBe(201);
    await stream.until(found => found.some(({ data }) => (data as { seq?: number }).seq === 5));
    expect(line.swallowed()).toBeGreaterThan(0);
    const next = { id: newEntryId(), basis: 5, wish: resultOn(2) };
    expect((await ask(one, 'POST', `${path}/acts`, token, next)).status).toBe(201);
    expect((await ask(deaf, 'GET', path, token)).body.version).toBe(6);
    stream.close();
    await deaf.kill('SIGKILL');
    line.close();
  });

  test('the listening connections are cut again and again while acts come: every stream has every entry once, in order', async () => {
    const { token, path } = await beginAt(one, life.token);
    const streams = await Promise.all(
      [one, other].map(server => readEvents(`${server.url}${path}/stream?after=4`, headersFor(token))),
    );
    for (let board = 1; board <= 10; board += 1) {
      await cluster.run(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'`);
      const body = { id: newEntryId(), basis: 4, wish: resultOn(board) };
      const server = board % 2 === 0 ? one : other;
      expect((await ask(server, 'POST', `${path}/acts`, token, body)).status).toBe(201);
    }
    const seqs = Array.from({ length: 10 }, (_, at) => at + 5);
    for (const stream of streams) {
      const entries = (found: typeof stream.events) =>
        found.filter(({ event }) => event === 'entry').map(({ id }) => id);
      expect(entries(await stream.until(found => entries(found).includes(14)))).toEqual(seqs);
      stream.close();
    }
  });

  test('killing one loses nothing: the other has everything', async () => {
    const { token, path } = life;
    const before = (await ask(one, 'GET', path, token)).body.version;
    await one.kill('SIGKILL');
    expect((await ask(other, 'GET', path, token)).body.version).toBe(before);
    one = await startOn(database);
    expect((await ask(one, 'GET', path, token)).body.version).toBe(before);
  });
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('--processes', () => {
  test('three processes behind one port; one that is killed is replaced; all are replaced one by one', {
    timeout: 120_000,
  }, async () => {
    const server = await startOn(await cluster.database(), ['--processes=3']);
    const token = await signInAt(server);
    const { path } = await beginAt(server, token);
    /** Of all processes that were started, in order. */
    const pids = (): readonly number[] =>
      [...server.output().matchAll(/Process (\d+) answers/g)].map(([, pid]) => Number(pid));
    const started = async (count: number) => {
      while (pids().length < count) await new Promise(resolve => setTimeout(resolve, 50));
    };
    await started(3);
    process.kill(pids()[1] ?? 0, 'SIGKILL');
    await started(4);

    // What replaces a killed one cannot start while the database is away: the others go on, and it is tried again.
    await cluster.stop();
    process.kill(pids()[2] ?? 0, 'SIGKILL');
    await until(() => /did not start/.test(server.output()));
    expect((await ask(server, 'GET', path, token)).status).toBe(503);
    await cluster.start();
    await started(5);
    expect((await ask(server, 'GET', path, token)).body.version).toBe(4);

    // A rolling restart under load drops no act.
    let isOver = false;
    let seq = 4;
    const writing = (async () => {
      while (!isOver) {
        const wish = { kind: 'check-in', players: [1], round: 2, present: seq % 2 === 0 };
        const body = { id: newEntryId(), basis: 1, wish };
        for (;;) {
          const answer = await ask(server, 'POST', `${path}/acts`, token, body).catch(() => undefined);
          if (answer?.status === 201 || answer?.status === 200) {
            seq += 1;
            expect(answer.body.entry.seq).toBe(seq);
            break;
          }
          // The connection was cut, or the process is on its way out: the same act again, with the same id.
          expect(answer?.status ?? 503).toBe(503);
        }
      }
    })();
    server.process.kill('SIGHUP');
    await started(8);
    await until(() => !pids().slice(0, 5).some(isAlive));
    isOver = true;
    await writing;
    expect((await ask(server, 'GET', path, token)).body.version).toBe(seq);
    expect(await server.kill('SIGTERM')).toBe(0);
    await until(() => !pids().some(isAlive));
  });

  test('a signal ends all, a killed first process takes the others with it', async () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
      const server = await startOn(await cluster.database(), ['--processes=2']);
      const pids = () =>
        [...server.output().matchAll(/Process (\d+) answers/g)].map(([, pid]) => Number(pid));
      await until(() => pids().length === 2);
      expect(await server.kill(signal)).toBe(signal === 'SIGKILL' ? null : 0);
      await until(() => !pids().some(isAlive));
    }
  });

  test('where the first process cannot start all end, with its reason', async () => {
    const started = startOn('postgres://ana:secret@127.0.0.1:1/x', ['--processes=2']);
    await expect(started).rejects.toThrow(/ended with 5: .*cannot be reached/s);
    await expect(started).rejects.not.toThrow('secret');
  });

  test('needs a database', async () => {
    await expect(startBuilt(dataFolder(), ['--processes=2'])).rejects.toThrow('--processes');
  });
});
