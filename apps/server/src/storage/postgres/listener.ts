import { clientFor } from './connection.ts';

/* Other processes tell what they wrote. A notification is a hint and may be missed: whoever listens is also told when
 * the listening began again, and compares versions then, and every ten seconds anyway. */

export const CHANNEL = 'pareo';

export interface Listener {
  readonly close: () => Promise<void>;
}

export interface Heard {
  /** `text` as it was sent. */
  readonly message: (text: string) => void;
  /** Something may have been missed. */
  readonly behind: () => void;
}

const FIRST_WAIT = 200;
const LAST_WAIT = 5000;
const POLL = 10_000;

export const listenOn = async (url: string, heard: Heard): Promise<Listener> => {
  let isClosed = false;
  let current: ReturnType<typeof clientFor> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = clientFor(url);
    let isLost = false;
    const lost = (): void => {
      if (isLost) return;
      isLost = true;
      if (current === client) current = undefined;
      client.end().catch(() => undefined);
      again(FIRST_WAIT);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => heard.message(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      isLost = true;
      client.end().catch(() => undefined);
      throw error;
    }
    current = client;
    if (isClosed) await client.end();
  };

  const again = (wait: number): void => {
    if (isClosed) return;
    retry = setTimeout(() => {
      connect().then(heard.behind, () => again(Math.min(LAST_WAIT, wait * 2)));
    }, wait);
    retry.unref();
  };

  await connect();
  const poll = setInterval(heard.behind, POLL);
  poll.unref();
  return {
    close: async () => {
      isClosed = true;
      clearInterval(poll);
      clearTimeout(retry);
      await current?.end().catch(() => undefined);
    },
  };
};
