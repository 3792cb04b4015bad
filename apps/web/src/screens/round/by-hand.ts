import type { KeyedBoard, KeyedBye, PlayerKey } from '@pareo/engine/journal';

/** A round while it is changed by hand: seats and who sits out. */
export interface HandPairing {
  readonly boards: readonly KeyedBoard[];
  readonly byes: readonly KeyedBye[];
}

/** Two change their seats, wherever they sit: on boards, or one on a board and one with the bye. */
export const exchanged = (pairing: HandPairing, a: PlayerKey, b: PlayerKey): HandPairing => {
  const other = (key: PlayerKey): PlayerKey => (key === a ? b : key === b ? a : key);
  return {
    boards: pairing.boards.map(board => ({ ...board, white: other(board.white), black: other(board.black) })),
    byes: pairing.byes.map(bye => ({ ...bye, player: other(bye.player) })),
  };
};

export const coloursSwapped = (pairing: HandPairing, number: number): HandPairing => ({
  ...pairing,
  boards: pairing.boards.map(board =>
    board.number === number ? { ...board, white: board.black, black: board.white } : board,
  ),
});

/** Numbers of the boards that are not as the other pairing has them. */
export const differing = (pairing: HandPairing, other: HandPairing): readonly number[] => {
  const seats = new Map(other.boards.map(({ number, white, black }) => [number, `${white} ${black}`]));
  return pairing.boards
    .filter(({ number, white, black }) => seats.get(number) !== `${white} ${black}`)
    .map(({ number }) => number);
};
