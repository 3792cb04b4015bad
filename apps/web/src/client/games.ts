import {
  type BoardState,
  boardsOfMatch,
  matchOf,
  type PlayerKey,
  type Recorded,
  type State,
  teamOf,
} from '@pareo/engine/journal';
import type { Colour } from '@pareo/engine/model';
import { ownResult as ownSide } from '@pareo/tournament/results';
import { entrantsOf } from './entrants.ts';

/** What one player did, or will do, in one round. */
export type Appearance =
  | {
      readonly kind: 'game';
      readonly round: number;
      readonly board: BoardState;
      /** Of a match of teams: the board of it. */
      readonly game?: number;
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

/** What a person does in a round; in a round of teams, on a board of the match of their team. */
export const appearanceIn = (state: State, key: PlayerKey, round: number): Appearance | undefined =>
  state.rounds[round - 1]?.of === 'teams' ? memberIn(state, key, round) : entrantIn(state, key, round);

const memberIn = (state: State, key: PlayerKey, round: number): Appearance | undefined => {
  const team = teamOf(state, key);
  if (!team) return undefined;
  const match = matchOf(state, round, team.key);
  if (!match) return entrantIn(state, team.key as number as PlayerKey, round);
  const seat = boardsOfMatch(state, round, match).find(({ left, right }) => left === key || right === key);
  const opponent = seat && (seat.left === key ? seat.right : seat.left);
  if (!seat || opponent === undefined) return { kind: 'away', round, as: 'absent' };
  const isLeft = seat.left === key;
  const colour: Colour = (seat.leftColour === 'white') === isLeft ? 'white' : 'black';
  const { game } = seat;
  return { kind: 'game', round, board: match, game, colour, opponent, recorded: match.results[game] };
};

/** What a player, or a team, whom the round pairs does in it. */
export const entrantIn = (state: State, key: PlayerKey, round: number): Appearance | undefined => {
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
