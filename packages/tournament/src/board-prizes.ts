import { type BoardPrizeOptions, type BoardPrizes, boardPrizes } from '@pareo/engine/standings';
import { ranked, type Source } from './open.ts';

/* The best results on each board of a team event. */

export type { BoardList, BoardPrizeOrder, BoardPrizes, BoardRow } from '@pareo/engine/standings';
export { BOARD_PRIZE_ORDERS } from '@pareo/engine/standings';

/** Undefined: there are no teams. */
export const boardPrizesOf = (source: Source, request: BoardPrizeOptions = {}): BoardPrizes | undefined => {
  const known = ranked(source);
  return known.ok ? boardPrizes(known.value, request) : undefined;
};
