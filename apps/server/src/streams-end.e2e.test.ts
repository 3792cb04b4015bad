import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, type BuiltLife, beginAt, headersFor, signInAt } from './testing/built-life.ts';
import { type EventReader, readEvents } from './testing/events.ts';
import { GROUNDS, type Ground } from './testing/grounds.ts';
import type { BuiltServer } from './testing/server-process.ts';

/* A stream is open as long as its reader may read: on PostgreSQL also where the right ended at another process. */

const PASSWORD = 'tres tristes tigres';

describe.each(GROUNDS)('on $name', ({ name, make }) => {
  let ground: Ground;
  let one: BuiltServer;
  let other: BuiltServer;
  let life: BuiltLife;
  beforeAll(async () => {
    ground = await make();
    one = await ground.start(['--rates=acts=1000000,sign-in=1000,codes=1000']);
    other = name === 'PostgreSQL' ? await ground.start() : one;
    life = await beginAt(one, await signInAt(one));
  }, 60_000);
  afterAll(() => ground.end());

  const invited = async (): Promise<string> => {
    const made = await ask(one, 'POST', `${life.path}/links`, life.token, { kind: 'invite', name: 'Bea' });
    const signed = await ask(one, 'POST', '/api/v1/session', '', { token: made.body.token, as: 'token' });
    return signed.body.token;
  };
  const console_ = async (token: string): Promise<EventReader> => {
    const stream = await readEvents(`${other.url}${life.path}/stream`, headersFor(token));
    await stream.until(events => events.some(({ event }) => event === 'hello'));
    return stream;
  };
  const ended = (stream: EventReader) =>
    stream.until(events => events.some(({ event }) => event === 'bye' || event === 'revoked'));

  test('whoever signs out', async () => {
    const token = await invited();
    const stream = await console_(token);
    const owners = await console_(life.token);
    expect((await ask(one, 'DELETE', '/api/v1/session', token)).status).toBe(204);
    await ended(stream);
    expect(owners.events.map(({ event }) => event)).toEqual(['hello']);
    owners.close();
  });

  test('the other sessions of whoever sets a password; this one goes on', async () => {
    const token = await invited();
    expect((await ask(one, 'PUT', '/api/v1/me/password', token, { new: PASSWORD })).status).toBe(204);
    const signed = await ask(one, 'POST', '/api/v1/session', '', {
      name: 'Bea',
      password: PASSWORD,
      as: 'token',
    });
    const [mine, elsewhere] = await Promise.all([console_(token), console_(signed.body.token)]);
    const body = { old: PASSWORD, new: `${PASSWORD} en un trigal` };
    expect((await ask(one, 'PUT', '/api/v1/me/password', token, body)).status).toBe(204);
    await ended(elsewhere);
    expect(mine.events.map(({ event }) => event)).toEqual(['hello']);
    mine.close();
  });

  test('a phone, when its link has had its time', async () => {
    const expiresAt = new Date(Date.now() + 3000).toISOString();
    const wish = { kind: 'result-entry', name: 'Phone', expiresAt };
    const made = await ask(one, 'POST', `${life.path}/links`, life.token, wish);
    const phone = await ask(one, 'POST', '/api/v1/session', '', { token: made.body.token, as: 'token' });
    const stream = await readEvents(`${other.url}/api/v1/desk/stream`, headersFor(phone.body.token));
    expect(stream.status).toBe(200);
    await ended(stream);
    expect((await ask(one, 'GET', '/api/v1/desk', phone.body.token)).status).toBe(410);
  });

  test('spectators, when the pages are off; the arbiter reads on', async () => {
    const path = `${other.url}/api/v1/public/${life.slug}/stream`;
    const spectator = await readEvents(path);
    const arbiter = await readEvents(path, { authorization: `Bearer ${life.token}` });
    await spectator.until(events => events.length > 0);
    expect((await ask(one, 'PATCH', life.path, life.token, { visibility: 'off' })).status).toBe(200);
    await ended(spectator);
    expect(arbiter.events.map(({ event }) => event)).toEqual(['hello']);
    const late = await readEvents(path, { authorization: `Bearer ${life.token}` });
    expect(late.status).toBe(200);
    arbiter.close();
    late.close();
  });

  test('all of them, when the tournament is deleted', async () => {
    await ask(one, 'PATCH', life.path, life.token, { visibility: 'public' });
    const consoles = await console_(life.token);
    const spectator = await readEvents(`${other.url}/api/v1/public/${life.slug}/stream`);
    const made = await ask(one, 'POST', `${life.path}/links`, life.token, {
      kind: 'check-in',
      name: 'Phone',
    });
    const phone = await ask(one, 'POST', '/api/v1/session', '', { token: made.body.token, as: 'token' });
    const desk = await readEvents(`${other.url}/api/v1/desk/stream`, headersFor(phone.body.token));
    await desk.until(events => events.length > 0);
    const { status } = await ask(one, 'DELETE', life.path, life.token, { name: 'Abierto de Xalapa' });
    expect(status).toBe(204);
    await Promise.all([consoles, spectator, desk].map(ended));
  });
});
