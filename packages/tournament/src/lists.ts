import { decimalOf, type Issue, type Outcome, type Standings } from '@pareo/engine';
import { accept, formatPoints, impossible } from '@pareo/engine/model';
import { type CrosstableCell, crosstable, showsPlaces } from '@pareo/engine/standings';
import { describeColumn, type Language } from '@pareo/texts';
import type { Source } from './open.ts';
import { peopleOf } from './people.ts';
import type { CrosstableSheet, Person, StandingsSheet } from './sheets.ts';
import { standingsOf, type TableRequest } from './tables.ts';

/* Standings and crosstables as lists print them. */

/** By number. Teams have numbers of their own. */
const playersRanked = (
  { of, rows }: Pick<Standings, 'of' | 'rows'>,
  source: Source,
): ((number: number) => Person) => {
  const known = new Map(
    of === 'teams'
      ? rows.map(({ id, name }) => [id, { key: id, number: id, name }])
      : peopleOf(source).map(person => [person.number, person]),
  );
  return number => known.get(number) ?? impossible(`${number} is in the table`);
};

/** Somebody may have two, one of them adjourned: games are counted, not people. Each is in two rows. */
const openGames = ({ field }: Standings): number =>
  field.entries.flatMap(({ cells }) => cells.filter(({ kind }) => kind === 'pending')).length / 2;

export interface ListRequest extends TableRequest {
  readonly language: Language;
}

/** The standings as a list. Refused: tie-breaks that are not known. */
export const standingsSheet = (
  source: Source,
  { language, ...request }: ListRequest,
): Outcome<StandingsSheet, Issue> => {
  const table = standingsOf(source, request);
  return table.ok ? accept(sheetOf(table.value, source, language)) : table;
};

const sheetOf = (table: Standings, source: Source, language: Language): StandingsSheet => {
  const shown = table.list
    .map((tiebreak, at) => ({ tiebreak, at }))
    .filter(({ tiebreak }) => tiebreak.base !== 'PTS');
  const playerOf = playersRanked(table, source);
  const decimals = table.list.map((_, at) =>
    Math.max(0, ...table.rows.map(({ values }) => decimalsOf(values[at]))),
  );
  return {
    after: table.after,
    open: openGames(table),
    tiebreaks: shown.map(({ tiebreak }) => ({
      code: tiebreak.written,
      name: describeColumn(tiebreak, showsPlaces(tiebreak), language),
    })),
    rows: table.rows.map(row => {
      return {
        place: row.annulled ? '' : placeOf(row.rank, row.sharedBy),
        person: playerOf(row.id),
        points: formatPoints(row.points),
        values: shown.map(({ at }) => valueText(row.values[at], decimals[at] ?? 0)),
        ...(row.status === undefined ? {} : { withdrawn: true as const }),
      };
    }),
  };
};

const placeOf = (rank: number, sharedBy: number): string =>
  sharedBy === 1 ? String(rank) : `${rank}–${rank + sharedBy - 1}`;

/** A column reads best when all its values have the same decimals: two at most. */
const decimalsOf = (value: number | undefined): number =>
  value === undefined ? 0 : (String(Math.round(value * 100) / 100).split('.')[1] ?? '').length;

const valueText = (value: number | undefined, decimals: number): string =>
  value === undefined ? '–' : value.toFixed(decimals);

export const crosstableSheet = (
  source: Source,
  { order, ...request }: TableRequest & { readonly order: 'rank' | 'number' },
): Outcome<CrosstableSheet, Issue> => {
  const ranked = standingsOf(source, request);
  if (!ranked.ok) return ranked;
  const table = crosstable(ranked.value, order);
  const playerOf = playersRanked(ranked.value, source);
  const isTable = ranked.value.schedule === 'predetermined';
  return {
    ok: true,
    value: {
      after: table.after,
      numbers: order === 'rank' ? 'rank' : 'start',
      kind: isTable ? 'all-play-all' : 'swiss',
      rows: table.rows.map(row => {
        return {
          place: String(order === 'rank' ? row.line : row.id),
          person: playerOf(row.id),
          points: formatPoints(row.points),
          cells: isTable
            ? row.against.map(games => ({ result: games.map(cellResult).join(' ') }))
            : row.rounds.map(cell => crossCell(cell, order)),
        };
      }),
    },
  };
};

const crossCell = (cell: CrosstableCell, order: 'rank' | 'number') => {
  const opponent = order === 'rank' ? cell.opponentLine : cell.opponent;
  return {
    ...(opponent === undefined ? {} : { opponent }),
    ...(cell.colour === undefined ? {} : { colour: cell.colour }),
    result: cellResult(cell),
  };
};

/** `1 ½ 0 + - *`, the points of a match, or a bye with what it was worth. */
const cellResult = ({ kind, symbol, points }: CrosstableCell): string => {
  switch (kind) {
    case 'played':
    case 'annulled':
      return symbol === '=' ? '½' : symbol === '' ? String(decimalOf(points)) : symbol;
    case 'forfeit-win':
      return '+';
    case 'forfeit-loss':
      return '-';
    case 'pairing-bye':
    case 'full-bye':
    case 'half-bye':
      return `bye ${formatPoints(points)}`;
    case 'zero-bye':
    case 'rest':
      return '–';
    case 'pending':
      return '*';
  }
};
