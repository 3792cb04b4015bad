import { marked, withRecorded } from '../changing.ts';
import { handlingOf } from '../handling/handling.ts';
import { boardIn, recordedOn } from '../reading.ts';
import { refusal } from '../refusal.ts';
import type { ActDefinition } from './definition.ts';
import { faultsOfClosed, faultsOfPlace, faultsOfSeats, faultsOfSight, touchesOfResult } from './results.ts';

/** C.04.2, article 3.1: to be finished later; counts for pairing only. Harkness lets the director state a result. */
export const adjourn: ActDefinition<'adjourn'> = {
  kind: 'adjourn',
  check: (state, { act }) => {
    const place = faultsOfPlace(state, act);
    if (place.length > 0) return place;
    const { adjourned } = handlingOf(state.settings);
    const board = boardIn(state, act);
    const recorded = board && recordedOn(board, act.game);
    if (recorded?.kind === 'adjourned' && recorded.as === act.as) return [refusal('nothing-to-change', {})];
    return [
      ...faultsOfClosed(state, act),
      ...faultsOfSeats(state, act, {}),
      ...faultsOfSight(recorded, act.was),
      ...(act.as !== undefined && adjourned.adjudication === 'none'
        ? [refusal('not-in-this-system', {}, adjourned.article)]
        : []),
    ];
  },
  effect: (state, { act, by, at, seq }) =>
    marked(withRecorded(state, act, { kind: 'adjourned', by, at, seq, ...(act.as ? { as: act.as } : {}) }), {
      code: 'ADJ',
      round: act.round,
      seq,
      text: `board ${act.board} adjourned${act.as ? `, for pairing ${act.as}` : ''}`,
    }),
  touches: touchesOfResult,
};
