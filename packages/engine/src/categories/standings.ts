import type { Category, Player, PlayerId } from '../model/index.ts';
import type { StandingsRow } from '../standings/index.ts';
import { membership } from './membership.ts';

/** A row of the general table with its place in the category. */
export interface CategoryRow {
  readonly row: StandingsRow;
  /** 1 for the best of the category in its group; those who share a place in the general table share it here. */
  readonly place: number;
  readonly sharedBy: number;
}

export interface CategoryStandings {
  readonly rows: readonly CategoryRow[];
  /** Whoever may belong: the data do not say. */
  readonly unknown: readonly PlayerId[];
}

/** The general table, restricted: no tie-break is worked out again. */
export const categoryStandings = (
  rows: readonly StandingsRow[],
  players: readonly Player[],
  category: Category,
): CategoryStandings => {
  const belongs = new Map(players.map(player => [player.id as number, membership(category, player).in]));
  const members = rows.filter(({ id }) => belongs.get(id) === true);
  const unknown = players.filter(({ id }) => belongs.get(id) === undefined).map(({ id }) => id);
  return { rows: placed(members), unknown };
};

const placed = (members: readonly StandingsRow[]): readonly CategoryRow[] => {
  const rows: CategoryRow[] = [];
  let first = 0;
  for (const [at, row] of members.entries()) {
    const before = members[at - 1];
    if (before?.group !== row.group) first = at;
    const known = rows.at(-1);
    if (before && before.group === row.group && before.rank === row.rank && known) {
      rows.push({ ...known, row });
      continue;
    }
    const level = members.filter(({ group, rank }) => group === row.group && rank === row.rank);
    rows.push({ row, place: at - first + 1, sharedBy: level.length });
  }
  return rows;
};
