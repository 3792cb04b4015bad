import { BOX } from '../documents/players.ts';
import type { Column, Row, Table } from '../model.ts';
import { breaksBefore } from './breaks.ts';
import { type Area, HAIRLINE, INK, RULE, SECOND_INK, type Sizes, SMALLEST_NAME } from './measures.ts';
import { drawLine, type Ink, linesOf, type Sheet, widthOf, write, writeIn } from './pen.ts';

/** Between two columns. */
const GAP = 7;

interface Placed {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

/** A table over as many pages as it needs: headings again on each, no row in two halves, no heading alone. */
export const drawTable = (
  sheet: Sheet,
  table: Table,
  { area, sizes, newPage, from }: TableRoom,
): { readonly y: number } => {
  const { columns, inks } = fitted(sheet, table, { area, sizes });
  const bottom = area.top + area.height;
  const head = table.heading === undefined ? 0 : sizes.row * 1.3;
  let y = from;
  const open = (isFirst: boolean): void => {
    if (isFirst && table.heading !== undefined) {
      write(
        sheet,
        table.heading,
        { x: area.left, baseline: y + head * 0.7 },
        { size: sizes.text + 2, weight: 'strong' },
      );
      y += head;
    }
    y = drawHeadings(sheet, columns, { y, sizes });
  };
  const [first] = table.rows;
  const needed = head + sizes.row + (first ? heightOf(sheet, first, { columns, inks, sizes }) : 0);
  if (y > area.top && y + needed > bottom) {
    newPage();
    y = area.top;
  }
  open(true);
  const heights = table.rows.map(row => heightOf(sheet, row, { columns, inks, sizes }));
  const placeable = heights.map((height, index) => ({ height, joins: table.rows[index]?.joins === true }));
  const breaks = breaksBefore(placeable, {
    first: bottom - y,
    next: bottom - area.top - headingHeight(sizes),
  });
  for (const [index, row] of table.rows.entries()) {
    if (breaks.has(index)) {
      newPage();
      y = area.top;
      open(false);
    }
    drawRule(sheet, row, { index, y, columns });
    drawRow(sheet, row, { columns, inks, sizes, y });
    y += heights[index] ?? 0;
  }
  const [left, right] = edgesOf(columns);
  drawLine(sheet, [left, y], [right, y], HAIRLINE);
  return { y };
};

export interface TableRoom {
  readonly area: Area;
  readonly sizes: Sizes;
  readonly newPage: () => void;
  /** Where the table begins. */
  readonly from: number;
}

const edgesOf = (columns: readonly Placed[]): readonly [number, number] => {
  const last = columns.at(-1);
  return [columns[0]?.x ?? 0, last ? last.x + last.width : 0];
};

/** A line above every row; a rule where the score changes, and every five rows to lead the eye. */
const drawRule = (
  sheet: Sheet,
  row: Row,
  { index, y, columns }: { readonly index: number; readonly y: number; readonly columns: readonly Placed[] },
): void => {
  if (index === 0) return;
  const [left, right] = edgesOf(columns);
  drawLine(
    sheet,
    [left, y],
    [right, y],
    row.opens ? RULE : index % 5 === 0 ? { ...RULE, colour: '#8A8A8A' } : HAIRLINE,
  );
};

const inkOf = ({ weight }: Column, sizes: Sizes): Ink => {
  if (weight === 'board') return { size: sizes.board, weight: 'strong' };
  if (weight === 'strong') return { size: sizes.text, weight: 'strong' };
  return weight === 'minor' ? { size: sizes.text - 1, colour: SECOND_INK } : { size: sizes.text };
};

/** Columns take what their longest content needs; names share what is left. When nothing is left, type gets smaller. */
const fitted = (
  sheet: Sheet,
  table: Table,
  { area, sizes }: { readonly area: Area; readonly sizes: Sizes },
): { readonly columns: readonly Placed[]; readonly inks: readonly Ink[] } => {
  for (let text = sizes.text; ; text--) {
    const scaled: Sizes = { ...sizes, text, board: Math.min(sizes.board, text + 4) };
    const inks = table.columns.map(column => inkOf(column, scaled));
    const widths = table.columns.map((column, index) =>
      Math.max(
        widthOf(sheet, column.heading, { size: sizes.heading, weight: 'strong' }),
        ...table.rows.map(row =>
          column.width === 'name' || (row.minor && !row.joins)
            ? 0
            : widthOfCell(sheet, row.cells[index] ?? '', inks[index] as Ink),
        ),
      ),
    );
    const names = table.columns.filter(({ width }) => width === 'name').length;
    const fixed = table.columns.reduce(
      (sum, { width }, index) => sum + (width === 'name' ? 0 : (widths[index] ?? 0)),
      GAP * (table.columns.length - 1),
    );
    const left = area.width - fixed;
    if (names > 0 && left / names < sizes.text * 7 && text > SMALLEST_TEXT) continue;
    if (names === 0 && left < 0 && text > SMALLEST_TEXT) continue;
    const share = names > 0 ? left / names : 0;
    return {
      columns: placed(table.columns, widths, { area, share }),
      inks: inks.map((ink, index) =>
        table.columns[index]?.width === 'name' ? evenInk(sheet, namesIn(table, index), { ink, share }) : ink,
      ),
    };
  }
};

const SMALLEST_TEXT = 6;

const namesIn = ({ rows }: Table, column: number): readonly string[] =>
  rows.map(({ cells }) => cells[column] ?? '');

/** One size for the column, so that the list looks even: the largest at which nearly all names fit on one line. */
const evenInk = (
  sheet: Sheet,
  names: readonly string[],
  { ink, share }: { readonly ink: Ink; readonly share: number },
): Ink => {
  const widths = names.map(name => widthOf(sheet, name, { ...ink, size: 1 })).sort((a, b) => a - b);
  const typical = widths[Math.floor((widths.length - 1) * 0.75)] ?? 0;
  const size = Math.min(ink.size, Math.floor((share / Math.max(typical, 0.01)) * 2) / 2);
  return { ...ink, size: Math.max(size, Math.min(SMALLEST_NAME, ink.size)) };
};

const placed = (
  columns: readonly Column[],
  widths: readonly number[],
  { area, share }: { readonly area: Area; readonly share: number },
): readonly Placed[] => {
  let x = area.left;
  return columns.map((column, index) => {
    const width = column.width === 'name' ? share : (widths[index] ?? 0);
    const here = { column, x, width };
    x += width + GAP;
    return here;
  });
};

const widthOfCell = (sheet: Sheet, text: string, ink: Ink): number =>
  text === BOX ? ink.size : widthOf(sheet, text, ink);

const headingHeight = (sizes: Sizes): number => sizes.heading * 1.9;

const drawHeadings = (
  sheet: Sheet,
  columns: readonly Placed[],
  { y, sizes }: { readonly y: number; readonly sizes: Sizes },
): number => {
  const bottom = y + headingHeight(sizes);
  for (const { column, x, width } of columns)
    writeIn(
      sheet,
      column.heading,
      { x, width, baseline: bottom - sizes.heading * 0.6 },
      { size: sizes.heading, weight: 'strong', colour: SECOND_INK, align: column.align },
    );
  const [left, right] = edgesOf(columns);
  drawLine(sheet, [left, bottom], [right, bottom], RULE);
  return bottom;
};

interface RowRoom {
  readonly columns: readonly Placed[];
  readonly inks: readonly Ink[];
  readonly sizes: Sizes;
}

/** A cell of a name column: as large as it fits on one line, down to the smallest, then on more lines. */
const fittedCell = (
  sheet: Sheet,
  text: string,
  { width, ink }: { readonly width: number; readonly ink: Ink },
): { readonly lines: readonly string[]; readonly ink: Ink } => {
  for (let size = ink.size; size >= Math.min(SMALLEST_NAME, ink.size); size -= 0.5) {
    const smaller = { ...ink, size };
    if (widthOf(sheet, text, smaller) <= width) return { lines: [text], ink: smaller };
  }
  const smallest = { ...ink, size: Math.min(SMALLEST_NAME, ink.size) };
  return { lines: linesOf(sheet, text, width, smallest), ink: smallest };
};

const heightOf = (sheet: Sheet, row: Row, { columns, inks, sizes }: RowRoom): number => {
  const lines = columns.map(({ column, width }, index) =>
    column.width === 'name'
      ? fittedCell(sheet, row.cells[index] ?? '', { width, ink: inks[index] as Ink }).lines.length
      : 1,
  );
  return Math.max(sizes.row, Math.max(...lines) * SMALLEST_NAME * 1.25 + 4);
};

const drawRow = (
  sheet: Sheet,
  row: Row,
  { columns, inks, sizes, y }: RowRoom & { readonly y: number },
): void => {
  const middle = y + heightOf(sheet, row, { columns, inks, sizes }) / 2;
  for (const [index, { column, x, width }] of columns.entries()) {
    const text = row.cells[index] ?? '';
    const ink = {
      ...(inks[index] as Ink),
      ...(row.minor ? { colour: SECOND_INK, weight: 'regular' as const } : {}),
    };
    if (text === BOX)
      drawBox(sheet, { x: x + (width - ink.size) / 2, y: middle - ink.size / 2, side: ink.size });
    else if (column.width === 'name') drawName(sheet, text, { x, width, middle, ink });
    else
      writeIn(sheet, text, { x, width, baseline: middle + ink.size * 0.35 }, { ...ink, align: column.align });
  }
};

const drawName = (
  sheet: Sheet,
  text: string,
  {
    x,
    width,
    middle,
    ink,
  }: { readonly x: number; readonly width: number; readonly middle: number; readonly ink: Ink },
): void => {
  const { lines, ink: used } = fittedCell(sheet, text, { width, ink });
  const step = used.size * 1.2;
  const first = middle - ((lines.length - 1) * step) / 2 + used.size * 0.35;
  for (const [index, line] of lines.entries())
    write(sheet, line, { x, baseline: first + index * step }, used);
};

const drawBox = (
  sheet: Sheet,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void => {
  sheet.rect(x, y, side, side).lineWidth(0.8).strokeColor(INK).stroke();
};
