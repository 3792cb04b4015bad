import type { LinkHolder, Person } from './who.ts';

/* Heavy work: one piece at a time for each person. Whoever asks for more waits, and whoever has too much waiting is told
 * to come back. */

export interface Turns {
  /** Undefined: too much of this person is waiting already. */
  readonly take: <Result>(who: string, work: () => Promise<Result>) => Promise<Result | undefined>;
}

const MOST_WAITING = 4;

/** Whose work it is: of a person all sessions together. */
export const heavyOf = (who: Person | LinkHolder): string => (who.kind === 'person' ? who.id : who.session);

export const turnsOf = (): Turns => {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return {
    take: async (who, work) => {
      const queue = queues.get(who) ?? { waiting: 0, last: Promise.resolve() };
      if (queue.waiting > MOST_WAITING) return undefined;
      queues.set(who, queue);
      queue.waiting += 1;
      const before = queue.last;
      const mine = before.then(work);
      // The next one does not care how this one ended.
      queue.last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(who);
      }
    },
  };
};
