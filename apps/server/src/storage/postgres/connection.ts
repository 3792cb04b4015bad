import { createHash } from 'node:crypto';
import { Client, type Config, types as driversTypes, Pool, type Prepared, type Types } from 'pg';

/* Connections to PostgreSQL, and how a lost one looks. */

const INT8 = 20;
const BYTEA = 17;

/** Counts are numbers and bytes are bytes: nothing of the driver's own gets out. */
const types: Types = {
  getTypeParser: (oid, format) => {
    const usual = driversTypes.getTypeParser(oid, format);
    if (oid === INT8) return Number;
    if (oid === BYTEA) return value => new Uint8Array(usual(value) as Uint8Array);
    return usual;
  },
};

const LONGEST_CONNECT = 5000;
const CONNECTIONS = 10;

const configFor = (url: string): Config => ({
  connectionString: url,
  connectionTimeoutMillis: LONGEST_CONNECT,
  application_name: 'pareo',
  keepAlive: true,
  types,
});

export const poolFor = (url: string, most = CONNECTIONS): Pool => {
  const pool = new Pool({ ...configFor(url), max: most });
  // A connection that is cut is replaced when the next one is asked for; whoever was using it is told by the next query.
  pool.on('error', () => undefined);
  pool.on('connect', client => void client.on('error', () => undefined));
  return pool;
};

export const clientFor = (url: string): Client => new Client(configFor(url));

/** Planning a small question takes longer than answering it: each connection plans it once, and knows it by its name. */
export const prepared = (text: string, values: readonly unknown[]): Prepared => ({
  name: nameOf(text),
  text,
  values,
});

const MOST_NAMES = 1000;
const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  if (names.size >= MOST_NAMES) names.clear();
  names.set(text, name);
  return name;
};

/** The address without what only we need to know. */
export const withoutPassword = (url: string): string => {
  try {
    const parsed = new URL(url);
    parsed.password = '';
    return parsed.toString();
  } catch {
    return 'postgres://…';
  }
};

const LOST_CODES: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // Class 08, connection exceptions; 57P0x, the server ends, has crashed or is starting; 53300, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
];

/** The database cannot be reached at the moment. What was under way is there or not: whoever asks again learns which. */
export const isConnectionLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    LOST_CODES.includes(code) ||
    // The socket of a server that is not there.
    (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') ||
    code.startsWith('08') ||
    /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i.test(
      error.message,
    )
  );
};

/** Another transaction was faster or stood in the way: nothing was written, and it may be tried again. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
