import { echoed, type Points } from '../../model/index.ts';
import { endOf, type Field, gapsOf, type Layout, nth, type Series } from './columns.ts';
import { type Draft, fault } from './draft.ts';
import { pointsIn, positiveNumber, wholeNumber } from './numbers.ts';
import {
  between,
  countOf,
  firstIntruder,
  firstIntruderInSeries,
  isBlankAt,
  lengthOf,
  placeIn,
  type Row,
  textIn,
} from './row.ts';

/** The fields of one line, with faults told as they are met. A blank field is `undefined`. */
export interface Fields<Names extends string> {
  readonly text: (name: Names) => string | undefined;
  readonly whole: (name: Names) => number | undefined;
  readonly points: (name: Names) => Points | undefined;
  /** A number from 1 on that must be there. */
  readonly required: (name: Names) => number | undefined;
  readonly unreadable: (name: Names) => undefined;
}

/** A record of fixed columns. Its reader refuses a line with something between the fields. */
export const fixedRecord = <L extends Layout>(layout: L, series?: Series) => {
  const gaps = gapsOf(layout, series ? series.first.from - 1 : endOf(layout));
  const firstAfter = (row: Row) =>
    series ? firstIntruderInSeries(row, series) : firstIntruder(row, columnsAfter(row, layout));
  return (row: Row, draft: Draft): Fields<keyof L & string> | undefined => {
    const intruder = firstIntruder(row, gaps) ?? firstAfter(row);
    if (intruder === undefined) return fieldsOf(row, layout, draft);
    faultShifted(draft, row, intruder);
    return undefined;
  };
};

export const faultShifted = (draft: Draft, row: Row, column: number): void =>
  fault(
    draft,
    'columns-shifted',
    { record: row.record, column, text: echoed(wordAround(row, column)) },
    placeIn(row, column),
  );

const columnsAfter = (row: Row, layout: Layout): readonly number[] => {
  const last = endOf(layout);
  return Array.from({ length: Math.max(0, lengthOf(row) - last) }, (_, at) => last + 1 + at);
};

/** The run of characters that a column lies in, for the message. */
const wordAround = (row: Row, column: number): string => {
  let from = column;
  let to = column;
  while (from > 4 && column - from < 12 && !isBlankAt(row, from - 1)) from--;
  while (to - column < 12 && !isBlankAt(row, to + 1)) to++;
  return between(row, from, to);
};

const fieldsOf = <L extends Layout>(row: Row, layout: L, draft: Draft): Fields<keyof L & string> => {
  type Name = keyof L & string;
  const at = (name: Name): Field => layout[name] ?? { from: 4, to: 4, align: 'left' };
  const unreadable = (name: Name): undefined => {
    faultUnreadable(draft, row, name, at(name));
    return undefined;
  };
  const parsed = <Value>(name: Name, parse: (text: string) => Value | undefined): Value | undefined => {
    const text = textIn(row, at(name));
    return text === '' ? undefined : (parse(text) ?? unreadable(name));
  };
  return {
    text: name => textIn(row, at(name)) || undefined,
    whole: name => parsed(name, wholeNumber),
    points: name => parsed(name, pointsIn),
    required: name => {
      if (textIn(row, at(name)) === '')
        fault(draft, 'field-missing', { record: row.record, field: name }, placeIn(row, at(name).from));
      return parsed(name, positiveNumber);
    },
    unreadable,
  };
};

/** A number with a blank in it is two numbers in the wrong columns. */
const faultUnreadable = (draft: Draft, row: Row, name: string, field: Field): void => {
  const text = textIn(row, field);
  if (text.includes(' ')) faultShifted(draft, row, field.from);
  else fault(draft, 'field-unreadable', { record: row.record, field: name, text }, placeIn(row, field.from));
};

/** The numbers of a series up to the last that is written; a blank between two of them is `undefined`. */
export const numbersIn = (
  row: Row,
  draft: Draft,
  series: Series,
  { name, parse = wholeNumber }: { readonly name: string; readonly parse?: typeof wholeNumber },
): readonly (number | undefined)[] =>
  Array.from({ length: countOf(row, series) }, (_, index) => {
    const field = nth(series, index);
    const text = textIn(row, field);
    if (text === '') return undefined;
    const number = parse(text);
    if (number === undefined) faultUnreadable(draft, row, name, field);
    return number;
  });

/** The numbers of a series that names participants: blanks between them say nothing. */
export const participantsIn = (row: Row, draft: Draft, series: Series): readonly number[] =>
  numbersIn(row, draft, series, { name: 'participant', parse: positiveNumber }).filter(
    number => number !== undefined,
  );
