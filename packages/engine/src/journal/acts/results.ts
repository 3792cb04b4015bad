import { LIMITS } from '../../model/index.ts';
import { type Actor, samePhone } from '../actor.ts';
import type { Deed } from '../deed.ts';
import type { Instant } from '../key.ts';
import { areLineUpsOut, emptyBoards } from '../line-ups.ts';
import { matchStanding } from '../matches.ts';
import { boardIn, isTable, recordedOn, roundIn, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { type GameResult, isForfeit, type OnBoard, sameResult } from '../result.ts';
import type { BoardState, Recorded, State } from '../state.ts';
import type { Touch } from './definition.ts';

/* What the acts about results share. */

export const resultIn = (recorded: Recorded | undefined): GameResult | undefined =>
  recorded?.kind === 'result' ? recorded.result : undefined;

/** The board is on the wall and the game is one of its games. Knock-outs may add games until a match is decided. */
export const faultsOfPlace = (state: State, at: OnBoard): readonly Refusal[] => {
  const round = roundIn(state, at.round);
  if (!round || at.round < 1) return [refusal('round-out-of-range', { round: at.round })];
  if (round.status === 'draft') return [refusal('not-published', { round: at.round })];
  const board = boardIn(state, at);
  if (!board) return [refusal('unknown-board', { round: at.round, board: at.board })];
  const game = at.game ?? 1;
  const isThere = game >= 1 && (game <= (board.games ?? 1) || isExtraGame(state, at, board));
  return isThere ? [] : [refusal('no-such-game', { board: at.board, game })];
};

/** Beyond those announced, one after the other, while the match is level and such games were announced. */
const isExtraGame = (state: State, { round, game = 1 }: OnBoard, board: BoardState): boolean => {
  if (recordedOn(board, game)) return true;
  const standing = matchStanding(state, round, board);
  if (standing?.kind !== 'level' || standing.next === undefined) return false;
  return game === Math.max(board.games ?? 1, ...Object.keys(board.results).map(Number)) + 1;
};

/** A board of teams has a result once everybody may see who sits there, and somebody sits on both sides; who came alone has won. */
export const faultsOfSeats = (
  state: State,
  at: OnBoard,
  { code }: Pick<GameResult, 'code'> | { readonly code?: undefined },
): readonly Refusal[] => {
  const { round: number, board: match, game = 1 } = at;
  const board = boardIn(state, at);
  const round = roundIn(state, number);
  if (!board || !round) return [];
  if (board.forfeited) return [refusal('match-forfeited', { round: number, board: match })];
  if (round.of !== 'teams') return [];
  if (!areLineUpsOut(round)) return [refusal('line-ups-not-out', { round: number })];
  return emptyBoards(state, number, board).has(game) && code !== '--'
    ? [refusal('board-empty', { board: match, game })]
    : [];
};

/** Who won, where the next round has been published with the winner in it. */
export const faultsOfWinnerPairedOn = (
  state: State,
  { round, board }: Pick<OnBoard, 'round' | 'board'>,
): readonly Refusal[] =>
  traitsOf(state, round).kind === 'knock-out' && round < state.published
    ? [refusal('winner-has-played-on', { round, board, next: round + 1 })]
    : [];

/** The same of a change that gives the match to the other. */
export const faultsOfOtherWinner = (before: State, after: State, at: OnBoard): readonly Refusal[] => {
  const [was, is] = [before, after].map(state => {
    const board = boardIn(state, at);
    const standing = board && matchStanding(state, at.round, board);
    return standing?.kind === 'decided' ? standing.winner : undefined;
  });
  return was === is ? [] : faultsOfWinnerPairedOn(before, at);
};

/** Not while the round is closed: corrections have an effect of their own. */
export const faultsOfClosed = (state: State, { round }: OnBoard): readonly Refusal[] =>
  roundIn(state, round)?.status === 'closed' ? [refusal('round-closed', { round })] : [];

/** What the author saw there must be there. */
export const faultsOfSight = (
  recorded: Recorded | undefined,
  was: GameResult | undefined,
): readonly Refusal[] => {
  const now = resultIn(recorded);
  if (sameResult(now, was)) return [];
  return [
    refusal('changed-meanwhile', {
      ...(was ? { was: was.code } : {}),
      ...(now ? { now: now.code } : {}),
      ...(recorded ? { by: recorded.by, at: recorded.at } : {}),
    }),
  ];
};

/** Sheets in Scrabble and nowhere else. */
export const faultsOfResult = (
  state: State,
  at: OnBoard,
  { code, tally }: GameResult,
): readonly Refusal[] => {
  const { board } = at;
  const isScrabble = traitsOf(state, at.round).game === 'scrabble';
  if (!tally) return isScrabble && !isForfeit({ code }) ? [refusal('tally-missing', { board })] : [];
  if (!isScrabble) return [refusal('tally-not-wanted', { board })];
  return [
    ...(agrees(code, tally) ? [] : [refusal('tally-disagrees', { board })]),
    ...(isWithinSheet(tally) ? [] : [refusal('tally-out-of-range', { board, ...SHEETS })]),
  ];
};

/** Seed 004: who has more points has won. A forfeit may bring both the same, and to which nobody came has no sheet of its own. */
const agrees = (code: GameResult['code'], { white, black }: { white: number; black: number }): boolean => {
  if (code === '+-') return white >= black;
  if (code === '-+') return white <= black;
  return code === (white > black ? '1-0' : white < black ? '0-1' : '=');
};

const SHEETS = { lowest: LIMITS.lowestSheet, highest: LIMITS.highestSheet };

const isWithinSheet = ({ white, black }: { white: number; black: number }): boolean =>
  [white, black].every(points => SHEETS.lowest <= points && points <= SHEETS.highest);

/** Two minutes in which a phone may change what it just entered. */
const OWN_FOR_MS = 2 * 60 * 1000;

/** What a phone entered itself, and may still change. */
export const isOwnStill = (recorded: Recorded | undefined, by: Actor, now: Instant): boolean =>
  recorded?.kind === 'result' &&
  samePhone(recorded.by, by) &&
  Date.parse(now) - Date.parse(recorded.at) <= OWN_FOR_MS;

/** A link reaches its own boards and fills what is empty; a phone may correct itself where it sees what it entered. */
export const faultsOfLink = (
  state: State,
  { act, by, at: now, basis }: Deed<'enter-result'>,
): readonly Refusal[] => {
  if (!isInside(state, act, by)) return [refusal('outside-link', { round: act.round, board: act.board })];
  const published = roundIn(state, act.round)?.publication?.seq;
  // It was typed of other boards: the round was taken back since, and published again.
  if (published !== undefined && basis < published) return [refusal('basis-moved', { entry: published })];
  const board = boardIn(state, act);
  const recorded = board && recordedOn(board, act.game);
  if (recorded?.kind !== 'result') return faultsOfSight(recorded, act.was);
  return isOwnStill(recorded, by, now) && sameResult(recorded.result, act.was)
    ? []
    : [refusal('board-has-result', { result: recorded.result, by: recorded.by, at: recorded.at })];
};

/** A link is for some boards of a round, a captain's for the matches of one team; a person is for all. */
export const isInside = (state: State, at: OnBoard, by: Actor): boolean => {
  if (by.kind !== 'link') return true;
  const { round, boards, team } = by;
  const board = team === undefined ? undefined : boardIn(state, at);
  return (
    (team === undefined || board?.white === team || board?.black === team) &&
    (round === undefined || round === at.round) &&
    (boards === undefined || (boards.first <= at.board && at.board <= boards.last))
  );
};

/** A result counts for ranks; for the next pairing too, but for tables. */
export const touchesOfResult = (state: State, { round }: OnBoard): readonly Touch[] =>
  isTable(traitsOf(state, round)) ? ['standings'] : ['pairing', 'standings'];
