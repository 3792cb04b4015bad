import type { Card, CardCell, CardColumn, Cards } from '../model.ts';
import { type Area, HAIRLINE, RULE, SECOND_INK } from './measures.ts';
import { drawLine, evenSizeFor, type Ink, linesOf, type Sheet, widthOf, write, writeIn } from './pen.ts';
import type { Place } from './slips.ts';
import { text as textOf } from './tags.ts';

const ACROSS = 2;
/** Eight a page; four where a tournament has more rounds than fit on a quarter of a page's height. */
const DOWN = { few: 4, many: 2 } as const;
const MOST_ROUNDS_ON_SMALL_CARD = 9;
const GUTTER = 12;

export const drawCards = (
  sheet: Sheet,
  { cards, columns, perPage: wanted }: Cards,
  { area, newPage }: { readonly area: Area; readonly newPage: () => void },
): void => {
  const rounds = Math.max(0, ...cards.map(({ rows }) => rows.length));
  const down = wanted === 4 || rounds > MOST_ROUNDS_ON_SMALL_CARD ? DOWN.many : DOWN.few;
  const perPage = ACROSS * down;
  const width = (area.width - GUTTER) / ACROSS;
  // The foot begins where the list ends: a little air between the last card and its line.
  const height = (area.height - GUTTER * down) / down;
  const type = typeFor(sheet, { cards, columns }, { width: width - 2 * INSET, height, rounds });
  for (const [index, card] of cards.entries()) {
    const at = index % perPage;
    if (index > 0 && at === 0) newPage();
    const place = {
      x: area.left + (at % ACROSS) * (width + GUTTER),
      y: area.top + Math.floor(at / ACROSS) * (height + GUTTER),
      width,
      height,
    };
    textOf(sheet, 'P', () => drawCard(sheet, card, { place, columns, type }));
  }
};

const INSET = 6;
const NUMBER: Ink = { size: 15, weight: 'strong' };
const NAME: Ink = { size: 11, weight: 'strong' };
const NOTE: Ink = { size: 8, colour: SECOND_INK };

/** What holds for all cards of a printing. */
interface CardType {
  readonly head: number;
  /** Of names and numbers in the rows. */
  readonly size: number;
  readonly opponent: number;
  readonly row: number;
}

const nameRoom = (sheet: Sheet, { number }: Card, width: number) => {
  const shift = widthOf(sheet, number, NUMBER) + 7;
  return { shift, width: width - shift };
};

/** The head has room for the longest name and note; opponents have one size. */
const typeFor = (
  sheet: Sheet,
  { cards, columns }: Pick<Cards, 'cards' | 'columns'>,
  { width, height, rounds }: { readonly width: number; readonly height: number; readonly rounds: number },
): CardType => {
  const linesIn = (text: (card: Card) => string, ink: Ink): number =>
    Math.max(
      1,
      ...cards.map(card => linesOf(sheet, text(card), nameRoom(sheet, card, width).width, ink).length),
    );
  const names = linesIn(({ name }) => name, NAME);
  const notes = linesIn(({ note }) => note, NOTE);
  const head = 30 + (names - 1) * NAME.size + (notes - 1) * NOTE.size * 1.1;
  const row = (height - head - 4) / (rounds + 1);
  const size = Math.min(9, row * 0.72);
  const at = columns.findIndex(({ holds }) => holds === 'opponent');
  const place = columnsIn({ x: 0, width }, columns)[at];
  const cells = cards.flatMap(card => card.rows.flatMap(cellsOf => cellsOf[at] ?? []));
  const fits = evenSizeFor(
    sheet,
    cells.map(({ text }) => text),
    { ink: { size }, width: (place?.width ?? 0) - size },
  );
  const opponent = Math.max(Math.min(size, SMALLEST_OPPONENT), Math.min(size, fits));
  return { head, size, opponent, row };
};

const SMALLEST_OPPONENT = 7.5;

const drawCard = (
  sheet: Sheet,
  card: Card,
  {
    place,
    columns,
    type,
  }: { readonly place: Place; readonly columns: readonly CardColumn[]; readonly type: CardType },
): void => {
  const { x, y, width, height } = place;
  sheet.rect(x, y, width, height).lineWidth(RULE.width).strokeColor(RULE.colour).stroke();
  const inner = { x: x + INSET, width: width - 2 * INSET };
  const { head, row, size } = type;
  write(sheet, card.number, { x: inner.x, baseline: y + 16 }, NUMBER);
  const { shift, width: room } = nameRoom(sheet, card, inner.width);
  const names = linesOf(sheet, card.name, room, NAME);
  for (const [index, line] of names.entries())
    write(sheet, line, { x: inner.x + shift, baseline: y + 14 + index * NAME.size }, NAME);
  const under = y + 25 + (names.length - 1) * NAME.size;
  for (const [index, line] of linesOf(sheet, card.note, room, NOTE).entries())
    write(sheet, line, { x: inner.x + shift, baseline: under + index * NOTE.size * 1.1 }, NOTE);
  const places = columnsIn(inner, columns);
  for (const [index, { heading }] of columns.entries()) {
    const column = places[index];
    if (column)
      writeIn(
        sheet,
        heading,
        { ...column, baseline: y + head + row * 0.75 },
        { size: Math.min(7.5, size), weight: 'strong', colour: SECOND_INK, align: column.align },
      );
  }
  for (const [index, cells] of card.rows.entries()) {
    const top = y + head + row * (index + 1);
    drawLine(sheet, [inner.x, top], [inner.x + inner.width, top], HAIRLINE);
    for (const [at, cell] of cells.entries()) {
      const column = places[at];
      if (column) drawCell(sheet, cell, { ...column, top, type });
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
  score: 38,
};

const ALIGNED: Readonly<Record<CardColumn['holds'], ColumnPlace['align']>> = {
  round: 'right',
  opponent: 'left',
  colour: 'centre',
  difference: 'centre',
  result: 'centre',
  points: 'right',
  score: 'right',
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
  readonly type: CardType;
}

const drawCell = (sheet: Sheet, cell: CardCell, place: CellPlace): void => {
  const { text, arrow, mark } = cell;
  const { x, width, align, top, type } = place;
  const { row, size } = type;
  const baseline = top + row * 0.72;
  if (align === 'left') {
    const room = width - (arrow ? size : 0);
    write(sheet, fitting(sheet, cell, room, type.opponent), { x, baseline }, { size: type.opponent });
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
  { x, top, row, size }: Pick<CellPlace, 'x' | 'top'> & Pick<CardType, 'row' | 'size'>,
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

/** The longest that fits. The number stands before it, so the shortest may lose its end. */
const fitting = (sheet: Sheet, { text, shorter = [] }: CardCell, width: number, size: number): string => {
  const found = [text, ...shorter].find(one => widthOf(sheet, one, { size }) <= width);
  if (found !== undefined) return found;
  let cut = shorter.at(-1) ?? text;
  while (cut.length > 1 && widthOf(sheet, `${cut}…`, { size }) > width) cut = cut.slice(0, -1);
  return `${cut}…`;
};
