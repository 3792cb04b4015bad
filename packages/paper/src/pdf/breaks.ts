/** A row of a table as a page sees it. */
export interface Placeable {
  readonly height: number;
  /** It belongs to the row above. */
  readonly joins: boolean;
}

/**
 * The rows that begin a page. Rows that belong together stay on one page, unless they are longer than a page. A last
 * row never stands alone: what is above comes along.
 */
export const breaksBefore = (
  rows: readonly Placeable[],
  room: { readonly first: number; readonly next: number },
): ReadonlySet<number> => {
  const breaks: number[] = [];
  let left = room.first;
  for (const [index, row] of rows.entries()) {
    const together = row.joins ? row.height : heightTogether(rows, index);
    const needed = index > 0 && together <= room.next ? together : row.height;
    if (needed > left) {
      breaks.push(index);
      left = room.next;
    }
    left -= row.height;
  }
  const [last, before = 0] = [breaks.at(-1), breaks.at(-2)];
  if (last === rows.length - 1 && last - before > 2) {
    const earlier = startOf(rows, last - 1);
    if (earlier > before) breaks.splice(-1, 1, earlier);
  }
  return new Set(breaks);
};

/** The row and those that belong to it. */
const heightTogether = (rows: readonly Placeable[], index: number): number => {
  const after = rows.slice(index + 1);
  const end = after.findIndex(({ joins }) => !joins);
  const joined = end < 0 ? after : after.slice(0, end);
  return joined.reduce((sum, { height }) => sum + height, rows[index]?.height ?? 0);
};

const startOf = (rows: readonly Placeable[], index: number): number =>
  rows[index]?.joins ? startOf(rows, index - 1) : index;
