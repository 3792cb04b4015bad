import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, type CastRole, castOf, ROLES } from '../testing/cast.ts';
import { CREATE, newEntryId, startServer, type TestServer } from '../testing/server.ts';
import { type Verdict, whoMay } from '../testing/who-may.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

/* Every route against everybody. What each cell expects stands in `testing/who-may.ts`, what is sent stands here; a route that
 * is in one of them and not in the other fails. */

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startServer();
  cast = await castOf(server);
});
afterAll(() => server.stop());

interface Call {
  readonly path: string;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
}

const t = (rest = '') => `/api/v1/tournaments/${cast.life.id}${rest}`;
const slug = (rest = '') => `/api/v1/public/${cast.life.slug}${rest}`;
const remark = () => ({
  id: newEntryId(),
  basis: 0,
  wish: { kind: 'undo', entry: 999_999 },
});

/** What a good call of each route is. Its answer for those who may is a success, or a refusal that is not about who asks. */
const CALLS: Readonly<Record<string, () => Call>> = {
  'GET /api/health': () => ({ path: '/api/health' }),
  'GET /metrics': () => ({ path: '/metrics' }),
  'GET /api/openapi.json': () => ({ path: '/api/openapi.json' }),
  'GET /api/docs': () => ({ path: '/api/docs' }),
  'GET /api/v1/systems': () => ({ path: '/api/v1/systems' }),
  'GET /api/v1/me': () => ({ path: '/api/v1/me' }),
  'POST /api/v1/session': () => ({ path: '/api/v1/session', body: { token: 'x' } }),
  'DELETE /api/v1/session': () => ({ path: '/api/v1/session' }),
  'PUT /api/v1/me/name': () => ({ path: '/api/v1/me/name', body: { name: 'Someone' } }),
  'PUT /api/v1/me/password': () => ({ path: '/api/v1/me/password', body: { new: 'short' } }),
  'GET /api/v1/tournaments': () => ({ path: '/api/v1/tournaments' }),
  'POST /api/v1/tournaments': () => ({
    path: '/api/v1/tournaments',
    body: { id: newEntryId(), wish: CREATE },
  }),
  'POST /api/v1/imports': () => ({
    path: '/api/v1/imports',
    bytes: new TextEncoder().encode('012 Nothing\n'),
  }),
  'POST /api/v1/tournaments/demo': () => ({ path: '/api/v1/tournaments/demo' }),
  'POST /api/v1/tournaments/restore': () => ({
    path: '/api/v1/tournaments/restore',
    bytes: new Uint8Array([255]),
  }),
  'GET /api/v1/tournaments/:t': () => ({ path: t() }),
  'PATCH /api/v1/tournaments/:t': () => ({ path: t(), body: { whyPublic: true } }),
  'DELETE /api/v1/tournaments/:t': () => ({ path: t(), body: { name: 'another name' } }),
  'GET /api/v1/tournaments/:t/sharing': () => ({ path: t('/sharing') }),
  'GET /api/v1/tournaments/:t/entries': () => ({ path: t('/entries') }),
  'GET /api/v1/tournaments/:t/at/:seq': () => ({ path: t('/at/1') }),
  'GET /api/v1/tournaments/:t/stream': () => ({ path: t('/stream') }),
  'POST /api/v1/tournaments/:t/acts': () => ({ path: t('/acts'), body: remark() }),
  'GET /api/v1/tournaments/:t/rounds/:n/rulings': () => ({ path: t('/rounds/1/rulings') }),
  'GET /api/v1/tournaments/:t/rounds/:n/why': () => ({ path: t('/rounds/1/why?kind=pair&a=1&b=2') }),
  'POST /api/v1/tournaments/:t/rounds/:n/preview': () => ({ path: t('/rounds/2/preview'), body: {} }),
  'GET /api/v1/tournaments/:t/standings': () => ({ path: t('/standings') }),
  'GET /api/v1/tournaments/:t/crosstable': () => ({ path: t('/crosstable') }),
  'GET /api/v1/tournaments/:t/teams': () => ({ path: t('/teams') }),
  'GET /api/v1/tournaments/:t/rounds/:n/line-ups': () => ({ path: t('/rounds/1/line-ups') }),
  'GET /api/v1/tournaments/:t/draw': () => ({ path: t('/draw') }),
  'GET /api/v1/tournaments/:t/match-score': () => ({ path: t('/match-score') }),
  'GET /api/v1/tournaments/:t/check': () => ({ path: t('/check') }),
  'GET /api/v1/tournaments/:t/print': () => ({ path: t('/print?lists=nothing') }),
  'GET /api/v1/tournaments/:t/export/:format': () => ({ path: t('/export/trf26') }),
  'GET /api/v1/tournaments/:t/links': () => ({ path: t('/links') }),
  'POST /api/v1/tournaments/:t/links': () => ({
    path: t('/links'),
    body: { kind: 'check-in', name: 'door' },
  }),
  'DELETE /api/v1/tournaments/:t/links/:l': () => ({ path: t(`/links/${cast.spareLink}`) }),
  'POST /api/v1/tournaments/:t/links/:l/renew': () => ({ path: t(`/links/${cast.spareLink}/renew`) }),
  'GET /api/v1/tournaments/:t/members': () => ({ path: t('/members') }),
  'PUT /api/v1/tournaments/:t/members/:p': () => ({ path: t('/members/nobody'), body: { role: 'arbiter' } }),
  'DELETE /api/v1/tournaments/:t/members/:p': () => ({ path: t('/members/nobody') }),
  'PUT /api/v1/tournaments/:t/owner': () => ({ path: t('/owner'), body: { person: 'nobody' } }),
  'GET /api/v1/people': () => ({ path: '/api/v1/people' }),
  'POST /api/v1/people': () => ({ path: '/api/v1/people', body: { name: 'Luis P.' } }),
  'PATCH /api/v1/people/:p': () => ({ path: '/api/v1/people/nobody', body: { disabled: true } }),
  'POST /api/v1/people/:p/key': () => ({ path: '/api/v1/people/nobody/key', body: {} }),
  'DELETE /api/v1/people/:p': () => ({ path: '/api/v1/people/nobody' }),
  'GET /api/v1/server/tournaments': () => ({ path: '/api/v1/server/tournaments' }),
  'GET /api/v1/server/audit': () => ({ path: '/api/v1/server/audit' }),
  'GET /api/v1/server/audit.csv': () => ({ path: '/api/v1/server/audit.csv' }),
  'GET /api/v1/desk': () => ({ path: '/api/v1/desk' }),
  'GET /api/v1/desk/stream': () => ({ path: '/api/v1/desk/stream' }),
  'GET /api/v1/backups': () => ({ path: '/api/v1/backups' }),
  'POST /api/v1/backups': () => ({ path: '/api/v1/backups' }),
  'GET /api/v1/backups/:b': () => ({ path: '/api/v1/backups/none' }),
  'POST /api/v1/backups/:b/restore': () => ({ path: '/api/v1/backups/none/restore' }),
  'GET /api/v1/rated': () => ({ path: '/api/v1/rated?q=carlsen' }),
  'POST /api/v1/rated/matches': () => ({ path: '/api/v1/rated/matches', body: { rows: [{ name: 'Ana' }] } }),
  'POST /api/v1/rating-lists/preview': () => ({
    path: '/api/v1/rating-lists/preview',
    bytes: new TextEncoder().encode('name;rating\n'),
  }),
  'GET /api/v1/rating-lists': () => ({ path: '/api/v1/rating-lists' }),
  'POST /api/v1/rating-lists': () => ({
    path: '/api/v1/rating-lists?name=list',
    bytes: new TextEncoder().encode('no list\n'),
  }),
  'DELETE /api/v1/rating-lists/:l': () => ({ path: '/api/v1/rating-lists/none' }),
  'GET /api/v1/public/:slug': () => ({ path: slug() }),
  'GET /api/v1/public/:slug/rounds/:n': () => ({ path: slug('/rounds/1') }),
  'GET /api/v1/public/:slug/standings': () => ({ path: slug('/standings') }),
  'GET /api/v1/public/:slug/crosstable': () => ({ path: slug('/crosstable') }),
  'GET /api/v1/public/:slug/players': () => ({ path: slug('/players') }),
  'GET /api/v1/public/:slug/teams': () => ({ path: slug('/teams') }),
  'GET /api/v1/public/:slug/rounds/:n/line-ups': () => ({ path: slug('/rounds/1/line-ups') }),
  'GET /api/v1/public/:slug/draw': () => ({ path: slug('/draw') }),
  'GET /api/v1/public/:slug/match-score': () => ({ path: slug('/match-score') }),
  'GET /api/v1/public/:slug/players/:key': () => ({ path: slug('/players/1') }),
  'GET /api/v1/public/:slug/why/:n/:board': () => ({ path: slug('/why/1/1') }),
  'GET /api/v1/public/:slug/stream': () => ({ path: slug('/stream') }),
};

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const PARAMS: Readonly<Record<string, string>> = { n: '1', board: '1', key: '1', file: 'none' };

/** A page of the server is asked for by its address alone. */
const callOf = (route: Route): Call =>
  CALLS[nameOf(route)]?.() ?? {
    path: route.path.replace(/:([a-z]+)/g, (_, name: string) =>
      name === 'slug' ? cast.life.slug : (PARAMS[name] ?? '1'),
    ),
  };

test('the matrix has every route, once, and nothing else', () => {
  expect(whoMay.map(({ route }) => route).sort()).toEqual(ROUTES.map(nameOf).sort());
});

test('every route of the API is called as a program would call it', () => {
  const named = whoMay.map(({ route }) => route).filter(route => / \/(api\/|metrics)/.test(route));
  expect(Object.keys(CALLS).sort()).toEqual(named.sort());
});

const routeNamed = new Map(ROUTES.map(route => [nameOf(route), route]));

describe.each(whoMay.map(row => [row.route, row.verdicts] as const))('%s', (name, verdicts) => {
  test.each(ROLES)('%s', async role => {
    expectVerdict(await statusOf(routeNamed.get(name), cast.tokens[role]), verdicts[role]);
  });
});

const expectVerdict = (status: number, verdict: Verdict): void => {
  if (verdict === 'may') expect([0, 401, 403, 410, 500]).not.toContain(status);
  else expect(status).toBe(verdict);
};

const statusOf = async (route: Route | undefined, token: string | undefined): Promise<number> => {
  if (route === undefined) return 0;
  const call = callOf(route);
  // Signing out of the cast's sessions would end the play.
  const asked = nameOf(route) === 'DELETE /api/v1/session' ? undefined : token;
  if (!route.isStream)
    return (
      await server.ask(route.method, call.path, {
        ...(asked === undefined ? {} : { token: asked }),
        ...(call.body === undefined ? {} : { body: call.body }),
        ...(call.bytes === undefined ? {} : { bytes: call.bytes }),
      })
    ).status;
  const stop = new AbortController();
  const response = await fetch(`${server.url}${call.path}`, {
    signal: stop.signal,
    headers: asked === undefined ? {} : { authorization: `Bearer ${asked}` },
  });
  stop.abort();
  return response.status;
};

describe('pages that are off', () => {
  const show = (visibility: string) =>
    server.ask('PATCH', t(), { token: cast.tokens.owner ?? '', body: { visibility } });
  beforeAll(() => show('off'));
  afterAll(() => show('public'));

  const directors: readonly CastRole[] = ['owner', 'owner of the tournament', 'arbiter'];
  /** The tournament of the cast is a Swiss of players. */
  const without: readonly string[] = ['/t/:slug/draw', '/t/:slug/team/:key'];
  const shown = ROUTES.filter(({ path }) => path.includes(':slug') && !without.includes(path));
  describe.each(shown.map(route => [nameOf(route), route] as const))('%s', (_, route) => {
    test.each(ROLES)('%s', async role => {
      expect(await statusOf(route, cast.tokens[role])).toBe(directors.includes(role) ? 200 : 404);
    });
  });
  test('tell their arbiters that nobody else sees them', async () => {
    const page = await server.ask('GET', `/t/${cast.life.slug}?lang=en`, {
      token: cast.tokens.arbiter ?? '',
    });
    expect(page.text).toContain('only the arbiters of the tournament see them');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
  });
  test.each([
    ['same-origin', 200],
    ['cross-site', 404],
  ])('the cookie of an arbiter counts from our own pages: %s', async (site, status) => {
    const cookie = `pareo_${new URL(server.url).port}=${cast.tokens.arbiter}`;
    const headers = { cookie, 'sec-fetch-site': site };
    expect((await fetch(`${server.url}${slug()}`, { headers })).status).toBe(status);
  });
});

describe('acts of links', () => {
  const resultOn = (board: number) => ({ kind: 'enter-result', round: 1, board, result: { code: '1-0' } });
  const checkIn = { kind: 'check-in', round: 2, players: [1], present: true };
  test.each<[string, CastRole, unknown, number]>([
    ['a result link enters a result', 'result link', resultOn(1), 201],
    ['a result link does not check in', 'result link', checkIn, 403],
    ['a check-in link checks in', 'check-in link', checkIn, 201],
    ['a check-in link enters no result', 'check-in link', resultOn(2), 403],
    ['a result link does not publish', 'result link', { kind: 'publish', rounds: [2] }, 403],
    ['a result link does not undo', 'result link', { kind: 'undo', entry: 1 }, 403],
    ['a link cannot force anything', 'result link', { ...resultOn(2), knowing: [] }, 403],
    [
      'a link does not put questions itself',
      'result link',
      { kind: 'ask', wish: resultOn(2), because: [] },
      403,
    ],
    ['somebody of another tournament finds nothing', 'arbiter of another', resultOn(2), 404],
    ['nobody', 'public', resultOn(2), 401],
    ['a forged token', 'forged', resultOn(2), 401],
    ['a revoked link', 'revoked', resultOn(2), 410],
    ['an expired session', 'expired', resultOn(2), 410],
    ['an arbiter enters a result', 'arbiter', resultOn(3), 201],
  ])('%s', async (_, role, wish, expected) => {
    const token = cast.tokens[role];
    const answer = await server.ask('POST', t('/acts'), {
      ...(token === undefined ? {} : { token }),
      body: { id: newEntryId(), basis: 4, wish },
    });
    expect(answer.status).toBe(expected);
  });
});

describe('requests that are not what they should be', () => {
  const acts = () => t('/acts');
  const good = () => ({ id: newEntryId(), basis: 1, wish: { kind: 'undo', entry: 1 } });
  const token = () => cast.tokens.owner ?? '';
  test('not JSON', async () => {
    const answer = await fetch(`${server.url}${acts()}`, {
      method: 'POST',
      body: '{"id":',
      headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await answer.json()).toMatchObject({ code: 'malformed' });
  });
  test('not UTF-8', async () => {
    const answer = await fetch(`${server.url}${acts()}`, {
      method: 'POST',
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
      headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });
  test('another content type', async () => {
    const answer = await server.ask('POST', acts(), {
      token: token(),
      bytes: new TextEncoder().encode(JSON.stringify(good())),
      headers: { 'content-type': 'text/plain' },
    });
    expect([answer.status, answer.body.code]).toEqual([415, 'wrong-media-type']);
  });
  test('too large', async () => {
    const answer = await server.ask('PUT', '/api/v1/me/name', {
      token: token(),
      body: { name: 'x'.repeat(1024 * 1024 + 10) },
    });
    expect([answer.status, answer.body.code]).toEqual([413, 'too-large']);
  });
  test('every fault of a body with its place', async () => {
    const answer = await server.ask('POST', acts(), {
      token: token(),
      body: {
        ...good(),
        id: 'short',
        wish: { kind: 'enter-result', round: 0, board: 'x', result: {}, extra: 1 },
      },
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'value-invalid']);
    expect(answer.body.faults.map((fault: { readonly pointer: string }) => fault.pointer).sort()).toEqual([
      '/id',
      '/wish/board',
      '/wish/extra',
      '/wish/result/code',
      '/wish/round',
    ]);
  });
  test.each(['__proto__', 'constructor', 'toString', 'make-coffee', ''])(
    'an act of no kind: %s',
    async kind => {
      const answer = await server.ask('POST', acts(), {
        token: token(),
        body: { ...good(), wish: { kind } },
      });
      expect(answer.status).toBe(422);
    },
  );
  test.each([
    "/api/v1/tournaments/' OR 1=1 --",
    '/api/v1/tournaments/..%2f..%2fetc%2fpasswd',
    '/api/v1/public/%27%3B%20DROP%20TABLE%20entries%3B--',
    '/api/v1/nothing',
    '/api/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('%s is not found', async path => {
    const answer = await server.ask('GET', path, { token: token() });
    expect(answer.status).toBe(404);
  });
  test.each(ROUTES.map(({ method, path }) => [method, path] as const))(
    '%s %s refuses NUL with a sentence',
    async (method, path) => {
      const place = path.includes(':') ? path.replace(/:\w+/g, 'a%00b') : `${path}?q=%00`;
      const answer = await server.ask(method, place, { token: token() });
      expect([answer.status, answer.body.detail.es]).toEqual([
        400,
        'No se entiende: un texto contiene el carácter NUL, que ninguna base de datos guarda.',
      ]);
    },
  );
  test('another method of a route', async () => {
    const answer = await server.ask('DELETE', '/api/v1/systems', { token: token() });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });
  test.each([
    ['evil.example', 421],
    ['localhost:1', 421],
  ])('as %s', async (host, expected) => {
    expect(await rawStatus({ method: 'GET', path: '/api/v1/me', headers: { host } })).toBe(expected);
  });
  test('a write from another page', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const answer = await server.ask('POST', acts(), { token: token(), body: good(), headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'cross-site']);
  });
  test('a write with a cookie and from no page', async () => {
    const answer = await server.ask('DELETE', '/api/v1/session', {
      headers: { cookie: `pareo_${server.port}=x` },
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'cross-site']);
  });
  test('every answer has the headers of safety', async () => {
    for (const path of ['/api/v1/me', '/api/v1/nothing', '/', '/api/docs']) {
      const { headers } = await server.ask('GET', path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });
  test('the cookie of a session is closed to scripts and to other sites', async () => {
    const made = await server.server.links.make({ kind: 'welcome', name: '', uses: 1 });
    const { headers } = await server.ask('POST', '/api/v1/session', { body: { token: made.token } });
    expect(headers.get('set-cookie')).toMatch(
      new RegExp(`^pareo_${server.port}=[\\w-]{43}; Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax$`),
    );
  });
  test('a link of one use opens once', async () => {
    const made = await server.server.links.make({ kind: 'welcome', name: '', uses: 1 });
    const statuses = [];
    for (let turn = 0; turn < 2; turn += 1)
      statuses.push(
        (await server.ask('POST', '/api/v1/session', { body: { token: made.token, as: 'token' } })).status,
      );
    expect(statuses).toEqual([201, 410]);
  });
  test('a problem names its request and speaks both languages', async () => {
    const { body } = await server.ask('GET', '/api/v1/nothing');
    expect(body).toMatchObject({
      type: '/api/problems/not-found',
      status: 404,
      code: 'not-found',
      title: { en: expect.any(String), es: expect.any(String) },
      request: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });
});

/** `fetch` does not let a Host through. */
const rawStatus = async (given: {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}): Promise<number> => {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: server.port,
        method: given.method,
        path: given.path,
        headers: given.headers,
      },
      response => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    )
      .on('error', reject)
      .end();
  });
};
