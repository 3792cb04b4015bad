import type { BoardState, PlayerKey, Recorded, State } from '@pareo/engine/journal';
import type { Colour } from '@pareo/engine/model';
import { ownResult as ownSide } from '@pareo/tournament/results';
import { entrantsOf } from './entrants.ts';

/** What one player did, or will do, in one round. */
export type Appearance =
  | {
      readonly kind: 'game';
      readonly round: number;
      readonly board: BoardState;
      readonly colour: Colour;
      readonly opponent: PlayerKey;
      readonly recorded: Recorded | undefined;
    }
  | { readonly kind: 'bye'; readonly round: number; readonly bye: 'pairing-bye' | 'rest' }
  | {
      readonly kind: 'away';
      readonly round: number;
      readonly as: 'half' | 'zero' | 'full' | 'absent' | 'out' | 'before';
    };

export const appearanceIn = (state: State, key: PlayerKey, round: number): Appearance | undefined => {
  const paired = state.rounds[round - 1];
  const board = paired?.boards.find(({ white, black }) => white === key || black === key);
  if (board) {
    const colour: Colour = board.white === key ? 'white' : 'black';
    const opponent = colour === 'white' ? board.black : board.white;
    return { kind: 'game', round, board, colour, opponent, recorded: board.results[1] };
  }
  const bye = paired?.byes.find(({ player }) => player === key);
  if (bye) return { kind: 'bye', round, bye: bye.kind };
  const player = entrantsOf(state, round)[key];
  if (!player) return undefined;
  const as = player.attendance[round];
  if (as) return { kind: 'away', round, as };
  if (round < player.from) return { kind: 'away', round, as: 'before' };
  if (player.out.some(({ from, until }) => from <= round && (until === undefined || round < until)))
    return { kind: 'away', round, as: 'out' };
  return paired ? { kind: 'away', round, as: 'absent' } : undefined;
};

/** The own half of a result: `1`, `½`, `0`, `+`, `-`. */
export const ownResult = (appearance: Appearance): string => {
  if (appearance.kind !== 'game' || appearance.recorded?.kind !== 'result') return '';
  return ownSide(appearance.recorded.result.code, appearance.colour);
};
