import { isOpen } from '../matches.ts';
import { isAdjourned } from '../reading.ts';
import type { State } from '../state.ts';

/** Games of published rounds without a result, and those that were adjourned. */
export const openIn = (state: State): readonly { readonly round: number; readonly board: number }[] =>
  state.rounds
    .slice(0, state.published)
    .flatMap((round, index) =>
      round.boards
        .filter(board => isOpen(state, index + 1, board) || isAdjourned(board))
        .map(({ number }) => ({ round: index + 1, board: number })),
    );
