import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type DeafLine, startDeafLine } from '../../testing/between.ts';
import { type Cluster, startCluster } from '../../testing/postgres.ts';
import { driver, newEntryId, startServer } from '../../testing/server.ts';
import type { Appended, Storage } from '../storage.ts';
import { appending, making } from '../testing/rows.ts';
import { openPostgres } from './storage.ts';

/* What an act costs where the database is at the end of a line: ways there and back, and writes that come to nothing. */

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ settings: ['fsync=off'] });
}, 60_000);
afterAll(() => cluster.end());

const WRITERS = 50;
const names = Array.from({ length: WRITERS }, (_, at) => `t${at}`);

const openThrough = async (): Promise<{ readonly storage: Storage; readonly line: DeafLine }> => {
  const line = await startDeafLine(await cluster.database());
  const storage = await openPostgres({ url: line.url });
  onTestFinished(async () => {
    await storage.close();
    line.close();
  });
  return { storage, line };
};

/** Ways there and back that some work takes. */
const waysOf = async (line: DeafLine, work: () => Promise<unknown>): Promise<number> => {
  const before = line.answered();
  await work();
  return line.answered() - before;
};

test('fifty tournaments written at once take as many ways to the database as one', async () => {
  const { storage, line } = await openThrough();
  await storage.journals.append(names.map(making));
  const one = await waysOf(line, () => storage.journals.append([appending('t0', 1, 1)]));
  const all = await waysOf(line, () =>
    storage.journals.append(names.slice(1).map(name => appending(name, 1, 1))),
  );
  const several = await waysOf(line, () =>
    storage.journals.append(Array.from({ length: WRITERS }, (_, at) => appending('t0', 2 + at, 1))),
  );
  expect([all, several]).toEqual([one, one]);
});

test('what fifty ask at once is asked once', async () => {
  const { storage, line } = await openThrough();
  await storage.journals.append(names.map(making));
  const heads = await waysOf(line, async () => {
    const found = await Promise.all(names.map(storage.tournaments.head));
    expect(found.map(head => head?.id)).toEqual(names);
  });
  const entries = await waysOf(line, async () => {
    const found = await Promise.all(names.map(name => storage.journals.entryById(name, 'e1')));
    expect(found.map(entry => entry?.seq)).toEqual(names.map(() => 1));
  });
  const sessions = await waysOf(line, () => Promise.all(names.map(storage.sessions.find)));
  expect([heads, entries, sessions]).toEqual([1, 1, 1]);
});

const result = (board: number) => ({ kind: 'enter-result', round: 1, board, result: { code: '1-0' } });

test('fifty acts at once take fewer ways to the database than there are acts', async () => {
  const { storage, line } = await openThrough();
  const server = await startServer({ storage });
  onTestFinished(server.stop);
  const life = await driver(server, await server.owner(), WRITERS * 2);
  await life.play(1, 'nothing');
  const ways = await waysOf(line, async () => {
    // However slowly they come, nothing is answered before all are there.
    const release = line.hold();
    let asked = 0;
    server.http.on('request', () => {
      asked += 1;
      if (asked === WRITERS) release();
    });
    const answers = await Promise.all(names.map((_, at) => life.act(result(at + 1))));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
  });
  expect(ways).toBeLessThan(WRITERS);
});

test('two processes write to one tournament at once: nobody writes in vain', async () => {
  const url = await cluster.database();
  const answers: Appended[] = [];
  const open = async () => {
    const storage = await openPostgres({ url });
    const append: Storage['journals']['append'] = async appends => {
      const given = await storage.journals.append(appends);
      answers.push(...given);
      return given;
    };
    const server = await startServer({ storage: { ...storage, journals: { ...storage.journals, append } } });
    onTestFinished(server.stop);
    return server;
  };
  const [one, other] = [await open(), await open()];
  const token = await one.owner();
  const life = await driver(one, token, WRITERS * 2);
  await life.play(1, 'nothing');
  answers.length = 0;
  const basis = life.version();
  const sent = await Promise.all(
    names.map((_, at) =>
      (at % 2 === 0 ? one : other).ask('POST', life.path('/acts'), {
        token,
        body: { id: newEntryId(), basis, wish: result(at + 1) },
      }),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(names.map(() => 201));
  expect(sent.map(({ body }) => body.entry.seq).sort((a, b) => a - b)).toEqual(
    names.map((_, at) => basis + 1 + at),
  );
  expect(answers).toEqual(names.map(() => ({ kind: 'appended' })));
});
