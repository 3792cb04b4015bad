import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask, headersFor, post, resultOn, until } from './testing/built-life.ts';
import { readEvents } from './testing/events.ts';
import { onEachGround } from './testing/grounds.ts';
import { peakMemory, ticks } from './testing/proc.ts';
import { CREATE, newEntryId } from './testing/server.ts';

/* A few kilobytes that unpack to gigabytes, files that are all brackets, and the end of a server at work. */

const packing = promisify<Buffer, Buffer>((bytes, done) => gzip(bytes, done));

const MB = 1024 * 1024;
const START = '{"format":"pareo-journal","version":1,"attachments":[],"entries":[';

const BOMBS: readonly (readonly [string, () => Buffer])[] = [
  ['one long text', () => Buffer.from(`${START}"${'a'.repeat(170 * MB)}"]}`)],
  ['a list of empty lists', () => Buffer.from(`${START}${'[],'.repeat(58 * MB)}[]]}`)],
  ['a list of objects', () => Buffer.from(`${START}${'{"a":1},'.repeat(20 * MB)}0]}`)],
];

onEachGround(begun => {
  test.each(BOMBS)(
    '%s, packed 1:1000, is refused for a little memory, and nothing goes on after the answer',
    async (_, plain) => {
      const { server, life } = begun();
      const pid = server.process.pid ?? 0;
      const packed = await packing(plain());
      const before = peakMemory(pid);
      const answer = await post(server, '/api/v1/tournaments/restore', life.token, packed);
      expect([answer.status, answer.body.code]).toEqual([413, 'too-large']);
      expect((peakMemory(pid) - before) / MB).toBeLessThan(150);
      await idle(pid);
    },
  );

  test('a tournament of brackets is refused, and others write meanwhile', async () => {
    const { server, life } = begun();
    const from = `{"players":[${'[],'.repeat(0.4 * MB)}[]]}`;
    const wish = JSON.stringify(CREATE).replace(/\}$/, `,"from":${from}}`);
    const [made, act] = await Promise.all([
      post(server, '/api/v1/tournaments', life.token, `{"id":"${newEntryId()}","wish":${wish}}`),
      ask(server, 'POST', `${life.path}/acts`, life.token, { id: newEntryId(), basis: 4, wish: resultOn(2) }),
    ]);
    expect([act.status, made.status, made.body.code]).toEqual([201, 422, 'value-invalid']);
    await idle(server.process.pid ?? 0);
  });

  test('a file of brackets is refused, and others write meanwhile', async () => {
    const { server, life } = begun();
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
    const { ground, server, life } = begun();
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
    begun().server = await ground.start();
    const opened = await ask(begun().server, 'GET', life.path, life.token);
    expect(opened.body.version).toBe(6);
  });
});

/** The processors are left alone. */
const idle = (pid: number): Promise<void> =>
  until(async () => {
    const before = ticks(pid);
    await new Promise(resolve => setTimeout(resolve, 300));
    return ticks(pid) - before <= 2;
  });
