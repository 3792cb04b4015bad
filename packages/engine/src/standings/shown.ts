import { formatPoints } from '../model/index.ts';
import type { Tiebreak } from '../tiebreaks/index.ts';
import type { Standings, StandingsRow } from './standings.ts';

/* What screens, papers and pages show of standings: the same text for the same value everywhere. */

/** A tie-break with its own column; points have theirs. */
export interface ShownColumn {
  readonly tiebreak: Tiebreak;
  /** Position in `Standings.list`. */
  readonly at: number;
}

export const shownColumns = ({ list }: Pick<Standings, 'list'>): readonly ShownColumn[] =>
  list.map((tiebreak, at) => ({ tiebreak, at })).filter(({ tiebreak }) => tiebreak.base !== 'PTS');

export interface ShownRow {
  readonly row: StandingsRow;
  /** `4`, or `4–5`; empty for whoever left a round robin before half of the games. */
  readonly place: string;
  readonly points: string;
  /** By `shownColumns`. */
  readonly values: readonly string[];
}

/** A column reads best when all its values have the same decimals: two at most. */
export const shownRows = (table: Standings): readonly ShownRow[] => {
  const columns = shownColumns(table).map(({ at }) => ({
    at,
    decimals: Math.max(0, ...table.rows.map(({ values }) => decimalsOf(values[at]))),
  }));
  return table.rows.map(row => ({
    row,
    place: shownPlace(row),
    points: formatPoints(row.points),
    values: columns.map(({ at, decimals }) => shownValue(row.values[at], decimals)),
  }));
};

export const shownPlace = ({
  rank,
  sharedBy,
  annulled,
}: Pick<StandingsRow, 'rank' | 'sharedBy' | 'annulled'>): string => {
  if (annulled) return '';
  return sharedBy === 1 ? String(rank) : `${rank}–${rank + sharedBy - 1}`;
};

export const shownValue = (value: number | undefined, decimals?: number): string => {
  if (value === undefined) return '–';
  return decimals === undefined ? String(inHundredths(value)) : value.toFixed(decimals);
};

const inHundredths = (value: number): number => Math.round(value * 100) / 100;

const decimalsOf = (value: number | undefined): number =>
  value === undefined ? 0 : (String(inHundredths(value)).split('.')[1] ?? '').length;
