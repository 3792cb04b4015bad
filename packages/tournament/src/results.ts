import type { BoardState, GameResult, ResultCode } from '@pareo/engine/journal';
import { type Colour, TURNED } from '@pareo/engine/model';

/* A result as people read it: of a board, of a match, of one side. What the phone of a helper and the console show too. */

type Side = '1' | '½' | '0' | '+' | '-';
type Sides = readonly [white: Side, black: Side];

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
export const joined = ([white, black]: readonly [white: string, black: string]): string => {
  const isForfeit = [white, black].some(side => side === '+' || side === '-');
  return isForfeit ? `${white} ${black}` : `${white}-${black}`;
};

/** With the points of both sheets where the game has them. */
export const gameText = ({ code, tally }: GameResult): string =>
  tally ? tallyText(tally) : resultText(code);

export const tallyText = ({ white, black }: { readonly white: number; readonly black: number }): string =>
  `${white} - ${black}`;

/**
 * A game of a match as the side on the left has it, and back: codes say White first, colours alternate, and whoever has White in the
 * first game is on the left.
 */
export const forLeft = (code: ResultCode, game: number): ResultCode => (game % 2 === 1 ? code : TURNED[code]);

type Match = Pick<BoardState, 'results' | 'games'>;

/** Several games of the same two: announced, or played to break a tie. */
export const isMatch = ({ results, games = 1 }: Match): boolean => games > 1 || results[2] !== undefined;

/** The games announced, and those played beyond them. */
export const gamesOnBoard = ({ results, games = 1 }: Match): number =>
  Math.max(games, ...Object.keys(results).map(Number));

/** What both sides made of the games with a result, in half points. */
export const halvesOf = ({ results }: Match): readonly [left: number, right: number] => {
  const sides = Object.entries(results).flatMap(([game, recorded]) =>
    recorded.kind === 'result'
      ? [sidesOf(forLeft(recorded.result.code, Number(game))) ?? (['0', '0'] as const)]
      : [],
  );
  const sum = (side: 0 | 1) => sides.reduce((total, both) => total + HALVES[both[side]], 0);
  return [sum(0), sum(1)];
};

/** Of one game, White first. */
export const halvesOfCode = (code: string): readonly [white: number, black: number] => {
  const sides = sidesOf(code) ?? (['0', '0'] as const);
  return [HALVES[sides[0]], HALVES[sides[1]]];
};

const HALVES: Readonly<Record<Side, number>> = { '1': 2, '+': 2, '½': 1, '0': 0, '-': 0 };

/** `1½`, `½`, `2`. */
export const halvesText = (halves: number): string =>
  `${halves >= 2 || halves === 0 ? Math.floor(halves / 2) : ''}${halves % 2 === 1 ? '½' : ''}`;

/** The score of a match so far, the side on the left first. */
export const scoreText = (match: Match): string => halvesOf(match).map(halvesText).join('-');

/** One game of a match, the side on the left first. */
export const gameForLeft = (match: Match, game: number): string => {
  const recorded = match.results[game];
  if (recorded === undefined) return '·';
  if (recorded.kind === 'adjourned') return '*';
  return gameText({ ...recorded.result, code: forLeft(recorded.result.code, game) });
};

/** A match by its score; while it is being played, game by game. Undefined while nothing is known. */
export const boardText = (board: Match): string | undefined => {
  if (!isMatch(board)) return oneText(board.results[1]);
  const played = Array.from({ length: gamesOnBoard(board) }, (_, index) => index + 1);
  if (played.every(game => board.results[game] === undefined)) return undefined;
  return played.every(game => board.results[game]?.kind === 'result')
    ? scoreText(board)
    : played.map(game => gameForLeft(board, game)).join(', ');
};

const oneText = (recorded: BoardState['results'][number] | undefined): string | undefined =>
  recorded && (recorded.kind === 'adjourned' ? resultText('adj') : gameText(recorded.result));

/** One side of it: `1`, `½`, `0`, `+`, `-`. */
export const ownResult = (code: string, colour: Colour): string =>
  sidesOf(code)?.[colour === 'white' ? 0 : 1] ?? code;

/** The same match with the sides changed. */
const turnedAround = ({ results, ...board }: Match): Match => ({
  ...board,
  results: Object.fromEntries(
    Object.entries(results).map(([game, recorded]) => [
      game,
      recorded.kind === 'result'
        ? { ...recorded, result: { ...recorded.result, code: TURNED[recorded.result.code] } }
        : recorded,
    ]),
  ),
});

/** The own side of a board, of a match the own side first; pairs of sheets as they are. Undefined while it is being played. */
export const ownText = (board: BoardState, colour: Colour): string | undefined => {
  const first = board.results[1];
  if (isMatch(board) && colour === 'black') return boardText(turnedAround(board));
  return isMatch(board) || first?.kind !== 'result' || first.result.tally
    ? boardText(board)
    : ownResult(first.result.code, colour);
};

/**
 * The own side of a result as lists print it: of one game the half, of a match or of two sheets the own score first. What is still
 * being played stays as it is.
 */
export const sideText = (text: string, side: Colour): string => {
  const [, white = '', between = '', black = ''] =
    /^(-?[\d½]+|[+-])( - |-| )(-?[\d½]+|[+-])$/.exec(text) ?? [];
  if (between === '') return text;
  const [own, other] = side === 'white' ? [white, black] : [black, white];
  const isOneGame = between === ' ' || (ONE_GAME.test(own) && ONE_GAME.test(other) && own + other !== '11');
  return isOneGame ? own : `${own}${between}${other}`;
};

const ONE_GAME = /^[10½]$/;
