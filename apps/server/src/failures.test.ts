import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { newFolder, removeFolder, temporaryFolder } from './testing/folder.ts';
import { driver, startServer, type TestServer } from './testing/server.ts';
import { inlineWork } from './work/inline.ts';
import { threadWork } from './work/threads.ts';
import { WorkStopped } from './work/work.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

test('a full disk: 507, nothing written, and everything goes on when there is space', async () => {
  server = await startServer({ maxPages: 120 });
  const token = await server.owner();
  const life = await driver(server, token, 8);
  await life.play(1, 'nothing');
  const big = { kind: 'edit-player', player: 1, was: {}, changes: { note: 'x'.repeat(1900) } };
  let answer = await life.act({ ...big, was: {} });
  let was = big.changes.note;
  for (let turn = 0; turn < 300 && answer.status === 201; turn += 1) {
    const note = `${turn}`.padEnd(1900, 'y');
    answer = await life.act({ ...big, changes: { note }, was: { note: was } });
    if (answer.status === 201) was = note;
  }
  expect([answer.status, answer.body.code]).toEqual([507, 'disk-full']);
  const opened = await server.ask('GET', life.path(''), { token });
  expect(opened.body.version).toBe(life.version());
  const entries = await server.storage.journals.entries(life.id, 0, 10_000);
  expect(entries).toHaveLength(life.version());
});

test('the clock goes back: the journal does not', async () => {
  let time = Date.parse('2026-11-21T16:00:00.000Z');
  server = await startServer({ time: () => time });
  const token = await server.owner();
  const life = await driver(server, token, 8);
  const first = await life.act({ kind: 'remove-player', player: 8 });
  time -= 3600 * 1000;
  const second = await life.act({ kind: 'remove-player', player: 7 });
  expect(second.status).toBe(201);
  expect(second.body.entry.at >= first.body.entry.at).toBe(true);
  time += 366 * 24 * 3600 * 1000;
  expect((await life.act({ kind: 'remove-player', player: 6 })).status).toBe(410);
});

test('an entry that is not what was sealed: that tournament is refused, the others go on', async () => {
  server = await startServer();
  const token = await server.owner();
  const life = await driver(server, token, 8);
  const other = await driver(server, token, 8);
  const { openDatabase } = await import('./storage/sqlite/driver.ts');
  const database = openDatabase(join(server.folder, 'journal.sqlite'));
  database.exec(
    `UPDATE entries SET entry = replace(entry, 'Player 001', 'Player 999') WHERE tournament_id = '${life.id}'`,
  );
  database.close();
  server.server.desks.close(life.id);
  const opened = await server.ask('GET', life.path(''), { token });
  expect([opened.status, opened.body.code]).toEqual([503, 'damaged']);
  expect((await server.ask('GET', other.path(''), { token })).status).toBe(200);
});

/** Longer than any test. */
const NEVER = 3_600_000;

describe('threads', () => {
  const programOf = (text: string): URL => {
    const folder = temporaryFolder();
    const path = join(folder, 'thread.mjs');
    writeFileSync(path, text);
    return new URL(`file://${path}`);
  };
  const echo = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ job }) => {
      if (job === 'die') process.exit(1);
      if (job === 'loop') for (;;);
      if (job === 'throw') throw new Error('x');
      parentPort.postMessage({ ok: true, result: job });
    });`;
  const run = (work: ReturnType<typeof threadWork>, job: string, of = 'a') =>
    work.run('points', job as never, { of }) as Promise<unknown>;

  test.each(['die', 'throw', 'loop'])(
    'one that does "%s" is replaced, and its job has failed',
    async deed => {
      const work = threadWork(programOf(echo), { longestJob: 1500 });
      expect(await run(work, 'a')).toBe('a');
      const failing = run(work, deed);
      const next = run(work, 'b');
      await expect(failing).rejects.toThrow(WorkStopped);
      expect(await next).toBe('b');
      await work.close();
    },
  );

  test('what takes long keeps nobody else waiting, and whoever asked for it waits', async () => {
    const work = threadWork(programOf(echo), { longestJob: NEVER, longJob: 20 });
    const ended = ['loop', 'x'].map(job => expect(run(work, job)).rejects.toThrow(WorkStopped));
    for (const job of ['1', '2', '3']) expect(await run(work, job, 'b')).toBe(job);
    expect(work.waiting()).toBe(2);
    await work.close();
    await Promise.all(ended);
  });

  test('whoever asks for much has no turn before all others', async () => {
    const work = threadWork(programOf(echo), { longJob: NEVER });
    const order: unknown[] = [];
    const asked = ['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'c 1'].map(async job =>
      order.push(await run(work, job, job[0])),
    );
    await Promise.all(asked);
    expect(order).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'a 3', 'a 4']);
    await work.close();
  });

  test('a pairing that was stopped is told, and nothing is written', async () => {
    server = await startServer({
      work: {
        run: (kind, job, place) =>
          kind === 'complete' && (job as { readonly wish: { readonly kind: string } }).wish.kind === 'pair'
            ? Promise.reject(new WorkStopped())
            : inlineWork().run(kind, job, place),
        close: async () => undefined,
        waiting: () => 0,
      },
    });
    const token = await server.owner();
    const life = await driver(server, token, 8);
    const answer = await life.act({ kind: 'pair', round: 1 });
    expect([answer.status, answer.body.code]).toEqual([503, 'work-stopped']);
    expect((await server.ask('GET', life.path(''), { token })).body.version).toBe(2);
  });
});

describe('files that come in', () => {
  const preview = async (bytes: Uint8Array) => {
    server = await startServer();
    const token = await server.owner();
    return server.ask('POST', '/api/v1/imports', { token, bytes });
  };
  const text = (value: string) => new TextEncoder().encode(value);
  test('too large', async () => {
    const answer = await preview(new Uint8Array(20 * 1024 * 1024 + 1));
    expect([answer.status, answer.body.code]).toEqual([413, 'too-large']);
  });
  test.each([
    ['nothing', text('')],
    ['bytes of no text', new Uint8Array([0xff, 0xfe, 0x00, 0x00, 0xd8, 0x01])],
    ['zeros', new Uint8Array(1000)],
    ['a line of a megabyte', text('x'.repeat(1_000_000))],
    ['a hundred thousand brackets', text('['.repeat(100_000))],
    ['a packed file', new Uint8Array(gzipSync('012 x'))],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['twenty thousand players', text(`Name;Rating\n${'Player, Some;1500\n'.repeat(20_000)}`)],
  ])('%s: refused with its faults', async (_, bytes) => {
    const answer = await preview(bytes);
    expect([answer.status, answer.body.code]).toEqual([422, 'file-unreadable']);
    expect(answer.body.faults.length).toBeGreaterThan(0);
  });
  test('a list of players becomes a tournament', async () => {
    const read = await preview(text('Name;Rating\nAna;2000\nLuis;1900\n'));
    expect(read.body).toMatchObject({ format: 'csv', players: 2 });
  });
  test('a journal whose seal is broken is refused', async () => {
    server = await startServer();
    const token = await server.owner();
    const life = await driver(server, token, 8);
    const file = await server.ask('GET', life.path('/export/journal'), { token });
    const whole = await server.ask('POST', '/api/v1/tournaments/restore', { token, bytes: text(file.text) });
    expect(whole.status).toBe(201);
    const copy = await server.ask('GET', `/api/v1/tournaments/${whole.body.id}`, { token });
    expect(copy.body.version).toBe(life.version());
    const broken = await server.ask('POST', '/api/v1/tournaments/restore', {
      token,
      bytes: text(file.text.replace('Player 003', 'Player 033')),
    });
    expect([broken.status, broken.body.code]).toEqual([422, 'file-unreadable']);
  });
  test('a packed file that grows beyond measure is refused', async () => {
    server = await startServer();
    const token = await server.owner();
    const bomb = new Uint8Array(gzipSync(new Uint8Array(300 * 1024 * 1024)));
    const answer = await server.ask('POST', '/api/v1/tournaments/restore', { token, bytes: bomb });
    expect([answer.status, answer.body.code]).toEqual([413, 'too-large']);
  });
});

test('backups are listed, downloaded and brought back as copies', async () => {
  server = await startServer();
  const token = await server.owner();
  const life = await driver(server, token, 8);
  await life.play(1);
  const made = await server.ask('POST', '/api/v1/backups', { token });
  expect(made.status).toBe(201);
  const { items } = (await server.ask('GET', '/api/v1/backups', { token })).body;
  expect(items).toMatchObject([
    { reason: 'asked' },
    {
      reason: 'round-1',
      tournament: 'Abierto de Xalapa',
      name: expect.stringMatching(/-round-1--abierto-de-xalapa--[a-z2-9]{16}\.sqlite$/),
    },
  ]);
  expect(items[0]).not.toHaveProperty('tournament');
  const restored = await server.ask('POST', `/api/v1/backups/${made.body.name}/restore`, { token });
  const copy = await server.ask('GET', `/api/v1/tournaments/${restored.body.items[0].id}`, { token });
  expect(copy.body.version).toBe(life.version() + 1);
  const { items: listed } = (await server.ask('GET', '/api/v1/tournaments', { token })).body;
  const names = listed.map(({ name }: { readonly name: string }) => name);
  expect(names).toEqual([
    expect.stringMatching(/^Abierto de Xalapa \((restored|restaurado) \d{4}-\d\d-\d\d \d\d:\d\d\)$/),
    'Abierto de Xalapa',
  ]);
  expect(names[0]).toBe(restored.body.items[0].name);
  expect((await server.ask('GET', life.path(''), { token })).body.version).toBe(life.version());
});

test('a client that sends half a request is not waited for when the server ends', async () => {
  const folder = newFolder();
  const slow = await startServer({ folder });
  const { connect } = await import('node:net');
  const socket = connect(slow.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise(resolve => socket.once('connect', resolve));
  socket.write('POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await slow.stop();
  socket.destroy();
  removeFolder(folder);
});
