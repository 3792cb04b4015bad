import type { Act } from '../act.ts';
import { withBoard } from '../changing.ts';
import { matchStanding } from '../matches.ts';
import { boardIn, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import type { ActDefinition } from './definition.ts';
import { faultsOfPlace, faultsOfWinnerPairedOn, touchesOfResult } from './results.ts';

/** Mexican manual, Wimbledon: a match that was left level goes to somebody, by lot or as the rules of the competition say. */
export const decideMatch: ActDefinition<'decide-match'> = {
  kind: 'decide-match',
  check: (state, { act }) => {
    const place = faultsOfPlace(state, act);
    return place.length > 0 ? place : faultsOf(state, act);
  },
  warnings: (state, { act: { round, board: number } }) => {
    const board = boardIn(state, { round, board: number });
    const standing = board && matchStanding(state, round, board);
    return standing?.kind === 'level' && standing.next !== undefined
      ? [
          {
            code: 'tie-break-skipped',
            strength: 'confirm',
            article: 'Mexican manual, Wimbledon, Introducción',
            data: { round, board: number },
          },
        ]
      : [];
  },
  effect: (state, { act: { round, board, winner, by: how, lot }, by, at, seq }) =>
    withBoard(state, { round, board }, found => ({
      ...found,
      decided: { winner, how, ...(lot === undefined ? {} : { lot }), seq, at, by },
    })),
  touches: touchesOfResult,
};

const faultsOf = (state: State, act: Act<'decide-match'>): readonly Refusal[] => {
  const { round, board: number, winner, by } = act;
  const board = boardIn(state, act);
  if (!board || traitsOf(state, round).kind !== 'knock-out') return [refusal('not-in-this-system', {})];
  if (winner !== board.white && winner !== board.black)
    return [refusal('not-of-the-match', { player: winner })];
  const { decided } = board;
  if (decided)
    return decided.winner === winner && decided.how === by
      ? [refusal('nothing-to-change', {})]
      : [
          refusal('changed-meanwhile', {
            now: state.players[decided.winner]?.data.name ?? '',
            by: decided.by,
            at: decided.at,
          }),
        ];
  const standing = matchStanding(state, round, board);
  return [
    ...(standing?.kind === 'open' ? [refusal('match-open', { round, board: number })] : []),
    ...(standing?.kind === 'decided' ? [refusal('match-not-level', { round, board: number })] : []),
    ...faultsOfWinnerPairedOn(state, act),
  ];
};
