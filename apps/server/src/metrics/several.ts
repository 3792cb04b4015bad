import cluster, { type Worker } from 'node:cluster';
import type { Family, OfProcess } from './family.ts';

/* Several processes behind one port: whichever is asked asks the others, through the first one, and tells the figures of
 * all. Who does not answer in time is left out of that one answer. */

type Message =
  | { readonly metrics: 'asked'; readonly ask: number }
  | { readonly metrics: 'wanted'; readonly ask: number; readonly of: number }
  | {
      readonly metrics: 'told';
      readonly ask: number;
      readonly of: number;
      readonly from: string;
      readonly families: readonly Family[];
    }
  | { readonly metrics: 'others'; readonly ask: number; readonly count: number };

const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message;

const LONGEST = 1000;

/** In the first process. */
export const relayMetrics = (): void => {
  cluster.on('message', (asking: Worker, message: unknown) => {
    if (!isOurs(message)) return;
    if (message.metrics === 'asked') {
      const others = Object.values(cluster.workers ?? {}).filter(
        worker => worker !== undefined && worker !== asking,
      );
      asking.send({ metrics: 'others', ask: message.ask, count: others.length } satisfies Message);
      for (const worker of others)
        worker?.send({ metrics: 'wanted', ask: message.ask, of: asking.id } satisfies Message);
    }
    if (message.metrics === 'told') cluster.workers?.[message.of]?.send(message);
  });
};

/** In each of the others: answers them, and asks them. */
export const colleagues = (own: () => readonly Family[]): (() => Promise<readonly OfProcess[]>) => {
  const { worker } = cluster;
  if (worker === undefined) return async () => [{ families: own() }];
  const waiting = new Map<
    number,
    { readonly told: OfProcess[]; expected: number; readonly look: () => void }
  >();
  let asks = 0;
  process.on('message', (message: unknown) => {
    if (!isOurs(message)) return;
    if (message.metrics === 'wanted')
      process.send?.({
        ...message,
        metrics: 'told',
        from: String(worker.id),
        families: own(),
      } satisfies Message);
    const asked = waiting.get(message.ask);
    if (asked === undefined) return;
    if (message.metrics === 'others') asked.expected = message.count;
    if (message.metrics === 'told') asked.told.push({ process: message.from, families: message.families });
    asked.look();
  });
  return () =>
    new Promise(resolve => {
      asks += 1;
      const ask = asks;
      const told: OfProcess[] = [];
      const end = () => {
        clearTimeout(alarm);
        waiting.delete(ask);
        resolve([{ process: String(worker.id), families: own() }, ...told]);
      };
      const alarm = setTimeout(end, LONGEST);
      const asked = {
        told,
        expected: Number.POSITIVE_INFINITY,
        look: () => {
          if (told.length >= asked.expected) end();
        },
      };
      waiting.set(ask, asked);
      process.send?.({ metrics: 'asked', ask } satisfies Message);
    });
};
