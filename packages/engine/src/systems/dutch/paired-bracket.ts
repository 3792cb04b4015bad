import type { PairedBracket as PairedBracketOf } from '../swiss/bracket.ts';
import type { Bracket, BracketGraph } from './bracket-graph.ts';
import type { Member } from './definitions.ts';

/** A bracket with the candidate chosen for it. */
export interface PairedBracket extends PairedBracketOf<Member, BracketGraph> {
  readonly bracket: Bracket;
  /** What A.9 of 2017 makes of a bracket; all of 2026 are ordinary. */
  readonly kind: 'ordinary' | 'penultimate' | 'last';
  /** Penultimate: the ordinary candidate, after which the rest could not be completed. */
  readonly tried?: PairedBracketOf<Member, BracketGraph>;
}

/** What is known already of a round of the same players, in which only a few may do less. */
export interface Known {
  readonly brackets: readonly PairedBracket[];
  readonly isConcerned: (member: Member) => boolean;
}
