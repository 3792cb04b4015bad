import type { StreamClient } from './open-streams.ts';

/* A stream is open as long as its reader may read. Whoever changes what somebody may do asks for a look; what ends by
 * itself, or at another process, is seen at the next one. */

export interface Right {
  /** Streams of one right are looked at once. */
  readonly key: string;
  readonly holds: () => Promise<boolean>;
  /** The event that tells the reader. */
  readonly last: string;
  /** When it ends by itself. */
  readonly until?: string;
}

export interface Rights {
  readonly guard: (client: StreamClient, right: Right) => void;
  /** Something may have ended: everybody is looked at, once however many ask. */
  readonly look: () => void;
  readonly close: () => void;
}

const LOOK_EVERY = 10_000;

interface Held {
  readonly right: Right;
  readonly clients: Set<StreamClient>;
  readonly alarm: NodeJS.Timeout | undefined;
}

export const streamRights = (now: () => string): Rights => {
  const held = new Map<string, Held>();
  let isLooking = false;
  let isAskedAgain = false;

  const lookAt = async ({ right, clients }: Held): Promise<void> => {
    // A database that cannot be reached takes no right away.
    if (await right.holds().catch(() => true)) return;
    for (const client of [...clients]) client.end(right.last);
  };

  const lookAtAll = async (): Promise<void> => {
    isLooking = true;
    do {
      isAskedAgain = false;
      for (const one of [...held.values()]) await lookAt(one);
    } while (isAskedAgain);
    isLooking = false;
  };

  const look = (): void => {
    isAskedAgain = true;
    if (!isLooking) void lookAtAll();
  };
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();

  const newlyHeld = (right: Right): Held => {
    const left = right.until === undefined ? Infinity : Date.parse(right.until) - Date.parse(now());
    // What ends later than the next looks is seen by them.
    const alarm = left < LOOK_EVERY ? setTimeout(look, Math.max(0, left) + 1) : undefined;
    alarm?.unref();
    return { right, clients: new Set(), alarm };
  };

  return {
    guard: (client, right) => {
      const one = held.get(right.key) ?? newlyHeld(right);
      held.set(right.key, one);
      one.clients.add(client);
      client.onClose(() => {
        one.clients.delete(client);
        if (one.clients.size > 0 || held.get(right.key) !== one) return;
        clearTimeout(one.alarm);
        held.delete(right.key);
      });
      // It may have ended since the request was let in.
      void lookAt(one);
    },
    look,
    close: () => clearInterval(timer),
  };
};
