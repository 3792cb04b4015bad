import { type Place, titleIn } from '../../model/index.ts';
import { given } from '../given.ts';
import { birthIn, type DateOrder, dateOrderOf } from './birth.ts';
import type { Cell } from './cells.ts';
import type { CsvColumn } from './columns.ts';
import { sexesIn } from './sex.ts';
import { federationIn, fideIdIn, isNothing, ratingIn } from './values.ts';

/* People in the rows of a list, as its columns are understood: by the command line, the console and the server alike. What is not
 * understood is a doubt with its place; nothing is dropped, and nothing is written as it stood. */

/** What stands in a cell that is not understood. */
export interface Doubt {
  readonly column: CsvColumn;
  readonly text: string;
  readonly place: Place;
}

/** A person as far as a row says it. */
export interface ListedPerson {
  readonly id?: number;
  /** Empty: the row names nobody. */
  readonly name: string;
  readonly sex?: 'm' | 'w';
  readonly title?: string;
  readonly rating?: number;
  readonly federation?: string;
  readonly fideId?: string;
  readonly birth?: string;
  readonly club?: string;
  readonly group?: string;
}

export interface ListedRow {
  readonly place: Place;
  readonly person: ListedPerson;
  readonly doubts: readonly Doubt[];
}

const START: Place = { line: 1, column: 1 };

/** `usual`: which part of a date comes first where the list comes from. */
export const peopleIn = (
  columns: readonly (CsvColumn | undefined)[],
  rows: readonly (readonly Cell[])[],
  usual: DateOrder,
): readonly ListedRow[] => {
  const textsOf = (column: CsvColumn): readonly string[] => {
    const index = columns.indexOf(column);
    return index < 0 ? [] : rows.map(row => row[index]?.text ?? '');
  };
  const order = dateOrderOf(textsOf('birth'), usual);
  const sexOf = sexesIn(textsOf('sex'));
  return rows.map(row => rowOf(columns, row, { order, sexOf }));
};

/** How the whole column writes these tells what one cell says. */
interface Habits {
  readonly order: DateOrder;
  readonly sexOf: (text: string) => 'm' | 'w' | undefined;
}

const rowOf = (
  columns: readonly (CsvColumn | undefined)[],
  row: readonly Cell[],
  { order, sexOf }: Habits,
): ListedRow => {
  const doubts: Doubt[] = [];
  const place = row[0]?.place ?? START;
  const text = (column: CsvColumn): string => row[columns.indexOf(column)]?.text ?? '';
  const doubted = (column: CsvColumn): undefined => {
    doubts.push({ column, text: text(column), place: row[columns.indexOf(column)]?.place ?? place });
    return undefined;
  };
  const understood = <Value>(
    column: CsvColumn,
    as: (text: string) => Value | undefined,
  ): Value | undefined => {
    const written = text(column);
    return isNothing(written) ? undefined : (as(written) ?? doubted(column));
  };
  const written = (column: CsvColumn): string | undefined => text(column) || undefined;
  const name = nameFrom(text);
  const id = text('id') === '' ? undefined : (wholeIn(text('id')) ?? doubted('id'));
  return {
    place,
    person: {
      name,
      ...given({
        id,
        sex: understood('sex', sexOf),
        title: understood('title', titleIn),
        rating: ratingFrom(understood, doubted),
        federation: understood('federation', federationIn),
        fideId: understood('fideId', fideIdIn),
        birth: understood('birth', date => birthIn(date, order)),
        club: written('club'),
        group: written('group'),
      }),
    },
    doubts,
  };
};

/** The number of somebody in the list, be it with a dot behind it. */
const wholeIn = (text: string): number | undefined =>
  /^0*[1-9]\d{0,8}\.?$/.test(text) ? Number.parseInt(text, 10) : undefined;

/**
 * Seed 001, A1: where a list carries no rating but the German or the British one,
 * rating = 2840 - 8 x INGO = 600 + 8 x BCF.
 */
const ratingFrom = (
  understood: (column: CsvColumn, as: (text: string) => number | undefined) => number | undefined,
  doubted: (column: CsvColumn) => undefined,
): number | undefined => {
  const rating = understood('rating', ratingIn);
  const ingo = understood('ingo', ratingIn);
  const bcf = understood('bcf', ratingIn);
  if (rating) return rating;
  if (ingo && ingo >= 355) return doubted('ingo');
  if (ingo) return 2840 - 8 * ingo;
  return bcf ? 600 + 8 * bcf : undefined;
};

/** `Lastname, Firstname`, as TRF has it, where the list keeps them apart. */
const nameFrom = (text: (column: CsvColumn) => string): string => {
  if (text('name') !== '') return text('name');
  const surnames = [text('lastName'), text('secondLastName')].filter(part => part !== '').join(' ');
  return [surnames, text('firstName')].filter(part => part !== '').join(', ');
};
