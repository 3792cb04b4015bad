import type { Card, Cards } from '../model.ts';
import { type Area, HAIRLINE, RULE, SECOND_INK } from './measures.ts';
import { drawLine, type Ink, linesOf, type Sheet, widthOf, write, writeIn } from './pen.ts';
import type { Place } from './slips.ts';

const ACROSS = 2;
/** Eight a page; four where a tournament has more rounds than fit on a quarter of a page's height. */
const DOWN = { few: 4, many: 2 } as const;
const MOST_ROUNDS_ON_SMALL_CARD = 9;
const GUTTER = 12;

export const drawCards = (
  sheet: Sheet,
  { cards, columns }: Cards,
  { area, newPage }: { readonly area: Area; readonly newPage: () => void },
): void => {
  const rounds = Math.max(0, ...cards.map(({ rows }) => rows.length));
  const down = rounds > MOST_ROUNDS_ON_SMALL_CARD ? DOWN.many : DOWN.few;
  const perPage = ACROSS * down;
  const width = (area.width - GUTTER) / ACROSS;
  // The foot begins where the list ends: a little air between the last card and its line.
  const height = (area.height - GUTTER * down) / down;
  for (const [index, card] of cards.entries()) {
    const at = index % perPage;
    if (index > 0 && at === 0) newPage();
    const place = {
      x: area.left + (at % ACROSS) * (width + GUTTER),
      y: area.top + Math.floor(at / ACROSS) * (height + GUTTER),
      width,
      height,
    };
    drawCard(sheet, card, { place, columns });
  }
};

const HEAD = 30;

const drawCard = (
  sheet: Sheet,
  card: Card,
  { place, columns }: { readonly place: Place; readonly columns: readonly string[] },
): void => {
  const { x, y, width, height } = place;
  sheet.rect(x, y, width, height).lineWidth(RULE.width).strokeColor(RULE.colour).stroke();
  const inner = { x: x + 6, width: width - 12 };
  write(sheet, card.number, { x: inner.x, baseline: y + 16 }, { size: 15, weight: 'strong' });
  const shift = widthOf(sheet, card.number, { size: 15, weight: 'strong' }) + 7;
  writeFitted(
    sheet,
    card.name,
    { x: inner.x + shift, width: inner.width - shift, baseline: y + 14 },
    { size: 11, weight: 'strong' },
  );
  writeFitted(
    sheet,
    card.note,
    { x: inner.x + shift, width: inner.width - shift, baseline: y + 25 },
    { size: 8, colour: SECOND_INK },
  );
  const places = columnsIn(inner);
  const row = (height - HEAD - 4) / (card.rows.length + 1);
  const size = Math.min(9, row * 0.72);
  for (const [index, heading] of columns.entries()) {
    const column = places[index];
    if (column)
      writeIn(
        sheet,
        heading,
        { ...column, baseline: y + HEAD + row * 0.75 },
        { size: Math.min(7.5, size), weight: 'strong', colour: SECOND_INK, align: column.align },
      );
  }
  for (const [index, cells] of card.rows.entries()) {
    const top = y + HEAD + row * (index + 1);
    drawLine(sheet, [inner.x, top], [inner.x + inner.width, top], HAIRLINE);
    for (const [at, text] of cells.entries()) {
      const column = places[at];
      if (!column) continue;
      if (column.align === 'left')
        writeFitted(sheet, text, { ...column, baseline: top + row * 0.72 }, { size });
      else writeIn(sheet, text, { ...column, baseline: top + row * 0.72 }, { size, align: column.align });
    }
  }
};

interface ColumnPlace {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right' | 'centre';
}

/** Round, opponent, colour, result, points. */
const columnsIn = ({ x, width }: { readonly x: number; readonly width: number }): readonly ColumnPlace[] => {
  const narrow = { round: 20, colour: 32, result: 46, points: 26 };
  const opponent = width - narrow.round - narrow.colour - narrow.result - narrow.points - 8;
  const colour = x + narrow.round + 8 + opponent;
  return [
    { x, width: narrow.round, align: 'right' },
    { x: x + narrow.round + 8, width: opponent, align: 'left' },
    { x: colour, width: narrow.colour, align: 'centre' },
    { x: colour + narrow.colour, width: narrow.result, align: 'centre' },
    { x: colour + narrow.colour + narrow.result, width: narrow.points, align: 'right' },
  ];
};

/** On one line where it fits at arm's length, else on two smaller ones: never cut. */
const writeFitted = (
  sheet: Sheet,
  text: string,
  { x, width, baseline }: { readonly x: number; readonly width: number; readonly baseline: number },
  ink: Ink,
): void => {
  const size = Math.min(ink.size, (ink.size * width) / Math.max(1, widthOf(sheet, text, ink)));
  if (size >= SMALLEST_LINE) write(sheet, text, { x, baseline }, { ...ink, size });
  else
    for (const [index, line] of linesOf(sheet, text, width, { ...ink, size: SMALLEST }).entries())
      write(sheet, line, { x, baseline: baseline - 3.5 + index * SMALLEST }, { ...ink, size: SMALLEST });
};

const SMALLEST_LINE = 7;
const SMALLEST = 6;
