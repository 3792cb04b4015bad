import { ACT_FORMAT } from '@pareo/engine/journal';
import type { Kept, QueueStore } from '@pareo/host';
import { type Reached, request } from './desk.ts';

/* Acts wait on the phone until the server has them: in order, one at a time, the same id however often they are sent. */

export type Sent =
  /** `seq`: the entry that says so. */
  | { readonly kind: 'done'; readonly kept: Kept; readonly seq: number }
  /** Not done: the arbiter has it as a question. `because`: the codes of what stood against it. */
  | { readonly kind: 'asked'; readonly kept: Kept; readonly because: readonly string[] }
  /** Not done, and nobody else knows of it. */
  | { readonly kind: 'refused'; readonly kept: Kept; readonly because: readonly string[] };

/** Of an act: the entry that came of it, or the question it became. */
interface Answered {
  readonly entry?: { readonly seq: number };
  readonly question?: number;
  readonly because?: readonly string[];
}

export interface Sender {
  readonly add: (kept: Kept) => Promise<void>;
  readonly waiting: () => readonly Kept[];
  /** Tries at once: the phone is back, or somebody looks at it. */
  readonly wake: () => void;
}

const LONGEST_WAIT = 30_000;

export const startSender = async (given: {
  readonly store: QueueStore;
  readonly tournament: string;
  readonly author: string;
  /** Which phone this is. */
  readonly device: string;
  readonly hear: (sent: Sent) => void;
  /** How the last attempt went: undefined while nothing was tried. */
  readonly reached: (kind: Reached<unknown>['kind']) => void;
}): Promise<Sender> => {
  const { store, tournament, author, device, hear, reached } = given;
  let waiting: readonly Kept[] = await store.kept(tournament, author);
  let isSending = false;
  let pause = 1000;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = async (kept: Kept, sent: Sent): Promise<void> => {
    await store.drop(kept.id);
    waiting = waiting.filter(({ id }) => id !== kept.id);
    hear(sent);
  };

  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    while (waiting[0] !== undefined) {
      const kept: Kept = waiting[0];
      const { id, basis, wish, since, v } = kept;
      const answer = await request<Answered>('POST', `/tournaments/${tournament}/acts`, {
        id,
        basis,
        wish,
        made: since,
        device,
        ...(v === undefined ? {} : { v }),
      });
      // Kept by a page before this one, in a format that is no longer read: a newer page would not help.
      const isFromBefore = answer.kind === 'too-old' && v !== ACT_FORMAT;
      if (!isFromBefore) reached(answer.kind);
      if (answer.kind === 'answer') {
        pause = 1000;
        const { entry, question, because = [] } = answer.value;
        await drop(
          kept,
          question === undefined
            ? { kind: 'done', kept, seq: entry?.seq ?? 0 }
            : { kind: 'asked', kept, because },
        );
      } else if (isFromBefore) {
        await drop(kept, { kind: 'refused', kept, because: ['client-too-old'] });
      } else if (answer.kind === 'refused' && answer.status !== 429) {
        await drop(kept, { kind: 'refused', kept, because: answer.because });
      } else {
        if (answer.kind === 'unreachable' || answer.kind === 'failing' || answer.kind === 'refused') {
          timer = setTimeout(() => void send(), pause);
          pause = Math.min(LONGEST_WAIT, pause * 2);
        }
        break;
      }
    }
    isSending = false;
  };

  void send();
  return {
    add: async kept => {
      // It is shown at once, and goes out even from a phone that cannot keep it.
      waiting = [...waiting, kept];
      await store.put(kept).finally(() => void send());
    },
    waiting: () => waiting,
    wake: () => {
      pause = 1000;
      void send();
    },
  };
};
