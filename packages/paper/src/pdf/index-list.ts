import type { Index, IndexRow } from '../model.ts';
import { type Area, HAIRLINE, mm, RULE, SECOND_INK, type Sizes, SMALLEST_NAME } from './measures.ts';
import { drawLine, type Ink, linesOf, type Sheet, widthOf, write, writeIn } from './pen.ts';

/** Between the two columns of the page. */
const GUTTER = mm(8);

interface IndexSizes {
  readonly text: number;
  readonly row: number;
  readonly letter: number;
}

const indexSizes = (sizes: Sizes): IndexSizes => ({
  text: sizes.text - 1,
  row: sizes.row * 0.78,
  letter: sizes.text + 3,
});

/** Letters and names down the first column, then the second, then the next page. A letter never stands alone. */
export const drawIndex = (
  sheet: Sheet,
  index: Index,
  { area, sizes, newPage }: { readonly area: Area; readonly sizes: Sizes; readonly newPage: () => void },
): void => {
  const own = indexSizes(sizes);
  const columns = columnsOf(sheet, index, { area, own });
  const cursor = { half: 0, y: area.top };
  const bottom = area.top + area.height;
  const left = (): number => area.left + cursor.half * (columns.width + GUTTER);
  const open = (): void => {
    cursor.y = drawHeadings(sheet, index.headings, { columns, own, left: left(), y: area.top });
  };
  const makeRoom = (height: number): boolean => {
    if (cursor.y + height <= bottom) return false;
    if (cursor.half === 1) newPage();
    cursor.half = cursor.half === 1 ? 0 : 1;
    open();
    return true;
  };
  open();
  for (const { letter, rows } of index.letters) {
    const letterHeight = own.letter * 1.7;
    makeRoom(letterHeight + own.row);
    drawLetter(sheet, letter, { x: left(), y: cursor.y, own });
    cursor.y += letterHeight;
    for (const row of rows) {
      const height = heightOf(sheet, row, { columns, own });
      if (makeRoom(height)) {
        drawLetter(sheet, `${letter} …`, { x: left(), y: cursor.y, own });
        cursor.y += letterHeight;
      }
      drawRow(sheet, row, { columns, own, left: left(), y: cursor.y, height });
      cursor.y += height;
    }
  }
};

interface Columns {
  readonly width: number;
  readonly name: number;
  readonly board: number;
  readonly colour: number;
  readonly opponent: number;
}

const GAP = 5;

/** Board and colour take what they need; the two names share the rest. */
const columnsOf = (
  sheet: Sheet,
  index: Index,
  { area, own }: { readonly area: Area; readonly own: IndexSizes },
): Columns => {
  const rows = index.letters.flatMap(({ rows: of }) => of);
  const widest = (texts: readonly string[], ink: Ink): number =>
    texts.reduce((most, text) => Math.max(most, widthOf(sheet, text, ink)), 0);
  const [, boardHeading, colourHeading] = index.headings;
  const heading: Ink = { size: own.text - 2, weight: 'strong' };
  const width = (area.width - GUTTER) / 2;
  const board = Math.max(
    widest(
      rows.map(row => row.board),
      { size: own.text + 1, weight: 'strong' },
    ),
    widthOf(sheet, boardHeading, heading),
  );
  const colour = Math.max(
    widest(
      rows.map(row => row.colour),
      { size: own.text - 1 },
    ),
    widthOf(sheet, colourHeading, heading),
  );
  const names = width - board - colour - 3 * GAP;
  return { width, board, colour, name: names * 0.54, opponent: names * 0.46 };
};

const drawHeadings = (
  sheet: Sheet,
  [name, board, colour, opponent]: Index['headings'],
  {
    columns,
    own,
    left,
    y,
  }: { readonly columns: Columns; readonly own: IndexSizes; readonly left: number; readonly y: number },
): number => {
  const ink: Ink = { size: own.text - 2, weight: 'strong', colour: SECOND_INK };
  const bottom = y + own.text * 1.7;
  const baseline = bottom - own.text * 0.55;
  const x = placesOf(columns, left);
  write(sheet, name, { x: x.name, baseline }, ink);
  writeIn(sheet, board, { x: x.board, width: columns.board, baseline }, { ...ink, align: 'right' });
  write(sheet, colour, { x: x.colour, baseline }, ink);
  write(sheet, opponent, { x: x.opponent, baseline }, ink);
  drawLine(sheet, [left, bottom], [left + columns.width, bottom], RULE);
  return bottom;
};

const placesOf = (columns: Columns, left: number) => {
  const board = left + columns.name + GAP;
  const colour = board + columns.board + GAP;
  return { name: left, board, colour, opponent: colour + columns.colour + GAP };
};

const drawLetter = (
  sheet: Sheet,
  letter: string,
  { x, y, own }: { readonly x: number; readonly y: number; readonly own: IndexSizes },
): void =>
  write(sheet, letter, { x, baseline: y + own.letter * 1.25 }, { size: own.letter, weight: 'strong' });

const nameInk = (own: IndexSizes): Ink => ({ size: own.text, weight: 'strong' });
const opponentInk = (own: IndexSizes): Ink => ({ size: own.text - 1, colour: SECOND_INK });

const SMALLEST = SMALLEST_NAME - 1.5;

const fitted = (sheet: Sheet, text: string, width: number, ink: Ink) => {
  for (let size = ink.size; size >= SMALLEST; size -= 0.5)
    if (widthOf(sheet, text, { ...ink, size }) <= width) return { lines: [text], ink: { ...ink, size } };
  const smallest = { ...ink, size: SMALLEST };
  return { lines: linesOf(sheet, text, width, smallest), ink: smallest };
};

const heightOf = (
  sheet: Sheet,
  row: IndexRow,
  { columns, own }: { readonly columns: Columns; readonly own: IndexSizes },
): number => {
  const lines = Math.max(
    fitted(sheet, row.name, columns.name, nameInk(own)).lines.length,
    fitted(sheet, row.opponent, columns.opponent, opponentInk(own)).lines.length,
  );
  return Math.max(own.row, lines * SMALLEST * 1.2 + 3);
};

const drawRow = (
  sheet: Sheet,
  row: IndexRow,
  {
    columns,
    own,
    left,
    y,
    height,
  }: {
    readonly columns: Columns;
    readonly own: IndexSizes;
    readonly left: number;
    readonly y: number;
    readonly height: number;
  },
): void => {
  const x = placesOf(columns, left);
  const middle = y + height / 2;
  const baseline = middle + own.text * 0.35;
  writeLines(sheet, fitted(sheet, row.name, columns.name, nameInk(own)), { x: x.name, middle });
  writeIn(
    sheet,
    row.board,
    { x: x.board, width: columns.board, baseline },
    { size: own.text + 1, weight: 'strong', align: 'right' },
  );
  write(sheet, row.colour, { x: x.colour, baseline }, { size: own.text - 1, colour: SECOND_INK });
  writeLines(sheet, fitted(sheet, row.opponent, columns.opponent, opponentInk(own)), {
    x: x.opponent,
    middle,
  });
  drawLine(sheet, [left, y + height], [left + columns.width, y + height], HAIRLINE);
};

const writeLines = (
  sheet: Sheet,
  { lines, ink }: { readonly lines: readonly string[]; readonly ink: Ink },
  { x, middle }: { readonly x: number; readonly middle: number },
): void => {
  const step = ink.size * 1.15;
  const first = middle - ((lines.length - 1) * step) / 2 + ink.size * 0.35;
  for (const [index, line] of lines.entries()) write(sheet, line, { x, baseline: first + index * step }, ink);
};
