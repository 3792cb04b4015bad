import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { State, Wish } from '@pareo/engine/journal';
import { type Clock, steadyClock } from './access/clock.ts';
import { linkDesk } from './access/links.ts';
import { rateLimiter } from './access/rates.ts';
import { sessionsOn } from './access/sessions.ts';
import { newId } from './access/tokens.ts';
import type { Completion, Desk, DeskTools } from './desks/desk.ts';
import { desksOn } from './desks/desks.ts';
import { summaryJson } from './desks/summary.ts';
import { groupWriter } from './desks/writer.ts';
import { consoleStreams } from './live/console-stream.ts';
import { streamHall } from './live/hall.ts';
import { linkStreams } from './live/link-stream.ts';
import { publicStreams } from './live/public-stream.ts';
import type { Log } from './log.ts';
import type { ServerOptions } from './options.ts';
import { publicAnswers } from './public/answers.ts';
import { publicSite } from './public/site.ts';
import { type Loader, ratingBook } from './ratings/book.ts';
import { appOn } from './routes/app.ts';
import type { ImportShelf, Server } from './server.ts';
import { backupKeeper } from './storage/backup-keeper.ts';
import type { Storage } from './storage/storage.ts';
import type { Work } from './work/work.ts';

export interface BootParts {
  readonly options: ServerOptions;
  readonly storage: Storage;
  readonly work: Work;
  readonly log: Log;
  readonly build: string;
  /** Loads rating lists aside. */
  readonly loader: Loader;
  readonly pages: string | undefined;
  /** Folder with script and style of the public pages; absent where they are not built. */
  readonly site?: string | undefined;
  /** Of the whole server; tests turn it. */
  readonly time?: () => number;
}

export interface Booted {
  readonly server: Server;
  readonly http: HttpServer;
  readonly listen: () => Promise<number>;
  /** No new requests, everything under way finished and written. */
  readonly close: () => Promise<void>;
}

/** Wishes that the engine has to complete; the others are acts as they come. */
const COMPLETED: readonly Wish['kind'][] = ['create', 'change-settings', 'pair', 'pair-by-hand', 'finish'];

const LEAST_FREE = 50 * 1024 * 1024;
const LONGEST_REQUEST = 30_000;
const LONGEST_END = 5000;

export const boot = (parts: BootParts): Booted => {
  const { options, storage, work, log, build } = parts;
  const clock: Clock = steadyClock(parts.time);
  const hall = streamHall(options.streamsOfAddress);
  const backups = backupKeeper({ storage, folder: options.data, now: clock.now, log });
  const disk = diskWatch(options.data, () => backups.prune());
  const writer = groupWriter(storage.journals, { beforeGroup: disk.before });
  const streams = publicStreams(build);
  const tools: DeskTools = {
    storage,
    writer: { ...writer, write: append => disk.watching(() => writer.write(append)) },
    now: () => new Date((parts.time ?? Date.now)()).toISOString(),
    complete: (state, wish) => completed(work, state, wish),
    // A database that is a server of its own has its own copies (256).
    beforePairing: async (desk, round) => {
      if (!storage.isShared) await backUpBefore(desk, round, reason => backups.make(reason));
    },
    isReadOnly: () => storage.isOutdated(),
    isWatched: desk =>
      server.consoleStreams.isWatching(desk) ||
      server.publicStreams.isWatching(desk) ||
      server.linkStreams.isWatching(desk),
    summaryOf: summaryJson,
  };
  const desks = desksOn(tools);
  let port = options.port;
  const server: Server = {
    options,
    port: () => port,
    build,
    storage,
    desks,
    sessions: sessionsOn(storage, clock),
    links: linkDesk(storage, clock),
    rates: rateLimiter(options.rates),
    clock,
    log,
    work,
    hall,
    consoleStreams: consoleStreams(storage, build, clock.now),
    linkStreams: linkStreams(),
    publicStreams: streams,
    publicAnswers: publicAnswers({ build, work, streams, journals: storage.journals }),
    publicSite: publicSite({ build, folder: parts.site, work, streams, storage, now: clock.now }),
    backups,
    ratings: ratingBook(options.data, parts.loader),
    pages: parts.pages,
    imports: importShelf(clock),
  };
  if (storage.isShared)
    storage.watch(
      () => undefined,
      () => void endRevoked(server).catch(() => undefined),
    );
  const app = appOn(server);
  const http = createServer(
    { maxHeaderSize: 16 * 1024, requestTimeout: LONGEST_REQUEST },
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  );
  http.maxRequestsPerSocket = 10_000;
  return {
    server,
    http,
    listen: () =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(options.port, options.host, () => {
          http.off('error', reject);
          port = (http.address() as AddressInfo).port;
          resolve(port);
        });
      }),
    close: async () => {
      const closed = new Promise<void>(resolve => http.close(() => resolve()));
      hall.close();
      http.closeIdleConnections();
      const alarm = setTimeout(() => http.closeAllConnections(), LONGEST_END);
      await closed;
      clearTimeout(alarm);
      await writer.flushed();
      await desks.settled();
      server.ratings.close();
      await work.close();
    },
  };
};

const completed = async (work: Work, state: State, wish: Wish): Promise<Completion> => {
  if (!COMPLETED.includes(wish.kind)) return { ok: true, value: { act: wish as never, attached: [] } };
  return work.run('complete', { state, wish, lot: randomBytes(16).toString('hex') });
};

/** Links may be revoked at another process: their phones here are told at the next look. */
const endRevoked = async ({ storage, linkStreams: streams }: Server): Promise<void> => {
  for (const id of streams.links()) {
    const link = await storage.links.byId(id);
    if (link === undefined || link.revoked_at !== null) streams.revoked(id);
  }
};

/** Before the first pairing of a round; a round paired again has one already. */
const backUpBefore = async (
  desk: Desk,
  round: number,
  make: (reason: string) => Promise<unknown>,
): Promise<void> => {
  const { state } = desk.head().journal;
  if (state.rounds.length >= round || round !== state.published + 1) return;
  await make(`round-${round}`);
};

/* A full disk: backups make room first, and nothing is written until there is space again. */
const diskWatch = (folder: string, makeRoom: () => void) => {
  let isFull = false;
  return {
    before: async (): Promise<void> => {
      if (!isFull) return;
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize < LEAST_FREE) throw new Error('database or disk is full');
      isFull = false;
    },
    watching: async <T>(write: () => Promise<T>): Promise<T> => {
      try {
        return await write();
      } catch (error) {
        isFull = true;
        makeRoom();
        throw error;
      }
    },
  };
};

const IMPORT_LIFE = 3600 * 1000;
const MOST_IMPORTS = 20;

const importShelf = (clock: Clock): ImportShelf => {
  const shelf = new Map<
    string,
    { readonly session: string; readonly record: unknown; readonly until: number }
  >();
  return {
    put: (session, record) => {
      const now = Date.parse(clock.now());
      for (const [id, { until }] of shelf) if (until < now || shelf.size >= MOST_IMPORTS) shelf.delete(id);
      const id = newId();
      shelf.set(id, { session, record, until: now + IMPORT_LIFE });
      return id;
    },
    take: (session, id) => {
      const found = shelf.get(id);
      return found?.session === session && found.until >= Date.parse(clock.now()) ? found.record : undefined;
    },
  };
};
