import type { Points } from '@pareo/engine';
import { type BoardState, type Entered, type Recorded, type State, traitsOf } from '@pareo/engine/journal';
import { entrantsOf } from '../../client/entrants.ts';
import { entrantIn } from '../../client/games.ts';
import { type Scores, scoresBefore } from '../../client/scores.ts';

/** A board as the table shows it. */
export interface BoardRow {
  readonly board: BoardState;
  readonly white: Entered | undefined;
  readonly black: Entered | undefined;
  readonly whitePoints: Points | undefined;
  readonly blackPoints: Points | undefined;
  readonly recorded: Recorded | undefined;
  /** Down: paired with someone of fewer points. */
  readonly whiteFloat: 'down' | 'up' | undefined;
  readonly blackFloat: 'down' | 'up' | undefined;
}

/** Somebody who does not play, after the boards: the bye first, then byes asked for, then the absent. */
export interface AwayRow {
  readonly player: Entered;
  readonly points: Points | undefined;
  readonly why: 'bye' | 'rest' | 'half' | 'zero' | 'full' | 'absent' | 'out' | 'before';
}

/** What arbiters wrote down about a board, one after the other. */
export const notesOn = ({ notes = [] }: State, round: number, board: number): string | undefined =>
  notes
    .filter(({ about }) => about?.kind === 'board' && about.round === round && about.board === board)
    .map(({ text }) => text)
    .join(' · ') || undefined;

const kept = new WeakMap<
  BoardState,
  { readonly scores: Scores; readonly players: State['players']; readonly row: BoardRow }
>();

/** Rows are made once for each board as it is: a result on one board leaves the others alone. */
export const boardRows = (
  state: State,
  round: number,
  boards: readonly BoardState[],
  ofTeams?: Scores,
): readonly BoardRow[] => {
  const scores = scoresOf(state, round, ofTeams);
  const players = entrantsOf(state, round);
  return boards.map(board => {
    const known = kept.get(board);
    if (known?.scores === scores && known.players === players) return known.row;
    const row = rowOf(players, scores, board);
    kept.set(board, { scores, players, row });
    return row;
  });
};

/** Points of players are worked out here; those of teams are asked for. */
const NO_SCORES: Scores = new Map();
export const scoresOf = (state: State, round: number, ofTeams: Scores | undefined): Scores =>
  state.rounds[round - 1]?.of === 'teams' ? (ofTeams ?? NO_SCORES) : scoresBefore(state, round);

const rowOf = (players: State['players'], scores: Scores, board: BoardState): BoardRow => {
  const whitePoints = scores.get(board.white);
  const blackPoints = scores.get(board.black);
  const float = (own: Points | undefined, other: Points | undefined) =>
    own === undefined || other === undefined || own === other
      ? undefined
      : own > other
        ? ('down' as const)
        : ('up' as const);
  return {
    board,
    white: players[board.white],
    black: players[board.black],
    whitePoints,
    blackPoints,
    recorded: board.results[1],
    whiteFloat: float(whitePoints, blackPoints),
    blackFloat: float(blackPoints, whitePoints),
  };
};

const ORDER: readonly AwayRow['why'][] = ['bye', 'rest', 'full', 'half', 'zero', 'absent', 'out', 'before'];

export const awayRows = (state: State, round: number): readonly AwayRow[] => {
  const scores = scoresOf(state, round, undefined);
  const isDraw = traitsOf(state, round).kind === 'knock-out';
  const rows = Object.values(entrantsOf(state, round)).flatMap((player): readonly AwayRow[] => {
    const found = entrantIn(state, player.key, round);
    if (!found || found.kind === 'game') return [];
    // Whoever lost a match of a draw has no part in what follows.
    if (isDraw && found.kind === 'away' && found.as === 'absent') return [];
    const why = found.kind === 'bye' ? (found.bye === 'rest' ? 'rest' : 'bye') : found.as;
    return [{ player, points: scores.get(player.key), why }];
  });
  return rows.sort(
    (a, b) =>
      ORDER.indexOf(a.why) - ORDER.indexOf(b.why) ||
      (b.points ?? 0) - (a.points ?? 0) ||
      a.player.number - b.player.number,
  );
};
