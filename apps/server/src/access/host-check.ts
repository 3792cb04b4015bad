import { isIP } from 'node:net';
import { hostname } from 'node:os';

/* The name in the request decides who we think we are. A page of an attacker can make its own name point to this
 * machine (DNS rebinding), so only names that cannot be the attacker's are answered: addresses in numbers, localhost,
 * this machine's own name, and what --public-url says. */

export interface Addresses {
  /** The port we listen on. */
  readonly port: number;
  /** Of `--public-url`. */
  readonly publicUrl?: URL | undefined;
  /** This machine's name; another one in tests. */
  readonly machine?: string;
}

export const isOurHost = (host: string | undefined, addresses: Addresses): boolean => {
  const asked = host === undefined ? undefined : parseHost(host);
  if (asked === undefined) return false;
  const { publicUrl } = addresses;
  if (publicUrl !== undefined && asked.name === publicUrl.hostname.toLowerCase())
    return asked.port === undefined || asked.port === portOf(publicUrl) || asked.port === addresses.port;
  const port = asked.port ?? 80;
  return port === addresses.port && isOwnName(asked.name, addresses.machine ?? hostname());
};

const isOwnName = (name: string, machine: string): boolean => {
  const own = machine.toLowerCase().replace(/\.local$/, '');
  return name === 'localhost' || isIP(name) !== 0 || name === own || name === `${own}.local`;
};

const portOf = (url: URL): number =>
  url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);

/** `localhost:8080`, `[::1]:8080`, `192.168.1.20`. */
const parseHost = (
  host: string,
): { readonly name: string; readonly port: number | undefined } | undefined => {
  const match = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::(\d{1,5}))?$/i.exec(host);
  if (match === null) return undefined;
  const name = match[1] ?? match[2] ?? '';
  if (match[1] !== undefined && isIP(name) !== 6) return undefined;
  return { name: name.toLowerCase(), port: match[3] === undefined ? undefined : Number(match[3]) };
};

/** `http://localhost:8080`: what `Origin` must say for this host. */
export const originsOf = (host: string, { publicUrl }: Addresses): readonly string[] => {
  const ours = [`http://${host.toLowerCase()}`];
  return publicUrl === undefined ||
    publicUrl.hostname.toLowerCase() !== host.toLowerCase().replace(/:\d+$/, '')
    ? ours
    : [publicUrl.origin, ...(publicUrl.protocol === 'http:' ? ours : [])];
};
