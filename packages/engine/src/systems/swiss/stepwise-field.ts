import type { Position } from '../../position/index.ts';
import { legalPairs } from './legal-pairs.ts';
import type { Pairable } from './pairable.ts';
import type { Prohibited, Prohibition } from './prohibition.ts';

/** Everybody to be paired by a procedure that decides step by step, with the pairs that the prohibitions leave. */
export interface StepwiseField<Member extends Prohibited> extends Pairable<Member> {
  readonly position: Position;
  /** In the order in which they are cited. */
  readonly prohibitions: readonly Prohibition<Member>[];
}

export const stepwiseField = <Member extends Prohibited>(
  position: Position,
  members: readonly Member[],
  { prohibitions, mayHaveBye }: Pick<StepwiseField<Member>, 'prohibitions' | 'mayHaveBye'>,
): StepwiseField<Member> => ({
  position,
  members,
  prohibitions,
  legal: legalPairs(members, prohibitions),
  mayHaveBye,
});
