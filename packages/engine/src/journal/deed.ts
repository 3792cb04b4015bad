import type { Act, ActKind } from './act.ts';
import type { Actor } from './actor.ts';
import type { Instant, Seq } from './key.ts';

/** An act with who did it, when, and what was seen. */
export interface Deed<Kind extends ActKind = ActKind> {
  readonly act: Act<Kind>;
  readonly by: Actor;
  readonly at: Instant;
  /** The version that the author saw: 0 before the first entry. */
  readonly basis: Seq;
}
