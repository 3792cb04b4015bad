import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RATES, type Rates, readRates, STREAMS_OF_ADDRESS } from './access/rates.ts';
import { type BackupTimes, KEEP, type Keep, readKeep, readTimes } from './storage/backup-plan.ts';

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** `postgres://…`: the tournaments are there, and other processes may serve them too. */
  readonly database: string | undefined;
  readonly publicUrl: URL | undefined;
  /** The address of the client is the last of `X-Forwarded-For`. */
  readonly trustProxy: boolean;
  /** So many processes on one database, behind one port. */
  readonly processes: number;
  readonly demo: boolean;
  /** Print a new welcome link although there is an owner. */
  readonly welcome: boolean;
  readonly open: boolean;
  readonly rates: Rates;
  readonly streamsOfAddress: number;
  readonly backupAt: BackupTimes;
  readonly keep: Keep;
  /** Tells figures at `/metrics`. */
  readonly metrics: boolean;
  /** Opens them to other machines. */
  readonly metricsToken: string | undefined;
}

export type OptionFault =
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'invalid-option'; readonly option: string; readonly value: string };

export const DEFAULT_PORT = 8080;
export const DEFAULT_HOST = '127.0.0.1';
const MOST_PROCESSES = 64;

export const USAGE = `pareo serve [--port N] [--host ADDRESS] [--data FOLDER] [--database URL] [--processes N] [--public-url URL] [--trust-proxy] [--rates LIST] [--backup-at LIST] [--keep LIST] [--metrics] [--demo] [--welcome] [--no-open]`;

export type ReadOptions =
  | { readonly ok: true; readonly value: ServerOptions }
  | { readonly ok: false; readonly faults: readonly OptionFault[] };

export const readOptions = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): ReadOptions => {
  const parsed = parsedArgs(args);
  if (!parsed.ok) return parsed;
  const values = parsed.value;
  const faults: OptionFault[] = [];
  const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    faults.push({ code: 'invalid-option', option: '--port', value: values.port ?? '' });
  const publicUrl = values['public-url'] === undefined ? undefined : urlOf(values['public-url']);
  if (publicUrl === undefined && values['public-url'] !== undefined)
    faults.push({ code: 'invalid-option', option: '--public-url', value: values['public-url'] });
  const wishedRates = values.rates ?? environment['PAREO_RATES'];
  const rates = wishedRates === undefined ? RATES : readRates(wishedRates);
  if (rates === undefined)
    faults.push({ code: 'invalid-option', option: '--rates', value: wishedRates ?? '' });
  const wishedStreams = environment['PAREO_STREAMS_OF_ADDRESS'];
  const onInternet = publicUrl !== undefined;
  const streamsOfAddress =
    wishedStreams === undefined ? STREAMS_OF_ADDRESS[onInternet ? 'internet' : 'lan'] : Number(wishedStreams);
  const database = values.database ?? environment['PAREO_DATABASE'];
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database))
    faults.push({ code: 'invalid-option', option: '--database', value: database });
  const processes = values.processes === undefined ? 1 : Number(values.processes);
  // A data folder belongs to one process.
  const isCount = Number.isInteger(processes) && processes >= 1 && processes <= MOST_PROCESSES;
  if (!isCount || (processes > 1 && database === undefined))
    faults.push({ code: 'invalid-option', option: '--processes', value: values.processes ?? '' });
  const wishedTimes = values['backup-at'] ?? environment['PAREO_BACKUP_AT'];
  // A database that is a server of its own has its own copies, unless ours are asked for (302).
  const backupAt =
    wishedTimes === undefined ? (database === undefined ? 'daily' : []) : readTimes(wishedTimes);
  if (backupAt === undefined)
    faults.push({ code: 'invalid-option', option: '--backup-at', value: wishedTimes ?? '' });
  const wishedKeep = values.keep ?? environment['PAREO_KEEP'];
  const keep = wishedKeep === undefined ? KEEP : readKeep(wishedKeep);
  if (keep === undefined) faults.push({ code: 'invalid-option', option: '--keep', value: wishedKeep ?? '' });
  const metricsToken = environment['PAREO_METRICS_TOKEN'];
  // Its value is not repeated: it is a secret.
  if (metricsToken !== undefined && !/^[\w-]{20,200}$/.test(metricsToken))
    faults.push({ code: 'invalid-option', option: 'PAREO_METRICS_TOKEN', value: '…' });
  if (faults.length > 0 || rates === undefined || backupAt === undefined || keep === undefined)
    return { ok: false, faults };
  return {
    ok: true,
    value: {
      port,
      host: values.host ?? DEFAULT_HOST,
      data: values.data ?? environment['PAREO_DATA'] ?? defaultDataFolder(environment, platform),
      database,
      processes,
      publicUrl,
      trustProxy: values['trust-proxy'] === true,
      demo: values.demo === true,
      welcome: values.welcome === true,
      open: values['no-open'] !== true,
      rates,
      streamsOfAddress,
      backupAt,
      keep,
      metrics: values.metrics === true,
      metricsToken,
    },
  };
};

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  processes: { type: 'string' },
  'public-url': { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  rates: { type: 'string' },
  'backup-at': { type: 'string' },
  keep: { type: 'string' },
  metrics: { type: 'boolean' },
  demo: { type: 'boolean' },
  welcome: { type: 'boolean' },
  'no-open': { type: 'boolean' },
} as const;

const parsedArgs = (args: readonly string[]) => {
  try {
    return { ok: true, value: parseArgs({ args: [...args], options: OPTIONS }).values } as const;
  } catch (error) {
    const option = error instanceof Error ? (/'(-[^' ]*)/.exec(error.message)?.[1] ?? error.message) : '';
    return { ok: false, faults: [{ code: 'unknown-option', option }] } as const;
  }
};

const urlOf = (text: string): URL | undefined => {
  try {
    const url = new URL(text);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
};

/** The system's own place for data of programs. */
export const defaultDataFolder = (
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string => {
  if (platform === 'win32')
    return join(environment['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local'), 'Pareo');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Pareo');
  return join(environment['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'pareo');
};

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\./.test(host);
