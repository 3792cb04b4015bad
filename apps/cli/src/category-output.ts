import type { Standings, Tournament } from '@pareo/engine';
import { prizeTexts } from '@pareo/texts';
import { byGroup, type CategorySheet, numberedName } from '@pareo/tournament';
import type { Context } from './context.ts';
import { listOf, standingsAsJson } from './standings-output.ts';
import { wrapped } from './terminal/paragraph.ts';

/* `pareo standings --category`: the general table restricted, with the place in both. */

/** Rows as in the general table; `place` is the one in the category. */
export const categoryAsJson = (table: Standings, tournament: Tournament, sheet: CategorySheet) => {
  const places = new Map(sheet.rows.map(({ person, place }) => [person.number, place]));
  const rows = table.rows.filter(({ id }) => places.has(id));
  const { players, ...whole } = standingsAsJson({ ...table, rows }, tournament) as {
    readonly players?: readonly { readonly startNumber: number }[];
  };
  return {
    ...whole,
    category: { id: sheet.category.id, name: sheet.category.name, rule: sheet.category.rule },
    unknown: sheet.unknown.map(({ number }) => number),
    players: (players ?? []).map(row => ({ ...row, place: places.get(row.startNumber) })),
  };
};

export const categoryAsTable = async (
  tournament: Tournament,
  sheet: CategorySheet,
  context: Context,
): Promise<string> => {
  const { tables } = context.texts.cli;
  const { columns, unknownMember } = prizeTexts[context.language];
  const { category } = sheet;
  const title = sheet.after === 0 ? tables.initialRanking : tables.standingsAfter(sheet.after);
  const heading = `${tournament.header.name ?? tables.unnamedTournament} · ${title} · ${category.name}`;
  const drawn = await Promise.all(
    byGroup(sheet.rows).map(async ({ group, rows }) => {
      const general = rows.map(row => ({ ...row, place: row.overall }));
      const first = { heading: columns.inCategory, cells: rows.map(({ place }) => place) };
      const list = await listOf({ ...sheet, rows: general }, context, first);
      return group === undefined ? list : `${context.paint.bold(tables.groupNamed(group))}\n\n${list}`;
    }),
  );
  const unknown = sheet.unknown.map(
    ({ number, name }) => `${numberedName(number, name)}: ${unknownMember(category.name)}`,
  );
  const below = [category.rule, ...unknown].map(
    line => `${wrapped(line, { width: context.width, indent: 0 })}\n`,
  );
  return `${context.paint.bold(heading)}\n\n${drawn.join('\n')}\n${below.join('')}`;
};
