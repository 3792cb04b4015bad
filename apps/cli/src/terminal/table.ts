import type { Paint } from './paint.ts';
import { printableLine } from './printable.ts';
import { measureFor, type Width } from './width.ts';

export interface Column {
  readonly heading: string;
  readonly align: 'left' | 'right' | 'centre';
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** A heading, a thin rule, the rows. Columns that are empty in every row are left out. */
export const drawTable = async (table: Table, paint: Paint): Promise<string> => {
  const shown = table.columns.map((_, at) => table.rows.some(row => (row[at] ?? '') !== ''));
  const columns = table.columns.filter((_, at) => shown[at]);
  const rows = table.rows.map(row => row.filter((_, at) => shown[at]).map(printableLine));
  const width = await measureFor([...columns.map(({ heading }) => heading), ...rows.flat()]);
  const widths = columns.map(({ heading }, at) =>
    Math.max(width(heading), ...rows.map(row => width(row[at] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    columns
      .map(({ align }, at) => padded(cells[at] ?? '', { to: widths[at] ?? 0, align, width }))
      .join(GAP)
      .trimEnd();
  const headings = line(columns.map(({ heading }) => heading));
  const total = widths.reduce((sum, each) => sum + each, GAP.length * Math.max(0, widths.length - 1));
  return [paint.bold(headings), paint.dim(RULE.repeat(total)), ...rows.map(line)]
    .map(text => `${text}\n`)
    .join('');
};

const GAP = '  ';
const RULE = '─';

const padded = (
  text: string,
  { to, align, width }: { readonly to: number; readonly align: Column['align']; readonly width: Width },
): string => {
  const missing = Math.max(0, to - width(text));
  const left = { left: 0, right: missing, centre: Math.floor(missing / 2) }[align];
  return ' '.repeat(left) + text + ' '.repeat(missing - left);
};
