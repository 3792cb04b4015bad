import { parse, serialize } from 'hono/utils/cookie';
import type { Server } from '../server.ts';

/* Cookies ignore ports: two servers on one machine would share one. So the port is part of the name, and on https the
 * prefix that binds it to the host. Several servers behind one public address share it, whatever ports they have themselves. */

const publicFor = ({ options: { publicUrl } }: Server, host: string): URL | undefined =>
  host.toLowerCase().replace(/:\d+$/, '') === publicUrl?.hostname ? publicUrl : undefined;

const isHttpsFor = (server: Server, host: string): boolean => publicFor(server, host)?.protocol === 'https:';

export const cookieName = (server: Server, host: string): string => {
  if (isHttpsFor(server, host)) return '__Host-pareo';
  const shared = publicFor(server, host);
  return `pareo_${shared === undefined ? server.port() : shared.port || 80}`;
};

const LIFE_SECONDS = 30 * 24 * 3600;

export const sessionCookie = (server: Server, host: string, token: string): string =>
  cookieFor(server, host, token, LIFE_SECONDS);

export const clearedCookie = (server: Server, host: string): string => cookieFor(server, host, '', 0);

const cookieFor = (server: Server, host: string, token: string, maxAge: number): string =>
  serialize(cookieName(server, host), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge,
    secure: isHttpsFor(server, host),
  });

export const cookieIn = (header: string | undefined, name: string): string | undefined =>
  parse(header ?? '', name)[name];
