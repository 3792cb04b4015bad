import type { Act } from '../act.ts';
import { leavingTheBook, marked, withRecorded } from '../changing.ts';
import { countsFrom, effectByTheBook } from '../corrections.ts';
import { handlingOf } from '../handling/handling.ts';
import { boardIn, recordedOn, roundIn } from '../reading.ts';
import { refusal } from '../refusal.ts';
import { sameResult } from '../result.ts';
import type { State } from '../state.ts';
import type { ActDefinition } from './definition.ts';
import {
  faultsOfOtherWinner,
  faultsOfPlace,
  faultsOfResult,
  faultsOfSeats,
  faultsOfSight,
  touchesOfResult,
} from './results.ts';

/** C.04.2, article 4.3: a result of a closed round was wrong. Both values stay; the effect goes by the time. */
export const correctResult: ActDefinition<'correct-result'> = {
  kind: 'correct-result',
  check: (state, { act }) => {
    const place = faultsOfPlace(state, act);
    if (place.length > 0) return place;
    const board = boardIn(state, act);
    const recorded = board && recordedOn(board, act.game);
    if (roundIn(state, act.round)?.status !== 'closed')
      return [refusal('round-not-closed', { round: act.round })];
    if (recorded?.kind !== 'result') return [refusal('no-result', { round: act.round, board: act.board })];
    if (sameResult(recorded.result, act.result)) return [refusal('nothing-to-change', {})];
    return [
      ...faultsOfSight(recorded, act.was),
      ...faultsOfSeats(state, act, act.result),
      ...faultsOfResult(state, act, act.result),
      ...faultsOfOtherWinner(state, withRecorded(state, act, { ...recorded, result: act.result }), act),
    ];
  },
  warnings: (state, { act }) =>
    isByTheBook(state, act)
      ? []
      : [
          {
            code: 'effect-not-by-the-book',
            strength: 'confirm-twice',
            article: handlingOf(state.settings).correction.article,
            data: { byTheBook: effectByTheBook(state, act.round) },
          },
        ],
  effect: (state, { act, by, at, seq }) => {
    const board = boardIn(state, act);
    const recorded = board && recordedOn(board, act.game);
    if (recorded?.kind !== 'result') return state;
    const from = countsFrom(state, act.round, act.effect);
    const correction = {
      was: recorded.result,
      effect: act.effect,
      ...(from === undefined ? {} : { countsFrom: from }),
      by,
      at,
      seq,
    };
    const corrected = withRecorded(state, act, {
      ...recorded,
      result: act.result,
      corrections: [...(recorded.corrections ?? []), correction],
    });
    const text = `board ${act.board}, ${recorded.result.code} corrected to ${act.result.code}, ${act.effect}`;
    const noted = marked(corrected, { code: 'COR', round: act.round, seq, text });
    return isByTheBook(state, act) ? noted : leavingTheBook(noted, act.round, seq);
  },
  touches: (state, act) => (act.effect === 'report-only' ? [] : touchesOfResult(state, act)),
  leavesTheBook: (state, act) => !isByTheBook(state, act),
};

const isByTheBook = (state: State, { round, effect }: Act<'correct-result'>): boolean =>
  effect === effectByTheBook(state, round);
