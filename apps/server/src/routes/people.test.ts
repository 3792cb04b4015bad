import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEvents } from '../testing/events.ts';
import { CREATE, driver, newEntryId, startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startServer();
  owner = await server.owner();
});
afterAll(() => server.stop());

const enter = async (token: string) =>
  server.ask('POST', '/api/v1/session', { body: { token, as: 'token' } });

/** Somebody new, signed in by the link that the owner got. */
const added = async (name: string) => {
  const { body } = await server.ask('POST', '/api/v1/people', { token: owner, body: { name } });
  const entered = await enter(body.token);
  return {
    id: body.person as string,
    address: body.address as string,
    key: body.token as string,
    session: entered.body.token as string,
  };
};

const listed = async (id: string) =>
  (await server.ask('GET', '/api/v1/people', { token: owner })).body.items.find(
    (one: { readonly id: string }) => one.id === id,
  );

const change = (id: string, body: object, token = owner) =>
  server.ask('PATCH', `/api/v1/people/${id}`, { token, body });

const ownId = async () => (await server.ask('GET', '/api/v1/me', { token: owner })).body.actor.id as string;

const isIn = async (token: string) =>
  (await server.ask('GET', '/api/v1/tournaments', { token })).status === 200;

describe('people', () => {
  test('who is added is let in once, and is an arbiter with a last log-in', async () => {
    const luis = await added('Luis P.');
    expect(luis.address).toBe(`http://localhost:${server.port}/join/${luis.key}`);
    expect(await isIn(luis.session)).toBe(true);
    expect((await enter(luis.key)).status).toBe(410);
    expect(await listed(luis.id)).toMatchObject({
      name: 'Luis P.',
      role: 'arbiter',
      hasPassword: false,
      signedInAt: expect.any(String),
      seenAt: expect.any(String),
      tournaments: [],
    });
  });

  test('who has not come yet has no last log-in', async () => {
    const { body } = await server.ask('POST', '/api/v1/people', { token: owner, body: { name: 'Eva' } });
    expect(await listed(body.person)).not.toHaveProperty('signedInAt');
  });

  test('tournaments stand with their people', async () => {
    const luis = await added('Luis');
    const life = await driver(server, luis.session);
    expect((await listed(luis.id)).tournaments).toEqual([
      { id: life.id, name: 'Abierto de Xalapa', role: 'owner' },
    ]);
  });

  test('a new link ends the one before it; who is in stays in', async () => {
    const { body: first } = await server.ask('POST', '/api/v1/people', {
      token: owner,
      body: { name: 'Eva' },
    });
    const key = () => server.ask('POST', `/api/v1/people/${first.person}/key`, { token: owner, body: {} });
    const second = await key();
    expect((await enter(first.token)).status).toBe(410);
    const session = (await enter(second.body.token)).body.token;
    await key();
    expect(await isIn(session)).toBe(true);
  });

  test('a reset ends password and sessions', async () => {
    const luis = await added('Luis with a password');
    const password = 'a long sentence of mine';
    await server.ask('PUT', '/api/v1/me/password', { token: luis.session, body: { new: password } });
    expect((await listed(luis.id)).hasPassword).toBe(true);
    const reset = await server.ask('POST', `/api/v1/people/${luis.id}/key`, {
      token: owner,
      body: { reset: true },
    });
    expect(reset.status).toBe(201);
    expect(await isIn(luis.session)).toBe(false);
    const old = { name: 'Luis with a password', password };
    expect((await server.ask('POST', '/api/v1/session', { body: old })).status).toBe(401);
    expect((await enter(reset.body.token)).status).toBe(201);
  });

  test('who is shut out is out at once, live pages too, until let in again', async () => {
    const luis = await added('Luis');
    const life = await driver(server, luis.session);
    const stream = await readEvents(`${server.url}${life.path('/stream')}`, {
      authorization: `Bearer ${luis.session}`,
    });
    await stream.until(events => events.length > 0);
    expect((await change(luis.id, { disabled: true })).status).toBe(204);
    const events = await stream.until(all => all.some(({ event }) => event === 'bye'));
    expect(events.at(-1)).toMatchObject({ event: 'bye', data: { reason: 'revoked' } });
    expect(await isIn(luis.session)).toBe(false);
    expect(await listed(luis.id)).toHaveProperty('disabledAt');
    const key = () => server.ask('POST', `/api/v1/people/${luis.id}/key`, { token: owner, body: {} });
    expect((await key()).status).toBe(404);
    await change(luis.id, { disabled: false });
    expect((await enter((await key()).body.token)).status).toBe(201);
  });

  test('a second owner has the whole server, and may be made an arbiter again', async () => {
    const luis = await added('Luis');
    expect((await server.ask('GET', '/api/v1/people', { token: luis.session })).status).toBe(403);
    await change(luis.id, { role: 'owner' });
    expect((await server.ask('GET', '/api/v1/people', { token: luis.session })).status).toBe(200);
    const hers = await driver(server, owner);
    const address = `${server.url}${hers.path('/stream')}`;
    const headers = { authorization: `Bearer ${luis.session}` };
    const stream = await readEvents(address, headers);
    await stream.until(events => events.length > 0);
    await change(luis.id, { role: 'arbiter' }, luis.session);
    await stream.until(events => events.some(({ event }) => event === 'bye'));
    expect((await readEvents(address, headers)).status).toBe(404);
    expect((await server.ask('GET', '/api/v1/people', { token: luis.session })).status).toBe(403);
  });

  test('the last owner stays: not demoted, not shut out, not removed', async () => {
    const id = await ownId();
    const luis = await added('an owner who is shut out');
    await change(luis.id, { role: 'owner' });
    await change(luis.id, { disabled: true });
    for (const answer of [await change(id, { role: 'arbiter' }), await change(id, { disabled: true })])
      expect([answer.status, answer.body.code]).toEqual([409, 'last-owner']);
    const removed = await server.ask('DELETE', `/api/v1/people/${id}`, { token: owner });
    // Where both reasons hold, tournaments without an owner are told of first.
    expect([removed.status, removed.body.code]).toEqual([409, 'owns-tournaments']);
    for (const { tournament_id } of await server.storage.people.roles(id))
      if (tournament_id !== '*') await server.storage.people.handOver(tournament_id, luis.id);
    const again = await server.ask('DELETE', `/api/v1/people/${id}`, { token: owner });
    expect([again.status, again.body.code]).toEqual([409, 'last-owner']);
  });

  test('a welcome link brings back an owner who is not shut out', async () => {
    const { token } = await server.server.links.make({ kind: 'welcome', name: '', uses: 1 });
    const entered = await enter(token);
    expect(entered.body.me.actor.id).toBe(await ownId());
  });

  test('who owns a tournament alone hands it over before leaving', async () => {
    const luis = await added('Luis');
    const eva = await added('Eva');
    const life = await driver(server, luis.session);
    const remove = () => server.ask('DELETE', `/api/v1/people/${luis.id}`, { token: owner });
    const refused = await remove();
    expect([refused.status, refused.body.code]).toEqual([409, 'owns-tournaments']);
    expect(refused.body.detail.es).toContain('Abierto de Xalapa');
    const handed = await server.ask('PUT', life.path('/owner'), { token: owner, body: { person: eva.id } });
    expect(handed.status).toBe(204);
    const members = await server.ask('GET', life.path('/members'), { token: eva.session });
    expect(members.body.items).toEqual(
      expect.arrayContaining([
        { id: eva.id, name: 'Eva', role: 'owner' },
        { id: luis.id, name: 'Luis', role: 'arbiter' },
      ]),
    );
    expect((await remove()).status).toBe(204);
    expect(await isIn(luis.session)).toBe(false);
    expect(await listed(luis.id)).toBeUndefined();
    // The journal keeps who did what.
    const entries = await server.ask('GET', life.path('/entries'), { token: eva.session });
    expect(entries.body.items.at(-1).by).toMatchObject({ name: 'Luis' });
  });

  test('an owner of a tournament hands it to a member, and learns of nobody else', async () => {
    const luis = await added('Luis');
    const eva = await added('Eva');
    const life = await driver(server, luis.session);
    const hand = () =>
      server.ask('PUT', life.path('/owner'), { token: luis.session, body: { person: eva.id } });
    expect((await hand()).status).toBe(404);
    await server.storage.people.join({ person_id: eva.id, tournament_id: life.id, role: 'arbiter' });
    expect((await hand()).status).toBe(204);
    expect((await hand()).status).toBe(403);
  });
});

describe('what somebody gave ends with their right to give it', () => {
  /** A tournament of the owner that Luis directs too, with a phone, an invitation and a phone that is in. */
  const given = async () => {
    const luis = await added('Luis who gives');
    const life = await driver(server, owner);
    await server.storage.people.join({ person_id: luis.id, tournament_id: life.id, role: 'arbiter' });
    const make = async (kind: string, token = luis.session) =>
      (await server.ask('POST', life.path('/links'), { token, body: { kind, name: kind } })).body;
    const phone = await make('result-entry');
    const invitation = await make('invite');
    const hers = await make('result-entry', owner);
    const session = (await enter(phone.token)).body.token as string;
    const desk = async () => (await server.ask('GET', '/api/v1/desk', { token: session })).status;
    const join = async (code: string) =>
      (await server.ask('POST', '/api/v1/session', { body: { code, as: 'token' } })).status;
    return { luis, life, phone, invitation, hers, session, desk, join };
  };

  const ways = {
    'shut out': ({ luis }: Awaited<ReturnType<typeof given>>, query = '') =>
      server.ask('PATCH', `/api/v1/people/${luis.id}${query}`, { token: owner, body: { disabled: true } }),
    removed: ({ luis }: Awaited<ReturnType<typeof given>>, query = '') =>
      server.ask('DELETE', `/api/v1/people/${luis.id}${query}`, { token: owner }),
    'taken out of the tournament': ({ luis, life }: Awaited<ReturnType<typeof given>>, query = '') =>
      server.ask('DELETE', life.path(`/members/${luis.id}${query}`), { token: owner }),
  };

  for (const [way, end] of Object.entries(ways)) {
    test(`who is ${way}: links, invitations and phones end, and live pages of phones`, async () => {
      const all = await given();
      const stream = await readEvents(`${server.url}/api/v1/desk/stream`, {
        authorization: `Bearer ${all.session}`,
      });
      expect(await all.desk()).toBe(200);
      expect((await end(all)).status).toBe(204);
      expect(await all.desk()).toBe(410);
      expect([await all.join(all.phone.code), (await enter(all.invitation.token)).status]).toEqual([
        410, 410,
      ]);
      await stream.until(events => events.some(({ event }) => event === 'revoked'));
      expect(await all.join(all.hers.code)).toBe(201);
      const { items } = (await server.ask('GET', all.life.path('/links'), { token: owner })).body;
      expect(items.filter((one: object) => 'revokedAt' in one)).toHaveLength(2);
    });

    test(`who is ${way}: links that are taken over live on, invitations do not`, async () => {
      const all = await given();
      expect((await end(all, '?links=take-over')).status).toBe(204);
      expect([await all.desk(), await all.join(all.phone.code)]).toEqual([200, 201]);
      expect((await enter(all.invitation.token)).status).toBe(410);
    });
  }

  test('what has ended does not come back with who gave it', async () => {
    const all = await given();
    await change(all.luis.id, { disabled: true });
    await change(all.luis.id, { disabled: false });
    expect(await all.desk()).toBe(410);
    expect(await all.join(all.phone.code)).toBe(410);
  });

  test('keys to people, and links of all tournaments, end with the office of the server', async () => {
    const luis = await added('Luis who owned');
    await change(luis.id, { role: 'owner' });
    const { body: key } = await server.ask('POST', '/api/v1/people', {
      token: luis.session,
      body: { name: 'a friend of Luis' },
    });
    const make = async (path: string) =>
      (
        await server.ask('POST', path, {
          token: luis.session,
          body: { kind: 'check-in', name: 'list' },
        })
      ).body;
    const elsewhere = await make((await driver(server, owner)).path('/links'));
    const own = await make((await driver(server, luis.session)).path('/links'));
    await change(luis.id, { role: 'arbiter' });
    expect((await enter(key.token)).status).toBe(410);
    expect((await enter(elsewhere.token)).status).toBe(410);
    expect((await enter(own.token)).status).toBe(201);
  });

  test('who may still direct keeps what they gave', async () => {
    const luis = await added('Luis who stays');
    const his = await driver(server, luis.session);
    const { body } = await server.ask('POST', his.path('/links'), {
      token: luis.session,
      body: { kind: 'result-entry', name: 'phone' },
    });
    await server.ask('PUT', his.path('/owner'), { token: owner, body: { person: await ownId() } });
    expect((await enter(body.token)).status).toBe(201);
  });
});

describe('links end with the tournament', () => {
  const expiry = async (details: object, expiresAt: string) => {
    const made = await server.ask('POST', '/api/v1/tournaments', {
      token: owner,
      body: { id: newEntryId(), wish: { ...CREATE, details: { ...CREATE.details, ...details } } },
    });
    const link = await server.ask('POST', `/api/v1/tournaments/${made.body.id}/links`, {
      token: owner,
      body: { kind: 'result-entry', name: 'phone', expiresAt },
    });
    return link.body.link.expiresAt as string;
  };

  test('a week after its last day, by its own clock', async () => {
    const dates = { start: '2090-01-03', end: '2090-01-05' };
    expect(await expiry(dates, '2095-01-01T00:00:00Z')).toBe('2090-01-13T06:00:00.000Z');
    expect(await expiry({ ...dates, zone: 'Asia/Tokyo' }, '2095-01-01T00:00:00Z')).toBe(
      '2090-01-12T15:00:00.000Z',
    );
  });

  test('as asked for, where that is earlier', async () => {
    expect(await expiry({ end: '2090-01-05' }, '2090-01-04T12:00:00Z')).toMatch(/^2090-01-04T12:00:00/);
  });

  test('a week from today where it has no dates, or should have ended and has not', async () => {
    for (const details of [{}, { start: '2020-01-01', end: '2020-01-02' }]) {
      const left = Date.parse(await expiry(details, '2095-01-01T00:00:00Z')) - Date.now();
      expect(left / 86_400_000).toBeGreaterThan(6.9);
      expect(left / 86_400_000).toBeLessThanOrEqual(7);
    }
  });
});
