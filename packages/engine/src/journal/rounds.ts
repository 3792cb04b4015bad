import { impossible } from '../model/index.ts';
import type { State } from './state.ts';

/** A round at a glance: what the strip of rounds shows. */
export interface RoundSummary {
  readonly round: number;
  readonly status: 'none' | 'draft' | 'published' | 'closed';
  readonly boards: number;
  /** Numbers of the boards with a game that has neither a result nor an adjournment. */
  readonly open: readonly number[];
  readonly adjourned: readonly number[];
  readonly isComplete: boolean;
  /** A draft that no longer fits what stands before it. */
  readonly isOutOfDate: boolean;
  readonly isByHand: boolean;
}

/** Every announced or paired round, in order. */
export const roundsIn = (_state: State): readonly RoundSummary[] => impossible('not built yet');
