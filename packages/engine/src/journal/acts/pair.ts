import { type ActDefinition, touchesNothing } from './definition.ts';
import {
  disputedBefore,
  emptyRound,
  movedSince,
  notReadyFor,
  openBoardOf,
  strangersIn,
  withDraft,
} from './drafts.ts';

/** The engine's pairing as a draft; closes the round before. The host brings it: `complete`. */
export const pair: ActDefinition<'pair'> = {
  kind: 'pair',
  check: (state, { act: { round, pairing }, basis }) => [
    ...notReadyFor(state, round),
    ...emptyRound(round, pairing),
    ...strangersIn(state, pairing),
    ...movedSince(state, basis),
  ],
  warnings: (state, { act }) => disputedBefore(state, act.round),
  effect: (state, done) => {
    const { round, pairing, rulings, engine } = done.act;
    const { system, edition, options, byes } = pairing;
    return withDraft(
      state,
      round,
      {
        system,
        edition,
        options,
        boards: pairing.boards.map(board => openBoardOf(state, round, board)),
        byes,
        engine,
        rulings,
      },
      done,
    );
  },
  touches: touchesNothing,
};
