import type { Player } from '../model/index.ts';

/** Sections or Belgrade groups, `2` before `10`: by number where the names are numbers, by letters otherwise. */
export const groupNames = (players: readonly Pick<Player, 'group'>[]): readonly string[] =>
  [...new Set(players.flatMap(({ group }) => group ?? []))].sort(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
  );
