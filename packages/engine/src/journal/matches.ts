import type { Turn } from '../model/index.ts';
import { bySeeding } from '../position/index.ts';
import {
  type DecidedBy,
  decidedMatch,
  gamesBy,
  isComplete,
  isWithoutPlayers,
  type KnockoutTerms,
  knockoutTerms,
  type Match,
  type MatchSide,
} from '../position/knockout/index.ts';
import { isOut } from './competing.ts';
import { knownBefore } from './corrections.ts';
import type { EntrantKey } from './key.ts';
import { emptyBoards } from './line-ups.ts';
import { optionsOf } from './lots.ts';
import { playersByNumber, roundIn, traitsOf } from './reading.ts';
import { isForfeit } from './result.ts';
import type { BoardState, Entered, Round, State } from './state.ts';
import { turnOnBoard } from './views/turns.ts';

/* What is still open on a board. A match of a knock-out is open until somebody has won it. */

/** How a match of a knock-out stands. */
export type MatchStanding =
  /** Games to come can still decide it. */
  | { readonly kind: 'open' }
  /** Played out; `extra-games` was announced and waits for one, or nothing that was announced is left. */
  | { readonly kind: 'level'; readonly next?: 'extra-games' }
  | { readonly kind: 'decided'; readonly winner: EntrantKey; readonly by: DecidedBy };

/** Undefined: no knock-out pairs the round. */
export const matchStanding = (state: State, round: number, board: BoardState): MatchStanding | undefined => {
  if (traitsOf(state, round).kind !== 'knock-out') return undefined;
  const terms = termsIn(state, round);
  const match = matchOn(state, { board, round, terms });
  const decided = decidedMatch(match, terms.tieBreaks);
  if (decided) return { kind: 'decided', winner: sideOn(board, decided.winner), by: decided.by };
  const isPlayedOut =
    isComplete(match) && Object.values(board.results).every(({ kind }) => kind === 'result');
  if (!isPlayedOut && !isWithoutPlayers(match)) return { kind: 'open' };
  return terms.tieBreaks.includes('extra-games') && !isWithoutPlayers(match)
    ? { kind: 'level', next: 'extra-games' }
    : { kind: 'level' };
};

/** A match is told by the player with White in its first game. */
const sideOn = (board: BoardState, side: 'first' | 'second'): EntrantKey =>
  side === 'first' ? board.white : board.black;

const termsIn = (state: State, round: number): KnockoutTerms => {
  const { options, settings } = roundIn(state, round) ?? {
    options: optionsOf(state),
    settings: state.settings,
  };
  return knockoutTerms({ options, scoring: settings.scoring });
};

interface OnBoardOf {
  readonly board: BoardState;
  readonly round: number;
  readonly terms: KnockoutTerms;
}

const matchOn = (state: State, { board, round, terms }: OnBoardOf): Match => {
  const reading = {
    numberOf: (key: EntrantKey) => state.players[key]?.number ?? 0,
    known: (recorded: Parameters<typeof knownBefore>[0]) => knownBefore(recorded, Number.POSITIVE_INFINITY),
  };
  const sideOf = (colour: 'white' | 'black'): MatchSide => {
    const turn: Turn = turnOnBoard(board, colour, reading);
    return {
      number: seedsIn(state, terms).get(board[colour]) ?? 0,
      id: reading.numberOf(board[colour]),
      turn,
      ...gamesBy(terms, turn),
      hadLeft: false,
    };
  };
  return { round, terms, first: sideOf('white'), second: sideOf('black') };
};

const seeded = new WeakMap<State['players'], ReadonlyMap<EntrantKey, number>>();

/** The numbers of the seeding; those who left before the draw have none. */
const seedsIn = (state: State, { seeding }: KnockoutTerms): ReadonlyMap<EntrantKey, number> => {
  const known = seeded.get(state.players);
  if (known) return known;
  const there = playersByNumber(state).filter(player => !isOut(player, 1));
  const ranked = ({ number, data: { name, rating, title } }: Entered) => ({
    id: number,
    name,
    ...(rating === undefined ? {} : { rating }),
    ...(title === undefined ? {} : { title }),
  });
  const order = seeding === 'rating' ? there.sort((a, b) => bySeeding(ranked(a), ranked(b))) : there;
  const seeds = new Map<EntrantKey, number>(order.map(({ key }, index) => [key, index + 1]));
  seeded.set(state.players, seeds);
  return seeds;
};

/** Some game has neither a result nor an adjournment; in a knock-out nobody has won the match. */
export const isOpen = (state: State, round: number, board: BoardState): boolean => {
  const standing = matchStanding(state, round, board);
  return standing ? standing.kind !== 'decided' : hasOpenGame(state, round, board);
};

const hasOpenGame = (state: State, round: number, board: BoardState): boolean => {
  const { games = 1, results, forfeited } = board;
  if (forfeited) return false;
  const empty = emptyBoards(state, round, board);
  for (let game = 1; game <= games; game++) if (!results[game] && !empty.has(game)) return true;
  return false;
};

/** Played out, and nobody has won it. */
export const isLevel = (state: State, round: number, board: BoardState): boolean =>
  matchStanding(state, round, board)?.kind === 'level';

export const openBoards = (state: State, round: number): readonly number[] =>
  numbersOf(roundIn(state, round), board => isOpen(state, round, board));

export const levelBoards = (state: State, round: number): readonly number[] =>
  numbersOf(roundIn(state, round), board => isLevel(state, round, board));

const numbersOf = (round: Round | undefined, is: (board: BoardState) => boolean): readonly number[] =>
  round?.boards.filter(is).map(({ number }) => number) ?? [];

/** A game of it was played, or is being played: the two have met. */
export const haveMetOn = ({ results, forfeited }: BoardState): boolean => {
  if (forfeited) return false;
  const recorded = Object.values(results);
  return recorded.length === 0 || recorded.some(one => one.kind !== 'result' || !isForfeit(one.result));
};
