import type { NewPlayer } from '@pareo/engine/journal';
import { playerId } from '@pareo/engine/model';
import { splitByBelgrade } from '@pareo/engine/systems/groups';

/** About six to a group, and at least two groups: else there would be no final. */
export const proposedGroups = (players: number): number =>
  Math.max(2, Math.min(Math.floor(players / 2), Math.round(players / 6)));

export const largestGroup = (
  players: readonly NewPlayer[],
  { groups, expected }: { readonly groups: number; readonly expected: number },
): number => {
  const sizes = new Map<string, number>();
  for (const { group } of players) if (group) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return sizes.size > 0 ? Math.max(...sizes.values()) : Math.ceil(expected / groups);
};

/** Seed 001, Sistema Belgrado, where the list names no groups: what it names is never computed again. */
export const inGroups = (players: readonly NewPlayer[], groups: number): readonly NewPlayer[] => {
  if (players.some(({ group }) => group)) return players;
  const split = splitByBelgrade(
    players.map((player, index) => ({ ...player, id: playerId(index + 1) })),
    groups,
  );
  if (!split.ok) return players;
  const groupOf = new Map<number, string>(
    split.value.groups.flatMap(({ name, players: members }) => members.map(({ id }) => [id, name] as const)),
  );
  return players.map((player, index) => ({ ...player, group: groupOf.get(index + 1) ?? '' }));
};
