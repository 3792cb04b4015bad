import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { readAs } from '@pareo/engine/shape';
import { Hono } from 'hono';
import { addressOf } from '../access/address.ts';
import { isCrossSite } from '../access/cross-site.ts';
import { securityHeaders } from '../access/headers.ts';
import { isOurHost, originsOf } from '../access/host-check.ts';
import { whoOf } from '../access/sessions.ts';
import { heavyOf } from '../access/turns.ts';
import { NOBODY, type Who } from '../access/who.ts';
import { FormatUnknown } from '../desks/head.ts';
import { isDiskFull } from '../desks/writer.ts';
import { networkOf } from '../log.ts';
import { answeredBy } from '../metrics/answered.ts';
import type { Server } from '../server.ts';
import { isConnectionLost } from '../storage/postgres/connection.ts';
import { JournalDamaged } from '../storage/seals.ts';
import { barredFrom, bearerIn, type Ctx, type Env, mayMeasure, sessionOf } from './admission.ts';
import { type Body, bodyOf } from './bodies.ts';
import { invalid } from './json-body.ts';
import { servePage } from './pages.ts';
import { damaged, type Problem, problem, tooMany } from './problems.ts';
import type { Asked, Reply, Route } from './route.ts';
import { ROUTES } from './routes.ts';

/** Names a request in the log: which start of the server, and which of its requests. */
const life = randomBytes(3).readUIntBE(0, 3);
let requests = 0;
const newRequest = (): string => {
  requests = (requests + 1) % 0x1000000;
  return life.toString(16).padStart(6, '0') + requests.toString(16).padStart(6, '0');
};

/* In this order, before any route: host, cross-site, session, role, shape. What a role may not know to exist is not
 * found. */
export const appOn = (server: Server): Hono<Env> => {
  const app = new Hono<Env>({ strict: true });
  const headers = securityHeaders({ isHttps: server.options.publicUrl?.protocol === 'https:' });
  for (const definition of ROUTES)
    app.on(definition.method, definition.path, async c => {
      const start = performance.now();
      const request = newRequest();
      const reply = await answered(server, definition, c, request);
      return respond(server, c, reply, { headers, definition, request, start });
    });
  app.all('*', async c => {
    const request = newRequest();
    const start = performance.now();
    const refused = refusedBefore(server, c);
    const reply = refused ?? (await otherwise(server, c));
    return respond(server, c, reply, { headers, request, start });
  });
  app.onError((error, c) => {
    const request = newRequest();
    return respond(server, c as unknown as Ctx, faultOf(server, error, request), {
      headers,
      request,
      start: performance.now(),
    });
  });
  return app;
};

/** Not a route of the API: a page, another method of a route, or nothing. */
const otherwise = async (server: Server, c: Ctx): Promise<Reply> => {
  const { path } = c.req;
  if (!path.startsWith('/api/')) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return problem('not-found', {});
    return servePage(server, path, {
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    });
  }
  const allowed = ROUTES.filter(({ path: pattern }) => isPath(pattern, path)).map(({ method }) => method);
  return allowed.length === 0
    ? problem('not-found', {})
    : problem(
        'method-not-allowed',
        { allowed: allowed.join(', ') },
        { headers: { allow: allowed.join(', ') } },
      );
};

const isPath = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const found = path.split('/');
  return (
    wanted.length === found.length &&
    wanted.every((part, index) => part.startsWith(':') || part === found[index])
  );
};

const refusedBefore = (server: Server, c: Ctx): Problem | undefined => {
  const host = c.req.header('host');
  const addresses = { port: server.port(), publicUrl: server.options.publicUrl };
  if (!isOurHost(host, addresses)) return problem('unknown-host', { host: (host ?? '').slice(0, 100) });
  if (c.req.url.includes('%00')) return problem('malformed', { what: 'nul' });
  // Public answers carry nothing of a session: another page may read them.
  const isPublicRead = c.req.method === 'GET' && c.req.path.startsWith('/api/v1/public/');
  return !isPublicRead && isForeign(server, c) ? problem('cross-site', {}) : undefined;
};

const isForeign = (server: Server, c: Ctx): boolean =>
  isCrossSite({
    method: c.req.method,
    site: c.req.header('sec-fetch-site'),
    mode: c.req.header('sec-fetch-mode'),
    origin: c.req.header('origin'),
    hasCookie: c.req.header('cookie') !== undefined,
    hasBearer: bearerIn(c) !== undefined,
    ours: originsOf(c.req.header('host') ?? '', {
      port: server.port(),
      publicUrl: server.options.publicUrl,
    }),
  });

const answered = async (server: Server, definition: Route, c: Ctx, request: string): Promise<Reply> => {
  try {
    const refused = refusedBefore(server, c);
    if (refused !== undefined) return refused;
    if (definition.access === 'metrics' && !mayMeasure(server, c)) return problem('not-found', {});
    const params = c.req.param() as Readonly<Record<string, string>>;
    const found =
      definition.access === 'public' ? ({ kind: 'unknown' } as const) : await sessionOf(server, c);
    const who = whoOf(found);
    const barred = await barredFrom(server, definition, { who, found, params });
    if (barred !== undefined) return barred;
    const run = async (): Promise<Reply> => {
      // Nothing is done for whoever has gone while they waited.
      if (c.env?.outgoing?.destroyed) return { kind: 'empty', status: CLIENT_GONE };
      const asked = await askedOf(server, definition, c, { who, params, request });
      if (asked.kind === 'problem') return asked;
      // Whoever asks for the headers alone gets no stream that nobody would read.
      if (definition.isStream && c.req.method === 'HEAD')
        return { kind: 'empty', headers: { 'content-type': 'text/event-stream; charset=utf-8' } };
      const reply = await definition.run(asked.value);
      // Who signs out, sends somebody away, closes pages or deletes: acts of a tournament take no right.
      if (definition.method !== 'GET' && definition.access !== 'acts') server.rights.look();
      return reply;
    };
    if (who.kind === 'nobody') return await run();
    const turns = definition.isHeavy ? server.turns : definition.isLarge ? server.readings : undefined;
    if (turns === undefined) return await run();
    // A body that waits is not read yet; an answer that nobody reads lies in memory until it has gone.
    return (await turns.take(heavyOf(who), run, () => gone(c.env?.outgoing))) ?? tooMany(1);
  } catch (error) {
    return faultOf(server, error, request);
  }
};

/** As proxies log it. */
const CLIENT_GONE = 499;
/** For whoever takes nothing of an answer. */
const LONGEST_UNREAD = 60_000;

const gone = async (outgoing: ServerResponse | undefined): Promise<void> => {
  if (outgoing === undefined || outgoing.destroyed || outgoing.closed) return;
  outgoing.setTimeout(LONGEST_UNREAD, () => outgoing.destroy());
  await new Promise(resolve => outgoing.once('close', resolve));
};

const NO_BODY: Body = { kind: 'body', bytes: new Uint8Array() };

type Read = { readonly kind: 'asked'; readonly value: Asked<unknown, unknown> } | Problem;

const askedOf = async (
  server: Server,
  definition: Route,
  c: Ctx,
  given: { readonly who: Who; readonly params: Readonly<Record<string, string>>; readonly request: string },
): Promise<Read> => {
  const query = definition.query && readAs(definition.query, c.req.query());
  if (query !== undefined && !query.ok) return invalid(query.faults);
  const hasBody = definition.body !== undefined || definition.takesBytes === true;
  const read = hasBody
    ? await bodyOf(server, definition, { who: given.who, incoming: c.env.incoming })
    : NO_BODY;
  if (read.kind === 'problem') return read;
  return {
    kind: 'asked',
    value: {
      ...given,
      server,
      reader: async () => (isForeign(server, c) ? NOBODY : whoOf(await sessionOf(server, c))),
      query: query?.value,
      body: read.body,
      bytes: read.bytes,
      header: name => c.req.header(name),
      address: placeOfRequest(server, c),
      incoming: c.env?.incoming,
      outgoing: c.env?.outgoing,
      host: c.req.header('host') ?? '',
    },
  };
};

const placeOfRequest = (server: Server, c: Ctx): string =>
  addressOf({
    remote: c.env?.incoming?.socket?.remoteAddress ?? '',
    forwarded: c.req.header('x-forwarded-for'),
    trustProxy: server.options.trustProxy,
  });

const faultOf = (server: Server, error: unknown, request: string): Problem => {
  if (isConnectionLost(error)) {
    server.meter.databaseFailed('unreachable');
    return problem('busy', {}, { headers: { 'retry-after': '1' } });
  }
  // Signing in, a link, a backup: whatever writes.
  if (isDiskFull(error)) return problem('disk-full', {});
  if (error instanceof FormatUnknown)
    return problem('format-unknown', { seq: error.seq, format: error.format });
  if (error instanceof JournalDamaged) return damaged(error.damage);
  server.log({
    level: 'error',
    code: 'fault',
    request,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  return problem('fault', {});
};

const respond = (
  server: Server,
  c: Ctx,
  reply: Reply,
  given: {
    readonly headers: Readonly<Record<string, string>>;
    readonly definition?: Route;
    readonly request: string;
    readonly start: number;
  },
): Response => {
  const status = reply.kind === 'stream' ? 200 : (reply.status ?? 200);
  const elapsed = performance.now() - given.start;
  server.meter.answered(answeredBy(given.definition, reply, status, elapsed / 1000));
  const isPublic = given.definition?.access === 'public';
  if (given.definition !== undefined && (!isPublic || status >= 500))
    server.log({
      level: status >= 500 ? 'error' : 'info',
      code: reply.kind === 'problem' ? reply.code : 'answered',
      request: given.request,
      route: `${given.definition.method} ${given.definition.path}`,
      status,
      ms: Math.round(elapsed * 10) / 10,
      address: networkOf(placeOfRequest(server, c)),
    });
  if (reply.kind === 'stream') return RESPONSE_ALREADY_SENT;
  const headers = new Headers(given.headers);
  const isApi = c.req.path.startsWith('/api/');
  if (isApi) headers.set('cache-control', 'no-store');
  for (const [name, value] of Object.entries(reply.headers ?? {})) headers.set(name, value);
  switch (reply.kind) {
    case 'problem':
      headers.set('content-type', 'application/problem+json; charset=utf-8');
      return new Response(JSON.stringify({ ...reply.body, request: given.request }), { status, headers });
    case 'json':
      headers.set('content-type', 'application/json; charset=utf-8');
      for (const cookie of reply.cookies ?? []) headers.append('set-cookie', cookie);
      return new Response(JSON.stringify(reply.body), { status, headers });
    case 'bytes':
      headers.set('content-type', reply.type);
      if (c.req.method === 'HEAD') {
        // A file that nobody reads is closed.
        if (reply.body instanceof ReadableStream) void reply.body.cancel();
        return new Response(null, { status, headers });
      }
      return new Response(reply.body as Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>, {
        status,
        headers,
      });
    case 'empty':
      for (const cookie of reply.cookies ?? []) headers.append('set-cookie', cookie);
      return new Response(null, { status, headers });
  }
};
