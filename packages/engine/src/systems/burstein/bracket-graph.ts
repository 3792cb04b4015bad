import type { BracketProblem, PairedBracket as PairedBracketOf } from '../swiss/bracket.ts';
import { bracketProblem } from '../swiss/bracket-graph.ts';
import type { QualityOrder } from '../swiss/charges.ts';
import type { View } from '../swiss/horizons.ts';
import { AFTER_FOLLOWING_BRACKET, BEFORE_FOLLOWING_BRACKET, c7, type Traits } from './2026/rules.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';

export type BracketGraph = BracketProblem<Member>;

/** A bracket (group) in ranking order, and what was chosen for it. */
export interface PairedBracket extends PairedBracketOf<Member, BracketGraph> {
  readonly members: readonly Member[];
  /** How many scoregroups were made one (6.6). */
  readonly scoregroups: number;
  readonly field: Field;
  /** The same bracket in a field with fewer legal pairs. */
  readonly horizonsIn: (field: Field) => PairedBracketOf<Member, BracketGraph>['horizons'];
}

const ORDER: QualityOrder<Traits> = {
  before: BEFORE_FOLLOWING_BRACKET,
  nextBracket: c7,
  after: AFTER_FOLLOWING_BRACKET,
};

/** C5 and C6, both again for the following bracket (C7), then C8. `own` in ranking order: vertex = BSN - 1. */
export const bracketGraph = (field: Field, own: readonly Member[], view: View<Member>): BracketGraph =>
  bracketProblem<Member, Traits>({
    field,
    own,
    apart: 0,
    view,
    order: ORDER,
    traitsOf: ({ score, preference }) => ({ score, preference }),
    keyOf: ({ score, preference }) => `${score} ${preference?.colour}`,
    ranked: (a, b) => [a, b],
  });
