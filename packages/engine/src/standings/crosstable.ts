import type { Colour, Points } from '../model/index.ts';
import { type Cell, type CellKind, type Entry, gamesOf, NOBODY } from '../tiebreaks/index.ts';
import type { Standings, StandingsRow } from './standings.ts';

export interface CrosstableCell {
  readonly round: number;
  readonly kind: CellKind;
  /** Number of the opponent, its rank in these standings, and its line. */
  readonly opponent?: number;
  readonly opponentRank?: number;
  readonly opponentLine?: number;
  readonly colour?: Colour;
  /** Of the round; game points for teams. */
  readonly points: Points;
  readonly matchPoints?: Points;
  /** As TRF writes it: `1 = 0 + - U F H Z`, `*` without a result, blank for a rest; empty for matches. */
  readonly symbol: string;
}

export interface CrosstableRow extends StandingsRow {
  /** From 1, in the order of the standings: those who share a rank have a line each, and a cell names one opponent (decision 437). */
  readonly line: number;
  /** Index = round - 1. */
  readonly rounds: readonly CrosstableCell[];
}

export interface Crosstable {
  readonly order: 'rank' | 'number';
  readonly after: number;
  readonly rows: readonly CrosstableRow[];
}

/** By rank as published, or by number as Berger tables are read. */
export const crosstable = (standings: Standings, order: Crosstable['order'] = 'rank'): Crosstable => {
  const { field } = standings;
  const rows = order === 'rank' ? standings.rows : [...standings.rows].sort((a, b) => a.id - b.id);
  const entryOf = new Map(field.entries.map(entry => [entry.id, entry]));
  const placeOf = new Map(standings.rows.map(({ id, rank }, at) => [id, { rank, line: at + 1 }]));
  return {
    order,
    after: standings.after,
    rows: rows.map(row => {
      const entry = entryOf.get(row.id);
      const rounds = (entry?.cells ?? []).map(cell => cellOf(field.entries, cell, placeOf, field.of));
      return { ...row, line: placeOf.get(row.id)?.line ?? 0, rounds };
    }),
  };
};

/** As Berger tables are read: one for each row of the table, in its order, with every encounter with that participant. */
export const encounters = (
  { rows }: Pick<Crosstable, 'rows'>,
  { rounds }: CrosstableRow,
): readonly (readonly CrosstableCell[])[] => {
  const met = new Map<number, CrosstableCell[]>(rows.map(({ id }) => [id, []]));
  for (const cell of rounds) met.get(cell.opponent ?? 0)?.push(cell);
  return [...met.values()];
};

const cellOf = (
  entries: readonly Entry[],
  cell: Cell,
  placeOf: ReadonlyMap<number, { readonly rank: number; readonly line: number }>,
  of: 'players' | 'teams',
): CrosstableCell => {
  const opponent = cell.opponent === NOBODY ? undefined : entries[cell.opponent]?.id;
  const place = opponent === undefined ? undefined : placeOf.get(opponent);
  return {
    round: cell.round,
    kind: cell.kind,
    ...(opponent === undefined ? {} : { opponent }),
    ...(place === undefined ? {} : { opponentRank: place.rank, opponentLine: place.line }),
    ...(cell.colour ? { colour: cell.colour } : {}),
    points: cell.points.gp,
    ...(of === 'teams' ? { matchPoints: cell.points.mp } : {}),
    symbol: symbolOf(cell),
  };
};

const symbolOf = (cell: Cell): string => {
  switch (cell.kind) {
    case 'played':
    case 'annulled': {
      const [game, ...more] = gamesOf(cell);
      return game && more.length === 0 ? { win: '1', draw: '=', loss: '0' }[game.result] : '';
    }
    case 'forfeit-win':
      return '+';
    case 'forfeit-loss':
      return '-';
    case 'pairing-bye':
      return 'U';
    case 'full-bye':
      return 'F';
    case 'half-bye':
      return 'H';
    case 'zero-bye':
      return 'Z';
    case 'rest':
      return '';
    case 'pending':
      return '*';
  }
};
