import { articleIn } from '@pareo/texts';
import {
  type AveragesSheet,
  byGroup,
  type CrossCell,
  type CrosstableSheet,
  type RulingSheet,
  type StandingsSheet,
  type StandingsSheetRow,
} from '@pareo/tournament';
import type { Column, PaperDocument, Prose, Table } from '../model.ts';
import type { Words } from '../words/words.ts';
import { isBrief, isKnown, type Printing, ratingOf, sheet, wordsOf } from './sheet.ts';

/** More tie-breaks than this, and the page is turned. */
const MOST_ON_PORTRAIT = 6;

export const standingsList = (
  printing: Printing,
  standings: StandingsSheet,
  { isFinal }: { readonly isFinal: boolean },
): PaperDocument => {
  const words = wordsOf(printing);
  const { columns } = words;
  const people = standings.rows.map(({ person }) => person);
  const isFull = !isBrief(printing);
  const has = {
    number: isFull,
    title: isFull && isKnown(people, 'title'),
    federation: isFull && isKnown(people, 'federation'),
    rating: isFull && isKnown(people, 'rating'),
    stage: standings.rows.some(({ stage }) => stage !== undefined),
  };
  /** A rule stands where the score changes; in a knock-out, where the stage does. */
  const partOf = (row: StandingsSheetRow | undefined) => (has.stage ? row?.stage : row?.points);
  const minor = (heading: string, align: Column['align']): Column => ({
    heading,
    align,
    width: 'content',
    weight: 'minor',
  });
  return sheet(printing, {
    kind: 'standings',
    title: isFinal ? words.titles.finalStandings : words.titles.standings(standings.after),
    state: isFinal ? 'final' : standings.open > 0 ? 'provisional' : 'published',
    orientation: standings.tiebreaks.length > MOST_ON_PORTRAIT ? 'landscape' : 'portrait',
    body: [
      ...matchScore(standings, words),
      ...byGroup(standings.rows).map(
        ({ group, rows }): Table => ({
          kind: 'table',
          ...(group === undefined ? {} : { heading: standings.match ? group : words.group(group) }),
          columns: [
            { heading: columns.place, align: 'right', width: 'content', weight: 'strong' },
            ...(has.number ? [minor(columns.number, 'right')] : []),
            ...(has.title ? [minor(columns.title, 'left')] : []),
            { heading: columns.name, align: 'left', width: 'name', weight: 'strong' },
            ...(has.federation ? [minor(columns.federation, 'left')] : []),
            ...(has.rating ? [minor(columns.rating, 'right')] : []),
            ...(has.stage ? [{ heading: columns.stage, align: 'left', width: 'content' } as const] : []),
            ...(has.stage ? [{ heading: columns.lostTo, align: 'left', width: 'name' } as const] : []),
            { heading: columns.points, align: 'right', width: 'content', weight: 'strong' },
            ...standings.tiebreaks.map(
              ({ code }): Column => ({ heading: code, align: 'right', width: 'content' }),
            ),
          ],
          rows: rows.map((row, index) => ({
            cells: [
              row.place,
              ...(has.number ? [String(row.person.number)] : []),
              ...(has.title ? [row.person.title ?? ''] : []),
              row.withdrawn ? `${row.person.name} (${words.withdrawn})` : row.person.name,
              ...(has.federation ? [row.person.federation ?? ''] : []),
              ...(has.rating ? [ratingOf(row.person)] : []),
              ...(has.stage ? [row.stage ?? '', row.lostTo?.name ?? ''] : []),
              row.points,
              ...row.values,
            ],
            ...(index > 0 && partOf(rows[index - 1]) !== partOf(row) ? { opens: true } : {}),
          })),
        }),
      ),
    ],
    legend: [
      ...standings.tiebreaks.map(({ code, name }) => words.legends.tiebreak(code, name)),
      ...(standings.open > 0 ? [words.openGames(standings.open)] : []),
    ],
  });
};

/** Two teams play a match: its score stands above the lists of their players. */
const matchScore = ({ match }: StandingsSheet, words: Words): readonly Prose[] =>
  match === undefined
    ? []
    : [{ kind: 'prose', heading: match.score, paragraphs: [words.scoreByRound(match.rounds)] }];

/** For players who work out their pairings themselves. */
export const averagesList = (printing: Printing, { after, article, rows }: AveragesSheet): PaperDocument => {
  const words = wordsOf(printing);
  const { columns } = words;
  return sheet(printing, {
    kind: 'averages',
    title: words.titles.averages(after),
    state: 'published',
    body: [
      {
        kind: 'table',
        columns: [
          { heading: columns.number, align: 'right', width: 'content', weight: 'minor' },
          { heading: columns.name, align: 'left', width: 'name', weight: 'strong' },
          { heading: columns.rating, align: 'right', width: 'content' },
          { heading: columns.points, align: 'right', width: 'content', weight: 'strong' },
          { heading: columns.average, align: 'right', width: 'content', weight: 'strong' },
        ],
        rows: rows.map(({ person, points, average }, index) => ({
          cells: [String(person.number), person.name, ratingOf(person), points, average],
          ...(index > 0 && rows[index - 1]?.points !== points ? { opens: true } : {}),
        })),
      },
    ],
    legend: [words.legends.averages(articleIn(article, printing.language))],
  });
};

export const crosstableList = (printing: Printing, table: CrosstableSheet): PaperDocument => {
  const words = wordsOf(printing);
  const { columns } = words;
  const cells = Math.max(0, ...table.rows.map(row => row.cells.length));
  const people = table.rows.map(({ person }) => person);
  const hasRating = !isBrief(printing) && isKnown(people, 'rating');
  return sheet(printing, {
    kind: 'crosstable',
    title: words.titles.crosstable(table.after),
    state: 'published',
    orientation: cells > 5 ? 'landscape' : 'portrait',
    body: byGroup(table.rows).map(
      ({ group, rows }): Table => ({
        kind: 'table',
        ...(group === undefined ? {} : { heading: words.group(group) }),
        columns: [
          {
            heading: table.numbers === 'rank' ? '#' : columns.number,
            align: 'right',
            width: 'content',
            weight: 'strong',
          },
          { heading: columns.name, align: 'left', width: 'name', weight: 'strong' },
          ...(hasRating
            ? [{ heading: columns.rating, align: 'right', width: 'content', weight: 'minor' } as const]
            : []),
          ...Array.from(
            { length: Math.max(0, ...rows.map(row => row.cells.length)) },
            (_, index): Column => ({ heading: String(index + 1), align: 'centre', width: 'content' }),
          ),
          { heading: columns.points, align: 'right', width: 'content', weight: 'strong' },
        ],
        rows: rows.map((row, index) => ({
          cells: [
            row.place,
            row.person.name,
            ...(hasRating ? [ratingOf(row.person)] : []),
            ...row.cells.map((cell, column) =>
              table.kind === 'all-play-all' && column === index ? SELF : crossText(cell, table.kind, words),
            ),
            row.points,
          ],
        })),
      }),
    ),
    legend: [
      ...(table.kind === 'swiss'
        ? [words.legends.colourLetters, words.legends[table.numbers === 'rank' ? 'ranks' : 'startNumbers']]
        : []),
      words.legends.results,
    ],
  });
};

/** Where a player would meet themselves. */
const SELF = '×';

/** `12w1`, `5b½`, `+`, `bye`. In an all-play-all the column names the opponent. */
const crossText = (cell: CrossCell, kind: CrosstableSheet['kind'], { colourLetters }: Words): string => {
  if (kind === 'all-play-all' || cell.opponent === undefined) return cell.result;
  // Teams have no colour in a cell: their points must not run into the place of the opponent.
  const between = cell.colour ? colourLetters[cell.colour] : /^\d/.test(cell.result) ? ': ' : '';
  return `${cell.opponent}${between}${cell.result}`;
};

/** One page for an appeal: the question, the answer with its articles, a line to sign on. */
export const rulingPage = (printing: Printing, ruling: RulingSheet): PaperDocument => {
  const words = wordsOf(printing);
  const { white, black } = ruling;
  const seat = ({ person, points }: RulingSheet['white'], role: string): string =>
    `${role}: ${person.number} ${person.name} (${points} ${words.columns.points.toLowerCase()})`;
  return sheet(printing, {
    kind: 'ruling',
    title: words.titles.ruling(ruling.round, ruling.board),
    state: 'published',
    body: [
      {
        kind: 'prose',
        paragraphs: [seat(white, words.colours.white), seat(black, words.colours.black)],
      },
      ...ruling.paragraphs.map(({ heading, sentences }) => ({
        kind: 'prose' as const,
        heading,
        paragraphs: sentences,
      })),
      { kind: 'prose', paragraphs: [], signature: words.arbiter },
    ],
  });
};
