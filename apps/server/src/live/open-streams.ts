import type { ServerResponse } from 'node:http';
import { STREAMS_IN_ALL } from '../access/rates.ts';

/* Every open stream of the server. Events are written directly on Node's response: one buffer, encoded once. */

export interface StreamClient {
  readonly write: (event: Uint8Array | string) => void;
  /** Writes what a reader has missed, however much, and waits until it is on its way; a reader that takes none of it is given up. */
  readonly fill: (events: string) => Promise<void>;
  readonly end: (last: string) => void;
  readonly onClose: (listener: () => void) => void;
  readonly isOpen: () => boolean;
}

export interface OpenStreams {
  /** Undefined: too many already. */
  readonly enter: (
    response: ServerResponse,
    address: string,
    headers?: Readonly<Record<string, string>>,
  ) => StreamClient | undefined;
  readonly count: () => number;
  readonly dropped: () => number;
  /** Tells everybody to come back a little later, not all at once. */
  readonly close: () => void;
}

const HEARTBEAT = 15_000;
/** Unsent bytes of a client that does not read. */
const MOST_UNSENT = 64 * 1024;
const LONGEST_UNSENT = 10_000;
/** For one piece of what was missed: a slow line takes four kilobytes a second. */
const LONGEST_FILL = 16_000;
const RETRY = 2000;

/** `common`: the headers of every answer. */
export const openStreams = (
  streamsOfAddress: number,
  common: Readonly<Record<string, string>> = {},
): OpenStreams => {
  const open = new Map<StreamClient, { readonly response: ServerResponse; readonly address: string }>();
  const ofAddress = new Map<string, number>();
  let dropped = 0;
  let isClosed = false;

  const beat = setInterval(() => {
    for (const client of open.keys()) client.write(': \n\n');
  }, HEARTBEAT);
  beat.unref();

  return {
    enter: (response, address, headers = {}) => {
      const mine = ofAddress.get(address) ?? 0;
      if (isClosed || open.size >= STREAMS_IN_ALL || mine >= streamsOfAddress) return undefined;
      response.writeHead(200, {
        ...common,
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.socket?.setNoDelay(true);
      response.write(`retry: ${RETRY}\n\n`);
      let unsentSince: number | undefined;
      let isFilling = false;
      const listeners: (() => void)[] = [];
      const client: StreamClient = {
        write: event => {
          // What comes while missed entries are on their way is a heartbeat: they show life enough.
          if (response.writableEnded || response.destroyed || isFilling) return;
          if (response.write(event)) {
            unsentSince = undefined;
            return;
          }
          // It comes back by itself and says what it has.
          unsentSince ??= Date.now();
          if (response.writableLength > MOST_UNSENT || Date.now() - unsentSince > LONGEST_UNSENT) {
            dropped += 1;
            response.destroy();
          }
        },
        fill: events =>
          new Promise(resolve => {
            if (response.writableEnded || response.destroyed) return resolve();
            isFilling = true;
            const late = setTimeout(() => {
              dropped += 1;
              response.destroy();
            }, LONGEST_FILL);
            const done = (): void => {
              clearTimeout(late);
              isFilling = false;
              response.off('close', done);
              resolve();
            };
            response.once('close', done);
            response.write(events, done);
          }),
        end: last => {
          if (!response.writableEnded) response.end(last);
        },
        onClose: listener => void listeners.push(listener),
        isOpen: () => open.has(client),
      };
      response.on('drain', () => {
        unsentSince = undefined;
      });
      open.set(client, { response, address });
      ofAddress.set(address, mine + 1);
      response.on('close', () => {
        if (!open.delete(client)) return;
        const left = (ofAddress.get(address) ?? 1) - 1;
        if (left === 0) ofAddress.delete(address);
        else ofAddress.set(address, left);
        for (const listener of listeners) listener();
      });
      return client;
    },
    count: () => open.size,
    dropped: () => dropped,
    close: () => {
      isClosed = true;
      clearInterval(beat);
      for (const client of [...open.keys()]) {
        const retry = RETRY + Math.floor(Math.random() * 8000);
        client.end(`retry: ${retry}\nevent: bye\ndata: {"reason":"restart","retry":${retry}}\n\n`);
      }
    },
  };
};

export const eventText = (event: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
