import type { StreamClient } from './open-streams.ts';

/* One tournament's events to all who listen. Written to 500 responses a turn of the loop, so that acts are not kept
 * waiting; the next event starts when the one before has reached everybody, so that the order is the same for all.
 * Each listener says up to which version it knows: what is not newer is not told again. */

export interface Topic {
  readonly join: (client: StreamClient, knows: number) => void;
  readonly tell: (version: number, event: string) => void;
  readonly size: () => number;
  /** Ends the streams of some. */
  readonly end: (which: (client: StreamClient) => boolean, last: string) => void;
}

const AT_ONCE = 500;

export const newTopic = (): Topic => {
  const listeners = new Map<StreamClient, number>();
  let queue: { readonly version: number; readonly event: Uint8Array }[] = [];
  let isRunning = false;

  const pump = async (): Promise<void> => {
    isRunning = true;
    while (queue.length > 0) {
      const events = queue;
      queue = [];
      let done = 0;
      for (const client of [...listeners.keys()]) {
        const knows = listeners.get(client);
        if (knows === undefined) continue;
        const news = events.filter(({ version }) => version > knows);
        const last = news.at(-1);
        if (last !== undefined) {
          listeners.set(client, last.version);
          client.write(news.length === 1 ? last.event : Buffer.concat(news.map(({ event }) => event)));
        }
        done += 1;
        if (done % AT_ONCE === 0) await new Promise(resolve => setImmediate(resolve));
      }
    }
    isRunning = false;
  };

  return {
    join: (client, knows) => {
      listeners.set(client, knows);
      client.onClose(() => listeners.delete(client));
    },
    tell: (version, event) => {
      if (listeners.size === 0) return;
      queue.push({ version, event: Buffer.from(event) });
      if (!isRunning) void pump();
    },
    size: () => listeners.size,
    end: (which, last) => {
      for (const client of [...listeners.keys()]) if (which(client)) client.end(last);
    },
  };
};
