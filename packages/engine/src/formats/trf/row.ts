import type { Place } from '../../model/index.ts';
import type { Field, Series } from './columns.ts';

/** One line of a TRF. Columns count characters (code points), not bytes and not UTF-16 units. */
export interface Row {
  readonly line: number;
  /** Columns 1-3. */
  readonly record: string;
  /** Without the blanks at its end. */
  readonly text: string;
  /** Only where some character takes two UTF-16 units. */
  readonly characters?: readonly string[];
}

export const rowOf = (text: string, line: number): Row => {
  const trimmed = text.trimEnd();
  if (!hasSurrogate(trimmed)) return { line, record: trimmed.slice(0, 3), text: trimmed };
  const characters = [...trimmed];
  return { line, record: characters.slice(0, 3).join(''), text: trimmed, characters };
};

const hasSurrogate = (text: string): boolean => SURROGATE.test(text);
const SURROGATE = /[\ud800-\udfff]/;

export const lengthOf = (row: Row): number => row.characters?.length ?? row.text.length;

export const placeIn = (row: Row, column: number): Place => ({ line: row.line, column });

/** What stands between two columns, both included, without the blanks around it. */
export const between = (row: Row, from: number, to: number): string =>
  row.characters
    ? row.characters
        .slice(from - 1, to)
        .join('')
        .trim()
    : row.text.slice(from - 1, to).trim();

export const textIn = (row: Row, field: Field): string => between(row, field.from, field.to);

/** From column 5 on, as the header records have it. */
export const restOf = (row: Row): string => between(row, 5, lengthOf(row));

/** The character of a column; a blank beyond the end. */
export const characterAt = (row: Row, column: number): string =>
  (row.characters ? row.characters[column - 1] : row.text[column - 1]) ?? ' ';

/** The same as a number: what a player's line is read by, cell after cell. */
export const unitAt = (row: Row, column: number): number =>
  row.characters
    ? (row.characters[column - 1] ?? ' ').charCodeAt(0)
    : column <= row.text.length
      ? row.text.charCodeAt(column - 1)
      : BLANK;

export const BLANK = 0x20;

export const isBlankAt = (row: Row, column: number): boolean => unitAt(row, column) === BLANK;

/** The first column of `columns` that holds something, though no field stands there. */
export const firstIntruder = (row: Row, columns: readonly number[]): number | undefined => {
  for (const column of columns) if (!isBlankAt(row, column)) return column;
  return undefined;
};

/** How many fields of the series the line reaches into. */
export const countOf = (row: Row, series: Series): number =>
  Math.max(0, Math.ceil((lengthOf(row) - series.first.from + 1) / series.stride));

/** The first column between the fields of a series that holds something. */
export const firstIntruderInSeries = (row: Row, series: Series): number | undefined => {
  const { first, stride } = series;
  if (first.to - first.from + 1 === stride) return undefined;
  for (let index = 0; index < countOf(row, series); index++) {
    const next = first.from + stride * (index + 1);
    for (let column = first.to + stride * index + 1; column < next; column++)
      if (!isBlankAt(row, column)) return column;
  }
  return undefined;
};

/** The words of a free line with the column each begins at: `XXP 12 7`. */
export const wordsOf = (row: Row): readonly (readonly [word: string, column: number])[] => {
  const characters = row.characters ?? [...row.text];
  const words: [string, number][] = [];
  let word = '';
  for (let at = 3; at <= characters.length; at++) {
    const character = characters[at] ?? ' ';
    if (character !== ' ' && character !== '\t') word += character;
    else if (word !== '') {
      words.push([word, at + 1 - [...word].length]);
      word = '';
    }
  }
  return words;
};
