import { handlingOf } from './handling/handling.ts';
import { type PlayerKey, seqOf } from './key.ts';
import { traitsOf } from './reading.ts';
import type { BoardState, Entered, Round, State } from './state.ts';

/** Someone who was paired and did not come. */
export interface NoShow {
  readonly player: PlayerKey;
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
export const noShowsBefore = (state: State, round: number): ReadonlyMap<PlayerKey, NoShow> => {
  const found = new Map<PlayerKey, NoShow>();
  const { noShows, areMarked } = traitsOf(state, round);
  if (noShows === 'stay') return found;
  for (let past = 1; past < round && past <= state.published; past++)
    for (const board of state.rounds[past - 1]?.boards ?? [])
      for (const key of [board.white, board.black]) {
        found.delete(key);
        if (!stayedAway(board, key)) continue;
        const excused = state.players[key]?.excused ?? 0;
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
): ReadonlyMap<PlayerKey, readonly number[]> => {
  const missed = new Map<PlayerKey, number[]>();
  for (let past = 1; past < round && past <= state.published; past++) {
    const came = cameTo(state.rounds[past - 1]);
    // A full point was given: nobody took the player for missing.
    for (const { key, from, attendance } of Object.values(state.players))
      if (past >= from && !came.has(key) && attendance[past] !== 'full')
        missed.set(key, [...(missed.get(key) ?? []), past]);
  }
  return missed;
};

/** Who sat at a board, or had the bye that the pairing gave. */
const cameTo = (round: Round | undefined): ReadonlySet<PlayerKey> =>
  new Set([
    ...(round?.boards ?? []).flatMap(board =>
      [board.white, board.black].filter(key => !stayedAway(board, key)),
    ),
    ...(round?.byes ?? []).filter(({ kind }) => kind === 'pairing-bye').map(({ player }) => player),
  ]);

/** Those whom the edition lets play no more, with the rounds that they missed. */
export const excludedBefore = (state: State, round: number): ReadonlyMap<PlayerKey, readonly number[]> => {
  const { exclusion } = handlingOf(state.settings).noShow;
  if (exclusion === undefined || traitsOf(state, round).noShows === 'stay') return new Map();
  return new Map([...roundsMissedBefore(state, round)].filter(([, { length }]) => length >= exclusion.after));
};

/** Written by the entry that made the tournament. */
const isFromFile = ({ results }: BoardState): boolean => results[1]?.seq === seqOf(1);

/** Of a match: from every game of it. */
const stayedAway = ({ white, games = 1, results, forfeited }: BoardState, key: PlayerKey): boolean => {
  const lost = key === white ? '-+' : '+-';
  if (forfeited) return forfeited === '--' || forfeited === lost;
  return Array.from({ length: games }, (_, index) => results[index + 1]).every(
    one => one?.kind === 'result' && (one.result.code === '--' || one.result.code === lost),
  );
};

export const isOut = ({ out }: Entered, round: number): boolean =>
  out.some(({ from, until }) => from <= round && (until === undefined || round < until));

/** Not paired until an arbiter acts. */
const isHeldBack = ({ isBack, isPaired }: NoShow): boolean => !(isBack || isPaired);

/** Everybody who is to be paired in the round: C.04.2, articles 2.4, 3.2 and 3.3. */
export const availableIn = (state: State, round: number): readonly Entered[] => {
  const noShows = noShowsBefore(state, round);
  const excluded = excludedBefore(state, round);
  return Object.values(state.players).filter(player => {
    const noShow = noShows.get(player.key);
    return (
      player.from <= round &&
      player.attendance[round] === undefined &&
      !isOut(player, round) &&
      !(noShow && isHeldBack(noShow)) &&
      !excluded.has(player.key)
    );
  });
};
