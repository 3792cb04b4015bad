import type { Act } from '../act.ts';
import { leavingTheBook, marked } from '../changing.ts';
import { handlingOf } from '../handling/handling.ts';
import { roundIn } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { BoardState, Round, State } from '../state.ts';
import { asPaired } from '../swaps.ts';
import type { ActDefinition } from './definition.ts';
import { movedSince } from './drafts.ts';

/**
 * C.04.2, article 4.4: a published pairing is changed for the reasons of the edition only. Back to a draft. Without one of them it leaves the
 * book, and its author says in words why.
 */
export const unpublish: ActDefinition<'unpublish'> = {
  kind: 'unpublish',
  check: (state, { act, basis }) => [...faultsOf(state, act), ...movedSince(state, basis)],
  warnings: (state, { act: { round, change } }) => [
    {
      code: 'unpublish',
      strength: change === undefined ? 'confirm-twice' : 'confirm',
      article: handlingOf(state.settings).changes.article,
      data: {
        round,
        results: resultsIn(roundIn(state, round)),
        ...(change === undefined ? { leaves: true as const } : {}),
      },
    },
  ],
  effect: (state, { act: { round, change }, seq }) => {
    const published = roundIn(state, round);
    if (!published) return state;
    const { publication: _publication, lineUps, lineUpsOut: _out, ...rest } = published;
    const rounds = [...state.rounds];
    rounds[round - 1] = {
      ...rest,
      status: 'draft',
      // Nothing that was done since the publication concerns the pairing of this round.
      basis: seq,
      boards: published.boards.map((board): BoardState => {
        const { forfeited: _forfeited, decided: _decided, swaps: _swaps, ...paired } = asPaired(board);
        return { ...paired, results: {} };
      }),
      kept: published.boards,
      ...(lineUps ? { keptLineUps: lineUps } : {}),
    };
    const back: State = {
      ...state,
      rounds,
      published: round - 1,
      phase: round === 1 ? 'preparing' : 'running',
    };
    const text = `published pairing taken back (${change ?? 'no reason of the regulation'})`;
    const noted = marked(back, { code: 'REG', round, seq, text });
    return change === undefined ? leavingTheBook(noted, round, seq) : noted;
  },
  touches: () => ['standings'],
  settles: true,
  leavesTheBook: (_state, { change }) => change === undefined,
};

const faultsOf = (state: State, { round, change }: Act<'unpublish'>): readonly Refusal[] => {
  const { changes, id } = handlingOf(state.settings);
  const published = roundIn(state, round);
  if (!published || round > state.published) return [refusal('not-published', { round })];
  const results = resultsIn(published);
  const isBroken = change === 'repeated-pairing' || change === 'absolute-criterion';
  return [
    ...(round < state.published ? [refusal('not-the-last-published', { round, last: state.published })] : []),
    ...(round === state.published && published.status === 'closed'
      ? [refusal('round-closed', { round })]
      : []),
    ...(change === undefined || changes.reasons.includes(change)
      ? []
      : [refusal('reason-not-in-edition', { change, handling: id }, changes.article)]),
    ...(results > 0 && !isBroken ? [refusal('results-exist', { round, results }, changes.article)] : []),
  ];
};

const resultsIn = (round: Round | undefined): number =>
  round?.boards.filter(({ results, forfeited }) => forfeited || Object.keys(results).length > 0).length ?? 0;
