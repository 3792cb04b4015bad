import type { Tournament } from '@pareo/engine';
import { impossible } from '@pareo/engine/model';
import type { RatingReport } from '@pareo/engine/ratings';
import { ratingTexts } from '@pareo/texts';
import {
  numberedName,
  type RatingLine,
  type RatingRow,
  type RatingsAsked,
  ratingCard,
  ratingSheet,
} from '@pareo/tournament';
import type { Context } from './context.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

/** `docs/reference/cli.md`, `ratings --json`; of one player where one is asked for. */
export const ratingsAsJson = (
  { kind, edition, start, isTimeKnown, changes, first, performances }: RatingReport,
  { players }: Pick<Tournament, 'players'>,
  only?: number,
) => ({
  kind,
  edition,
  start,
  timeKnown: isTimeKnown,
  players: players
    .filter(({ id }) => only === undefined || id === only)
    .map(({ id, name }) => {
      const change = changes.find(({ player }) => player === id);
      const unrated = first.find(({ player }) => player === id);
      const performance = performances.find(({ player }) => player === id);
      return {
        startNumber: id,
        name,
        ...(change
          ? {
              rating: change.own,
              list: change.list,
              games: change.games,
              sum: change.sum / 100,
              k: change.k.value,
              assumedOfK: change.assumed,
              change: change.change.value,
              rounded: change.rounded,
              working: change.change,
            }
          : {}),
        ...(unrated
          ? {
              first: {
                games: unrated.games,
                points: unrated.score / 100,
                rating: unrated.rating ?? null,
                published: unrated.isPublished,
                because: unrated.because.map(({ article }) => article),
                working: unrated.working,
              },
            }
          : {}),
        performance: performance
          ? {
              games: performance.games,
              of: performance.of,
              rating: performance.tpr.value,
              perfect: performance.ptp.value,
              working: performance.tpr,
            }
          : null,
      };
    }),
});

const left = (heading: string) => ({ heading, align: 'left' as const });
const right = (heading: string) => ({ heading, align: 'right' as const });
const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const ratingsAsTable = async (
  tournament: Tournament,
  asked: RatingsAsked,
  { texts, language, paint, width }: Context,
): Promise<string> => {
  const found = ratingSheet(tournament, { ...asked, language });
  const { title, notes, rows } = found.ok ? found.value : impossible('the report has been made');
  const { tables } = texts.cli;
  const { columns, notPublished } = ratingTexts[language];
  const drawn = await drawTable(
    {
      columns: [
        right(tables.startNumber),
        right(tables.title),
        left(tables.name),
        right(columns.rating),
        right(columns.games),
        right(columns.sum),
        right(columns.k),
        right(columns.change),
        right(columns.rounded),
        right(columns.first),
        right(columns.performance),
      ],
      rows: rows.map((row): readonly string[] => [
        String(row.person.number),
        row.person.title ?? '',
        row.person.name,
        text(row.own),
        String(row.games),
        row.sum ?? '',
        text(row.k),
        row.change ?? '',
        row.rounded ?? '',
        firstIn(row),
        text(row.performance),
      ]),
    },
    paint,
  );
  const heading = `${tournament.header.name ?? tables.unnamedTournament} · ${title}`;
  const open = rows.flatMap(({ unpublished = [] }) => unpublished);
  const below = [
    ...notes,
    ...(open.length === 0 ? [] : [`( ) ${notPublished}: ${[...new Set(open)].join(', ')}`]),
  ];
  return `${paint.bold(heading)}\n\n${drawn}\n${below.map(note => `${wrapped(note, { width, indent: 0 })}\n`).join('')}`;
};

/** In brackets: it would not be published. */
const firstIn = ({ first, unpublished }: RatingRow): string => {
  if (first === undefined) return '';
  return unpublished ? `(${first})` : String(first);
};

/** Every game of one player, and what it comes to. */
export const ratingAsText = async (
  tournament: Tournament,
  { player, ...asked }: RatingsAsked & { readonly player: number },
  { language, paint, width }: Context,
): Promise<string> => {
  const found = ratingCard(tournament, { ...asked, player, language });
  const card = found.ok && found.value ? found.value : impossible('the player has been found');
  const { columns, unrated } = ratingTexts[language];
  const { person, own } = card.row;
  const drawn = await drawTable(
    {
      columns: [
        right(columns.round),
        left(columns.opponent),
        right(columns.rating),
        right(columns.difference),
        right(columns.counted),
        right(columns.expected),
        right(columns.score),
        right(columns.change),
        left(columns.note),
      ],
      rows: card.lines.map(line => cellsOf(line, unrated)),
    },
    paint,
  );
  const heading = `${numberedName(person.number, person.name)}  ${own ?? unrated}`;
  const below = card.below.map(line => `${wrapped(line, { width, indent: 2 })}\n`).join('');
  return `${paint.bold(heading)}\n\n${drawn}\n${below}`;
};

const cellsOf = (line: RatingLine, unrated: string): readonly string[] => [
  text(line.round),
  line.opponent ? numberedName(line.opponent.number, line.opponent.name) : (line.instead ?? ''),
  line.rating === undefined ? unrated : String(line.rating),
  line.difference ?? '',
  line.counted ?? '',
  line.expected ?? '',
  line.score,
  line.change ?? '',
  line.note ?? '',
];
