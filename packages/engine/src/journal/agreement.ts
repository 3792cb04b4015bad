import type { Wish } from './act.ts';
import type { Actor } from './actor.ts';
import { faultsOfPlace, isInside, resultIn } from './acts/results.ts';
import type { Seq } from './key.ts';
import { boardIn, recordedOn } from './reading.ts';
import { sameResult } from './result.ts';
import type { State } from './state.ts';

/**
 * The same result from a second hand is agreement, not a second entry: the entry that wrote it, if there is one and its
 * author may speak about that board.
 */
export const agreedIn = (state: State, wish: Wish, by: Actor): Seq | undefined => {
  if (wish.kind !== 'enter-result' || faultsOfPlace(state, wish).length > 0 || !isInside(state, wish, by))
    return undefined;
  const board = boardIn(state, wish);
  const recorded = board && recordedOn(board, wish.game);
  return recorded && sameResult(resultIn(recorded), wish.result) ? recorded.seq : undefined;
};
