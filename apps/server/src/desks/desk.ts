import type { Attachment, Entry, EntryId, Instant, Refusal, State, Wish } from '@pareo/engine/journal';
import { agreedIn } from '@pareo/engine/journal';
import {
  askedInstead,
  type Head,
  type Judged,
  judge,
  type Sent,
  sinceOf,
  withReasons,
} from '@pareo/host/judge';
import { packedJson } from '../storage/packing.ts';
import type { Append, Appended, Storage, StoredAttachment } from '../storage/storage.ts';
import { WorkStopped } from '../work/work.ts';
import { entryOf, type Step, stepsThrough, storedOf } from './head.ts';
import { roomIn } from './room.ts';
import { asKnown, known, type Request, type SendAnswer } from './sending.ts';
import { DiskFull, type Writer } from './writer.ts';

/** What a desk needs of the server around it. */
export interface DeskTools {
  readonly storage: Storage;
  readonly writer: Writer;
  readonly now: () => Instant;
  /** Wishes that the engine has to complete; the others are acts as they come. */
  readonly needsEngine: (wish: Wish) => boolean;
  /** The wish with what only the engine can say; in a worker where it is slow. */
  readonly complete: (state: State, wish: Wish, tournament: string) => Promise<Completion>;
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

type Written = Exclude<Appended, { kind: 'appended' }> | { readonly kind: 'appended'; readonly entry: Entry };

/** Judged again after somebody else was faster, so many times at most. */
const TRIES = 20;
const MOST_BEHIND = 100_000;

export const deskOn = (id: string, opened: Head, tools: DeskTools): Desk => {
  /* Two heads: what is on the disk, and what will be there when everything under way is written. Acts are judged on the
   * second at once, so that a group of them can share one flush; readers see only the first. Where another process was faster
   * they are judged again under the lock of the tournament. When a write fails everything judged on top of it is judged
   * again from the disk: `generation` tells who must. */
  let committed = opened;
  let pending = opened;
  /** Found or made under the lock, and not known yet to be on the disk. */
  let ahead: readonly Step[] = [];
  let generation = 0;
  let isAstray = false;
  const underWay = new Map<EntryId, Promise<SendAnswer>>();
  const writing = new Set<Promise<Written>>();
  const listeners = new Set<(entry: Entry, head: Head) => void>();
  const room = roomIn(tools.storage.journals, id);

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
      // While we are reading, our own writes may come to be known.
      const stored = await tools.storage.journals.entries(id, committed.version, MOST_BEHIND);
      commit(stepsThrough(committed, stored));
    },
  };

  const commit = (steps: readonly Step[]): void => {
    for (const { entry, head } of steps) {
      // Read back from the disk before the writer had told of it.
      if (entry.seq <= committed.version) continue;
      committed = head;
      if (pending.version < committed.version) pending = committed;
      for (const listener of listeners) listener(entry, head);
    }
    ahead = ahead.filter(({ entry }) => entry.seq > committed.version);
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
    const { wish, bytes = 0 } = request;
    if (!(await room.isLeftFor({ wish, bytes }, committed.version))) return { kind: 'journal-full' };
    try {
      if (wish.kind === 'ask') return await written(request, withReasons(wish, request, pending), []);
      if (!tools.needsEngine(wish)) return await written(request, wish as Sent['act'], []);
      // A pairing of results that never got to the disk would be a pairing of nothing.
      const completion = await tools.complete((await onTheDisk()).journal.state, wish, id);
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
      const judgeOn = (head: Head): Judged => judge(head, { ...request, act }, tools.now());
      const judged = judgeOn(on);
      if (judged.kind === 'refused') {
        /* What it was refused for may be on its way to the disk, and may not get there where another process was faster: only
         * what is there is a reason. */
        const there = on === committed ? on : await onTheDisk();
        const before = there === on ? undefined : await storedBefore(request);
        const agreed = before ?? (await agreement(request));
        if (agreed !== undefined) return agreed;
        const again = there === on ? judged : judgeOn(there);
        if (again.kind === 'accepted') continue;
        const { refusals } = again;
        if (act.kind !== 'ask') return refusedOrAsked(request, refusals);
        return { kind: 'refused', refusals, since: [] };
      }
      pending = judged.head;
      const write = writeDown(on, judged, judgeOn, attached);
      let answer: Written;
      try {
        answer = await write;
      } catch (error) {
        await startAgain(from);
        throw error;
      }
      if (answer.kind === 'appended') {
        return {
          kind: act.kind === 'ask' && request.wish.kind !== 'ask' ? 'kept-as-question' : 'done',
          entry: answer.entry,
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

  const writeDown = (
    on: Head,
    judged: Step,
    judgeOn: (head: Head) => Judged,
    attached: readonly Attachment[],
  ): Promise<Written> => {
    let steps: readonly Step[] = [judged];
    const again: Append['again'] = {
      from: () => committed.version,
      on: since => {
        const before = stepsThrough(committed, since, ahead);
        const head = before.at(-1)?.head ?? committed;
        const anew = judgeOn(head);
        if (anew.kind === 'refused') return undefined;
        steps = [...before, anew];
        ahead = steps;
        pending = anew.head;
        return appendOf(head, anew, attached);
      },
    };
    const write = tools.writer
      .write({ ...appendOf(on, judged, attached), again })
      .then((answer): Written => {
        if (answer.kind !== 'appended') {
          isAstray = true;
          return answer;
        }
        commit(steps);
        return { kind: 'appended', entry: steps.at(-1)?.entry ?? judged.entry };
      })
      .catch(error => {
        isAstray = true;
        throw error;
      })
      .finally(() => writing.delete(write));
    writing.add(write);
    return write;
  };

  const appendOf = (on: Head, { entry, head }: Step, attached: readonly Attachment[]): Append => ({
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

export const packed = ({ digest, body }: Attachment): StoredAttachment => ({
  digest,
  body: packedJson(body),
});
