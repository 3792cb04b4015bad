import type { Points } from '@pareo/engine';
import {
  type BoardState,
  boardsOfMatch,
  type Entered,
  emptyBoards,
  type GameResult,
  type MatchStanding,
  matchStanding,
  type State,
  traitsOf,
} from '@pareo/engine/journal';
import { forLeft, gamesOnBoard, halvesOf, halvesText } from '@pareo/tournament/results';
import { entrantsOf } from '../../../client/entrants.ts';
import { resultText } from '../../../client/format.ts';
import type { Scores } from '../../../client/scores.ts';
import { scoresOf } from '../rows.ts';
import type { Slot } from '../sitting.svelte.ts';
import { turned } from './sides.ts';

/** A game of a match. Of teams: who sits there, and what an empty side brings without anybody typing it. */
export interface MatchSlot extends Slot {
  readonly left?: string;
  readonly right?: string;
  readonly derived?: GameResult;
}

/** A match as the table shows it: whoever has White in the first game, or on board 1, stands on the left. */
export interface MatchRow {
  readonly board: BoardState;
  readonly left: Entered | undefined;
  readonly right: Entered | undefined;
  readonly leftPoints: Points | undefined;
  readonly rightPoints: Points | undefined;
  /** The games announced, those played beyond them, and the one that comes next while the match is level; of teams the boards. */
  readonly games: readonly MatchSlot[];
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
  ofTeams?: Scores,
): readonly MatchRow[] => {
  const scores = scoresOf(state, round, ofTeams);
  const entrants = entrantsOf(state, round);
  return boards.map(board => {
    const standing = matchStanding(state, round, board);
    return {
      board,
      left: entrants[board.white],
      right: entrants[board.black],
      leftPoints: scores.get(board.white),
      rightPoints: scores.get(board.black),
      games: board.forfeited ? [] : slotsOf(state, round, { board, standing }),
      score: scoreOf(state, round, board),
      standing,
    };
  });
};

interface Standing {
  readonly board: BoardState;
  readonly standing: MatchStanding | undefined;
}

const slotsOf = (state: State, round: number, { board, standing }: Standing): readonly MatchSlot[] => {
  const awaited = standing?.kind === 'level' && standing.next !== undefined ? 1 : 0;
  const slots = Array.from({ length: gamesOnBoard(board) + awaited }, (_, index) => ({
    board: board.number,
    game: index + 1,
    recorded: board.results[index + 1],
  }));
  if (state.rounds[round - 1]?.of !== 'teams') return slots;
  const seats = boardsOfMatch(state, round, board);
  const empty = emptyBoards(state, round, board);
  const name = (key: number | undefined) => (key === undefined ? undefined : state.players[key]?.data.name);
  return slots.map(slot => {
    const seat = seats[slot.game - 1];
    const code = empty.get(slot.game);
    const [left, right] = [name(seat?.left), name(seat?.right)];
    return {
      ...slot,
      leftIsWhite: seat?.leftColour !== 'black',
      ...(left === undefined ? {} : { left }),
      ...(right === undefined ? {} : { right }),
      ...(code === undefined ? {} : { derived: { code } }),
    };
  });
};

/** With the boards that an empty side has lost already. */
const scoreOf = (state: State, round: number, board: BoardState): string => {
  const seats = boardsOfMatch(state, round, board);
  const given = [...emptyBoards(state, round, board)].map(([game, code]) =>
    forLeft(code, seats[game - 1]?.leftColour === 'black' ? 2 : 1),
  );
  const won = (sign: string) => 2 * given.filter(code => code === sign).length;
  const [left, right] = halvesOf(board);
  return [left + won('+-'), right + won('-+')].map(halvesText).join('-');
};

/** The game that a key on the match fills: the first without a result, as long as the match is open. */
export const nextGame = ({ games, standing }: MatchRow): MatchSlot | undefined =>
  standing?.kind === 'decided'
    ? undefined
    : games.find(({ recorded, derived }) => recorded === undefined && derived === undefined);

/** A result as it reads in a match. */
export const readForLeft = (result: GameResult, at: Pick<Slot, 'game' | 'leftIsWhite'>): string =>
  resultText(turned(result, at));
