import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, type BuiltLife, beginAt, headersFor, resultOn, signInAt, until } from './testing/built-life.ts';
import { readEvents } from './testing/events.ts';
import { GROUNDS, type Ground } from './testing/grounds.ts';
import { peakMemory, ticks } from './testing/proc.ts';
import { newEntryId } from './testing/server.ts';
import type { BuiltServer } from './testing/server-process.ts';

/* A few kilobytes that unpack to gigabytes, files that are all brackets, and the end of a server at work. */

const packing = promisify<Buffer, Buffer>((bytes, done) => gzip(bytes, done));

const MB = 1024 * 1024;
const START = '{"format":"pareo-journal","version":1,"attachments":[],"entries":[';

const BOMBS: readonly (readonly [string, () => Buffer])[] = [
  ['one long text', () => Buffer.from(`${START}"${'a'.repeat(170 * MB)}"]}`)],
  ['a list of empty lists', () => Buffer.from(`${START}${'[],'.repeat(58 * MB)}[]]}`)],
  ['a list of objects', () => Buffer.from(`${START}${'{"a":1},'.repeat(20 * MB)}0]}`)],
];

const post = async (server: BuiltServer, path: string, token: string, body: Uint8Array) => {
  const headers = { ...headersFor(token), 'content-type': 'application/octet-stream' };
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers,
    body: body as Uint8Array<ArrayBuffer>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer.
  return { status: answer.status, body: (await answer.json()) as any };
};

describe.each(GROUNDS)('on $name', ({ make }) => {
  let ground: Ground;
  let server: BuiltServer;
  let life: BuiltLife;
  beforeAll(async () => {
    ground = await make();
    server = await ground.start();
    life = await beginAt(server, await signInAt(server));
  }, 60_000);
  afterAll(() => ground.end());

  test.each(BOMBS)(
    '%s, packed 1:1000, is refused for a little memory, and nothing goes on after the answer',
    async (_, plain) => {
      const pid = server.process.pid ?? 0;
      const packed = await packing(plain());
      const before = peakMemory(pid);
      const answer = await post(server, '/api/v1/tournaments/restore', life.token, packed);
      expect([answer.status, answer.body.code]).toEqual([413, 'too-large']);
      expect((peakMemory(pid) - before) / MB).toBeLessThan(150);
      await idle(pid);
    },
  );

  test('a file of brackets is refused, and others write meanwhile', async () => {
    const brackets = Buffer.from(`{"format":"pareo-tournament","players":[${'[],'.repeat(6 * MB)}[]]}`);
    const [upload, act] = await Promise.all([
      post(server, '/api/v1/imports', life.token, brackets),
      ask(server, 'POST', `${life.path}/acts`, life.token, { id: newEntryId(), basis: 4, wish: resultOn(1) }),
    ]);
    expect([act.status, upload.status]).toEqual([201, 422]);
    expect(upload.body.faults[0].code).toBe('limit-exceeded');
    await idle(server.process.pid ?? 0);
  });

  test('a signal ends it in order whatever runs: a stream, a body that never ends, a file being read', async () => {
    const stream = await readEvents(`${server.url}${life.path}/stream`, headersFor(life.token));
    const halves = new ReadableStream<Uint8Array>({
      start: hall => hall.enqueue(new TextEncoder().encode('{"half":')),
    });
    const endless = fetch(`${server.url}/api/v1/tournaments`, {
      method: 'POST',
      headers: headersFor(life.token),
      body: halves,
      duplex: 'half',
    } as RequestInit).catch(() => undefined);
    const players = Array.from(
      { length: 9000 },
      (_, at) => `{"id":${at + 1},"name":"P","turns":[${'{"kind":"absent"},'.repeat(100)}{"kind":"nap"}]}`,
    );
    const long = post(
      server,
      '/api/v1/imports',
      life.token,
      Buffer.from(`{"format":"pareo-tournament","version":1,"players":[${players}]}`),
    ).catch(() => undefined);
    await stream.until(events => events.length > 0);
    const start = Date.now();
    expect(await server.kill('SIGTERM')).toBe(0);
    console.log(`ended ${Date.now() - start} ms after the signal; the goal is 5,000`);
    await Promise.all([endless, long]);
    server = await ground.start();
    const opened = await ask(server, 'GET', life.path, life.token);
    expect(opened.body.version).toBe(5);
  });
});

/** The processors are left alone. */
const idle = (pid: number): Promise<void> =>
  until(async () => {
    const before = ticks(pid);
    await new Promise(resolve => setTimeout(resolve, 300));
    return ticks(pid) - before <= 2;
  });
