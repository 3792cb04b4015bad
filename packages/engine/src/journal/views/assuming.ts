import { withRecorded } from '../changing.ts';
import { seqOf } from '../key.ts';
import { boardIn, recordedOn } from '../reading.ts';
import type { GameResult, OnBoard } from '../result.ts';
import type { State } from '../state.ts';

/** The state with results assumed for games that have none: for previews only, never stored. */
export const assuming = (
  state: State,
  results: readonly (OnBoard & { readonly result: GameResult })[],
): State =>
  results.reduce((assumed, { result, ...at }) => {
    const board = boardIn(assumed, at);
    if (!board || recordedOn(board, at.game)) return assumed;
    return withRecorded(assumed, at, {
      kind: 'result',
      result,
      by: { kind: 'host' },
      at: '',
      seq: seqOf(state.version + 1),
    });
  }, state);
