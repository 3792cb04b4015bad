import { withRecorded } from '../changing.ts';
import { boardIn, recordedOn } from '../reading.ts';
import { refusal } from '../refusal.ts';
import { sameResult } from '../result.ts';
import type { ActDefinition } from './definition.ts';
import {
  faultsOfClosed,
  faultsOfLink,
  faultsOfPlace,
  faultsOfResult,
  faultsOfSeats,
  faultsOfSight,
  resultIn,
  touchesOfResult,
} from './results.ts';

/** The result of a game of a published round; of an adjourned game at any time. */
export const enterResult: ActDefinition<'enter-result'> = {
  kind: 'enter-result',
  check: (state, deed) => {
    const { act } = deed;
    const place = faultsOfPlace(state, act);
    if (place.length > 0) return place;
    const board = boardIn(state, act);
    const recorded = board && recordedOn(board, act.game);
    const isFilled = recorded?.kind === 'adjourned';
    if (sameResult(resultIn(recorded), act.result)) return [refusal('nothing-to-change', {})];
    return [
      ...(isFilled ? [] : faultsOfClosed(state, act)),
      ...(deed.by.kind === 'link' ? faultsOfLink(state, deed) : faultsOfSight(recorded, act.was)),
      ...faultsOfSeats(state, act, act.result),
      ...faultsOfResult(state, act, act.result),
    ];
  },
  effect: (state, { act, by, at, seq }) => {
    const board = boardIn(state, act);
    const before = board && recordedOn(board, act.game);
    const adjourned =
      before?.kind === 'adjourned'
        ? { adjourned: { ...(before.as ? { as: before.as } : {}), through: state.published } }
        : before?.adjourned
          ? { adjourned: before.adjourned }
          : {};
    return withRecorded(state, act, { kind: 'result', result: act.result, by, at, seq, ...adjourned });
  },
  touches: touchesOfResult,
};
