import type { Card, CardCell, CardColumn, Cards } from '../model.ts';
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
  { place, columns }: { readonly place: Place; readonly columns: readonly CardColumn[] },
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
  const places = columnsIn(inner, columns);
  const row = (height - HEAD - 4) / (card.rows.length + 1);
  const size = Math.min(9, row * 0.72);
  for (const [index, { heading }] of columns.entries()) {
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
    for (const [at, cell] of cells.entries()) {
      const column = places[at];
      if (column) drawCell(sheet, cell, { ...column, top, row, size });
    }
  }
};

interface ColumnPlace {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right' | 'centre';
}

const WIDTHS: Readonly<Record<Exclude<CardColumn['holds'], 'opponent'>, number>> = {
  round: 20,
  colour: 32,
  difference: 20,
  result: 42,
  points: 26,
};

const ALIGNED: Readonly<Record<CardColumn['holds'], ColumnPlace['align']>> = {
  round: 'right',
  opponent: 'left',
  colour: 'centre',
  difference: 'centre',
  result: 'centre',
  points: 'right',
};

/** Between the number of the round and the opponent. */
const AIR = 8;

/** The opponent has what the narrow columns leave. */
const columnsIn = (
  { x, width }: { readonly x: number; readonly width: number },
  columns: readonly CardColumn[],
): readonly ColumnPlace[] => {
  const widthIn = ({ holds }: CardColumn): number => (holds === 'opponent' ? 0 : WIDTHS[holds]);
  const narrow = columns.reduce((sum, column) => sum + widthIn(column), AIR);
  const places: ColumnPlace[] = [];
  let left = x;
  for (const column of columns) {
    const { holds } = column;
    const isOpponent = holds === 'opponent';
    const own = isOpponent ? width - narrow : widthIn(column);
    if (isOpponent) left += AIR;
    places.push({ x: left, width: own, align: ALIGNED[holds] });
    left += own;
  }
  return places;
};

interface CellPlace extends ColumnPlace {
  readonly top: number;
  readonly row: number;
  readonly size: number;
}

const drawCell = (sheet: Sheet, { text, arrow, mark }: CardCell, place: CellPlace): void => {
  const { x, width, align, top, row, size } = place;
  const baseline = top + row * 0.72;
  if (align === 'left') {
    const room = width - (arrow ? size : 0);
    writeFitted(sheet, text, { x, width: room, baseline }, { size });
    if (arrow) drawArrow(sheet, arrow, { x: x + width - size * 0.5, top, row, size });
    return;
  }
  writeIn(sheet, text, { x, width, baseline }, { size, align });
  if (!mark) return;
  sheet.lineWidth(MARK.width).strokeColor(MARK.colour);
  // Figures are as high as 0.71 of their size.
  const [centre, middle] = [x + width / 2, baseline - size * 0.355];
  const half = Math.min(row / 2 - 0.5, size * 0.68);
  if (mark === 'circle') sheet.circle(centre, middle, half).stroke();
  else sheet.rect(centre - half, middle - half, 2 * half, 2 * half).stroke();
};

const MARK = { colour: '#000000', width: 0.7 } as const;

/** The face has no arrows. */
const drawArrow = (
  sheet: Sheet,
  arrow: 'down' | 'up',
  { x, top, row, size }: Pick<CellPlace, 'x' | 'top' | 'row' | 'size'>,
): void => {
  const [from, to] = [top + row / 2 + size * 0.38, top + row / 2 - size * 0.38];
  const [tail, head] = arrow === 'up' ? [from, to] : [to, from];
  const back = head + (arrow === 'up' ? 1 : -1) * size * 0.28;
  sheet
    .lineWidth(MARK.width)
    .strokeColor(MARK.colour)
    .moveTo(x, tail)
    .lineTo(x, head)
    .moveTo(x - size * 0.2, back)
    .lineTo(x, head)
    .lineTo(x + size * 0.2, back)
    .stroke();
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
