import type { LinkHolder, Person } from './who.ts';

/* Heavy work: one piece at a time for each person. Whoever asks for more waits, and whoever has too much waiting is told
 * to come back. */

export interface Turns {
  /** Undefined: too much of this person is waiting already. The next one begins when what comes `after` has ended too. */
  readonly take: <Result>(
    who: string,
    work: () => Promise<Result>,
    after?: () => Promise<unknown>,
  ) => Promise<Result | undefined>;
}

const MOST_WAITING = 4;
/** Of answers as large as a tournament, which are quick where it is of the usual size. */
export const MOST_READING = 20;

/** Whose work it is: of a person all sessions together. */
export const heavyOf = (who: Person | LinkHolder): string => (who.kind === 'person' ? who.id : who.session);

export const turnsOf = (most = MOST_WAITING): Turns => {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return {
    take: async (who, work, after = async () => undefined) => {
      const queue = queues.get(who) ?? { waiting: 0, last: Promise.resolve() };
      if (queue.waiting > most) return undefined;
      queues.set(who, queue);
      queue.waiting += 1;
      const before = queue.last;
      const mine = before.then(work);
      // The next one does not care how this one ended.
      queue.last = mine
        .then(after)
        .catch(() => undefined)
        .finally(() => {
          queue.waiting -= 1;
          if (queue.waiting === 0) queues.delete(who);
        });
      return mine;
    },
  };
};
