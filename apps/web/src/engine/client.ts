import type { Issue, Outcome } from '@pareo/engine';
import type { State } from '@pareo/engine/journal';
import type { Enquiries, EnquiryKind, FileRead, Message, Reply } from './enquiry.ts';

/** The engine in a thread of its own: pairing, reasons and standings never stop the page. */
let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, { done: (answer: never) => void; failed: (reason: Error) => void }>();
const numbers = new WeakMap<State, number>();
let lastState = 0;
let sentState = -1;

const engine = (): Worker => {
  worker ??= started();
  return worker;
};

/** Fetched while the server can be reached: standings and reasons then go on without it. */
export const warmUp = (): void => {
  engine();
};

/** Told when the engine could not be loaded. */
let tellBroken = (): void => undefined;
export const whenBroken = (tell: () => void): void => {
  tellBroken = tell;
};

const started = (): Worker => {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Reply>) => {
    const found = waiting.get(data.n);
    waiting.delete(data.n);
    if ('broken' in data) found?.failed(new Error(data.broken));
    else found?.done(data.answer as never);
  };
  // A worker that died is replaced at the next question; what waited for it is told so.
  made.onerror = event => {
    for (const { failed } of waiting.values()) failed(new Error(event.message));
    waiting.clear();
    worker = undefined;
    sentState = -1;
    tellBroken();
  };
  return made;
};

const post = (message: Message): void => engine().postMessage(message);

const numberOf = (state: State): number => {
  const known = numbers.get(state);
  if (known !== undefined) return known;
  lastState += 1;
  numbers.set(state, lastState);
  return lastState;
};

/** Asks about a state. */
export const enquire = <K extends EnquiryKind>(
  state: State,
  enquiry: K,
  ask: Enquiries[K]['ask'],
): Promise<Enquiries[K]['answer']> =>
  new Promise((done, failed) => {
    const n = ++count;
    waiting.set(n, { done, failed });
    const of = numberOf(state);
    engine();
    if (sentState !== of) {
      post({ kind: 'state', of, state });
      sentState = of;
    }
    post({ kind: 'enquiry', n, of, enquiry, ask });
  });

/** Reads a file of any format that the engine knows. */
export const readFile = (bytes: Uint8Array): Promise<Outcome<FileRead, Issue>> =>
  new Promise((done, failed) => {
    const n = ++count;
    waiting.set(n, { done, failed });
    post({ kind: 'read', n, bytes });
  });
