import type { EntryId, Instant, Seq, Wish } from '@pareo/engine/journal';
import type { TournamentId } from './wire.ts';

/** An act that waits to be sent, as it is kept on this device. */
export interface Kept {
  readonly id: EntryId;
  readonly tournament: TournamentId;
  readonly wish: Wish;
  readonly since: Instant;
  readonly basis: Seq;
  /** The format of the wish; of the page that keeps it. Without it: the first. */
  readonly v?: number;
  /** Who typed it: another person at the same browser does not send it. */
  readonly author: string;
}

/** Where acts wait: nothing typed is lost when the page is closed. */
export interface QueueStore {
  /** In the order in which they were put. */
  kept(tournament: TournamentId, author: string): Promise<readonly Kept[]>;
  put(kept: Kept): Promise<void>;
  drop(id: EntryId): Promise<void>;
}

/** For tests, and for browsers that keep nothing (private windows). */
export const memoryQueue = (): QueueStore => {
  const all = new Map<EntryId, Kept>();
  return {
    kept: async (tournament, author) =>
      [...all.values()].filter(kept => kept.tournament === tournament && kept.author === author),
    put: async kept => {
      all.set(kept.id, kept);
    },
    drop: async id => {
      all.delete(id);
    },
  };
};

const DATABASE = 'pareo';
const STORE = 'queue';

/** Where acts go that the page is left with before IndexedDB has them: the one store that takes a value at once. */
const LEFT = 'pareo.queue.left';

/** What is needed of a window: it says when the page is left, and keeps a value without waiting. */
export interface LeftPage {
  readonly addEventListener: (kind: 'pagehide', hear: () => void) => void;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * IndexedDB: survives a reload, a crash and a power cut. It needs some milliseconds: a page that is left in between (a key, then a
 * link) hands what is not there yet to `localStorage`, and the next page takes it from there.
 */
export const browserQueue = (factory: IDBFactory, page?: LeftPage): QueueStore => {
  const onItsWay = new Map<EntryId, Kept>();
  page?.addEventListener('pagehide', () => {
    if (onItsWay.size > 0)
      ignoringFull(() =>
        page.localStorage.setItem(LEFT, JSON.stringify([...leftBehind(page), ...onItsWay.values()])),
      );
  });
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= new Promise<IDBDatabase>((done, failed) => {
      const request = factory.open(DATABASE, 1);
      request.onupgradeneeded = () => {
        const store = request.result.createObjectStore(STORE, { keyPath: 'n', autoIncrement: true });
        store.createIndex('id', 'id', { unique: true });
        store.createIndex('tournament', 'tournament');
      };
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    return opened;
  };
  const put = async (kept: Kept): Promise<void> => {
    const change = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = change.objectStore(STORE);
    const key = await answered(store.index('id').getKey(kept.id));
    store.put(key === undefined ? kept : { ...kept, n: key });
    await finished(change);
  };
  return {
    kept: async (tournament, author) => {
      if (page) {
        for (const left of leftBehind(page)) await put(left);
        ignoringFull(() => page.localStorage.removeItem(LEFT));
      }
      const store = (await database()).transaction(STORE).objectStore(STORE);
      const found: readonly (Kept & { readonly n: number })[] = await answered(
        store.index('tournament').getAll(tournament),
      );
      return [...found]
        .sort((a, b) => a.n - b.n)
        .filter(kept => kept.author === author)
        .map(({ n: _, ...kept }) => kept);
    },
    put: async kept => {
      onItsWay.set(kept.id, kept);
      await put(kept).finally(() => onItsWay.delete(kept.id));
    },
    drop: async id => {
      onItsWay.delete(id);
      const change = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = change.objectStore(STORE);
      const key = await answered(store.index('id').getKey(id));
      if (key !== undefined) store.delete(key);
      await finished(change);
    },
  };
};

const leftBehind = (page: LeftPage): readonly Kept[] => {
  try {
    return JSON.parse(page.localStorage.getItem(LEFT) ?? '[]');
  } catch {
    return [];
  }
};

/** A browser whose store is full or closed to us keeps nothing: IndexedDB is then all there is. */
const ignoringFull = (write: () => void): void => {
  try {
    write();
  } catch {}
};

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

const finished = (change: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    change.oncomplete = () => done();
    change.onabort = () => failed(change.error);
    change.onerror = () => failed(change.error);
  });
