/* Passwords are dear to compute, for us as for whoever guesses: two at a time, and few wait. Who has gone is not waited
 * for, and one account does not fill the queue. */

/** At 64 MB each, more would fill a small machine. */
const AT_ONCE = 2;
/** About five seconds of work. */
const MOST_WAITING = 24;
/** Of one account, running or waiting. */
const MOST_OF_ACCOUNT = 4;

export type Computed<Result> =
  | { readonly kind: 'done'; readonly value: Result }
  /** So much is waiting that this was not begun. */
  | { readonly kind: 'full'; readonly seconds: number }
  | { readonly kind: 'gone' };

export interface PasswordQueue {
  readonly take: <Result>(
    of: { readonly account: string; readonly gone: AbortSignal },
    work: () => Promise<Result>,
  ) => Promise<Computed<Result>>;
}

interface Waiting {
  readonly begin: () => void;
}

export const passwordQueue = (): PasswordQueue => {
  let running = 0;
  const waiting = new Set<Waiting>();
  const ofAccount = new Map<string, number>();

  /** True when it is our turn, false when nobody waits for us any more. */
  const turn = (gone: AbortSignal): Promise<boolean> =>
    new Promise(resolve => {
      const leave = () => {
        waiting.delete(mine);
        resolve(false);
      };
      const mine: Waiting = {
        begin: () => {
          waiting.delete(mine);
          gone.removeEventListener('abort', leave);
          running += 1;
          resolve(true);
        },
      };
      if (running < AT_ONCE) return mine.begin();
      waiting.add(mine);
      gone.addEventListener('abort', leave, { once: true });
    });

  return {
    take: async ({ account, gone }, work) => {
      if (gone.aborted) return { kind: 'gone' };
      const mine = ofAccount.get(account) ?? 0;
      if (mine >= MOST_OF_ACCOUNT) return { kind: 'full', seconds: 2 };
      if (waiting.size >= MOST_WAITING) return { kind: 'full', seconds: 5 };
      ofAccount.set(account, mine + 1);
      try {
        if (!(await turn(gone))) return { kind: 'gone' };
        try {
          return { kind: 'done', value: await work() };
        } finally {
          running -= 1;
          for (const next of waiting) {
            next.begin();
            break;
          }
        }
      } finally {
        const left = (ofAccount.get(account) ?? 1) - 1;
        if (left === 0) ofAccount.delete(account);
        else ofAccount.set(account, left);
      }
    },
  };
};
