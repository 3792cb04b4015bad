import { levelBoards, openBoards } from './matches.ts';
import { isAdjourned, isOutOfDate } from './reading.ts';
import type { Round, State } from './state.ts';

/** A round at a glance: what the strip of rounds shows. */
export interface RoundSummary {
  readonly round: number;
  readonly status: 'none' | 'draft' | 'published' | 'closed';
  readonly boards: number;
  /** Numbers of the boards with a game that has neither a result nor an adjournment; in a knock-out of the matches that nobody has won. */
  readonly open: readonly number[];
  /** Of those the matches that are played out and level. */
  readonly level: readonly number[];
  readonly adjourned: readonly number[];
  readonly isComplete: boolean;
  /** A draft that no longer fits what stands before it. */
  readonly isOutOfDate: boolean;
  readonly isByHand: boolean;
}

/** Every announced or paired round, in order. */
export const roundsIn = (state: State): readonly RoundSummary[] =>
  Array.from({ length: Math.max(state.settings.rounds ?? 0, state.rounds.length) }, (_, index) =>
    summaryOf(state, index + 1, state.rounds[index]),
  );

const summaryOf = (state: State, round: number, paired: Round | undefined): RoundSummary => {
  const open = openBoards(state, round);
  return {
    round,
    status: paired?.status ?? 'none',
    boards: paired?.boards.length ?? 0,
    open,
    level: levelBoards(state, round),
    adjourned: paired?.boards.filter(isAdjourned).map(({ number }) => number) ?? [],
    isComplete: paired !== undefined && paired.status !== 'draft' && open.length === 0,
    isOutOfDate: paired !== undefined && isOutOfDate(state, paired),
    isByHand: paired?.hand !== undefined,
  };
};
