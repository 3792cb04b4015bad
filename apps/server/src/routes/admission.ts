import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { mayReadMetrics } from '../access/metrics.ts';
import type { Found } from '../access/sessions.ts';
import { isServerOwner, roleIn, type Who } from '../access/who.ts';
import type { Server } from '../server.ts';
import { cookieIn, cookieName } from './cookies.ts';
import { type Problem, problem } from './problems.ts';
import type { Access, Route } from './route.ts';

/* Who asks, and whether a route lets them in. What a role may not know to exist is not found. */

export interface Env {
  readonly Bindings: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
}
export type Ctx = Context<Env>;

export const bearerIn = (c: Ctx): string | undefined =>
  /^Bearer ([\w-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1];

export const sessionOf = async (server: Server, c: Ctx): Promise<Found> => {
  const bearer = bearerIn(c);
  const token = bearer ?? cookieIn(c.req.header('cookie'), cookieName(server, c.req.header('host') ?? ''));
  return token === undefined || token.length > 200 ? { kind: 'unknown' } : server.sessions.find(token);
};

export const mayMeasure = (server: Server, c: Ctx): boolean =>
  server.options.metrics &&
  mayReadMetrics(
    {
      remote: c.env?.incoming?.socket?.remoteAddress ?? '',
      host: c.req.header('host') ?? '',
      isForwarded: ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
        name => c.req.header(name) !== undefined,
      ),
      bearer: bearerIn(c),
    },
    server.options.metricsToken,
  );

export const barredFrom = async (
  server: Server,
  { access, signsIn }: Route,
  given: { readonly who: Who; readonly found: Found; readonly params: Readonly<Record<string, string>> },
): Promise<Problem | undefined> => {
  const { who, found, params } = given;
  if (access === 'all' || access === 'public' || access === 'metrics' || signsIn) return undefined;
  if (who.kind === 'nobody')
    return found.kind === 'expired' || found.kind === 'revoked'
      ? problem(found.kind, {})
      : problem('signed-out', {});
  if (mayEnter(access, who, params['t'] ?? '')) {
    if (params['t'] === undefined || (await server.desks.exists(params['t']))) return undefined;
    return problem('not-found', {});
  }
  const isHidden = params['t'] !== undefined && roleIn(who, params['t']) === undefined;
  return isHidden ? problem('not-found', {}) : problem('not-permitted', {});
};

const mayEnter = (access: Access, who: Who, tournament: string): boolean => {
  const role = roleIn(who, tournament);
  switch (access) {
    case 'all':
    case 'metrics':
    case 'public':
      return true;
    case 'person':
      return who.kind === 'person';
    case 'tournament':
      return role === 'owner' || role === 'arbiter';
    case 'tournament-owner':
      return role === 'owner';
    case 'acts':
      return role !== undefined;
    case 'owner':
      return isServerOwner(who);
    case 'link':
      return who.kind === 'link';
  }
};
