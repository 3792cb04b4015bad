import { withRecorded } from '../changing.ts';
import { boardIn, recordedOn } from '../reading.ts';
import { refusal } from '../refusal.ts';
import type { ActDefinition } from './definition.ts';
import { faultsOfClosed, faultsOfPlace, faultsOfSight, touchesOfResult } from './results.ts';

/** The game is open again. */
export const clearResult: ActDefinition<'clear-result'> = {
  kind: 'clear-result',
  check: (state, { act }) => {
    const place = faultsOfPlace(state, act);
    if (place.length > 0) return place;
    const board = boardIn(state, act);
    const recorded = board && recordedOn(board, act.game);
    if (recorded?.kind !== 'result') return [refusal('no-result', { round: act.round, board: act.board })];
    return [...faultsOfClosed(state, act), ...faultsOfSight(recorded, act.was)];
  },
  effect: (state, { act }) => withRecorded(state, act, undefined),
  touches: touchesOfResult,
};
