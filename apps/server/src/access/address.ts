import { isIPv4, isIPv6 } from 'node:net';

/* Where a request comes from, as it is counted. An address has one spelling; a household or a phone has a whole /64 of
 * IPv6, so that is one place. */

/** Behind a proxy the last of `X-Forwarded-For`; where that is no address, the proxy itself. */
export const addressOf = (given: {
  readonly remote: string;
  readonly forwarded: string | undefined;
  readonly trustProxy: boolean;
}): string => {
  const told = given.trustProxy ? given.forwarded?.split(',').at(-1) : undefined;
  return (told === undefined ? undefined : placeOf(told)) ?? placeOf(given.remote) ?? given.remote;
};

/** An IPv4 address, also where IPv6 carries it, or four groups of IPv6: `2001:db8:0:7::/64`. */
export const placeOf = (text: string): string | undefined => {
  const bare = withoutPort(text.trim()).replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = groupsOf(bare);
  const [seventh = 0, eighth = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [seventh >> 8, seventh & 0xff, eighth >> 8, eighth & 0xff].join('.');
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`;
};

/** Some proxies tell the port: `203.0.113.7:50123`, `[2001:db8::1]:443`. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/** The eight numbers of a valid address. */
const groupsOf = (address: string): readonly number[] => {
  const [head = '', tail] = address.split('::');
  const [before, after] = [numbersIn(head), numbersIn(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};

const numbersIn = (part: string): readonly number[] =>
  part
    .split(':')
    .filter(group => group !== '')
    .flatMap(group => (group.includes('.') ? pairOf(group) : [Number.parseInt(group, 16)]));

const pairOf = (ipv4: string): readonly number[] => {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
};
