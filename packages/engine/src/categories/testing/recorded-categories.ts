import {
  type Category,
  type Condition,
  categoryId,
  type Player,
  playerId,
  tenths,
} from '../../model/index.ts';
import type { StandingsRow } from '../../standings/index.ts';
import { categoryStandings, membership } from '../index.ts';

/* Recorded memberships and tables of categories (`corpus/numbers/prizes.jsonl`). */

type RecordedPlayer = Omit<Player, 'id' | 'name'> & { readonly id: number };

export interface RecordedMembership {
  readonly in: { readonly player: RecordedPlayer; readonly conditions: readonly Condition[] };
}

export interface RecordedTable {
  readonly in: {
    readonly ranking: readonly (RecordedPlayer & { readonly rank: number; readonly points: number })[];
    readonly conditions: readonly Condition[];
  };
}

const categoryOf = (conditions: readonly Condition[]): Category => ({
  id: categoryId('category'),
  name: 'category',
  conditions,
});

const playerOf = ({ id, ...player }: RecordedPlayer): Player => ({ ...player, id: playerId(id), name: '' });

export const membershipAnswer = ({ in: { player, conditions } }: RecordedMembership): unknown => {
  const found = membership(categoryOf(conditions), playerOf(player));
  const places = (some: readonly Condition[]) => some.map(condition => conditions.indexOf(condition));
  return { in: found.in ?? null, failing: places(found.failing), unknown: places(found.unknown) };
};

export const tableAnswer = ({ in: { ranking, conditions } }: RecordedTable): unknown => {
  const rows = ranking.map(
    ({ id, rank, points }): StandingsRow => ({
      rank,
      sharedBy: ranking.filter(other => other.rank === rank).length,
      group: undefined,
      stage: undefined,
      id,
      name: '',
      points: tenths(points * 10),
      matchPoints: undefined,
      gamePoints: undefined,
      values: [],
      exact: [],
      tiebreaks: {},
      status: undefined,
      sheets: undefined,
      annulled: undefined,
    }),
  );
  const table = categoryStandings(rows, ranking.map(playerOf), categoryOf(conditions));
  return {
    rows: table.rows.map(({ row, place, sharedBy }) => ({ id: row.id, place, sharedBy, overall: row.rank })),
    unknown: table.unknown,
  };
};
