import type { Outcome } from '@pareo/engine';
import {
  type Act,
  type Actor,
  apply,
  type EntryId,
  filledIn,
  type Instant,
  type Journal,
  type Refusal,
  type Wish,
} from '@pareo/engine/journal';
import { accept } from '@pareo/engine/model';

/** Acts that need the engine or chance before they are written: nothing is shown before the journal has them. What a question is refused for is known here. */
export const isOptimistic = (wish: Wish): boolean =>
  wish.kind === 'ask' || (wish.kind !== 'adjust-prize' && filledIn(wish).length === 0);

/** An act of mine under way. */
export interface Pending {
  readonly id: EntryId;
  readonly wish: Wish;
  readonly since: Instant;
}

/** The journal with one more act of mine, as far as it can be known here. Slow acts change nothing yet. */
export const withMine = (
  journal: Journal,
  { wish, since }: Pending,
  by: Actor,
): Outcome<Journal, Refusal> => {
  if (!isOptimistic(wish)) return accept(journal);
  // A wish that is not slow is the whole act.
  const act = wish as Act;
  return apply(journal, { act, by, at: since, basis: journal.state.version });
};

/**
 * What is shown: the confirmed journal, then my acts under way in the order in which they were made. One that can no longer be
 * done, because somebody else was first, is left out: the host of the journal will say so.
 */
export const fold = (confirmed: Journal, mine: readonly Pending[], by: Actor): Journal => {
  let journal = confirmed;
  for (const pending of mine) {
    const next = withMine(journal, pending, by);
    if (next.ok) journal = next.value;
  }
  return journal;
};
