import { bracketProblem } from '../../swiss/bracket-graph.ts';
import type { QualityOrder } from '../../swiss/charges.ts';
import type { View } from '../../swiss/horizons.ts';
import type { BracketGraph } from '../bracket-graph.ts';
import type { Member, Traits } from '../definitions.ts';
import type { Field } from '../field.ts';
import { AFTER_FOLLOWING_BRACKET, BEFORE_FOLLOWING_BRACKET, c7 } from './rules.ts';

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
