import type { Act } from '../act.ts';
import { leavingTheBook, marked, withBoard } from '../changing.ts';
import { effectByTheBook } from '../corrections.ts';
import { handlingOf } from '../handling/handling.ts';
import { boardIn, roundIn } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { BoardState, State } from '../state.ts';
import type { ActDefinition } from './definition.ts';
import { faultsOfOtherWinner, faultsOfPlace, touchesOfResult } from './results.ts';

/** A match of several games that nobody played (TRF26 record 330), or that is to be played after all. */
export const forfeitMatch: ActDefinition<'forfeit-match'> = {
  kind: 'forfeit-match',
  check: (state, { act }) => {
    const place = faultsOfPlace(state, act);
    const board = boardIn(state, act);
    return place.length > 0 || !board ? place : faultsOf(state, act, board);
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
  effect: (state, { act, seq }) => {
    const changed = withForfeit(state, act);
    if (act.effect === undefined) return changed;
    const text = `board ${act.board}, match ${act.result ?? 'to be played'}, was ${act.was ?? 'to be played'}, ${act.effect}`;
    const noted = marked(changed, { code: 'COR', round: act.round, seq, text });
    return isByTheBook(state, act) ? noted : leavingTheBook(noted, act.round, seq);
  },
  touches: touchesOfResult,
  leavesTheBook: (state, act) => !isByTheBook(state, act),
};

const withForfeit = (state: State, act: Act<'forfeit-match'>): State =>
  withBoard(state, act, ({ forfeited: _before, ...board }) =>
    act.result === undefined ? board : { ...board, forfeited: act.result },
  );

const isByTheBook = (state: State, { round, effect }: Act<'forfeit-match'>): boolean =>
  effect === undefined || effect === effectByTheBook(state, round);

const faultsOf = (state: State, act: Act<'forfeit-match'>, board: BoardState): readonly Refusal[] => {
  const { round, result, was, effect } = act;
  const isClosed = roundIn(state, round)?.status === 'closed';
  const now = board.forfeited;
  const results = Object.keys(board.results).length;
  return [
    ...((board.games ?? 1) > 1 || roundIn(state, round)?.of === 'teams'
      ? []
      : [refusal('not-in-this-system', {})]),
    ...(now === was
      ? []
      : [refusal('changed-meanwhile', { ...(was ? { was } : {}), ...(now ? { now } : {}) })]),
    ...(now === was && now === result ? [refusal('nothing-to-change', {})] : []),
    ...(result !== undefined && results > 0 ? [refusal('results-exist', { round, results })] : []),
    ...(isClosed && effect === undefined ? [refusal('round-closed', { round })] : []),
    ...(!isClosed && effect !== undefined ? [refusal('round-not-closed', { round })] : []),
    ...(isClosed && result === undefined ? [refusal('round-closed', { round })] : []),
    ...faultsOfOtherWinner(state, withForfeit(state, act), act),
  ];
};
