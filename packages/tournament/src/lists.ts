import { decimalOf, type Issue, type Outcome, type Standings } from '@pareo/engine';
import { accept, formatPoints, impossible } from '@pareo/engine/model';
import {
  type CrosstableCell,
  crosstable,
  encounters,
  shownColumns,
  shownRows,
  showsPlaces,
  tablesIn,
} from '@pareo/engine/standings';
import { describeColumn, describeStage, type Language } from '@pareo/texts';
import type { Source } from './open.ts';
import { competitorsOf, peopleOf } from './people.ts';
import type { CrosstableSheet, MatchSheet, Person, StandingsSheet } from './sheets.ts';
import { standingsOf, type TableRequest } from './tables.ts';
import { matchSheet } from './whole.ts';

/* Standings and crosstables as lists print them. */

/** By number. Teams have numbers of their own. */
const playersRanked = (
  { of, rows }: Pick<Standings, 'of' | 'rows'>,
  source: Source,
): ((number: number) => Person) => {
  const known = new Map(
    of === 'teams'
      ? [
          ...rows.map(({ id, name }) => [id, { key: id, number: id, name }] as const),
          ...competitorsOf(source).map(team => [team.number, team] as const),
        ]
      : peopleOf(source).map(person => [person.number, person] as const),
  );
  return number => known.get(number) ?? impossible(`${number} is in the table`);
};

/** Somebody may have two, one of them adjourned: games are counted, not people. Each is in two rows. Whoever is out of a knock-out has none. */
const openGames = ({ field, rows, unfinished }: Standings): number =>
  rows.some(({ stage }) => stage !== undefined)
    ? unfinished.length / 2
    : field.entries.flatMap(({ cells }) => cells.filter(({ kind }) => kind === 'pending')).length / 2;

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
  const shown = shownColumns(table);
  const playerOf = playersRanked(table, source);
  const match = matchSheet(source, { after: table.after });
  return {
    after: table.after,
    ...(table.of === 'teams' ? { entrants: 'teams' as const } : {}),
    open: openGames(table),
    ...(match === undefined ? {} : { match: scoreOfMatch(match) }),
    tiebreaks: shown.map(({ tiebreak }) => ({
      code: tiebreak.written,
      name: describeColumn(tiebreak, showsPlaces(tiebreak), language),
    })),
    rows: tablesIn(table).flatMap(({ standings }) =>
      shownRows(standings).map(({ row, place, points, values }) => ({
        place,
        ...(row.group === undefined ? {} : { group: row.group }),
        person: playerOf(row.id),
        ...(row.stage === undefined ? {} : { stage: describeStage(row.stage, language) }),
        ...(row.stage?.by === undefined ? {} : { lostTo: playerOf(row.stage.by) }),
        points,
        values,
        ...(row.status === undefined ? {} : { withdrawn: true as const }),
        ...(row.status === 'expelled' ? { expelled: true as const } : {}),
      })),
    ),
  };
};

const scoreOfMatch = ({ teams: [a, b], played }: MatchSheet) => ({
  score: `${a.name} ${a.points} – ${b.points} ${b.name}`,
  rounds: played.map(({ round, score }) => `${round}: ${score}`),
});

export const crosstableSheet = (
  source: Source,
  { order, ...request }: TableRequest & { readonly order: 'rank' | 'number' },
): Outcome<CrosstableSheet, Issue> => {
  const ranked = standingsOf(source, request);
  if (!ranked.ok) return ranked;
  const tables = tablesIn(ranked.value).map(({ standings }) => crosstable(standings, order));
  const playerOf = playersRanked(ranked.value, source);
  const isTable = ranked.value.schedule === 'predetermined';
  return accept({
    after: ranked.value.after,
    ...(ranked.value.of === 'teams' ? { entrants: 'teams' as const } : {}),
    numbers: order === 'rank' ? 'rank' : 'start',
    kind: isTable ? 'all-play-all' : 'swiss',
    rows: tables.flatMap(table =>
      table.rows.map(row => ({
        place: String(order === 'rank' ? row.line : row.id),
        ...(row.group === undefined ? {} : { group: row.group }),
        person: playerOf(row.id),
        points: formatPoints(row.points),
        cells: isTable
          ? encounters(table, row).map(games => ({ result: games.map(cellResult).join(' ') }))
          : row.rounds.map(cell => crossCell(cell, order)),
      })),
    ),
  });
};

/** The rows of each group, in their order; all of them where there are no groups. */
export const byGroup = <Row extends { readonly group?: string }>(
  rows: readonly Row[],
): readonly { readonly group: string | undefined; readonly rows: readonly Row[] }[] => {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups.length <= 1
    ? [{ group: undefined, rows }]
    : groups.map(group => ({ group, rows: rows.filter(row => row.group === group) }));
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
