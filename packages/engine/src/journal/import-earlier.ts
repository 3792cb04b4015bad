import type { EarlierResult, ResultOfGame, Tournament } from '../model/index.ts';
import { type GameResult, sameResult } from './result.ts';
import type { BoardState, ColourSwap, Correction, Writing } from './state.ts';
import { mirroredResult } from './swaps.ts';

/* What a file says that its rounds were paired from, where that is not what it has now. */

export const resultOf = ({ code, tally }: ResultOfGame): GameResult => ({
  code,
  ...(tally ? { tally: { white: tally.own, black: tally.opponents } } : {}),
});

interface Game {
  readonly round: number;
  readonly white: number;
  readonly black: number;
}

const gameIn = ({ round, white, black }: Game): string =>
  `${round} ${Math.min(white, black)} ${Math.max(white, black)}`;

/** What stood there before, by game, oldest first. */
export const earlierByGame = ({
  earlierResults = [],
}: Tournament): ReadonlyMap<string, readonly EarlierResult[]> => {
  const found = new Map<string, EarlierResult[]>();
  for (const earlier of [...earlierResults].sort((a, b) => lastOf(a) - lastOf(b))) {
    const of = found.get(gameIn(earlier)) ?? [];
    found.set(gameIn(earlier), of);
    of.push(earlier);
  }
  return found;
};

const lastOf = ({ through = Number.POSITIVE_INFINITY }: EarlierResult): number => through;

/** What is told of a game, as White of now sees it. */
type Told = EarlierResult & { readonly isReversed: boolean };
export const toldOf = (earlier: ReadonlyMap<string, readonly EarlierResult[]>, game: Game): readonly Told[] =>
  (earlier.get(gameIn(game)) ?? []).map(one => ({ ...one, isReversed: one.white !== game.white }));

/** C.04.2, articles 3.1 and 4.3: what the rounds of the file were paired from, and who had White then. */
export const withEarlier = <Of extends Pick<BoardState, 'results' | 'swaps'>>(
  board: Of,
  told: readonly Told[],
  writing: Writing,
): Of => {
  if (told.length === 0) return board;
  const earlier = told.map(({ games, isReversed, ...rest }) => {
    const results = games.map(resultOf);
    return { ...rest, isReversed, games: isReversed ? results.map(mirroredResult) : results };
  });
  const results = Object.entries(board.results).map(([game, recorded]) => {
    if (recorded.kind !== 'result') return [game, recorded];
    const adjourned = earlier.find(({ games }) => games.length === 0);
    const known = earlier.flatMap(({ games, through }) => {
      const was = games[Number(game) - 1];
      return was ? [{ was, through }] : [];
    });
    const corrections = known
      .filter(({ was }, at) => !sameResult(was, known[at + 1]?.was ?? recorded.result))
      .map(({ was, through }): Correction => ({ was, ...countingAfter(through), ...writing }));
    return [
      game,
      {
        ...recorded,
        ...(adjourned?.through === undefined ? {} : { adjourned: { through: adjourned.through } }),
        ...(corrections.length > 0 ? { corrections } : {}),
      },
    ];
  });
  const swaps = earlier
    .filter(({ isReversed }, at) => isReversed !== (earlier[at + 1]?.isReversed ?? false))
    .map(({ through }): ColourSwap => ({ ...countingAfter(through), ...writing }));
  return { ...board, results: Object.fromEntries(results), ...(swaps.length > 0 ? { swaps } : {}) };
};

const countingAfter = (through: number | undefined): Pick<Correction, 'effect' | 'countsFrom'> =>
  through === undefined
    ? { effect: 'report-only' }
    : { effect: 'following-pairing', countsFrom: through + 1 };
