import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { randomId } from '../clock.ts';
import { browserQueue } from '../queue.ts';
import { startServer } from '../testing/server.ts';
import { hostSuite, type Stage } from '../testing/suite.ts';
import type { StreamEvent } from '../wire.ts';
import { httpHost } from './host.ts';
import { eventParser } from './stream.ts';

/** Each person's browser says who they are; the first one's network can be taken away. */
const as =
  (who: string, isConnected: () => boolean): typeof fetch =>
  async (input, init) => {
    if (!isConnected()) throw new TypeError('fetch failed');
    return fetch(input, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), authorization: who },
    });
  };

describe('the host over HTTP', () => {
  hostSuite(async (): Promise<Stage> => {
    const server = await startServer(randomId);
    let isConnected = true;
    const host = (who: string, connected: () => boolean) =>
      httpHost({ origin: server.origin, fetch: as(who, connected), queue: browserQueue(new IDBFactory()) });
    return {
      one: host('a', () => isConnected),
      two: host('l', () => true),
      connect: is => {
        isConnected = is;
        if (!is) server.cutStreams();
      },
      newId: randomId,
      close: server.close,
    };
  });

  test('events may come in any pieces; heartbeats and what we do not know are passed over', () => {
    const heard: StreamEvent[] = [];
    const hear = eventParser(event => heard.push(event));
    const text =
      'retry: 2000\n\n: beat\n\nevent: hello\ndata: {"version":3,"build":"x"}\n\nevent: presence\ndata: {}\n\nevent: reset\ndata: {}\n\n';
    for (const sign of text) hear(sign);
    expect(heard).toEqual([{ kind: 'hello', version: 3, build: 'x' }, { kind: 'reset' }]);
  });
});
