import type { GameResult, ResultCode } from './result.ts';
import type { BoardState, Correction, Recorded } from './state.ts';

/*
 * C.04.2, article 4.3: a game that was played with the wrong colours. A board has the colours as played; who was paired with White, and
 * what each later pairing knew, follows from its swaps.
 */

const MIRRORED: Readonly<Record<ResultCode, ResultCode>> = {
  '1-0': '0-1',
  '=': '=',
  '0-1': '1-0',
  '=-0': '0-=',
  '0-=': '=-0',
  '0-0': '0-0',
  '+-': '-+',
  '-+': '+-',
  '--': '--',
  '1-0u': '0-1u',
  '=u': '=u',
  '0-1u': '1-0u',
};

/** The same result, the other player named first. */
export const mirroredResult = ({ code, tally }: GameResult): GameResult => ({
  code: MIRRORED[code],
  ...(tally ? { tally: { white: tally.black, black: tally.white } } : {}),
});

const mirroredAs = <Of extends { readonly as?: '1-0' | '=' | '0-1' }>(adjourned: Of): Of =>
  adjourned.as === undefined ? adjourned : { ...adjourned, as: MIRRORED[adjourned.as] };

const mirroredCorrection = (correction: Correction): Correction => ({
  ...correction,
  was: mirroredResult(correction.was),
});

const mirroredRecord = (recorded: Recorded): Recorded => {
  if (recorded.kind === 'adjourned') return mirroredAs(recorded);
  const { adjourned, corrections } = recorded;
  return {
    ...recorded,
    result: mirroredResult(recorded.result),
    ...(adjourned ? { adjourned: mirroredAs(adjourned) } : {}),
    ...(corrections ? { corrections: corrections.map(mirroredCorrection) } : {}),
  };
};

/** Two over the games of a board. */
type Sided = Pick<BoardState, 'white' | 'black' | 'results' | 'swaps'>;

/** Each has the other colour, and what each has scored. */
export const mirrored = <Of extends Sided>(board: Of): Of => ({
  ...board,
  white: board.black,
  black: board.white,
  results: Object.fromEntries(
    Object.entries(board.results).map(([game, recorded]) => [game, mirroredRecord(recorded)]),
  ),
});

/** As the pairing of the round knows the colours. `Infinity`: as standings know them, with everything that counts at all. */
export const coloursBefore = <Of extends Sided>(board: Of, round: number): Of => {
  const { swaps = [] } = board;
  const unknown = swaps.filter(({ countsFrom }) => countsFrom === undefined || countsFrom > round);
  return unknown.length % 2 === 1 ? mirrored(board) : board;
};

/** As it was paired. */
export const asPaired = <Of extends Sided>(board: Of): Of =>
  (board.swaps?.length ?? 0) % 2 === 1 ? mirrored(board) : board;
