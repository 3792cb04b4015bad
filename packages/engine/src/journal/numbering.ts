import { byLetters, TITLES } from '../model/index.ts';
import { handlingOf } from './handling/handling.ts';
import type { PlayerData } from './player-data.ts';
import { areNumbersFrozen, playersByNumber } from './reading.ts';
import type { Entered, State } from './state.ts';

const precedence = (title: string | undefined): number => {
  const known: readonly string[] = TITLES;
  const place = known.indexOf(title?.toUpperCase() ?? '');
  return place < 0 ? TITLES.length : place;
};

/** C.04.2, article 2.2: by strength, then FIDE title, then the alphabet. */
export const byRank = (a: PlayerData, b: PlayerData): number =>
  (b.rating ?? 0) - (a.rating ?? 0) || precedence(a.title) - precedence(b.title) || byLetters(a.name, b.name);

/** In the order of article 2.2; who entered first stands before an equal. */
export const ranked = (players: readonly Entered[]): readonly Entered[] =>
  [...players].sort((a, b) => byRank(a.data, b.data) || a.key - b.key);

/** The players with numbers 1, 2, 3 … in the order given. Only those whose number changes are copied. */
export const numbered = (players: readonly Entered[]): readonly Entered[] =>
  players.map((player, index) => (player.number === index + 1 ? player : { ...player, number: index + 1 }));

/**
 * C.04.2, articles 2.4 and 2.5: a late entry takes the place of article 2.2 and moves those below; once round 4 is
 * paired it gets the next free number, and nobody moves (agreement of the tournament's tables with its rulings).
 */
export const withLateEntry = (
  state: State,
  players: readonly Entered[],
  entry: Entered,
): readonly Entered[] => {
  const order = [...players].sort((a, b) => a.number - b.number);
  if (areNumbersFrozen(state, handlingOf(state.settings).numbers.frozenWhenPaired))
    return [...order, { ...entry, number: (order.at(-1)?.number ?? 0) + 1 }];
  const below = order.findIndex(({ data }) => byRank(entry.data, data) < 0);
  const place = below < 0 ? order.length : below;
  return numbered([...order.slice(0, place), entry, ...order.slice(place)]);
};

/** Whose number is not the one that article 2.2 gives. */
export const outOfOrder = (state: State): readonly Entered[] => {
  const order = playersByNumber(state);
  const right = ranked(order);
  return order.filter((player, index) => {
    const expected = right[index];
    return expected !== undefined && expected.key !== player.key && byRank(expected.data, player.data) !== 0;
  });
};
