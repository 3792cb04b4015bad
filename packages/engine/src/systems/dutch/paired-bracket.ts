import type { PairedBracket as PairedBracketOf } from '../swiss/bracket.ts';
import type { Bracket, BracketGraph } from './bracket-graph.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';

/** A bracket with the candidate chosen for it. */
export interface PairedBracket extends PairedBracketOf<Member, BracketGraph> {
  readonly bracket: Bracket;
  /** What A.9 of 2017 makes of a bracket; all of 2026 are ordinary. */
  readonly kind: 'ordinary' | 'penultimate' | 'last';
  /** In which it was paired: in 2026, of which C5 is decided. */
  readonly field: Field;
}
