import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ListSource } from './list-file.ts';
import { type FailureCode, ListGone, type ListMeta, type ListStore, type RatingList } from './lists.ts';
import type { Loading } from './load.ts';
import type { LineFault } from './rated-player.ts';
import { type FoundPlayer, matchesIn, type OpenedList, type Sought, searchIn } from './search.ts';

export interface RatingBook {
  /** Newest first; what is on its way or failed before what is there. */
  readonly lists: () => Promise<readonly RatingList[]>;
  /** `lists`: how many there are to look into. */
  readonly search: (
    text: string,
  ) => Promise<{ readonly items: readonly FoundPlayer[]; readonly lists: number }>;
  readonly matches: (sought: readonly Sought[]) => Promise<readonly (readonly FoundPlayer[])[]>;
  /** Where a file that comes in is put until it is loaded. */
  readonly shelf: (id: string) => string;
  /** Loads what lies on the shelf; the lists that it replaces go when it is ready. */
  readonly load: (wish: LoadWish) => Promise<void>;
  readonly remove: (id: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export type LoadWish = Pick<Loading, 'id' | 'name' | 'loadedAt' | 'withoutFaults'> & {
  readonly source: ListSource;
};

/** Loads in the way of its own; tells how far it is. */
export type Loader = (loading: Loading, hear: (message: LoadMessage) => void) => void;

export type LoadMessage =
  | { readonly kind: 'loading'; readonly rows: number; readonly part: number }
  | { readonly kind: 'ready'; readonly meta: ListMeta }
  | {
      readonly kind: 'failed';
      readonly reason: { readonly code: FailureCode; readonly line?: number };
      readonly leftOut: number;
      readonly faults: readonly LineFault[];
    };

const BETWEEN_NOTES = 1000;

export const ratingBook = (folder: string, store: ListStore, load: Loader): RatingBook => {
  const opened = async (how: 'as-known' | 'looked-up'): Promise<readonly OpenedList[]> =>
    (await store.ready(how)).map(meta => ({ meta, finder: store.finderOf(meta) }));
  const onLists = async <T>(work: (lists: readonly OpenedList[]) => Promise<T>): Promise<T> => {
    for (let how: 'as-known' | 'looked-up' = 'as-known'; ; how = 'looked-up')
      try {
        return await work(await opened(how));
      } catch (error) {
        // Replaced meanwhile: the next one is there.
        if (!(error instanceof ListGone)) throw error;
      }
  };

  return {
    lists: async () => {
      const ready = (await store.ready()).map(meta => ({ ...meta, status: 'ready' as const }));
      const underWay = await store.underWay();
      return [...underWay.filter(({ id }) => ready.every(list => list.id !== id)), ...ready];
    },
    search: text => onLists(async lists => ({ items: await searchIn(lists, text), lists: lists.length })),
    matches: sought => onLists(lists => matchesIn(lists, sought)),
    shelf: id => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return join(folder, `${id}.upload`);
    },
    load: async ({ id, name, loadedAt, withoutFaults, source }) => {
      const path = join(folder, `${id}.upload`);
      let list: RatingList = {
        id,
        name,
        from: source.from,
        ...(source.from === 'national' ? { federation: source.federation } : {}),
        status: 'loading',
        rows: 0,
        part: 0,
        leftOut: 0,
        faults: [],
        loadedAt,
      };
      await store.note(list);
      // One word after the other: what was said last stands there at the end.
      let said: Promise<unknown> = Promise.resolve();
      const say = (work: () => Promise<unknown>): void => {
        // A database that does not answer now is told the next time.
        said = said.then(work).catch(() => undefined);
      };
      const beat = setInterval(() => say(() => store.note(list)), BETWEEN_NOTES);
      beat.unref();
      load({ id, name, loadedAt, path, source, withoutFaults, target: store.targetOf(id) }, message => {
        if (message.kind === 'loading') {
          list = { ...list, rows: message.rows, part: message.part };
          return;
        }
        clearInterval(beat);
        rmSync(path, { force: true });
        if (message.kind === 'failed') {
          const { kind: _, ...why } = message;
          const { part: _part, ...rest } = list;
          const failed: RatingList = { ...rest, ...why, status: 'failed' };
          say(() => store.note(failed));
          return;
        }
        say(async () => {
          await store.forget(id);
          for (const old of await store.ready())
            if (isReplaced(old, message.meta)) await store.remove(old.id);
        });
      });
    },
    remove: async id => (await store.forget(id)) || (await store.remove(id)),
    close: () => store.close(),
  };
};

/** A list of all three ratings replaces all of FIDE's, one of one kind those of its kind; a federation's list the one before it. */
const isReplaced = (old: ListMeta, by: ListMeta): boolean =>
  old.id < by.id &&
  old.from === by.from &&
  old.federation === by.federation &&
  (by.kind === 'combined' || old.kind === by.kind);
