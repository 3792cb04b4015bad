import { ACT_FORMAT } from '@pareo/engine/journal';
import type { Desk } from '../desks/desk.ts';
import { entryOf } from '../desks/head.ts';
import type { Storage } from '../storage/storage.ts';
import { eventText, type StreamClient } from './hall.ts';
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
/** Of those that were missed, sent together. */
const AT_ONCE = 100;

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
      if (after > version || version - after > MOST_ENTRIES) {
        client.write(eventText('reset', {}));
        topic.join(client, desk.head().version);
        return;
      }
      let knows = after;
      // What is committed while we read is read too; the last look and the joining are one step.
      while (knows < desk.head().version) {
        const missed = (await storage.journals.entries(desk.id, knows, AT_ONCE)).map(entryOf);
        if (missed.length > 0)
          await client.fill(missed.map(entry => eventText('entry', entry, entry.seq)).join(''));
        if (!client.isOpen()) return;
        knows = missed.at(-1)?.seq ?? knows;
      }
      topic.join(client, knows);
    },
  };
};
