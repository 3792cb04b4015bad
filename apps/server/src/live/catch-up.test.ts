import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { ACT_FORMAT } from '@pareo/engine/journal';
import { afterEach, expect, test, vi } from 'vitest';
import type { Desk } from '../desks/desk.ts';
import type { Storage, StoredEntry } from '../storage/storage.ts';
import { consoleStreams } from './console-stream.ts';
import { openStreams, type StreamClient } from './open-streams.ts';

/* What a console has missed is sent in pieces, and not without end. */

afterEach(() => vi.useRealTimers());

const entry = (seq: number, size: number): StoredEntry => ({
  seq,
  id: String(seq),
  kind: 'edit-player',
  byKind: 'host',
  at: '',
  v: ACT_FORMAT,
  text: JSON.stringify({
    seq,
    v: ACT_FORMAT,
    by: { kind: 'host' },
    act: { kind: 'reopen', reason: 'x'.repeat(size) },
  }),
  seal: '',
});

const joined = async (missed: readonly StoredEntry[]) => {
  const asked: number[] = [];
  const journals = {
    sizeAfter: async (_: string, after: number) =>
      missed.reduce((sum, { seq, text }) => sum + (seq > after ? text.length : 0), 0),
    entries: async (_: string, after: number, limit: number) => {
      asked.push(limit);
      return missed.filter(({ seq }) => seq > after).slice(0, limit);
    },
  };
  const desk = {
    id: 't',
    head: () => ({ version: missed.length }),
    hear: () => () => undefined,
  } as unknown as Desk;
  const written: string[] = [];
  const pieces: string[] = [];
  const client: StreamClient = {
    write: event => void written.push(String(event)),
    fill: async events => void pieces.push(events),
    end: () => undefined,
    onClose: () => undefined,
    isOpen: () => true,
  };
  const streams = consoleStreams({ journals } as unknown as Storage, 'build', () => '');
  await streams.join(desk, client, 0);
  return { asked, pieces, events: written.map(event => /^event: (\w+)/m.exec(event)?.[1]) };
};

test('a little is sent whole, in pieces that a slow line takes', async () => {
  const { pieces, events } = await joined(Array.from({ length: 500 }, (_, at) => entry(at + 1, 1000)));
  expect(events).toEqual(['hello']);
  expect(pieces.join('').match(/event: entry/g)).toHaveLength(500);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(80_000);
});

test('beyond some megabytes the tournament is fetched again, and none of it is read from the disk', async () => {
  const { asked, pieces, events } = await joined([entry(1, 5_000_000), entry(2, 5_000_000)]);
  expect([events, pieces, asked]).toEqual([['hello', 'reset'], [], []]);
});

test('a reader that takes nothing of what was missed is dropped', async () => {
  vi.useFakeTimers();
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => undefined,
    write: () => false,
    end: () => undefined,
    destroy: () => response.emit('close'),
    writableLength: 0,
  });
  const hall = openStreams(10);
  const client = hall.enter(response as unknown as ServerResponse, '');
  const filled = client?.fill('event: entry\n\n');
  await vi.advanceTimersByTimeAsync(20_000);
  await filled;
  expect([hall.count(), hall.dropped(), client?.isOpen()]).toEqual([0, 1, false]);
  hall.close();
});
