import { ACT_FORMAT } from '@pareo/engine/journal';
import type { Desk } from '../desks/desk.ts';
import { entryOf } from '../desks/head.ts';
import type { Storage } from '../storage/storage.ts';
import { eventText, type StreamClient } from './open-streams.ts';
import { newTopic, type Topic } from './topic.ts';

/** The journal of a tournament as it grows: each entry once, in order, from the version that the reader has. */
export interface ConsoleStreams {
  /** From the opening of a desk on. */
  readonly follow: (desk: Desk) => void;
  readonly join: (desk: Desk, client: StreamClient, after: number) => Promise<void>;
  readonly isWatching: (desk: Desk) => boolean;
}

/** Further behind than this, fetching the tournament again is quicker. */
const MOST_ENTRIES = 2000;
/** Likewise what is longer than this. */
const MOST_CHARACTERS = 8 * 1024 * 1024;
/** Of those that were missed, read together. */
const AT_ONCE = 100;
/** What is on its way to a reader at a time. */
const LARGEST_PIECE = 64 * 1024;

export const consoleStreams = (storage: Storage, build: string, now: () => string): ConsoleStreams => {
  const topics = new WeakMap<Desk, Topic>();
  const topicOf = (desk: Desk): Topic => {
    const known = topics.get(desk);
    if (known !== undefined) return known;
    const topic = newTopic();
    topics.set(desk, topic);
    desk.hear(entry => topic.tell(entry.seq, eventText('entry', entry, entry.seq)));
    return topic;
  };
  return {
    isWatching: desk => (topics.get(desk)?.size() ?? 0) > 0,
    follow: topicOf,
    join: async (desk, client, after) => {
      const topic = topicOf(desk);
      const { version } = desk.head();
      client.write(eventText('hello', { version, build, acts: ACT_FORMAT, now: now() }));
      const isFar = after > version || version - after > MOST_ENTRIES;
      if (isFar || (await storage.journals.sizeAfter(desk.id, after)) > MOST_CHARACTERS) {
        client.write(eventText('reset', {}));
        topic.join(client, desk.head().version);
        return;
      }
      let knows = after;
      // What is committed while we read is read too; the last look and the joining are one step.
      while (knows < desk.head().version) {
        const missed = (await storage.journals.entries(desk.id, knows, AT_ONCE)).map(entryOf);
        for (const piece of inPieces(missed.map(entry => eventText('entry', entry, entry.seq)))) {
          await client.fill(piece);
          if (!client.isOpen()) return;
        }
        // The tournament was removed meanwhile.
        if (missed.length === 0) return;
        knows = missed.at(-1)?.seq ?? knows;
      }
      topic.join(client, knows);
    },
  };
};

function* inPieces(events: readonly string[]): Generator<string> {
  let piece = '';
  for (const event of events) {
    piece += event;
    if (piece.length < LARGEST_PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
