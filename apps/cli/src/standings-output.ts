import { decimalOf, type Standings, type Tournament } from '@pareo/engine';
import {
  type ShownRow,
  type StandingsRow,
  shownColumns,
  shownRows,
  showsPlaces,
  tablesIn,
} from '@pareo/engine/standings';
import { type MatchScore, matchScore } from '@pareo/engine/systems/scheveningen';
import { describeColumn, describeStage } from '@pareo/texts';
import { numberedName } from '@pareo/tournament/names';
import type { Context } from './context.ts';
import { matchAsJson, matchAsTables } from './match-score-output.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

/** `docs/reference/cli.md`, `standings --json`. */
export const standingsAsJson = (table: Standings, tournament: Tournament) => ({
  round: table.after,
  edition: table.edition,
  ...matchIn(table, tournament).map(match => ({ match: matchAsJson(match) }))[0],
  [table.of]: table.rows.map(row => ({
    startNumber: row.id,
    name: row.name,
    ...(row.group === undefined ? {} : { group: row.group }),
    points: decimalOf(row.points),
    rank: row.rank,
    sharedBy: row.sharedBy,
    ...(row.stage === undefined ? {} : { stage: row.stage }),
    tiebreaks: Object.fromEntries(
      shownColumns(table).map(({ tiebreak, at }) => [tiebreak.written, row.values[at] ?? null]),
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
  table: Standings,
  tournament: Tournament,
  context: Context,
): Promise<string> => {
  const { tables } = context.texts.cli;
  const title = table.after === 0 ? tables.initialRanking : tables.standingsAfter(table.after);
  const heading = `${tournament.header.name ?? tables.unnamedTournament} · ${title}`;
  const groups = tablesIn(table);
  const [match] = matchIn(table, tournament);
  const drawn = await Promise.all(
    groups.map(async ({ group, standings }) => {
      const list = await listOf(standings, tournament, context);
      if (group === undefined || groups.length === 1) return list;
      return `${context.paint.bold(match ? group : tables.groupNamed(group))}\n\n${list}`;
    }),
  );
  const legend = shownColumns(table)
    .map(
      ({ tiebreak }) =>
        `${tiebreak.written} ${describeColumn(tiebreak, showsPlaces(tiebreak), context.language)}`,
    )
    .join(' · ');
  const below = legend === '' ? '' : `\n${wrapped(legend, { width: context.width, indent: 0 })}\n`;
  const above = match ? await matchAsTables(match, context) : [];
  return `${context.paint.bold(heading)}\n\n${[...above, ...drawn].join('\n')}${below}`;
};

const SCHEVENINGEN = 'scheveningen';

/** Two teams play one match. */
const matchIn = ({ after }: Standings, tournament: Tournament): readonly MatchScore[] => {
  const match = tournament.system === SCHEVENINGEN ? matchScore(tournament, { after }) : undefined;
  return match?.ok ? [match.value] : [];
};

const left = (heading: string) => ({ heading, align: 'left' as const });
const right = (heading: string) => ({ heading, align: 'right' as const });

const listOf = async (standings: Standings, tournament: Tournament, context: Context): Promise<string> => {
  const { tables } = context.texts.cli;
  return drawTable(
    {
      columns: [
        right(tables.rank),
        right(tables.startNumber),
        right(tables.title),
        left(tables.name),
        left(tables.federation),
        right(tables.rating),
        left(tables.stage),
        left(tables.lostTo),
        right(tables.points),
        ...shownColumns(standings).map(({ tiebreak }) => right(tiebreak.written)),
      ],
      rows: shownRows(standings).map(shown => cellsOf(shown, { standings, tournament, context })),
    },
    context.paint,
  );
};

const cellsOf = (
  { row, place, points, values }: ShownRow,
  {
    standings,
    tournament,
    context,
  }: { readonly standings: Standings; readonly tournament: Tournament; readonly context: Context },
): readonly string[] => {
  const player = standings.of === 'players' ? tournament.players.find(({ id }) => id === row.id) : undefined;
  return [
    place,
    String(row.id),
    player?.title ?? '',
    `${row.name}${markOf(row, context)}`,
    player?.federation ?? '',
    player?.rating === undefined ? '' : String(player.rating),
    row.stage ? describeStage(row.stage, context.language) : '',
    lostTo(row, tournament),
    points,
    ...values,
  ];
};

const markOf = ({ status }: StandingsRow, { texts }: Context): string => {
  const { expelled, withdrawn } = texts.cli.tables;
  return status === undefined ? '' : ` (${status === 'expelled' ? expelled : withdrawn})`;
};

const lostTo = ({ stage }: StandingsRow, { players }: Tournament): string =>
  stage?.by === undefined ? '' : numberedName(stage.by, players.find(({ id }) => id === stage.by)?.name);
