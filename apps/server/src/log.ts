/* One JSON line an event, on standard error. No names, bodies, tokens or query strings; addresses are cut so that they
 * tell networks apart and not people. */

export type Level = 'info' | 'warn' | 'error';

export interface LogLine {
  readonly level: Level;
  readonly code: string;
  readonly request?: string;
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly actor?: string;
  readonly address?: string;
  readonly tournament?: string;
  readonly version?: number;
  /** Of our own faults: what was thrown, without the data of anybody. */
  readonly error?: string;
}

export type Log = (line: LogLine) => void;

export const logTo = (
  write: (text: string) => unknown,
  now: () => string = () => new Date().toISOString(),
): Log => {
  return line => {
    write(`${JSON.stringify({ at: now(), ...line })}\n`);
  };
};

export const silent: Log = () => undefined;

/** The network of an address: /24 of IPv4, /48 of IPv6. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\.\d+$/, '.0/24');
  const [left = ''] = plain.split('%');
  const [head = '', tail] = left.split('::');
  const groups = head === '' ? [] : head.split(':');
  const filled =
    tail === undefined
      ? groups
      : [
          ...groups,
          ...Array.from(
            { length: Math.max(0, 8 - groups.length - tail.split(':').filter(Boolean).length) },
            () => '0',
          ),
          ...tail.split(':').filter(Boolean),
        ];
  return `${filled.slice(0, 3).join(':')}::/48`;
};
