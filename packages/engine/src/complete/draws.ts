import {
  type Act,
  boardIn,
  competingByNumber,
  numberNow,
  pairsTeams,
  playersByNumber,
  type Refusal,
  refusal,
  type State,
  type Wish,
} from '../journal/index.ts';
import { accept, type Outcome, playerId, refuse } from '../model/index.ts';
import { drawnColour, drawnOrder } from '../model/lots.ts';
import { drawnByLot, numberedByLot } from '../systems/initial-order/drawn-numbers.ts';
import type { Completed } from './complete.ts';
import { tiedIn } from './standings.ts';

/* What the host draws where the author of an act has drawn nothing in the hall. The text drawn from stands in the act. */

const done = (act: Act): Outcome<Completed, Refusal> => accept({ act, attached: [] });

/** Mexican manual, Round-robin: as the command line draws, so that whoever knows the lot finds the same numbers. */
export const numbersDrawn = (
  state: State,
  { order, ...wish }: Wish<'renumber'>,
  lot: string,
): Outcome<Completed, Refusal> => {
  if (order !== undefined) return done({ ...wish, order });
  if (wish.by !== 'lot') return refuse(refusal('order-incomplete', { missing: [] }));
  if (pairsTeams(state)) {
    const drawn = drawnByLot(competingByNumber(state), lot);
    return done({ ...wish, order: drawn.map(({ key }) => key), lot });
  }
  const listed = playersByNumber(state).map(({ key, number, data: { note: _note, ...person } }) => ({
    ...person,
    key,
    id: playerId(number),
    turns: [],
  }));
  return done({ ...wish, order: numberedByLot(listed, lot).map(({ key }) => key), lot });
};

/** Who goes on, drawn between the two of the match. */
export const winnerDrawn = (
  state: State,
  { winner, ...wish }: Wish<'decide-match'>,
  lot: string,
): Outcome<Completed, Refusal> => {
  if (winner !== undefined) return done({ ...wish, winner });
  const board = boardIn(state, wish);
  if (!board) return refuse(refusal('unknown-board', { round: wish.round, board: wish.board }));
  if (wish.by !== 'lot') return refuse(refusal('nobody-named', {}));
  const drawn = drawnColour(lot, [wish.round, wish.board]);
  return done({ ...wish, winner: board[drawn], lot });
};

/** Those who share places, in the order drawn; they stay in their places among themselves. */
export const tiesDrawn = (
  state: State,
  { order, ...wish }: Wish<'settle-ties'>,
  lot: string,
): Outcome<Completed, Refusal> => {
  if (order !== undefined) return done({ ...wish, order });
  const tied = tiedIn(state, wish.group);
  if (tied.length === 0) return refuse(refusal('no-ties', {}));
  const drawn = drawnOrder(tied, lot, key => numberNow(state, key));
  return done({ ...wish, order: drawn, lot });
};
