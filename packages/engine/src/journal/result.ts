import type { ResultCode } from '../model/index.ts';

export { RESULT_CODES, type ResultCode } from '../model/index.ts';

export interface GameResult {
  readonly code: ResultCode;
  /** Scrabble: the points on the two sheets. */
  readonly tally?: { readonly white: number; readonly black: number };
}

/** A game: `game` counts the games of a match from 1; absent means 1. */
export interface OnBoard {
  readonly round: number;
  readonly board: number;
  readonly game?: number;
}

export const isForfeit = ({ code }: GameResult): boolean => code === '+-' || code === '-+' || code === '--';

export const sameResult = (a: GameResult | undefined, b: GameResult | undefined): boolean =>
  a?.code === b?.code && a?.tally?.white === b?.tally?.white && a?.tally?.black === b?.tally?.black;
