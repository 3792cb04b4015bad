import type { Entrant } from '../../../position/index.ts';
import { areCompatible, type Table, without } from './player.ts';

/** The largest number of pairs among these players: every way is tried. */
export const mostPairs = (players: readonly Entrant[], table: Table): number => {
  const [first, ...others] = players;
  if (!first) return 0;
  let most = mostPairs(others, table);
  for (const other of others) {
    if (most === Math.floor(players.length / 2)) break;
    if (areCompatible(first, other, table))
      most = Math.max(most, 1 + mostPairs(without(others, other), table));
  }
  return most;
};

/** Whom the largest number of pairs can leave over: every way is tried. */
export const leftOversOf = (players: readonly Entrant[], table: Table): readonly (readonly Entrant[])[] => {
  const [first, ...others] = players;
  if (!first) return [[]];
  const left = players.length - 2 * mostPairs(players, table);
  return [
    ...leftOversOf(others, table).map(over => [first, ...over]),
    ...others
      .filter(other => areCompatible(first, other, table))
      .flatMap(other => leftOversOf(without(others, other), table)),
  ].filter(over => over.length === left);
};

/** Whether all of them can be paired: every way is tried. */
export const canAllPlay = (players: readonly Entrant[], table: Table): boolean => {
  const [first, ...others] = players;
  if (!first) return true;
  return others.some(
    other => areCompatible(first, other, table) && canAllPlay(without(others, other), table),
  );
};

/** How many of these floaters can have an opponent of the group, each another one: every way is tried. */
export const mostSeated = (floaters: readonly Entrant[], group: readonly Entrant[], table: Table): number => {
  const [first, ...others] = floaters;
  if (!first) return 0;
  const ways = group
    .filter(opponent => areCompatible(first, opponent, table))
    .map(opponent => 1 + mostSeated(others, without(group, opponent), table));
  return Math.max(mostSeated(others, group, table), ...ways);
};
