import { isFault, type Line } from '../rated-player.ts';
import { csvList } from './csv-list.ts';
import { type Row, rowReader, separatorOf } from './csv-rows.ts';
import { decodedStart, type Encoding, encodingOf } from './encodings.ts';
import { columnsByHeadings, isHeadings, type Plan } from './plan.ts';

/* The beginning of a list, understood and shown before anything is loaded. */

export interface Preview {
  readonly plan: Plan;
  /** Empty where the list has none. */
  readonly headings: readonly string[];
  /** The first rows as they stand. */
  readonly rows: readonly Row[];
  /** The same rows as players, or what is wrong with them. */
  readonly lines: readonly Line[];
  readonly faults: number;
}

const ROWS_SHOWN = 10;

/** `wished` is what somebody has decided; the rest is proposed. `isWhole`: the file is no longer than this. */
export const previewOf = (
  start: Uint8Array,
  given: { readonly wished: Partial<Plan>; readonly federation: string; readonly isWhole: boolean },
): Preview => {
  const { wished } = given;
  const encoding = wished.encoding ?? encodingOf(start);
  const text = textOf(start, encoding, given.isWhole);
  const separator = wished.separator ?? separatorOf(text);
  const rows = rowReader(separator)(text);
  const [first] = rows;
  const hasHeadings = wished.hasHeadings ?? (first !== undefined && isHeadings(first));
  const width = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  const headings = hasHeadings ? (first?.cells ?? []) : [];
  const proposed = columnsByHeadings(headings);
  const columns = Array.from(
    { length: hasHeadings ? headings.length : width },
    (_, at) => (wished.columns === undefined ? proposed[at] : wished.columns[at]) ?? null,
  );
  const plan: Plan = { encoding, separator, hasHeadings, columns };
  const lines = csvList(plan, given.federation)(text);
  return {
    plan,
    headings,
    rows: (hasHeadings ? rows.slice(1) : rows).slice(0, ROWS_SHOWN),
    lines: lines.slice(0, ROWS_SHOWN),
    faults: lines.filter(isFault).length,
  };
};

/** Without the last line where it may go on. */
const textOf = (start: Uint8Array, encoding: Encoding, isWhole: boolean): string => {
  const plain = decodedStart(start, encoding).replace(/^\uFEFF/, '');
  return isWhole ? `${plain}\n` : plain.slice(0, plain.lastIndexOf('\n') + 1);
};
