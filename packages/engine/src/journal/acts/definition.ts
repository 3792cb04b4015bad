import type { Act, ActKind } from '../act.ts';
import type { Deed } from '../deed.ts';
import type { Happened } from '../journal.ts';
import type { Refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import type { Warning } from '../warning.ts';

/** What an entry changes the sight of: a draft, or the ranks. */
export type Touch = 'pairing' | 'standings';

/** What an act is. One file each; `catalogue.ts` lists them. */
export interface ActDefinition<Kind extends ActKind> {
  readonly kind: Kind;
  /** Every reason against it, as things stand. */
  readonly check: (state: State, deed: Deed<Kind>) => readonly Refusal[];
  /** What must be confirmed by name; asked only where nothing refuses. */
  readonly warnings?: (state: State, deed: Deed<Kind>) => readonly Warning[];
  /** What follows. Never checks: replay runs effects alone. */
  readonly effect: (state: State, done: Happened<Kind>) => State;
  readonly touches: (state: State, act: Act<Kind>) => readonly Touch[];
  /** Everything up to it can no longer be undone. */
  readonly settles?: true;
  /** Left the book, so that it cannot be undone: asked of the state before it. */
  readonly leavesTheBook?: (state: State, act: Act<Kind>) => boolean;
}

export const touchesNothing = (): readonly Touch[] => [];
export const touchesAll = (): readonly Touch[] => ['pairing', 'standings'];
