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
  /** The same bracket in a field with fewer legal pairs. */
  readonly horizonsIn: (field: Field) => PairedBracketOf<Member, BracketGraph>['horizons'];
}

/** What is known already of a round of the same players, in which only a few may do less. */
export interface Known {
  readonly brackets: readonly PairedBracket[];
  readonly isConcerned: (member: Member) => boolean;
  /** Who has the bye in the field given, which is then known to leave a complete round. */
  readonly bye?: Member | undefined;
  /** Whether a bracket stays as it is though somebody whom it sees below itself is concerned. */
  readonly stays?: (index: number) => boolean;
}
