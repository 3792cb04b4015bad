import { decimalOf, type Standings, type Tournament } from '@pareo/engine';
import { formatPoints } from '@pareo/engine/model';
import { type StandingsRow, showsPlaces } from '@pareo/engine/standings';
import { describeColumn } from '@pareo/texts';
import type { Context } from './context.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

/** Criteria after the points, which have a column of their own. */
export const tiebreaksIn = ({ list }: Standings) =>
  list.map((tiebreak, at) => ({ tiebreak, at })).filter(({ tiebreak }) => tiebreak.base !== 'PTS');

/** `docs/reference/cli.md`, `standings --json`. */
export const standingsAsJson = (table: Standings) => ({
  round: table.after,
  edition: table.edition,
  [table.of]: table.rows.map(row => ({
    startNumber: row.id,
    name: row.name,
    points: decimalOf(row.points),
    rank: row.rank,
    sharedBy: row.sharedBy,
    tiebreaks: Object.fromEntries(
      tiebreaksIn(table).map(({ tiebreak, at }) => [tiebreak.written, row.values[at] ?? null]),
    ),
    ...(row.matchPoints === undefined ? {} : { matchPoints: decimalOf(row.matchPoints) }),
    ...(row.gamePoints === undefined ? {} : { gamePoints: decimalOf(row.gamePoints) }),
    ...(row.sheets === undefined ? {} : { spread: row.sheets.spread ?? null, highGame: row.sheets.highGame }),
    ...(row.status === undefined ? {} : { status: row.status }),
    ...(row.annulled === undefined ? {} : { annulled: true }),
  })),
});

export const standingsAsTable = async (
  table: Standings,
  tournament: Tournament,
  context: Context,
): Promise<string> => {
  const { tables } = context.texts.cli;
  const title = table.after === 0 ? tables.initialRanking : tables.standingsAfter(table.after);
  const decimals = decimalsOf(table);
  const drawn = await drawTable(
    {
      columns: [
        right(tables.rank),
        right(tables.startNumber),
        right(tables.title),
        left(tables.name),
        left(tables.federation),
        right(tables.rating),
        right(tables.points),
        ...tiebreaksIn(table).map(({ tiebreak }) => right(tiebreak.written)),
      ],
      rows: table.rows.map(row => cellsOf(row, { table, tournament, context, decimals })),
    },
    context.paint,
  );
  const legend = tiebreaksIn(table)
    .map(
      ({ tiebreak }) =>
        `${tiebreak.written} ${describeColumn(tiebreak, showsPlaces(tiebreak), context.language)}`,
    )
    .join(' · ');
  const heading = `${tournament.header.name ?? tables.unnamedTournament} · ${title}`;
  const below = legend === '' ? '' : `\n${wrapped(legend, { width: context.width, indent: 0 })}\n`;
  return `${context.paint.bold(heading)}\n\n${drawn}${below}`;
};

const left = (heading: string) => ({ heading, align: 'left' as const });
const right = (heading: string) => ({ heading, align: 'right' as const });

const cellsOf = (
  row: StandingsRow,
  {
    table,
    tournament,
    context,
    decimals,
  }: {
    readonly table: Standings;
    readonly tournament: Tournament;
    readonly context: Context;
    readonly decimals: readonly number[];
  },
): readonly string[] => {
  const player = table.of === 'players' ? tournament.players.find(({ id }) => id === row.id) : undefined;
  const { tables } = context.texts.cli;
  const mark =
    row.status === undefined ? '' : ` (${row.status === 'expelled' ? tables.expelled : tables.withdrawn})`;
  return [
    row.annulled ? '' : String(row.rank),
    String(row.id),
    player?.title ?? '',
    `${row.name}${mark}`,
    player?.federation ?? '',
    player?.rating === undefined ? '' : String(player.rating),
    formatPoints(row.points),
    ...tiebreaksIn(table).map(({ at }) => shownValue(row.values[at], decimals[at])),
  ];
};

/** A column reads best when all its values have the same decimals: two at most. */
const decimalsOf = ({ list, rows }: Standings): readonly number[] =>
  list.map((_, at) =>
    Math.max(0, ...rows.map(row => (shownValue(row.values[at]).split('.')[1] ?? '').length)),
  );

export const shownValue = (value: number | undefined, decimals?: number): string => {
  if (value === undefined) return '–';
  return decimals === undefined ? String(Math.round(value * 100) / 100) : value.toFixed(decimals);
};
