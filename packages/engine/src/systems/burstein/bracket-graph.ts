import type { BracketProblem, PairedBracket as PairedBracketOf } from '../swiss/bracket.ts';
import type { Member } from './definitions.ts';

export type BracketGraph = BracketProblem<Member>;

/** A bracket (group) in ranking order, and what was chosen for it. */
export interface PairedBracket extends PairedBracketOf<Member, BracketGraph> {
  readonly members: readonly Member[];
  /** How many scoregroups were made one (6.6). */
  readonly scoregroups: number;
}
