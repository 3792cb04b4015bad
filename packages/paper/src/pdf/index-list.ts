import type { Index, IndexRow } from '../model.ts';
import { type Area, HAIRLINE, mm, RULE, SECOND_INK, type Sizes } from './measures.ts';
import { drawLine, evenSizeFor, type Ink, linesOf, type Sheet, widthOf, write, writeIn } from './pen.ts';
import { artifact, text } from './tags.ts';

/** Between the two columns of the page. */
const GUTTER = mm(8);

interface IndexSizes {
  readonly text: number;
  readonly row: number;
  readonly letter: number;
  readonly leastName: number;
}

const indexSizes = ({ text, row, leastName }: Sizes): IndexSizes => ({
  text: text - 1,
  row: row * 0.78,
  letter: text + 3,
  leastName,
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
    artifact(sheet, () => {
      cursor.y = drawHeadings(sheet, index.headings, { columns, own, left: left(), y: area.top });
    });
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
    text(sheet, 'H2', () => drawLetter(sheet, letter, { x: left(), y: cursor.y, own }));
    cursor.y += letterHeight;
    for (const row of rows) {
      const height = heightOf(sheet, row, { columns, own });
      if (makeRoom(height)) {
        artifact(sheet, () => drawLetter(sheet, `${letter} …`, { x: left(), y: cursor.y, own }));
        cursor.y += letterHeight;
      }
      const place = { columns, own, left: left(), y: cursor.y, height };
      text(sheet, 'P', () => drawRow(sheet, row, place));
      cursor.y += height;
    }
  }
};

interface Columns {
  readonly width: number;
  readonly name: number;
  readonly board: number;
  readonly colour: number;
  /** 0: the list is without. */
  readonly opponent: number;
  /** One for the whole list. */
  readonly nameInk: Ink;
  readonly opponentInk: Ink;
}

const GAP = 5;
/** Of what is left for both. */
const OWN_NAME = 0.54;

/** Board and colour take what they need; the two names share the rest. */
const columnsOf = (
  sheet: Sheet,
  { letters, headings }: Index,
  { area, own }: { readonly area: Area; readonly own: IndexSizes },
): Columns => {
  const rows = letters.flatMap(({ rows: of }) => of);
  const widest = (texts: readonly string[], heading: string, ink: Ink): number =>
    texts.reduce(
      (most, text) => Math.max(most, widthOf(sheet, text, ink)),
      widthOf(sheet, heading, headingInk(own)),
    );
  const width = (area.width - GUTTER) / 2;
  const board = widest(
    rows.map(row => row.board),
    headings.board,
    boardInk(own),
  );
  const colour = widest(
    rows.map(row => row.colour),
    headings.colour,
    { size: own.text - 1 },
  );
  const hasOpponents = headings.opponent !== undefined;
  const names = width - board - colour - (hasOpponents ? 3 : 2) * GAP;
  const name = names * (hasOpponents ? OWN_NAME : 1);
  const opponent = names - name;
  const even = (texts: readonly string[], most: Ink, least: number, column: number): Ink => {
    const fits = evenSizeFor(sheet, texts, { ink: most, width: column });
    return { ...most, size: Math.max(least, Math.min(most.size, fits)) };
  };
  return {
    width,
    board,
    colour,
    name,
    opponent,
    nameInk: even(
      rows.map(row => row.name),
      { size: own.text, weight: 'strong' },
      own.leastName,
      name,
    ),
    opponentInk: even(
      rows.map(row => row.opponent ?? ''),
      { size: own.text - 1, colour: SECOND_INK },
      own.leastName - 1,
      Math.max(1, opponent),
    ),
  };
};

const headingInk = (own: IndexSizes): Ink => ({ size: own.text - 2, weight: 'strong', colour: SECOND_INK });
const boardInk = (own: IndexSizes): Ink => ({ size: own.text + 1, weight: 'strong' });

const drawHeadings = (
  sheet: Sheet,
  { name, board, colour, opponent = '' }: Index['headings'],
  {
    columns,
    own,
    left,
    y,
  }: { readonly columns: Columns; readonly own: IndexSizes; readonly left: number; readonly y: number },
): number => {
  const ink = headingInk(own);
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

const linesIn = (sheet: Sheet, { name, opponent = '' }: IndexRow, columns: Columns) => ({
  name: linesOf(sheet, name, columns.name, columns.nameInk),
  opponent: linesOf(sheet, opponent, Math.max(1, columns.opponent), columns.opponentInk),
});

const heightOf = (
  sheet: Sheet,
  row: IndexRow,
  { columns, own }: { readonly columns: Columns; readonly own: IndexSizes },
): number => {
  const { name, opponent } = linesIn(sheet, row, columns);
  const { nameInk, opponentInk } = columns;
  const tallest = Math.max(name.length * nameInk.size, opponent.length * opponentInk.size);
  return Math.max(own.row, tallest * LINE + 3);
};

/** Of a name on several lines. */
const LINE = 1.15;

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
  const lines = linesIn(sheet, row, columns);
  writeLines(sheet, lines.name, { x: x.name, middle, ink: columns.nameInk });
  const board = { x: x.board, width: columns.board, baseline };
  writeIn(sheet, row.board, board, { ...boardInk(own), align: 'right' });
  write(sheet, row.colour, { x: x.colour, baseline }, { size: own.text - 1, colour: SECOND_INK });
  writeLines(sheet, lines.opponent, { x: x.opponent, middle, ink: columns.opponentInk });
  drawLine(sheet, [left, y + height], [left + columns.width, y + height], HAIRLINE);
};

const writeLines = (
  sheet: Sheet,
  lines: readonly string[],
  { x, middle, ink }: { readonly x: number; readonly middle: number; readonly ink: Ink },
): void => {
  const step = ink.size * LINE;
  const first = middle - ((lines.length - 1) * step) / 2 + ink.size * 0.35;
  for (const [index, line] of lines.entries()) write(sheet, line, { x, baseline: first + index * step }, ink);
};
