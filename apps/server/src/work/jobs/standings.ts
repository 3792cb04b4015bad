import {
  checkTournament,
  type Issue,
  type Outcome,
  type Standings,
  type Tournament,
  type TournamentRecord,
} from '@pareo/engine';
import { standingsOf } from '@pareo/engine/complete';
import type { State } from '@pareo/engine/journal';
import { impossible } from '@pareo/engine/model';
import { crosstable } from '@pareo/engine/standings';
import { keysByNumber } from './numbers.ts';

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

export interface CrossCell {
  readonly round: number;
  readonly kind: string;
  readonly opponent?: number;
  readonly opponentRank?: number;
  readonly opponentLine?: number;
  readonly colour?: 'white' | 'black';
  readonly points: number;
  readonly symbol: string;
}

export interface CrossTable extends RankedTable {
  readonly order: 'rank' | 'number';
  readonly cells: readonly (readonly CrossCell[])[];
}

export interface StandingsWish {
  readonly state: State;
  readonly after?: number;
  readonly tiebreaks?: readonly string[];
}

export const standingsJob = (wish: StandingsWish): Outcome<RankedTable, Issue> => {
  const found = rankedOf(wish);
  return found.ok ? { ok: true, value: tableOf(found.value, wish.state) } : found;
};

export const crosstableJob = ({
  order,
  ...wish
}: StandingsWish & { readonly order: 'rank' | 'number' }): Outcome<CrossTable, Issue> => {
  const found = rankedOf(wish);
  if (!found.ok) return found;
  const keys = keysByNumber(wish.state);
  const table = crosstable(found.value, order);
  const rows = tableOf({ ...found.value, rows: table.rows }, wish.state);
  return {
    ok: true,
    value: {
      ...rows,
      order,
      cells: table.rows.map(row =>
        row.rounds.map(cell => ({
          round: cell.round,
          kind: cell.kind,
          ...(cell.opponent === undefined ? {} : { opponent: keys.get(cell.opponent) ?? cell.opponent }),
          ...(cell.opponentRank === undefined ? {} : { opponentRank: cell.opponentRank }),
          ...(cell.opponentLine === undefined ? {} : { opponentLine: cell.opponentLine }),
          ...(cell.colour === undefined ? {} : { colour: cell.colour }),
          points: cell.points / 10,
          symbol: cell.symbol,
        })),
      ),
    },
  };
};

/** A view of the journal is a valid tournament by construction; one without players is the exception. */
export const tournamentOf = (record: TournamentRecord): Tournament | undefined => {
  if (record.players.length === 0) return undefined;
  const checked = checkTournament(record);
  return checked.ok
    ? checked.value
    : impossible(`a view of the journal: ${JSON.stringify(checked.faults[0])}`);
};

const rankedOf = ({ state, after, tiebreaks }: StandingsWish): Outcome<Standings, Issue> => {
  if (Object.keys(state.players).length === 0) return { ok: false, faults: [] };
  return standingsOf(state, {
    after: Math.min(after ?? state.published, state.published),
    ...(tiebreaks === undefined ? {} : { tiebreaks }),
  });
};

const tableOf = (found: Standings, state: State): RankedTable => {
  const keys = keysByNumber(state);
  const keyOf = (number: number) => keys.get(number) ?? number;
  return {
    after: found.after,
    edition: found.edition,
    tiebreaks: found.list.map(({ written }) => written),
    rows: found.rows.map(row => ({
      rank: row.rank,
      sharedBy: row.sharedBy,
      key: keyOf(row.id),
      number: row.id,
      points: row.points / 10,
      values: row.values.map(value => value ?? null),
      ...(row.sheets === undefined ? {} : { sheets: row.sheets }),
      ...(row.annulled === undefined ? {} : { annulled: row.annulled }),
    })),
    unfinished: found.unfinished.map(keyOf),
  };
};
