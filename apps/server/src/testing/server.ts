import type { EntryId, Wish } from '@pareo/engine/journal';
import { RATES, type Rates } from '../access/rates.ts';
import { type Booted, boot } from '../boot.ts';
import type { Log } from '../log.ts';
import { silent } from '../log.ts';
import type { ServerOptions } from '../options.ts';
import { loadAndTell } from '../ratings/load-and-tell.ts';
import { KEEP } from '../storage/backup-plan.ts';
import { openSqlite } from '../storage/sqlite/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { inlineWork } from '../work/inline.ts';
import type { Work } from '../work/work.ts';
import { newFolder, removeFolder } from './folder.ts';

/* A whole server on a free port of the loopback, with its jobs on this thread. */

export interface TestServer extends Booted {
  readonly url: string;
  readonly port: number;
  readonly storage: Storage;
  readonly folder: string;
  readonly stop: () => Promise<void>;
  /** A session of the owner. */
  readonly owner: () => Promise<string>;
  readonly ask: (method: string, path: string, more?: AskMore) => Promise<Asked>;
}

export interface AskMore {
  readonly token?: string;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer.
  readonly body: any;
  readonly text: string;
  readonly headers: Headers;
}

export const MANY: Rates = Object.fromEntries(
  Object.entries(RATES).map(([name, rate]) => [name, { ...rate, count: 1_000_000 }]),
) as unknown as Rates;

export const startServer = async (
  more: {
    readonly options?: Partial<ServerOptions>;
    readonly work?: Work;
    readonly time?: () => number;
    readonly folder?: string;
    /** Absent: SQLite in the folder. Ended with the server. */
    readonly storage?: Storage;
    readonly maxPages?: number;
    readonly log?: Log;
    readonly pages?: string;
    readonly longestHeaders?: number;
  } = {},
): Promise<TestServer> => {
  const folder = more.folder ?? newFolder();
  const options: ServerOptions = {
    port: 0,
    host: '127.0.0.1',
    data: folder,
    database: undefined,
    processes: 1,
    publicUrl: undefined,
    trustProxy: false,
    demo: false,
    welcome: false,
    open: false,
    rates: MANY,
    streamsOfAddress: 5000,
    backupAt: 'daily',
    keep: KEEP,
    metrics: false,
    metricsToken: undefined,
    ...more.options,
  };
  const storage =
    more.storage ??
    (await openSqlite({
      folder,
      ...(more.maxPages === undefined ? {} : { maxPages: more.maxPages }),
    }));
  const booted = boot({
    options,
    storage,
    work: more.work ?? inlineWork(),
    log: more.log ?? silent,
    build: 'test',
    loader: (loading, hear) => void loadAndTell(loading, hear),
    pages: more.pages,
    ...(more.longestHeaders === undefined ? {} : { longestHeaders: more.longestHeaders }),
    ...(more.time === undefined ? {} : { time: more.time }),
  });
  const port = await booted.listen();
  const url = `http://127.0.0.1:${port}`;
  let ownersToken: string | undefined;
  const ask: TestServer['ask'] = async (method, path, given = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(given.bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        ...given.headers,
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
      ...(given.bytes === undefined ? {} : { body: given.bytes as Uint8Array<ArrayBuffer> }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      body: isJson && text !== '' ? JSON.parse(text) : undefined,
      text,
      headers: response.headers,
    };
  };
  return {
    ...booted,
    url,
    port,
    storage,
    folder,
    ask,
    owner: async () => {
      if (ownersToken !== undefined) return ownersToken;
      const { token } = await booted.server.links.make({ kind: 'welcome', name: '', uses: 1 });
      const { body } = await ask('POST', '/api/v1/session', { body: { token, name: 'Ana M.', as: 'token' } });
      ownersToken = body.token as string;
      return ownersToken;
    },
    stop: async () => {
      await booted.close();
      await storage.close();
      if (more.folder === undefined) removeFolder(folder);
    },
  };
};

let counter = 0;
/** A new id for each act. */
export const newEntryId = (): EntryId => {
  counter += 1;
  return counter.toString(16).padStart(32, '0');
};

export const CREATE: Wish<'create'> = {
  kind: 'create',
  details: { name: 'Abierto de Xalapa', zone: 'America/Mexico_City', language: 'es' },
  settings: {
    system: 'dutch-2026',
    options: {},
    rounds: 5,
    scoring: {
      win: { white: 10, black: 10 },
      draw: { white: 5, black: 5 },
      loss: { white: 0, black: 0 },
      forfeitWin: 10,
      forfeitLoss: 0,
      pairingBye: 10,
      fullBye: 10,
      halfBye: 5,
      zeroBye: 0,
      adjourned: 5,
    },
    tiebreaks: ['BH/C1', 'BH', 'DE'],
    halfByes: { perPlayer: 1, notInLast: 2 },
    missedRounds: 'zero',
  },
} as unknown as Wish<'create'>;

export const playersNamed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Player ${String(index + 1).padStart(3, '0')}`,
    rating: 2400 - index * 7,
    federation: 'MEX',
    club: `Club ${index % 7}`,
    birth: '1999/12/31',
    fideId: `51${String(index).padStart(5, '0')}`,
  }));

/** One tournament made through the API, driven by acts. */
export const driver = async (server: TestServer, token: string, players = 8) => {
  const made = await server.ask('POST', '/api/v1/tournaments', {
    token,
    body: { id: newEntryId(), wish: CREATE },
  });
  const id = made.body.id as string;
  let version = 1;
  const act = async (
    wish: unknown,
    more: { readonly token?: string; readonly basis?: number; readonly id?: string } = {},
  ) => {
    const answer = await server.ask('POST', `/api/v1/tournaments/${id}/acts`, {
      token: more.token ?? token,
      body: { id: more.id ?? newEntryId(), basis: more.basis ?? version, wish },
    });
    const seq = answer.body?.entry?.seq ?? answer.body?.question;
    if (typeof seq === 'number') version = Math.max(version, seq);
    return answer;
  };
  const state = async () =>
    (await server.ask('GET', `/api/v1/tournaments/${id}/at/${version}`, { token })).body;
  await act({ kind: 'enter-players', players: playersNamed(players), numbers: 'by-rank' });
  return {
    id,
    slug: made.body.slug as string,
    act,
    state,
    version: () => version,
    path: (rest: string) => `/api/v1/tournaments/${id}${rest}`,
    /** Pairs, publishes and plays a round: White wins every game, or as said; 'nothing' leaves them open. */
    play: async (round: number, result = '1-0') => {
      const paired = await act({ kind: 'pair', round });
      const published = await act({ kind: 'publish', rounds: [round] });
      const boards = (paired.body.entry?.act.pairing.boards ?? []) as readonly { readonly number: number }[];
      if (result !== 'nothing')
        for (const { number } of boards)
          await act({ kind: 'enter-result', round, board: number, result: { code: result } });
      return { paired, published, boards: boards.length };
    },
  };
};
