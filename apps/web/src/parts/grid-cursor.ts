/* Where the cursor of a grid is stands in the document: the one cell that Tab reaches. */

export const cellsOf = (row: Element): HTMLElement[] =>
  [...row.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.hasAttribute('data-cell'),
  );

export const cursorIn = (root: Element | undefined): HTMLElement | undefined =>
  root?.querySelector<HTMLElement>('[data-cell][tabindex="0"]') ?? undefined;

export const focusCell = (cell: HTMLElement | undefined): void => {
  if (!cell) return;
  cell.focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The cell becomes the one tab stop, its row the one with the bar. */
export const makeCursor = (root: Element | undefined, cell: HTMLElement): void => {
  const before = cursorIn(root);
  if (before !== cell) {
    before?.setAttribute('tabindex', '-1');
    before?.closest('[role=row]')?.removeAttribute('data-cursor');
    cell.setAttribute('tabindex', '0');
  }
  cell.closest('[role=row]')?.setAttribute('data-cursor', '');
};

const nextRow = (row: Element, step: 1 | -1): Element | undefined => {
  let other: Element | null = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  while (other && !other.matches('[data-row], [data-head=sortable]'))
    other = step > 0 ? other.nextElementSibling : other.previousElementSibling;
  return other ?? undefined;
};

/** So many rows and columns on, as far as there are any. */
export const moveFrom = (
  cell: HTMLElement,
  step: { readonly rows: number; readonly columns: number },
): void => {
  let row: Element = cell.parentElement ?? cell;
  const at = cellsOf(row).indexOf(cell);
  for (let left = Math.abs(step.rows); left > 0; left--) {
    const other = nextRow(row, step.rows > 0 ? 1 : -1);
    if (!other) break;
    row = other;
  }
  const cells = cellsOf(row);
  focusCell(cells[Math.min(cells.length - 1, Math.max(0, at + step.columns))]);
};
