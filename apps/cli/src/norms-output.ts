import type { Tournament } from '@pareo/engine';
import { impossible, NORM_TITLES, type NormEvent, type NormTitle } from '@pareo/engine/model';
import { normTexts } from '@pareo/texts';
import {
  type NormCard,
  type NormLineShown,
  type NormRow,
  needsIn,
  normCard,
  normReportOf,
  normSheet,
  numberedName,
  peopleOf,
  reachText,
} from '@pareo/tournament';
import type { Context } from './context.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

export interface NormWish {
  readonly event: NormEvent;
  /** Absent: every title. */
  readonly title?: NormTitle;
  /** What the next round has to bring. */
  readonly isNext: boolean;
}

const titlesOf = ({ title }: NormWish): readonly NormTitle[] => (title === undefined ? NORM_TITLES : [title]);

/** `docs/reference/cli.md`, `norms --json`. */
export const normsAsJson = (
  tournament: Tournament,
  { player, isNext, ...wish }: NormWish & { readonly player: number | undefined },
) => {
  const { event } = wish;
  const report = normReportOf(tournament, { event });
  const { terms, field, players } = report.ok ? report.value : impossible('the norms have been judged');
  const people = new Map(peopleOf(tournament).map(person => [person.number, person]));
  return {
    after: tournament.roundsPaired,
    rounds: terms.rounds,
    event,
    strong: terms.isStrong,
    field,
    players: players
      .filter(one => player === undefined || one.player === player)
      .map(({ player: number, verdicts }) => {
        const needs = isNext ? needsIn(tournament, number, { event }) : undefined;
        return {
          startNumber: number,
          name: people.get(number)?.name ?? '',
          titles: verdicts
            .filter(({ title }) => titlesOf({ ...wish, isNext }).includes(title))
            .map(({ score, needed, surplus, lines, checks, dropped, using, ...verdict }) => ({
              ...verdict,
              score: score / 100,
              needed: needed === undefined ? null : needed / 100,
              surplus: surplus === undefined ? null : surplus / 100,
              using: using.map(({ article }) => article),
              dropped: dropped.map(({ round, by }) => ({ round, by: by.article })),
              checks: checks.map(({ rule, exempt, ...check }) => ({
                ...check,
                article: rule.article,
                ...(exempt ? { exempt: exempt.article } : {}),
              })),
              lines: lines.map(({ opponent, out, dropped: left, score: made, ...line }) => ({
                ...line,
                opponent: opponent?.id ?? null,
                score: made === undefined ? null : made / 100,
                ...(out ? { out: out.article } : {}),
                ...(left ? { dropped: left.article } : {}),
              })),
            })),
          ...(needs?.ok
            ? {
                needs: needs.value
                  .filter(({ title }) => titlesOf({ ...wish, isNext }).includes(title))
                  .map(({ title, sure, least }) => ({
                    title,
                    sure,
                    least: least.map(({ opponent, result }) => ({
                      opponent: opponent.id,
                      result: result ?? null,
                    })),
                  })),
              }
            : {}),
        };
      }),
  };
};

const left = (heading: string) => ({ heading, align: 'left' as const });
const right = (heading: string) => ({ heading, align: 'right' as const });

/** Those who made one or are in reach, a column for each title. */
export const normsAsTable = async (
  tournament: Tournament,
  wish: NormWish,
  context: Context,
): Promise<string> => {
  const { texts, language, paint, width } = context;
  const found = normSheet(tournament, { event: wish.event });
  const { after, rounds, rows, sexUnknown } = found.ok
    ? found.value
    : impossible('the norms have been judged');
  const words = normTexts[language];
  const titles = titlesOf(wish);
  const { tables } = texts.cli;
  const shown = rows.filter(row =>
    row.titles.some(({ title, reach }) => titles.includes(title) && reach.kind !== 'none'),
  );
  const heading = `${tournament.header.name ?? tables.unnamedTournament} · ${words.heading(after, rounds)}`;
  const notes = [
    ...(sexUnknown.length === 0 ? [] : [words.sexUnknown(sexUnknown.map(({ name }) => name))]),
    words.aid,
  ];
  const below = notes.map(note => `${wrapped(note, { width, indent: 0 })}\n`).join('');
  if (shown.length === 0) return `${paint.bold(heading)}\n\n${words.nobody}\n\n${below}`;
  const drawn = await drawTable(
    {
      columns: [right(tables.startNumber), right(tables.title), left(tables.name), ...titles.map(left)],
      rows: shown.map((row): readonly string[] => [
        String(row.person.number),
        row.person.title ?? '',
        row.person.name,
        ...titles.map(title => titleCell(row, title, context)),
      ]),
    },
    paint,
  );
  const next = wish.isNext ? shown.flatMap(row => needsOfRow(tournament, row, wish, context)) : [];
  const needs =
    next.length === 0 ? '' : `\n${next.map(line => `${wrapped(line, { width, indent: 2 })}\n`).join('')}`;
  return `${paint.bold(heading)}\n\n${drawn}${needs}\n${below}`;
};

const titleCell = ({ titles }: NormRow, title: NormTitle, { language }: Context): string => {
  const own = titles.find(one => one.title === title);
  return own ? reachText(own, language) : '';
};

const needsOfRow = (
  tournament: Tournament,
  { person, titles }: NormRow,
  { event, ...wish }: NormWish,
  { language }: Context,
): readonly string[] =>
  titles
    .filter(({ title, reach }) => titlesOf({ event, ...wish }).includes(title) && reach.kind === 'next')
    .flatMap(({ title }) => {
      const card = normCard(tournament, { event, language, player: person.number, title });
      if (!card.ok || !card.value) return [];
      return [`${numberedName(person.number, person.name)}, ${title}: ${card.value.needs.join('; ')}`];
    });

/** Everything about the norms of one player; without a title those that are made or in reach, else the first. */
export const normAsText = async (
  tournament: Tournament,
  { player, event, ...wish }: NormWish & { readonly player: number },
  context: Context,
): Promise<string> => {
  const { language } = context;
  const cards = titlesOf({ event, ...wish }).flatMap(title => {
    const card = normCard(tournament, { event, language, player, title });
    return card.ok && card.value ? [card.value] : [];
  });
  const near = cards.filter(({ reach }) => reach.kind !== 'none');
  const shown = wish.title === undefined ? (near.length > 0 ? near : cards.slice(-1)) : cards;
  const sections = await Promise.all(shown.map(card => cardAsText(card, context)));
  return sections.join('\n');
};

const cardAsText = async (card: NormCard, { language, paint, width }: Context): Promise<string> => {
  const words = normTexts[language];
  const { columns } = words;
  const indented = (line: string) => `${wrapped(line, { width, indent: 2 })}\n`;
  const checks = await drawTable(
    {
      columns: [
        left(''),
        left(columns.check),
        right(columns.found),
        right(columns.needed),
        left(columns.article),
      ],
      rows: card.checks.map(({ ok, exempt, name, found, needed, article }) => [
        ok ? '✓' : exempt === undefined ? '✗' : '(✓)',
        name,
        found,
        needed,
        exempt === undefined ? article : `${article} · ${exempt}`,
      ]),
    },
    paint,
  );
  const lines = await drawTable(
    {
      columns: [
        right(columns.round),
        left(columns.opponent),
        right(columns.title),
        left(columns.federation),
        right(columns.rating),
        right(columns.counted),
        right(columns.score),
        left(columns.note),
      ],
      rows: card.lines.map(line => lineCells(line, words.unrated)),
    },
    paint,
  );
  const { person, title, verdict } = card;
  const heading = `${numberedName(person.number, person.name)} (${person.federation ?? '–'}) · ${words.verdict(title, verdict.norm)}`;
  const needs =
    card.needsHeading === undefined ? card.needs : [`${card.needsHeading}: ${card.needs.join('; ')}`];
  return [
    `${paint.bold(heading)}\n\n`,
    ...(needs.length > 0 ? [needs.map(indented).join(''), '\n'] : []),
    checks,
    '\n',
    lines,
    '\n',
    ...card.below.map(indented),
    indented(`${words.toConfirmHeading}: ${card.toConfirm.join('; ')}.`),
    indented(words.aid),
  ].join('');
};

const lineCells = (line: NormLineShown, unrated: string): readonly string[] => [
  String(line.round),
  line.opponent ? numberedName(line.opponent.number, line.opponent.name) : '',
  line.title ?? '',
  line.federation ?? '',
  line.opponent ? (line.rating === undefined ? unrated : String(line.rating)) : '',
  line.counted === undefined ? '' : String(line.counted),
  line.score,
  line.note ?? '',
];
