import type { Append, Appended, Journals } from '../storage/storage.ts';

/* Group commit: everything that waits when the writer becomes free goes into one transaction, so that fifty arbiters
 * wait for one flush of the disk and not for fifty. */

export interface Writer {
  /** Resolves when it is on the disk, and rejects when it is not: nothing in between. */
  readonly write: (append: Append) => Promise<Appended>;
  /** Until everything that was asked for is on the disk or refused. */
  readonly flushed: () => Promise<void>;
}

export class DiskFull extends Error {}

interface Waiting {
  readonly append: Append;
  readonly resolve: (answer: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** So many at most in one transaction: those behind need not wait for ever. */
const LARGEST_GROUP = 500;

export const groupWriter = (
  journals: Journals,
  hooks: { readonly beforeGroup?: () => Promise<void>; readonly committed?: (ms: number) => void } = {},
): Writer => {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const writeGroups = async (): Promise<void> => {
    // Whoever came in this turn of the loop comes along.
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, LARGEST_GROUP);
      waiting = waiting.slice(LARGEST_GROUP);
      try {
        await hooks.beforeGroup?.();
        const start = performance.now();
        const answers = await journals.append(group.map(({ append }) => append));
        hooks.committed?.(performance.now() - start);
        group.forEach(({ resolve, reject }, index) => {
          const answer = answers[index];
          if (answer === undefined) reject(new Error('a group gives an answer to each'));
          else resolve(answer);
        });
      } catch (error) {
        const reason = isDiskFull(error) ? new DiskFull() : error;
        for (const { reject } of group) reject(reason);
      }
    }
    running = undefined;
  };

  return {
    write: append =>
      new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject });
        running ??= writeGroups();
      }),
    flushed: async () => {
      while (running !== undefined) await running;
    },
  };
};

/** Of the file, of a copy, or of a database that is a server of its own (its code 53100). */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFull ||
  (error instanceof Error &&
    (/database or disk is full|SQLITE_FULL|ENOSPC|disk I\/O error/.test(error.message) ||
      ('code' in error && error.code === '53100')));
