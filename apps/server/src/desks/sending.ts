import type { Actor, Entry, EntryId, Instant, Refusal, Wish } from '@pareo/engine/journal';
import { isOfWish } from '@pareo/host/judge';

/** What is asked of a desk: one act. */
export interface Request {
  readonly id: EntryId;
  readonly wish: Wish;
  readonly by: Actor;
  readonly basis: number;
  readonly made?: Instant;
  /** Of the request that brought it. */
  readonly bytes?: number;
  /** What can no longer be done is kept as a question: what phones send, and what waited for a network. */
  readonly orAsk: boolean;
}

export type SendAnswer =
  | { readonly kind: 'done' | 'known'; readonly entry: Entry }
  | { readonly kind: 'kept-as-question'; readonly entry: Entry }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[]; readonly since: readonly Entry[] }
  | { readonly kind: 'id-reused' | 'journal-full' | 'busy' | 'disk-full' | 'work-stopped' | 'read-only' }
  | { readonly kind: 'basis-ahead'; readonly version: number };

export const known = (entry: Entry, wish: Wish): SendAnswer => {
  if (!isOfWish(entry, wish)) return { kind: 'id-reused' };
  return entry.act.kind === 'ask' && wish.kind !== 'ask'
    ? { kind: 'kept-as-question', entry }
    : { kind: 'known', entry };
};

/** The answer to the same request, sent while the first was under way. */
export const asKnown = (answer: SendAnswer, wish: Wish): SendAnswer =>
  answer.kind === 'done' || answer.kind === 'known' || answer.kind === 'kept-as-question'
    ? known(answer.entry, wish)
    : answer;
