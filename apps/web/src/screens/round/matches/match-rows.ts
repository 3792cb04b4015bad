import type { Points } from '@pareo/engine';
import {
  type BoardState,
  type Entered,
  type GameResult,
  type MatchStanding,
  matchStanding,
  type State,
  traitsOf,
} from '@pareo/engine/journal';
import { gamesOnBoard, scoreText } from '@pareo/tournament/results';
import { resultText } from '../../../client/format.ts';
import { scoresBefore } from '../../../client/scores.ts';
import type { Slot } from '../sitting.svelte.ts';
import { turned } from './sides.ts';

/** A match of two players as the table shows it: whoever has White in the first game stands on the left. */
export interface MatchRow {
  readonly board: BoardState;
  readonly left: Entered | undefined;
  readonly right: Entered | undefined;
  readonly leftPoints: Points | undefined;
  readonly rightPoints: Points | undefined;
  /** The games announced, those played beyond them, and the one that comes next while the match is level. */
  readonly games: readonly Slot[];
  readonly score: string;
  /** Of a knock-out. */
  readonly standing: MatchStanding | undefined;
}

/** Rounds whose boards are matches: of a knock-out also where a match is one game, since it may not stay level. */
export const isOfMatches = (state: State, round: number): boolean =>
  traitsOf(state, round).kind === 'knock-out' ||
  (state.rounds[round - 1]?.boards.some(({ games = 1 }) => games > 1) ?? false);

export const matchRows = (
  state: State,
  round: number,
  boards: readonly BoardState[],
): readonly MatchRow[] => {
  const scores = scoresBefore(state, round);
  return boards.map(board => {
    const standing = matchStanding(state, round, board);
    return {
      board,
      left: state.players[board.white],
      right: state.players[board.black],
      leftPoints: scores.get(board.white),
      rightPoints: scores.get(board.black),
      games: slotsOf(board, standing),
      score: scoreText(board),
      standing,
    };
  });
};

const slotsOf = (board: BoardState, standing: MatchStanding | undefined): readonly Slot[] => {
  if (board.forfeited) return [];
  const awaited = standing?.kind === 'level' && standing.next !== undefined ? 1 : 0;
  return Array.from({ length: gamesOnBoard(board) + awaited }, (_, index) => ({
    board: board.number,
    game: index + 1,
    recorded: board.results[index + 1],
  }));
};

/** The game that a key on the match fills: the first without a result, as long as the match is open. */
export const nextGame = ({ games, standing }: MatchRow): Slot | undefined =>
  standing?.kind === 'decided' ? undefined : games.find(({ recorded }) => recorded === undefined);

/** A result as it reads in a match. */
export const readForLeft = (result: GameResult, at: Pick<Slot, 'game'>): string =>
  resultText(turned(result, at));
