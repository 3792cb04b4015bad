import { echoed, type FaultList, formatPoints, issue, type Points } from '../../model/index.ts';
import { type Field, type Layout, nth, type Series } from './columns.ts';

/** The lines written so far, and what could not be written. */
export interface Sheet {
  readonly format: 'trf16' | 'trf26';
  readonly lines: string[];
  readonly faults: FaultList;
}

/** A value for a field, with the path it has in the record. */
export interface Entry {
  readonly field: Field;
  readonly path: string;
  readonly text: string;
}

type Values<L extends Layout> = { readonly [Name in keyof L]?: string | number | undefined };

/** Entries for the fields of a layout; `path` is where the record keeps them. */
export const entriesOf = <L extends Layout>(layout: L, path: string, values: Values<L>): readonly Entry[] =>
  Object.entries(layout).flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined ? [] : [{ field, path: `${path}/${name}`, text: String(value) }];
  });

export const entriesOfSeries = (
  series: Series,
  path: string,
  values: readonly (string | number)[],
): readonly Entry[] =>
  values.map((value, index) => ({
    field: nth(series, index),
    path: `${path}/${index}`,
    text: String(value),
  }));

/** Writes a line of fixed columns, or says which values the columns cannot hold. */
export const writeFixed = (sheet: Sheet, record: string, entries: readonly Entry[]): void => {
  let line = record;
  let length = record.length;
  for (const { field, path, text } of [...entries].sort((a, b) => a.field.from - b.field.from)) {
    const width = field.to - field.from + 1;
    const size = charactersIn(text);
    if (!isWritable(sheet, path, text)) continue;
    if (size > width) {
      sheet.faults.push(issue('too-wide', { format: sheet.format, field: path, value: echoed(text), width }));
      continue;
    }
    const start = field.align === 'left' ? field.from : field.to - size + 1;
    line += ' '.repeat(start - 1 - length) + text;
    length = start - 1 + size;
  }
  sheet.lines.push(line.trimEnd());
};

/** Writes a record of free text. */
export const writeText = (sheet: Sheet, record: string, path: string, text: string): void => {
  if (isWritable(sheet, path, text)) sheet.lines.push(`${record} ${text}`.trimEnd());
};

const charactersIn = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/** A line holds no line end and, but for tabs, no other control character. */
export const isWritable = (sheet: Sheet, path: string, text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if ((unit >= 0x20 && unit !== 0x7f) || unit === 0x09) continue;
    notExpressible(sheet, path, text);
    return false;
  }
  return true;
};

export const notExpressible = (sheet: Sheet, field: string, value: string): void => {
  sheet.faults.push(issue('not-expressible', { format: sheet.format, field, value: echoed(value) }));
};

export const pointsText = (points: Points | undefined): string | undefined =>
  points === undefined ? undefined : formatPoints(points);
