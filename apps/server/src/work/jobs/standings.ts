import type { Issue, Outcome } from '@pareo/engine';
import type { State } from '@pareo/engine/journal';
import { crossTableOf, type Table, type TableRequest, tableOf } from '@pareo/tournament';

/** A row as the console and the public page show it: by key, points as decimals, values by code. */
export interface RankedRow {
  readonly rank: number;
  readonly sharedBy: number;
  readonly key: number;
  readonly number: number;
  readonly points: number;
  /** One for each code of `tiebreaks`, in its order; null where it gives none. */
  readonly values: readonly (number | null)[];
  readonly sheets?: unknown;
  readonly annulled?: true;
}

export interface RankedTable {
  readonly after: number;
  readonly edition: string;
  readonly tiebreaks: readonly string[];
  readonly rows: readonly RankedRow[];
  /** Keys of those with a game still without a result. */
  readonly unfinished: readonly number[];
}

interface CrossCell {
  readonly round: number;
  readonly kind: string;
  readonly opponent?: number;
  readonly opponentRank?: number;
  readonly opponentLine?: number;
  readonly colour?: 'white' | 'black';
  readonly points: number;
  readonly symbol: string;
}

export interface RankedCrossTable extends RankedTable {
  readonly order: 'rank' | 'number';
  readonly cells: readonly (readonly CrossCell[])[];
}

export interface StandingsWish extends Pick<TableRequest, 'after' | 'tiebreaks' | 'of' | 'group'> {
  readonly state: State;
}

export const standingsJob = ({ state, ...request }: StandingsWish): Outcome<RankedTable, Issue> => {
  const found = tableOf(state, request);
  return found.ok ? { ok: true, value: written(found.value) } : found;
};

export const crosstableJob = ({
  state,
  ...request
}: StandingsWish & { readonly order: 'rank' | 'number' }): Outcome<RankedCrossTable, Issue> => {
  const found = crossTableOf(state, request);
  if (!found.ok) return found;
  const { order, rows } = found.value;
  const keys = keysIn(found.value);
  return {
    ok: true,
    value: {
      ...written(found.value),
      order,
      cells: rows.map(row =>
        row.rounds.map(({ round, kind, opponent, opponentRank, opponentLine, colour, points, symbol }) => ({
          round,
          kind,
          ...(opponent === undefined ? {} : { opponent: keys.get(opponent) ?? opponent }),
          ...(opponentRank === undefined ? {} : { opponentRank }),
          ...(opponentLine === undefined ? {} : { opponentLine }),
          ...(colour === undefined ? {} : { colour }),
          points: points / 10,
          symbol,
        })),
      ),
    },
  };
};

const keysIn = ({ rows }: Pick<Table, 'rows'>): ReadonlyMap<number, number> =>
  new Map(rows.map(({ id, key }) => [id, key]));

const written = (found: Table): RankedTable => {
  const keys = keysIn(found);
  return {
    after: found.after,
    edition: found.edition,
    tiebreaks: found.list.map(tiebreak => tiebreak.written),
    rows: found.rows.map(row => ({
      rank: row.rank,
      sharedBy: row.sharedBy,
      key: row.key,
      number: row.id,
      points: row.points / 10,
      values: row.values.map(value => value ?? null),
      ...(row.sheets === undefined ? {} : { sheets: row.sheets }),
      ...(row.annulled === undefined ? {} : { annulled: row.annulled }),
    })),
    unfinished: found.unfinished.map(number => keys.get(number) ?? number),
  };
};
