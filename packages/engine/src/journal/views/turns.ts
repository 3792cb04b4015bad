import {
  type Colour,
  type MatchGame,
  opposite,
  type PlayerId,
  playerId,
  SIDES,
  type Tally,
  type Turn,
} from '../../model/index.ts';
import type { ForfeitedMatch } from '../act.ts';
import type { Known } from '../corrections.ts';
import type { EntrantKey } from '../key.ts';
import { type GameResult, isForfeit } from '../result.ts';
import type { ScrabbleRules, Sheet } from '../settings.ts';
import type { BoardState, Entered, Recorded, Round } from '../state.ts';

/** How a view reads the journal. */
export interface Reading {
  readonly numberOf: (key: EntrantKey) => number;
  readonly known: (recorded: Recorded) => Known;
  /** Scrabble: the sheets of byes and forfeits. */
  readonly scrabble?: ScrabbleRules | undefined;
}

/** The turns of a round by player: everybody on a board, and who has the pairing-allocated bye. */
export const turnsOfRound = (
  { boards, byes }: Pick<Round, 'boards' | 'byes'>,
  reading: Reading,
): ReadonlyMap<EntrantKey, Turn> => {
  const turns = new Map<EntrantKey, Turn>();
  for (const board of boards)
    for (const colour of ['white', 'black'] as const)
      turns.set(board[colour], turnOnBoard(board, colour, reading));
  for (const { player, kind, sheet = reading.scrabble?.bye } of byes)
    if (kind === 'pairing-bye') turns.set(player, { kind, ...(sheet ? { tally: tallyOf(sheet) } : {}) });
  return turns;
};

/** What the player asked for, or absence. A round of a table that brings a rest is blank, as absence is. */
export const turnAway = ({ attendance }: Pick<Entered, 'attendance'>, round: number): Turn => {
  const as = attendance[round];
  return as === undefined || as === 'absent' ? { kind: 'absent' } : { kind: 'requested-bye', worth: as };
};

export const turnOnBoard = (
  board: BoardState,
  colour: Colour,
  { numberOf, known, scrabble }: Reading,
): Turn => {
  const opponent = playerId(numberOf(board[opposite(colour)]));
  if (board.forfeited) return forfeitedTurn(board, board.forfeited, { opponent, colour });
  const games = Object.entries(board.results)
    .map(([game, recorded]) => ({ game: Number(game), known: known(recorded) }))
    .sort((a, b) => a.game - b.game)
    .flatMap(({ game, known: what }) => (what.kind === 'result' ? [{ game, result: what.result }] : []));
  const [first] = games;
  const { decided } = board;
  if (!first && !decided) return { kind: 'adjourned', opponent, colour };
  if (!first || (board.games ?? 1) > 1 || games.length > 1 || decided)
    return {
      kind: 'match',
      opponent,
      games: games.map(({ game, result }) => gameOf(result, opponent, colourIn(game, colour))),
      ...(decided ? { won: decided.winner === board[colour] } : {}),
    };
  const turn = gameTurn({ kind: 'result', result: first.result }, { opponent, colour });
  if (turn.kind !== 'forfeit') return turn;
  const tally = sheetOfForfeit(first.result, { colour, won: turn.won, sheet: scrabble?.forfeit });
  return { ...turn, ...(tally ? { tally } : {}) };
};

/** Of one game: what is known of it. */
export const gameTurn = (known: Known | undefined, { opponent, colour }: Facing): Turn => {
  if (known?.kind !== 'result') return { kind: 'adjourned', opponent, colour };
  if (!isForfeit(known.result)) return { kind: 'game', ...gameOf(known.result, opponent, colour) };
  const won = SIDES[known.result.code][sideOf(colour)] === 'win';
  return { kind: 'forfeit', opponent, colour, won };
};

interface Facing {
  readonly opponent: PlayerId;
  readonly colour: Colour;
}

/** What an arbiter wrote, else what the rules give. Where neither came both have the sheet of who did not come. */
const sheetOfForfeit = (
  { tally }: GameResult,
  {
    colour,
    won,
    sheet,
  }: { readonly colour: Colour; readonly won: boolean; readonly sheet: Sheet | undefined },
): Tally | undefined => {
  if (tally) return sheetOf(tally, colour);
  if (!sheet) return undefined;
  return won ? tallyOf(sheet) : { own: sheet.rival, opponents: sheet.own };
};

const tallyOf = ({ own, rival }: Sheet): Tally => ({ own, opponents: rival });

/** Every game of the match, won by whom it is given to. */
const forfeitedTurn = (
  { games: count = 1 }: BoardState,
  code: ForfeitedMatch,
  { opponent, colour }: { readonly opponent: PlayerId; readonly colour: Colour },
): Turn => {
  const result = SIDES[code][sideOf(colour)];
  if (count === 1) return { kind: 'forfeit', opponent, colour, won: result === 'win' };
  const games = Array.from(
    { length: count },
    (_, index): MatchGame => ({ opponent, colour: colourIn(index + 1, colour), result, forfeited: true }),
  );
  return { kind: 'match', opponent, games };
};

/** Colours of a match alternate. */
const colourIn = (game: number, first: Colour): Colour => (game % 2 === 1 ? first : opposite(first));

const sideOf = (colour: Colour): 'first' | 'second' => (colour === 'white' ? 'first' : 'second');

/** A result is written White first: in the even games of a match White is the player listed as Black. */
const gameOf = ({ code, tally }: GameResult, opponent: PlayerId, colour: Colour): MatchGame => ({
  opponent,
  colour,
  result: SIDES[code][sideOf(colour)],
  ...(isForfeit({ code }) ? { forfeited: true as const } : {}),
  ...(code.endsWith('u') ? { unrated: true as const } : {}),
  ...(tally ? { tally: sheetOf(tally, colour) } : {}),
});

const sheetOf = ({ white, black }: { white: number; black: number }, colour: Colour): Tally =>
  colour === 'white' ? { own: white, opponents: black } : { own: black, opponents: white };
