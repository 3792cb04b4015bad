import type { ActKind } from './act.ts';
import type { Deed } from './deed.ts';
import type { Seq } from './key.ts';
import { NOTHING, type State } from './state.ts';

/** A deed with its place in the journal: an entry, or what will be one. */
export interface Happened<Kind extends ActKind = ActKind> extends Deed<Kind> {
  readonly seq: Seq;
}

/**
 * A journal as far as anything can still be taken back: the state after the last entry that settles what stands before
 * it (a publication, the end, and what goes back on them), the entries since, and the state that follows.
 */
export interface Journal {
  readonly settled: State;
  readonly tail: readonly Happened[];
  readonly state: State;
}

/** `settled` is a state with nothing after it: of a snapshot, or `NOTHING`. */
export const journalFrom = (settled: State): Journal => ({ settled, tail: [], state: settled });

/** A journal without entries. */
export const EMPTY: Journal = journalFrom(NOTHING);
