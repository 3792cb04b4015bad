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
  `${cookieName(server, host)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFE_SECONDS}${isHttpsFor(server, host) ? '; Secure' : ''}`;

export const clearedCookie = (server: Server, host: string): string =>
  `${cookieName(server, host)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isHttpsFor(server, host) ? '; Secure' : ''}`;

export const cookieIn = (header: string | undefined, name: string): string | undefined => {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
};
