import {
  ACT_FORMAT,
  type Act,
  type Actor,
  ASKABLE,
  apply,
  canonical,
  EMPTY,
  type Entry,
  type EntryId,
  filledIn,
  type Instant,
  type Journal,
  NO_SEAL,
  type Refusal,
  refusalsNow,
  sealed,
  seqOf,
  type Wish,
} from '@pareo/engine/journal';

/* One judge for whoever keeps a journal: the server, the page, a test. What it is given has been completed (`complete`);
 * what comes of it is an entry with its seal, or every refusal. Nothing is written here. */

/** A journal with what the next entry needs of the last one, and the entries that can still be taken back. */
export interface Head {
  readonly journal: Journal;
  readonly version: number;
  readonly seal: string;
  readonly at: Instant;
  /** Entries after `journal.settled`. */
  readonly tail: readonly Entry[];
}

export const NO_HEAD: Head = { journal: EMPTY, version: 0, seal: NO_SEAL, at: '', tail: [] };

export const withTail = (head: Head): Head => {
  const [first] = head.tail;
  const { version } = head.journal.settled;
  if (first === undefined || first.seq > version) return head;
  return { ...head, tail: head.tail.filter(({ seq }) => seq > version) };
};

/** An act with who, when and by which id: what becomes an entry or is refused. */
export interface Sent {
  readonly id: EntryId;
  readonly act: Act;
  readonly by: Actor;
  readonly basis: number;
  readonly made?: Instant;
}

export type Judged =
  | { readonly kind: 'accepted'; readonly entry: Entry; readonly head: Head }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** The author's clock is worth a note when it differs by more than this. */
const SAME_TIME = 10_000;

/* The journal's time does not go back, even where the clock does: `at` is never before the entry before it. */
export const judge = (head: Head, sent: Sent, clock: Instant): Judged => {
  const at = clock > head.at ? clock : head.at;
  const deed = { act: sent.act, by: sent.by, at, basis: seqOf(sent.basis) };
  const outcome = apply(head.journal, deed);
  if (!outcome.ok) return { kind: 'refused', refusals: outcome.faults };
  const entry = sealed(head.seal, {
    ...deed,
    seq: seqOf(head.version + 1),
    id: sent.id,
    ...(isWorthNoting(sent.made, at) ? { made: sent.made } : {}),
    v: ACT_FORMAT,
  });
  return {
    kind: 'accepted',
    entry,
    head: withTail({
      journal: outcome.value,
      version: entry.seq,
      seal: entry.seal,
      at,
      tail: [...head.tail, entry],
    }),
  };
};

const isWorthNoting = (made: Instant | undefined, at: Instant): made is Instant =>
  made !== undefined && Math.abs(Date.parse(at) - Date.parse(made)) > SAME_TIME;

/** Whether an entry is what came of this wish: the same id with another wish is a mistake of the author's program. */
export const isOfWish = (entry: Entry, wish: Wish): boolean => {
  const act = entry.act.kind === 'ask' && wish.kind !== 'ask' ? entry.act.wish : entry.act;
  const fields = act as unknown as Readonly<Record<string, unknown>>;
  const wished = asKept(wish, act) as unknown as Readonly<Record<string, unknown>>;
  const filled = filledIn(wish);
  // Drawn is what stands there with its lot; without one somebody brought it along.
  if (filled.includes('lot') && !('lot' in fields)) return false;
  return (
    Object.keys(fields).every(name => name in wished || filled.includes(name)) &&
    Object.keys(wished).every(
      name => filled.includes(name) || canonical(wished[name]) === canonical(fields[name]),
    )
  );
};

/** With what a host states beside it: the order of today, and who starts where the system says it. */
const asKept = (wish: Wish, act: Act): Wish => {
  if (wish.kind === 'create') return { ...wish, settings: { ...wish.settings, initialOrder: 'by-text' } };
  if (wish.kind !== 'change-settings' || act.kind !== 'change-settings') return wish;
  const { firstColour } = act.changes;
  return wish.changes.system === undefined || firstColour === undefined
    ? wish
    : { ...wish, changes: { firstColour, ...wish.changes } };
};

/** Refused is not lost: what a phone or a queue sent becomes a question to the arbiters. Undefined if nobody can answer it. */
export const askedInstead = (wish: Wish, refusals: readonly Refusal[]): Act | undefined =>
  ASKABLE.some(kind => kind === wish.kind) && !refusals.some(({ code }) => NEVER_ASKED.includes(code))
    ? ({ kind: 'ask', wish, because: refusals } as Act)
    : undefined;

/** Reasons that no arbiter can answer "yes" to: the question is not put. */
const NEVER_ASKED: readonly string[] = [
  'not-permitted',
  'outside-link',
  'unknown-board',
  'unknown-player',
  'round-out-of-range',
  'no-such-game',
  'not-created',
];

/** A question that its author puts: what stands against the wish is what we find, not what comes with it. */
export const withReasons = (
  wish: Wish<'ask'>,
  { by, basis }: Pick<Sent, 'by' | 'basis'>,
  { journal, at }: Head,
): Act => ({ ...wish, because: refusalsNow(journal, { act: wish.wish, by, at, basis: seqOf(basis) }) });

const MOST_SINCE = 50;

/** The newest entries that the author had not seen. */
export const sinceOf = ({ tail }: Head, basis: number): readonly Entry[] =>
  tail.filter(({ seq }) => seq > basis).slice(-MOST_SINCE);
