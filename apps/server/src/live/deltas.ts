import { areLineUpsOut, type BoardState, type Round, type State } from '@pareo/engine/journal';
import { matchText } from '@pareo/tournament';
import { boardText, gamesOnBoard } from '@pareo/tournament/results';

/* What the public sees of an entry. States share what did not change, so that a comparison looks at references: the
 * cost is one look at each board of the rounds that changed. */

/** A game as the public page writes it: a code, `adj`, or empty while it runs; one for each game of a match. */
export type PublicResult = string | readonly string[];

/** A board with its result, and as lists print it: sheets of Scrabble and scores of matches are in no code. */
export type ToldBoard = readonly [board: number, result: PublicResult, text: string];

export interface PublicDelta {
  readonly results: readonly {
    readonly round: number;
    readonly boards: readonly ToldBoard[];
  }[];
  /** Rounds that came, went, or have other boards. */
  readonly rounds: readonly {
    readonly round: number;
    readonly status: 'published' | 'withdrawn' | 'closed';
  }[];
  readonly standings: boolean;
  readonly players: boolean;
  readonly details: boolean;
}

export const deltaBetween = (before: State, after: State): PublicDelta => {
  const results: PublicDelta['results'][number][] = [];
  const rounds: PublicDelta['rounds'][number][] = [];
  const last = Math.max(before.published, after.published);
  for (let round = 1; round <= last; round += 1) {
    const was = round <= before.published ? before.rounds[round - 1] : undefined;
    const is = round <= after.published ? after.rounds[round - 1] : undefined;
    if (was === is) continue;
    if (is === undefined) rounds.push({ round, status: 'withdrawn' });
    else if (was === undefined || !samePairs(was, is) || !sameLineUps(was, is))
      rounds.push({ round, status: 'published' });
    else {
      const boards = changedBoards(after, round, was);
      if (boards.length > 0) results.push({ round, boards });
      if (was.status !== is.status)
        rounds.push({ round, status: is.status === 'closed' ? 'closed' : 'published' });
    }
  }
  return {
    results,
    rounds,
    standings: before.touched.standings !== after.touched.standings && after.published > 0,
    players: before.players !== after.players || before.teams !== after.teams,
    details:
      before.details !== after.details ||
      before.settings !== after.settings ||
      before.phase !== after.phase ||
      before.book !== after.book,
  };
};

const samePairs = (was: Round, is: Round): boolean =>
  was.boards.length === is.boards.length &&
  was.byes === is.byes &&
  was.boards.every((board, index) => {
    const other = is.boards[index];
    return (
      board === other ||
      (board.number === other?.number && board.white === other.white && board.black === other.black)
    );
  });

/** What nobody may see yet has not changed for anybody. */
const sameLineUps = (was: Round, is: Round): boolean =>
  was.lineUpsOut === is.lineUpsOut && (!areLineUpsOut(is) || was.lineUps === is.lineUps);

const changedBoards = (state: State, round: number, was: Round): readonly ToldBoard[] =>
  (state.rounds[round - 1]?.boards ?? []).flatMap((board, index) =>
    board === was.boards[index]
      ? []
      : [[board.number, publicResult(board), textOnBoard(state, round, board) ?? '']],
  );

/** As lists print it. */
export const textOnBoard = (state: State, round: number, board: BoardState): string | undefined =>
  state.rounds[round - 1]?.of === 'teams' ? matchText(state, round, board) : boardText(board);

export const publicResult = (board: BoardState): PublicResult => {
  const games = Array.from({ length: gamesOnBoard(board) }, (_, index) => gameOf(board, index + 1));
  return games.length === 1 ? (games[0] ?? '') : games;
};

const gameOf = (board: BoardState, game: number): string => {
  const recorded = board.results[game];
  if (recorded === undefined) return '';
  return recorded.kind === 'adjourned' ? 'adj' : recorded.result.code;
};
