import type { Entrant, Position } from '../../position/index.ts';
import { excludedBy, met } from '../swiss/prohibition.ts';
import { type StepwiseField, stepwiseField } from '../swiss/stepwise-field.ts';
import { type Member, membersOf } from './list.ts';
import { differentRival, forbiddenPair } from './rules.ts';

/** The players of the round, and the pairs that may be made. */
export interface Field extends StepwiseField<Member> {
  /** The list of the tournament, by rating. */
  readonly list: readonly Entrant[];
}

export const fieldOf = (position: Position, list: readonly Entrant[]): Field => ({
  ...stepwiseField(position, membersOf(position, list), {
    prohibitions: [{ ...differentRival, ...met }, excludedBy(position, forbiddenPair)],
    mayHaveBye: ({ byeHadIn }) => byeHadIn === undefined,
  }),
  list,
});
