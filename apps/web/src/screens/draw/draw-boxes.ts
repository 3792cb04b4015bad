import type { BoardState, PlayerKey, State } from '@pareo/engine/journal';
import type { DrawMatch, DrawSheet, DrawSide } from '@pareo/tournament';
import { halvesOf, halvesText } from '@pareo/tournament/results';
import { type MatchRow, matchRows } from '../round/matches/match-rows.ts';

/** A match of the draw where it stands on the page. */
export interface DrawBox {
  readonly id: string;
  readonly round: number;
  readonly match: DrawMatch;
  /** Its place in the column, from 0; the match for third place stands under the final. */
  readonly at: number;
  readonly isThird: boolean;
  /** Once the round is paired. */
  readonly row: MatchRow | undefined;
  /** Of each side; nothing where no game is in yet. */
  readonly scores: readonly [string, string];
}

export interface DrawColumn {
  readonly round: number;
  readonly of: number;
  readonly boxes: readonly DrawBox[];
}

/** The columns of a draw, with what the journal has of every match. */
export const columnsOf = (state: State, draw: DrawSheet): readonly DrawColumn[] =>
  draw.rounds.map(({ round, of, matches }, index) => {
    const rows = state.rounds[round - 1]
      ? matchRows(state, round, state.rounds[round - 1]?.boards ?? [])
      : [];
    const boxes = matches.map((match, at) => boxOf({ match, at, round, isThird: false }, rows));
    const isLast = index === draw.rounds.length - 1;
    const third =
      isLast && draw.third ? [boxOf({ match: draw.third, at: 1, round, isThird: true }, rows)] : [];
    return { round, of, boxes: [...boxes, ...third] };
  });

const boxOf = (
  place: Pick<DrawBox, 'match' | 'at' | 'round' | 'isThird'>,
  rows: readonly MatchRow[],
): DrawBox => {
  const [one, other] = place.match.sides.map(keyOf);
  const row = rows.find(({ board }) => isOf(board, one, other));
  return {
    ...place,
    id: `${place.round}.${place.isThird ? 'third' : place.at}`,
    row,
    scores: row ? scoresOf(row.board, one) : ['', ''],
  };
};

const keyOf = (side: DrawSide): PlayerKey | undefined =>
  side.kind === 'player' ? (side.person.key as PlayerKey) : undefined;

const isOf = ({ white, black }: BoardState, one: PlayerKey | undefined, other: PlayerKey | undefined) =>
  (white === one && black === other) || (white === other && black === one);

/** In the order of the draw: whoever has White in the first game is not always above. */
const scoresOf = (board: BoardState, above: PlayerKey | undefined): readonly [string, string] => {
  const told = board.forfeited
    ? board.forfeited.split('')
    : Object.keys(board.results).length === 0
      ? ['', '']
      : halvesOf(board).map(halvesText);
  const [left = '', right = ''] = told;
  return board.white === above ? [left, right] : [right, left];
};

/** The box that an arrow leads to: along the draw to the next round, back to where its first player came from, up and down the column. */
export const neighbour = (
  columns: readonly DrawColumn[],
  { round, at, isThird }: Pick<DrawBox, 'round' | 'at' | 'isThird'>,
  key: string,
): DrawBox | undefined => {
  const column = (wanted: number) => columns.find(one => one.round === wanted)?.boxes ?? [];
  switch (key) {
    case 'ArrowRight':
      return column(round + 1)[Math.floor(at / 2)];
    case 'ArrowLeft':
      return column(round - 1)[isThird ? 0 : at * 2];
    case 'ArrowUp':
      return column(round)[at - 1];
    case 'ArrowDown':
      return column(round)[at + 1];
    default:
      return undefined;
  }
};
