import { handlingOf } from './handling/handling.ts';
import { type PlayerKey, seqOf } from './key.ts';
import { traitsOf } from './reading.ts';
import type { BoardState, Entered, State } from './state.ts';

/** Someone who was paired and did not come. */
export interface NoShow {
  readonly player: PlayerKey;
  /** The last round missed so. */
  readonly round: number;
  readonly isExcused: boolean;
  /** So many absences that no excuse helps (Harkness, 9). */
  readonly isExcluded: boolean;
  /** A file tells of it and marks nobody as absent: its arbiter let the player play on (decision 510). */
  readonly isPaired: boolean;
}

/**
 * Whose last game was lost by not coming, as things stand before the round, by player. Such a player is taken for
 * withdrawn until the arbiter lets the player return: the edition says so.
 */
export const noShowsBefore = (state: State, round: number): ReadonlyMap<PlayerKey, NoShow> => {
  const found = new Map<PlayerKey, NoShow>();
  if (traitsOf(state, round).noShows === 'stay') return found;
  const { excludedAfter = Number.POSITIVE_INFINITY } = handlingOf(state.settings).noShow;
  const { areMarked } = traitsOf(state, round);
  const missed = new Map<PlayerKey, number>();
  for (let past = 1; past < round && past <= state.published; past++)
    for (const board of state.rounds[past - 1]?.boards ?? [])
      for (const key of [board.white, board.black]) {
        found.delete(key);
        if (!stayedAway(board, key)) continue;
        missed.set(key, (missed.get(key) ?? 0) + 1);
        found.set(key, {
          player: key,
          round: past,
          isExcused: (state.players[key]?.excused ?? 0) > past,
          isExcluded: (missed.get(key) ?? 0) >= excludedAfter,
          isPaired: areMarked && isFromFile(board),
        });
      }
  for (const [key, count] of missed)
    if (count >= excludedAfter && !found.has(key))
      found.set(key, { player: key, round: 0, isExcused: true, isExcluded: true, isPaired: false });
  return found;
};

/** Written by the entry that made the tournament. */
const isFromFile = ({ results }: BoardState): boolean => results[1]?.seq === seqOf(1);

const stayedAway = ({ white, results }: BoardState, key: PlayerKey): boolean => {
  const first = results[1];
  if (first?.kind !== 'result') return false;
  const { code } = first.result;
  return code === '--' || code === (key === white ? '-+' : '+-');
};

export const isOut = ({ out }: Entered, round: number): boolean =>
  out.some(({ from, until }) => from <= round && (until === undefined || round < until));

/** Not paired until an arbiter acts. */
const isHeldBack = ({ isExcluded, isExcused, isPaired }: NoShow): boolean =>
  isExcluded || !(isExcused || isPaired);

/** Everybody who is to be paired in the round: C.04.2, articles 2.4, 3.2 and 3.3. */
export const availableIn = (state: State, round: number): readonly Entered[] => {
  const noShows = noShowsBefore(state, round);
  return Object.values(state.players).filter(player => {
    const noShow = noShows.get(player.key);
    return (
      player.from <= round &&
      player.attendance[round] === undefined &&
      !isOut(player, round) &&
      !(noShow && isHeldBack(noShow))
    );
  });
};
