import type { Actor, Attachment, Entry, EntryId, Instant, Refusal, State, Wish } from '@pareo/engine/journal';
import { agreedIn } from '@pareo/engine/journal';
import { askedInstead, type Head, isOfWish, judge, type Sent, sinceOf, withReasons } from '@pareo/host/judge';
import { packedJson } from '../storage/packing.ts';
import type { Append, Appended, Storage, StoredAttachment } from '../storage/storage.ts';
import { WorkStopped } from '../work/work.ts';
import { continued, entryOf, storedOf, verified } from './head.ts';
import { DiskFull, type Writer } from './writer.ts';

/** What is asked of a desk: one act. */
export interface Request {
  readonly id: EntryId;
  readonly wish: Wish;
  readonly by: Actor;
  readonly basis: number;
  readonly made?: Instant;
  /** What can no longer be done is kept as a question: what phones send, and what waited for a network. */
  readonly orAsk: boolean;
}

export type SendAnswer =
  | { readonly kind: 'done' | 'known'; readonly entry: Entry }
  | { readonly kind: 'kept-as-question'; readonly entry: Entry }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[]; readonly since: readonly Entry[] }
  | { readonly kind: 'id-reused' | 'busy' | 'disk-full' | 'work-stopped' | 'read-only' }
  | { readonly kind: 'basis-ahead'; readonly version: number };

/** What a desk needs of the server around it. */
export interface DeskTools {
  readonly storage: Storage;
  readonly writer: Writer;
  readonly now: () => Instant;
  /** Wishes that the engine has to complete; the others are acts as they come. */
  readonly needsEngine: (wish: Wish) => boolean;
  /** The wish with what only the engine can say; in a worker where it is slow. */
  readonly complete: (state: State, wish: Wish) => Promise<Completion>;
  /** Before a pairing is written. `isAccepted`: judged with what is known now. */
  readonly beforePairing: (desk: Desk, round: number, isAccepted: () => boolean) => Promise<void>;
  readonly isReadOnly: () => boolean;
  readonly summaryOf: (id: string, head: Head) => Append['summary'];
  /** Somebody has a stream of it open. */
  readonly isWatched: (desk: Desk) => boolean;
}

export type Completion =
  | {
      readonly ok: true;
      readonly value: { readonly act: Sent['act']; readonly attached: readonly Attachment[] };
    }
  | { readonly ok: false; readonly faults: readonly Refusal[] };

export interface Desk {
  readonly id: string;
  /** As it is on the disk. */
  readonly head: () => Head;
  readonly send: (request: Request) => Promise<SendAnswer>;
  /** Entries in order, once they are on the disk. */
  readonly hear: (listener: (entry: Entry, head: Head) => void) => () => void;
  /** Entries that another process wrote. */
  readonly catchUp: () => Promise<void>;
  /** Acts are under way. */
  readonly isBusy: () => boolean;
}

/** Judged again after somebody else was faster, so many times at most. */
const TRIES = 20;
const MOST_BEHIND = 100_000;

export const deskOn = (id: string, opened: Head, tools: DeskTools): Desk => {
  /* Two heads: what is on the disk, and what will be there when everything under way is written. Acts are judged on the
   * second at once, so that a group of them can share one flush; readers see only the first. When a write fails
   * everything judged on top of it is judged again from the disk: `generation` tells who must. */
  let committed = opened;
  let pending = opened;
  let generation = 0;
  let isAstray = false;
  const underWay = new Map<EntryId, Promise<SendAnswer>>();
  const writing = new Set<Promise<Appended>>();
  const listeners = new Set<(entry: Entry, head: Head) => void>();

  const desk: Desk = {
    id,
    head: () => committed,
    isBusy: () => underWay.size > 0,
    send: request => {
      const same = underWay.get(request.id);
      if (same !== undefined) return same.then(answer => asKnown(answer, request.wish));
      const answer = send(request).finally(() => underWay.delete(request.id));
      underWay.set(request.id, answer);
      return answer;
    },
    hear: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp: async () => {
      const { version, seal } = committed;
      const stored = await tools.storage.journals.entries(id, version, MOST_BEHIND);
      // While we were reading, our own writes may have come to be known.
      for (const entry of verified(stored, { version, seal }))
        if (entry.seq === committed.version + 1) commit(entry, continued(committed, [entry]));
    },
  };

  const commit = (entry: Entry, head: Head): void => {
    // Read back from the disk before the writer had told of it.
    if (entry.seq <= committed.version) return;
    committed = head;
    if (pending.version < committed.version) pending = committed;
    for (const listener of listeners) listener(entry, head);
  };

  const startAgain = async (from: number): Promise<void> => {
    if (from !== generation) return;
    generation += 1;
    isAstray = true;
    await toTheDisk();
  };

  /** What will be there is unknown until the disk was looked at. */
  const toTheDisk = async (): Promise<void> => {
    await desk.catchUp();
    pending = committed;
    isAstray = false;
  };

  /** When everything under way is written or is not: what is there then. */
  const onTheDisk = async (): Promise<Head> => {
    await Promise.allSettled(writing);
    if (isAstray || (writing.size === 0 && pending !== committed)) await toTheDisk();
    return committed;
  };

  const storedBefore = async (request: Request): Promise<SendAnswer | undefined> => {
    const stored = await tools.storage.journals.entryById(id, request.id);
    if (stored === undefined) return undefined;
    // Whoever is told that it is there builds on it: the next act is judged with it.
    if (stored.seq > committed.version) await toTheDisk();
    return known(entryOf(stored), request.wish);
  };

  const send = async (request: Request): Promise<SendAnswer> => {
    const before = await storedBefore(request);
    if (before !== undefined) return before;
    if (tools.isReadOnly()) return { kind: 'read-only' };
    if (isAstray) await toTheDisk();
    if (request.basis > pending.version) await desk.catchUp();
    if (request.basis > pending.version) return { kind: 'basis-ahead', version: committed.version };
    const agreed = await agreement(request);
    if (agreed !== undefined) return agreed;
    try {
      const { wish } = request;
      if (wish.kind === 'ask') return await written(request, withReasons(wish, request, pending), []);
      if (!tools.needsEngine(wish)) return await written(request, wish as Sent['act'], []);
      // A pairing of results that never got to the disk would be a pairing of nothing.
      const completion = await tools.complete((await onTheDisk()).journal.state, wish);
      if (!completion.ok) return refusedOrAsked(request, completion.faults);
      const { act, attached } = completion.value;
      const isAccepted = () => judge(pending, { ...request, act }, tools.now()).kind === 'accepted';
      if (wish.kind === 'pair') await tools.beforePairing(desk, wish.round, isAccepted);
      return await written(request, act, attached);
    } catch (error) {
      if (error instanceof DiskFull) return { kind: 'disk-full' };
      if (error instanceof WorkStopped) return { kind: 'work-stopped' };
      throw error;
    }
  };

  const written = async (
    request: Request,
    act: Sent['act'],
    attached: readonly Attachment[],
  ): Promise<SendAnswer> => {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const from = generation;
      const on = pending;
      const judged = judge(on, { ...request, act }, tools.now());
      if (judged.kind === 'refused') {
        /* What it was refused for may be on its way to the disk, and may not get there where another process was faster: only
         * what is there is a reason. */
        const there = on === committed ? on : await onTheDisk();
        const before = there === on ? undefined : await storedBefore(request);
        const agreed = before ?? (await agreement(request));
        if (agreed !== undefined) return agreed;
        const again = there === on ? judged : judge(there, { ...request, act }, tools.now());
        if (again.kind === 'accepted') continue;
        const { refusals } = again;
        if (act.kind !== 'ask') return refusedOrAsked(request, refusals);
        return { kind: 'refused', refusals, since: [] };
      }
      const { entry, head } = judged;
      const append = appendOf(on, entry, head, attached);
      pending = head;
      const write = writeDown(append, entry, head);
      let answer: Appended;
      try {
        answer = await write;
      } catch (error) {
        await startAgain(from);
        throw error;
      }
      if (answer.kind === 'appended') {
        return {
          kind: act.kind === 'ask' && request.wish.kind !== 'ask' ? 'kept-as-question' : 'done',
          entry,
        };
      }
      await startAgain(from);
      if (answer.kind === 'duplicate') return known(entryOf(answer.entry), request.wish);
      // Whoever was faster may have been the same request, at another process.
      const elsewhere = await storedBefore(request);
      if (elsewhere !== undefined) return elsewhere;
    }
    return { kind: 'busy' };
  };

  const writeDown = (append: Append, entry: Entry, head: Head): Promise<Appended> => {
    const write = tools.writer
      .write(append)
      .then(answer => {
        if (answer.kind === 'appended') commit(entry, head);
        else isAstray = true;
        return answer;
      })
      .catch(error => {
        isAstray = true;
        throw error;
      })
      .finally(() => writing.delete(write));
    writing.add(write);
    return write;
  };

  const appendOf = (on: Head, entry: Entry, head: Head, attached: readonly Attachment[]): Append => ({
    tournament: id,
    expected: on.version,
    after: on.seal,
    entries: [storedOf(entry)],
    attached: attached.map(packed),
    summary: tools.summaryOf(id, head),
  });

  /** Refused is not lost: what a phone or a queue sent goes to the arbiter as a question. */
  const refusedOrAsked = (
    request: Request,
    refusals: readonly Refusal[],
  ): Promise<SendAnswer> | SendAnswer => {
    const question = request.orAsk ? askedInstead(request.wish, refusals) : undefined;
    return question === undefined
      ? { kind: 'refused', refusals, since: sinceOf(committed, request.basis) }
      : written(request, question, []);
  };

  /** The same result from a second hand: the entry that wrote it is the answer. */
  const agreement = async ({ wish, by }: Request): Promise<SendAnswer | undefined> => {
    const seq = agreedIn(committed.journal.state, wish, by);
    if (seq === undefined) return undefined;
    const [stored] = await tools.storage.journals.entries(id, seq - 1, 1);
    return stored && { kind: 'known', entry: entryOf(stored) };
  };

  return desk;
};

const known = (entry: Entry, wish: Wish): SendAnswer => {
  if (!isOfWish(entry, wish)) return { kind: 'id-reused' };
  return entry.act.kind === 'ask' && wish.kind !== 'ask'
    ? { kind: 'kept-as-question', entry }
    : { kind: 'known', entry };
};

const asKnown = (answer: SendAnswer, wish: Wish): SendAnswer =>
  answer.kind === 'done' || answer.kind === 'known' || answer.kind === 'kept-as-question'
    ? known(answer.entry, wish)
    : answer;

export const packed = ({ digest, body }: Attachment): StoredAttachment => ({
  digest,
  body: packedJson(body),
});
