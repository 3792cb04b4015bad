import { type Competing, competingIn, isOut, isTeam } from './competing.ts';
import { handlingOf } from './handling/handling.ts';
import { type EntrantKey, seqOf } from './key.ts';
import { coloursOn, emptyBoards } from './line-ups.ts';
import { roundIn, traitsOf } from './reading.ts';
import type { BoardState, State } from './state.ts';

/** Someone who was paired and did not come. */
export interface NoShow {
  readonly player: EntrantKey;
  /** The last round missed so. */
  readonly round: number;
  /** An arbiter has said from which round on the player plays again. */
  readonly isExcused: boolean;
  /** And that round has come. */
  readonly isBack: boolean;
  /** A file tells of it and marks nobody as absent: its arbiter let the player play on (decision 510). */
  readonly isPaired: boolean;
}

/**
 * Whose last game was lost by not coming, as things stand before the round, by player. Such a player is taken for
 * withdrawn until the arbiter lets the player return: the edition says so.
 */
export const noShowsBefore = (state: State, round: number): ReadonlyMap<EntrantKey, NoShow> => {
  const found = new Map<EntrantKey, NoShow>();
  const competing = competingIn(state, round);
  const { noShows, areMarked } = traitsOf(state, round);
  if (noShows === 'stay') return found;
  for (let past = 1; past < round && past <= state.published; past++)
    for (const board of state.rounds[past - 1]?.boards ?? [])
      for (const key of [board.white, board.black]) {
        found.delete(key);
        if (!stayedAway(state, past, { board, key })) continue;
        const excused = competing[key]?.excused ?? 0;
        found.set(key, {
          player: key,
          round: past,
          isExcused: excused > past,
          isBack: excused > past && excused <= round,
          isPaired: areMarked && isFromFile(board),
        });
      }
  return found;
};

/** The published rounds that a player missed since entering, for whatever reason (seed 002, VI), by player. */
export const roundsMissedBefore = (
  state: State,
  round: number,
): ReadonlyMap<EntrantKey, readonly number[]> => {
  const missed = new Map<EntrantKey, number[]>();
  for (let past = 1; past < round && past <= state.published; past++) {
    const came = cameTo(state, past);
    // A full point was given: nobody took the player for missing.
    for (const { key, from, attendance } of Object.values(competingIn(state, round)))
      if (past >= from && !came.has(key) && attendance[past] !== 'full')
        missed.set(key, [...(missed.get(key) ?? []), past]);
  }
  return missed;
};

/** Who sat at a board, or had the bye that the pairing gave. */
const cameTo = (state: State, round: number): ReadonlySet<EntrantKey> =>
  new Set([
    ...(roundIn(state, round)?.boards ?? []).flatMap(board =>
      [board.white, board.black].filter(key => !stayedAway(state, round, { board, key })),
    ),
    ...(roundIn(state, round)?.byes ?? [])
      .filter(({ kind }) => kind === 'pairing-bye')
      .map(({ player }) => player),
  ]);

/** Those whom the edition lets play no more, with the rounds that they missed. */
export const excludedBefore = (state: State, round: number): ReadonlyMap<EntrantKey, readonly number[]> => {
  const { exclusion } = handlingOf(state.settings).noShow;
  if (exclusion === undefined || traitsOf(state, round).noShows === 'stay') return new Map();
  return new Map([...roundsMissedBefore(state, round)].filter(([, { length }]) => length >= exclusion.after));
};

/** Written by the entry that made the tournament. */
const isFromFile = ({ results }: BoardState): boolean => results[1]?.seq === seqOf(1);

/** Of a match: from every game of it. Codes say White first, and colours change from game to game. */
const stayedAway = (
  state: State,
  round: number,
  { board, key }: { readonly board: BoardState; readonly key: EntrantKey },
): boolean => {
  const { white, games = 1, results, forfeited } = board;
  const isLeft = key === white;
  if (forfeited) return forfeited === '--' || forfeited === (isLeft ? '-+' : '+-');
  const empty = emptyBoards(state, round, board);
  return coloursOn(state, round, board)
    .slice(0, games)
    .every((leftColour, index) => {
      const recorded = results[index + 1];
      const code = recorded?.kind === 'result' ? recorded.result.code : empty.get(index + 1);
      const lost = isLeft === (leftColour === 'white') ? '-+' : '+-';
      return code === '--' || code === lost;
    });
};

/** Not paired until an arbiter acts. */
const isHeldBack = ({ isBack, isPaired }: NoShow): boolean => !(isBack || isPaired);

/** Everybody who is to be paired in the round: C.04.2, articles 2.4, 3.2 and 3.3. A team of nobody is not. */
export const availableIn = (state: State, round: number): readonly Competing[] => {
  const noShows = noShowsBefore(state, round);
  const excluded = excludedBefore(state, round);
  return Object.values(competingIn(state, round)).filter(player => {
    const noShow = noShows.get(player.key);
    return (
      !(isTeam(player) && player.roster.length === 0) &&
      player.from <= round &&
      player.attendance[round] === undefined &&
      !isOut(player, round) &&
      !(noShow && isHeldBack(noShow)) &&
      !excluded.has(player.key)
    );
  });
};
