import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Clock, steadyClock } from './access/clock.ts';
import { securityHeaders } from './access/headers.ts';
import { linkDesk } from './access/links.ts';
import { passwordQueue } from './access/password-queue.ts';
import { rateLimiter } from './access/rates.ts';
import { sessionsOn } from './access/sessions.ts';
import { MOST_READING, turnsOf } from './access/turns.ts';
import { audit, failureNotes } from './audit.ts';
import { needsEngine } from './desks/completed.ts';
import type { Desk, DeskTools } from './desks/desk.ts';
import { desksOn } from './desks/desks.ts';
import { summaryJson } from './desks/summary.ts';
import { groupWriter, isDiskFull } from './desks/writer.ts';
import { importShelf } from './imports.ts';
import { consoleStreams } from './live/console-stream.ts';
import { linkStreams } from './live/link-stream.ts';
import { openStreams } from './live/open-streams.ts';
import { publicStreams } from './live/public-stream.ts';
import { streamRights } from './live/rights.ts';
import type { Log } from './log.ts';
import { newMeter } from './metrics/meter.ts';
import { colleagues } from './metrics/several.ts';
import { type Door, ownDoor } from './one-door.ts';
import type { ServerOptions } from './options.ts';
import { publicAnswers } from './public/answers.ts';
import { publicSite } from './public/site.ts';
import { type Loader, ratingBook } from './ratings/book.ts';
import { postgresStore } from './ratings/postgres/store.ts';
import { sqliteStore } from './ratings/sqlite/store.ts';
import { appOn } from './routes/app.ts';
import { factsOf } from './routes/backups.ts';
import type { Server } from './server.ts';
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
  /** Absent: it listens itself. */
  readonly door?: Door;
  /** Milliseconds until the headers of a request are there. */
  readonly longestHeaders?: number;
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

const LEAST_FREE = 50 * 1024 * 1024;
/** A rating list over a slow line. */
const LONGEST_REQUEST = 15 * 60_000;
const LONGEST_HEADERS = 30_000;
/** How late after its limit a connection may be ended. */
const CHECKED_EVERY = 2000;
/** For whoever is being answered, at the end; then work is stopped and connections are closed. */
const LONGEST_END = 3000;

export const boot = (parts: BootParts): Booted => {
  const { options, storage, work, log, build, door = ownDoor } = parts;
  const clock: Clock = steadyClock(parts.time);
  const isHttps = options.publicUrl?.protocol === 'https:';
  const hall = openStreams(options.streamsOfAddress, securityHeaders({ isHttps }));
  const rights = streamRights(clock.now);
  const meter = newMeter(options.metrics);
  const { backupAt: times, keep } = options;
  const backups = backupKeeper({ storage, folder: options.data, times, keep, now: clock.now, log });
  const disk = diskWatch(options.data, () => {
    meter.databaseFailed('write');
    backups.prune();
  });
  const writer = groupWriter(storage.journals, {
    beforeGroup: disk.before,
    committed: ms => meter.committed(ms / 1000),
  });
  const streams = publicStreams(build);
  const tools: DeskTools = {
    storage,
    writer: { ...writer, write: append => disk.watching(() => writer.write(append)) },
    now: () => new Date((parts.time ?? Date.now)()).toISOString(),
    needsEngine,
    complete: (state, wish, of) =>
      work.run('complete', { state, wish, lot: randomBytes(16).toString('hex') }, { of }),
    // A database that is a server of its own has its own copies (256).
    beforePairing: async (desk, round, isAccepted) => {
      if (storage.isShared || !isFirstPairing(desk, round) || !isAccepted()) return;
      const reason = `round-${round}`;
      const slug = (await storage.tournaments.head(desk.id))?.slug ?? '';
      const made = await backups.make(reason, { id: desk.id, slug });
      await audit({ storage, clock }, '', 'backup-made', { tournament: desk.id, ...factsOf(made) });
    },
    isReadOnly: () => storage.isOutdated(),
    isWatched: desk =>
      server.consoleStreams.isWatching(desk) ||
      server.publicStreams.isWatching(desk) ||
      server.linkStreams.isWatching(desk),
    summaryOf: summaryJson,
  };
  const desks = desksOn(tools);
  const ratingFolder = join(options.data, 'ratings');
  const ratingStore =
    options.database === undefined ? sqliteStore(ratingFolder) : postgresStore(options.database);
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
    passwords: passwordQueue(),
    turns: turnsOf(),
    readings: turnsOf(MOST_READING),
    clock,
    log,
    work,
    hall,
    consoleStreams: consoleStreams(storage, build, clock.now),
    rights,
    linkStreams: linkStreams(),
    publicStreams: streams,
    publicAnswers: publicAnswers({ build, work, streams, journals: storage.journals }),
    publicSite: publicSite({ build, folder: parts.site, work, streams, storage, now: clock.now }),
    backups,
    ratings: ratingBook(ratingFolder, ratingStore, parts.loader),
    failures: failureNotes({ storage, clock }),
    meter,
    figures: colleagues(() => meter.families(server)),
    pages: parts.pages,
    imports: importShelf(storage.uploads, clock),
  };
  if (storage.isShared)
    storage.watch(
      () => undefined,
      () => server.rights.look(),
    );
  const app = appOn(server);
  const http = createServer(
    {
      maxHeaderSize: 16 * 1024,
      requestTimeout: LONGEST_REQUEST,
      headersTimeout: parts.longestHeaders ?? LONGEST_HEADERS,
      connectionsCheckingInterval: CHECKED_EVERY,
    },
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  );
  http.maxRequestsPerSocket = 10_000;
  const connections = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return {
    server,
    http,
    listen: async () => {
      port = await door.open(http, options);
      return port;
    },
    close: async () => {
      door.close(http);
      const closed = Promise.all(
        [...connections].map(socket => new Promise(resolve => socket.once('close', resolve))),
      );
      rights.close();
      hall.close();
      http.closeIdleConnections();
      const alarm = setTimeout(() => {
        void work.close();
        http.closeAllConnections();
      }, LONGEST_END);
      await closed;
      clearTimeout(alarm);
      await writer.flushed();
      await desks.settled();
      await server.ratings.close();
      await work.close();
    },
  };
};

/** A round paired again has a backup already. */
const isFirstPairing = (desk: Desk, round: number): boolean => {
  const { state } = desk.head().journal;
  return state.rounds.length < round && round === state.published + 1;
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
        if (isDiskFull(error)) {
          isFull = true;
          makeRoom();
        }
        throw error;
      }
    },
  };
};
