import { decimalOf, type Standings, type Tournament } from '@pareo/engine';
import { impossible } from '@pareo/engine/model';
import { type MatchScore, matchScore } from '@pareo/engine/systems/scheveningen';
import {
  byGroup,
  numberedName,
  type StandingsSheet,
  type StandingsSheetRow,
  standingsSheet,
  type TableRequest,
} from '@pareo/tournament';
import type { Context } from './context.ts';
import { matchAsJson, matchAsTables } from './match-score-output.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

/** `docs/reference/cli.md`, `standings --json`. */
export const standingsAsJson = (table: Standings, tournament: Tournament) => ({
  round: table.after,
  edition: table.edition,
  ...matchIn(tournament, table.after).map(match => ({ match: matchAsJson(match) }))[0],
  [table.of]: table.rows.map(row => ({
    startNumber: row.id,
    name: row.name,
    ...(row.group === undefined ? {} : { group: row.group }),
    points: decimalOf(row.points),
    rank: row.rank,
    sharedBy: row.sharedBy,
    ...(row.stage === undefined ? {} : { stage: row.stage }),
    tiebreaks: Object.fromEntries(
      Object.entries(row.tiebreaks).map(([code, value]) => [code, value ?? null]),
    ),
    ...(row.matchPoints === undefined ? {} : { matchPoints: decimalOf(row.matchPoints) }),
    ...(row.gamePoints === undefined ? {} : { gamePoints: decimalOf(row.gamePoints) }),
    ...(row.sheets === undefined ? {} : { spread: row.sheets.spread ?? null, highGame: row.sheets.highGame }),
    ...(row.status === undefined ? {} : { status: row.status }),
    ...(row.annulled === undefined ? {} : { annulled: true }),
  })),
});

/** One table for each group; before them, where two teams play a match, its score. */
export const standingsAsTable = async (
  tournament: Tournament,
  request: TableRequest,
  context: Context,
): Promise<string> => {
  const { tables } = context.texts.cli;
  const found = standingsSheet(tournament, { ...request, language: context.language });
  const sheet = found.ok ? found.value : impossible('the table has been ranked');
  const title = sheet.after === 0 ? tables.initialRanking : tables.standingsAfter(sheet.after);
  const heading = `${tournament.header.name ?? tables.unnamedTournament} · ${title}`;
  const [match] = matchIn(tournament, sheet.after);
  const drawn = await Promise.all(
    byGroup(sheet.rows).map(async ({ group, rows }) => {
      const list = await listOf({ ...sheet, rows }, context);
      if (group === undefined) return list;
      return `${context.paint.bold(match ? group : tables.groupNamed(group))}\n\n${list}`;
    }),
  );
  const legend = sheet.tiebreaks.map(({ code, name }) => `${code} ${name}`).join(' · ');
  const below = legend === '' ? '' : `\n${wrapped(legend, { width: context.width, indent: 0 })}\n`;
  const above = match ? await matchAsTables(match, context) : [];
  return `${context.paint.bold(heading)}\n\n${[...above, ...drawn].join('\n')}${below}`;
};

const SCHEVENINGEN = 'scheveningen';

/** Two teams play one match. */
const matchIn = (tournament: Tournament, after: number): readonly MatchScore[] => {
  const match = tournament.system === SCHEVENINGEN ? matchScore(tournament, { after }) : undefined;
  return match?.ok ? [match.value] : [];
};

const left = (heading: string) => ({ heading, align: 'left' as const });
const right = (heading: string) => ({ heading, align: 'right' as const });

/** `first`: a column before all others. */
export const listOf = async (
  { tiebreaks, rows }: Pick<StandingsSheet, 'tiebreaks' | 'rows'>,
  context: Context,
  first?: { readonly heading: string; readonly cells: readonly string[] },
): Promise<string> => {
  const { tables } = context.texts.cli;
  return drawTable(
    {
      columns: [
        ...(first ? [right(first.heading)] : []),
        right(tables.rank),
        right(tables.startNumber),
        right(tables.title),
        left(tables.name),
        left(tables.federation),
        right(tables.rating),
        left(tables.stage),
        left(tables.lostTo),
        right(tables.points),
        ...tiebreaks.map(({ code }) => right(code)),
      ],
      rows: rows.map((row, at) => [...(first ? [first.cells[at] ?? ''] : []), ...cellsOf(row, context)]),
    },
    context.paint,
  );
};

const cellsOf = (row: StandingsSheetRow, context: Context): readonly string[] => {
  const { place, person, stage, lostTo, points, values } = row;
  return [
    place,
    String(person.number),
    person.title ?? '',
    `${person.name}${markOf(row, context)}`,
    person.federation ?? '',
    person.rating === undefined ? '' : String(person.rating),
    stage ?? '',
    lostTo === undefined ? '' : numberedName(lostTo.number, lostTo.name),
    points,
    ...values,
  ];
};

const markOf = ({ withdrawn, expelled }: StandingsSheetRow, { texts }: Context): string => {
  if (expelled) return ` (${texts.cli.tables.expelled})`;
  return withdrawn ? ` (${texts.cli.tables.withdrawn})` : '';
};
