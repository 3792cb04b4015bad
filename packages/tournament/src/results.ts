import type { BoardState, GameResult } from '@pareo/engine/journal';
import type { Colour } from '@pareo/engine/model';

/* A result as people read it: of a board, of a match, of one side. What the phone of a helper and the console show too. */

type Sides = readonly [white: string, black: string];

const SIDES: Readonly<Record<Exclude<GameResult['code'], `${string}u`>, Sides>> = {
  '1-0': ['1', '0'],
  '=': ['½', '½'],
  '0-1': ['0', '1'],
  '=-0': ['½', '0'],
  '0-=': ['0', '½'],
  '0-0': ['0', '0'],
  '+-': ['+', '-'],
  '-+': ['-', '+'],
  '--': ['-', '-'],
};

/** A game that is not rated counts as any other: its mark is not part of the result. */
const sidesOf = (code: string): Sides | undefined =>
  (SIDES as Readonly<Record<string, Sides>>)[code.replace(/u$/, '')];

/** `1-0`, `½-½`, `+ -`; `*` for an adjourned game. Anything else is shown as it is. */
export const resultText = (code: string): string => {
  const sides = sidesOf(code);
  if (sides === undefined) return code === 'adj' ? '*' : code;
  return joined(sides);
};

/** What was not played stands apart. */
export const joined = ([white, black]: Sides): string => {
  const isForfeit = [white, black].some(side => side === '+' || side === '-');
  return isForfeit ? `${white} ${black}` : `${white}-${black}`;
};

/** With the points of both sheets where the game has them. */
export const gameText = ({ code, tally }: GameResult): string =>
  tally ? tallyText(tally) : resultText(code);

export const tallyText = ({ white, black }: { readonly white: number; readonly black: number }): string =>
  `${white} - ${black}`;

/** Games of a match in their order, one that is being played as a dot. Empty while none has ended. */
export const gamesText = (codes: readonly string[]): string =>
  codes.every(code => code === '') ? '' : codes.map(code => resultText(code) || '·').join(', ');

/** Undefined while it is being played. */
export const boardText = ({
  results,
  games = 1,
}: Pick<BoardState, 'results' | 'games'>): string | undefined => {
  const recorded = Array.from({ length: games }, (_, index) => results[index + 1]);
  const texts = recorded.map(one =>
    one === undefined
      ? ''
      : one.kind === 'adjourned'
        ? 'adj'
        : one.result.tally
          ? gameText(one.result)
          : one.result.code,
  );
  return gamesText(texts) || undefined;
};

/** One side of it: `1`, `½`, `0`, `+`, `-`. */
export const ownResult = (code: string, colour: Colour): string =>
  sidesOf(code)?.[colour === 'white' ? 0 : 1] ?? code;

/** The own side of a board; matches and pairs of sheets as they are. Undefined while it is being played. */
export const ownText = (board: BoardState, colour: Colour): string | undefined => {
  const { games = 1, results } = board;
  const first = results[1];
  return games > 1 || first?.kind !== 'result' || first.result.tally
    ? boardText(board)
    : ownResult(first.result.code, colour);
};
