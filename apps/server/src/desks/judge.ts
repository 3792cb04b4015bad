import {
  ACT_FORMAT,
  type Act,
  type Actor,
  apply,
  canonical,
  type Entry,
  type EntryId,
  type Instant,
  type Refusal,
  sealed,
  seqOf,
  type Wish,
} from '@pareo/engine/journal';
import { type Head, withTail } from './head.ts';

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
  const wished = wish as unknown as Readonly<Record<string, unknown>>;
  return (
    Object.keys(fields).every(name => name in wished || FILLED.includes(name)) &&
    Object.keys(wished).every(
      name => FILLED.includes(name) || canonical(wished[name]) === canonical(fields[name]),
    )
  );
};

/** What the host fills in. */
const FILLED: readonly string[] = ['lot', 'pairing', 'rulings', 'engine', 'beside', 'standings', 'because'];
