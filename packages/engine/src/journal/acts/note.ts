import { boardIn, roundIn } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';
import { unknownPlayers } from './players.ts';

/** Something that happened and changes nothing: an appeal, a second pass in which everything agreed. */
export const note: ActDefinition<'note'> = {
  kind: 'note',
  check: (state, { act: { text, about } }) => [
    ...(text.trim() === '' ? [refusal('text-missing', {})] : []),
    ...(about?.kind === 'player' ? unknownPlayers(state, [about.player]) : []),
    ...(about?.kind === 'board' ? faultsOfBoard(state, about) : []),
  ],
  effect: (state, { act: { text, about }, by, at, seq }) => ({
    ...state,
    notes: [...(state.notes ?? []), { text, by, at, seq, ...(about ? { about } : {}) }],
  }),
  touches: touchesNothing,
};

const faultsOfBoard = (
  state: State,
  { round, board }: { readonly round: number; readonly board: number },
): readonly Refusal[] => {
  if (!roundIn(state, round)) return [refusal('round-out-of-range', { round })];
  return boardIn(state, { round, board }) ? [] : [refusal('unknown-board', { round, board })];
};
