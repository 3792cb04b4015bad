import { BOX } from '../documents/players.ts';
import type { Column, Row, Table } from '../model.ts';
import { breaksBefore } from './breaks.ts';
import { type Area, HAIRLINE, INK, RULE, SECOND_INK, type Sizes } from './measures.ts';
import { drawLine, evenSizeFor, type Ink, linesOf, type Sheet, widthOf, write, writeIn } from './pen.ts';
import { artifact, tagged, text as textOf } from './tags.ts';

/** Between two columns. */
const GAP = 7;

interface Placed {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

/** A table over as many pages as it needs: headings again on each, no row in two halves, no heading alone. */
export const drawTable = (sheet: Sheet, table: Table, room: TableRoom): { readonly y: number } => {
  const { area, sizes, newPage, from } = room;
  const { columns, inks } = fitted(sheet, table, room);
  const bottom = area.top + area.height;
  const head = table.heading === undefined ? 0 : sizes.row * 1.3;
  const heights = table.rows.map(row => heightOf(sheet, row, { columns, inks, sizes }));
  const needed = head + sizes.row + (heights[0] ?? 0);
  let y = from;
  if (y > area.top && y + needed > bottom) {
    newPage();
    y = area.top;
  }
  const { heading } = table;
  if (heading !== undefined) {
    const baseline = y + head * 0.7;
    textOf(sheet, 'H2', () =>
      write(sheet, heading, { x: area.left, baseline }, { size: sizes.text + 2, weight: 'strong' }),
    );
    y += head;
  }
  const placeable = heights.map((height, index) => ({ height, joins: table.rows[index]?.joins === true }));
  const breaks = breaksBefore(placeable, {
    first: bottom - y - headingHeight(sizes),
    next: bottom - area.top - headingHeight(sizes),
  });
  tagged(sheet, 'Table', () => {
    let top = y;
    tagged(sheet, 'TR', () => {
      y = drawHeadings(sheet, columns, { y, sizes, isFirst: true });
    });
    for (const [index, row] of table.rows.entries()) {
      if (breaks.has(index)) {
        closeTable(sheet, table, { columns, top, y });
        newPage();
        top = area.top;
        y = drawHeadings(sheet, columns, { y: area.top, sizes, isFirst: false });
      }
      artifact(sheet, () => drawRule(sheet, row, { index, y, columns }));
      tagged(sheet, 'TR', () => drawRow(sheet, row, { columns, inks, sizes, y }));
      y += heights[index] ?? 0;
    }
    closeTable(sheet, table, { columns, top, y });
  });
  return { y };
};

/** The line below, and those between the columns of a form. */
const closeTable = (
  sheet: Sheet,
  { forms }: Table,
  { columns, top, y }: { readonly columns: readonly Placed[]; readonly top: number; readonly y: number },
): void =>
  artifact(sheet, () => {
    const [left, right] = edgesOf(columns);
    drawLine(sheet, [left, y], [right, y], HAIRLINE);
    if (!forms) return;
    for (const { x } of columns.slice(1)) drawLine(sheet, [x - GAP / 2, top], [x - GAP / 2, y], HAIRLINE);
  });

export interface TableRoom {
  readonly area: Area;
  readonly sizes: Sizes;
  readonly newPage: () => void;
  /** Where the table begins. */
  readonly from: number;
  /** Of the names in all tables of the document. */
  readonly nameSize: number;
}

/** One size for the names of a whole document: the largest at which nearly all stand on one line. The others take more lines. */
export const nameSizeIn = (
  sheet: Sheet,
  tables: readonly Table[],
  room: { readonly area: Area; readonly sizes: Sizes },
): number =>
  tables.reduce((size, table) => {
    const { columns, inks } = fitted(sheet, table, { ...room, nameSize: size });
    return columns.reduce(
      (least, { column, width }, index) =>
        column.width === 'name'
          ? Math.min(least, evenSize(sheet, namesIn(table, index), { ink: inks[index] as Ink, width, room }))
          : least,
      size,
    );
  }, room.sizes.text);

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

/** Columns take what their longest content needs; names share what is left. When too little is left, the other columns get smaller. */
const fitted = (
  sheet: Sheet,
  table: Table,
  { area, sizes, nameSize }: Pick<TableRoom, 'area' | 'sizes' | 'nameSize'>,
): { readonly columns: readonly Placed[]; readonly inks: readonly Ink[] } => {
  for (let text = sizes.text; ; text--) {
    const scaled: Sizes = { ...sizes, text, board: Math.min(sizes.board, text + 4) };
    const inks = table.columns.map(column =>
      column.width === 'name' ? { ...inkOf(column, sizes), size: nameSize } : inkOf(column, scaled),
    );
    const widths = table.columns.map((column, index) =>
      Math.max(
        column.width === 'box' ? sizes.text * BOX_WIDTH.least : 0,
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
    const isTight = names > 0 ? left / names < sizes.text * 7 : left < 0;
    if (isTight && text > SMALLEST_TEXT) continue;
    const boxes = table.columns.filter(({ width }) => width === 'box').length;
    const spare = boxes === 0 ? 0 : (left - names * sizes.text * NAME_BESIDE_BOXES) / boxes;
    const more = Math.max(0, Math.min(spare, sizes.text * (BOX_WIDTH.most - BOX_WIDTH.least)));
    return {
      columns: placed(
        table.columns,
        widths.map((width, index) => width + (table.columns[index]?.width === 'box' ? more : 0)),
        { area, share: names > 0 ? (left - more * boxes) / names : 0 },
      ),
      inks,
    };
  }
};

const SMALLEST_TEXT = 6;

/** In the size of the text: what a box has at least, and takes where there is room beside the names. */
const BOX_WIDTH = { least: 1.6, most: 3.2 } as const;
const NAME_BESIDE_BOXES = 16;

const namesIn = ({ rows }: Table, column: number): readonly string[] =>
  rows.map(({ cells }) => cells[column] ?? '');

/** The largest at which three names of four stand on one line, and no word is broken. */
const evenSize = (
  sheet: Sheet,
  names: readonly string[],
  {
    ink,
    width,
    room: { sizes },
  }: { readonly ink: Ink; readonly width: number; readonly room: { readonly sizes: Sizes } },
): number => {
  const most = evenSizeFor(sheet, names, { ink, width });
  return Math.max(sizes.leastName, Math.min(sizes.text, most));
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
  { y, sizes, isFirst }: { readonly y: number; readonly sizes: Sizes; readonly isFirst: boolean },
): number => {
  const bottom = y + headingHeight(sizes);
  for (const { column, x, width } of columns) {
    const { heading, align } = column;
    const place = { x, width, baseline: bottom - sizes.heading * 0.6 };
    const draw = (): void =>
      writeIn(sheet, heading, place, { size: sizes.heading, weight: 'strong', colour: SECOND_INK, align });
    if (isFirst) textOf(sheet, 'TH', draw);
    else artifact(sheet, draw);
  }
  const [left, right] = edgesOf(columns);
  artifact(sheet, () => drawLine(sheet, [left, bottom], [right, bottom], RULE));
  return bottom;
};

interface RowRoom {
  readonly columns: readonly Placed[];
  readonly inks: readonly Ink[];
  readonly sizes: Sizes;
}

const heightOf = (sheet: Sheet, row: Row, { columns, inks, sizes }: RowRoom): number => {
  const heights = columns.map(({ column, width }, index) => {
    const ink = inks[index] as Ink;
    return column.width === 'name'
      ? linesOf(sheet, row.cells[index] ?? '', width, ink).length * ink.size * LINE + AROUND_LINES
      : 0;
  });
  return Math.max(sizes.row, ...heights);
};

/** Of a name on several lines. */
const LINE = 1.2;
const AROUND_LINES = 4;

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
    textOf(sheet, 'TD', () => {
      if (text === BOX)
        drawBox(sheet, { x: x + (width - ink.size) / 2, y: middle - ink.size / 2, side: ink.size });
      else if (column.width === 'name') drawName(sheet, text, { x, width, middle, ink });
      else
        writeIn(
          sheet,
          text,
          { x, width, baseline: middle + ink.size * 0.35 },
          { ...ink, align: column.align },
        );
    });
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
  const lines = linesOf(sheet, text, width, ink);
  const step = ink.size * LINE;
  const first = middle - ((lines.length - 1) * step) / 2 + ink.size * 0.35;
  for (const [index, line] of lines.entries()) write(sheet, line, { x, baseline: first + index * step }, ink);
};

const drawBox = (
  sheet: Sheet,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void => {
  sheet.rect(x, y, side, side).lineWidth(0.8).strokeColor(INK).stroke();
};
