import { type Competing, isTeam } from './competing.ts';
import type { PlayerKey, Seq } from './key.ts';
import type { OnBoard } from './result.ts';
import type { BoardState, Entered, EnteredTeam, Mark, Recorded, Round, State } from './state.ts';

/* How effects copy what they change, and nothing else. */

export const withPlayer = (state: State, key: PlayerKey, change: (player: Entered) => Entered): State => {
  const player = state.players[key];
  return player ? { ...state, players: { ...state.players, [key]: change(player) } } : state;
};

/** Rounds on the wall were paired with the data of then: they are kept, so that each can be paired again. */
export const keptFor = ({ published }: State, { earlier = [], data }: Entered): Pick<Entered, 'earlier'> =>
  published === 0 || (earlier.at(-1)?.through ?? 0) >= published
    ? {}
    : { earlier: [...earlier, { through: published, data }] };

/** Many at once: the map is copied once. */
export const withPlayers = (state: State, changed: readonly Entered[]): State => {
  const players: Record<number, Entered> = { ...state.players };
  for (const player of changed) players[player.key] = player;
  return { ...state, players };
};

/** The same of whoever is paired: players, or teams. */
export const withCompeting = (state: State, changed: readonly Competing[]): State => {
  const players: Record<number, Entered> = { ...state.players };
  const teams: Record<number, EnteredTeam> = { ...state.teams };
  for (const one of changed)
    if (isTeam(one)) teams[one.key] = one;
    else players[one.key] = one;
  return { ...state, players, ...(state.teams === undefined ? {} : { teams }) };
};

export const withRound = (state: State, round: number, change: (round: Round) => Round): State => {
  const found = state.rounds[round - 1];
  if (!found) return state;
  const rounds = [...state.rounds];
  rounds[round - 1] = change(found);
  return { ...state, rounds };
};

export const withBoard = (state: State, at: OnBoard, change: (board: BoardState) => BoardState): State =>
  withRound(state, at.round, round => {
    const boards = [...round.boards];
    const index = boards.findIndex(({ number }) => number === at.board);
    const board = boards[index];
    if (board) boards[index] = change(board);
    return { ...round, boards };
  });

export const withRecorded = (state: State, at: OnBoard, recorded: Recorded | undefined): State =>
  withBoard(state, at, board => {
    const { [at.game ?? 1]: _before, ...others } = board.results;
    return { ...board, results: recorded ? { ...others, [at.game ?? 1]: recorded } : others };
  });

export const marked = (state: State, mark: Mark): State => ({ ...state, marks: [...state.marks, mark] });

/** By the book counts acts: the first that leaves it stays for ever. */
export const leavingTheBook = (state: State, round: number, seq: Seq): State =>
  state.book.left
    ? state
    : marked(
        { ...state, book: { ...state.book, left: { round, seq } } },
        { code: 'BOOK', round, seq, text: 'left the rules of the system' },
      );
