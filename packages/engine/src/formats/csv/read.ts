import {
  type Issue,
  issue,
  type Place,
  type PlayerRecord,
  playerId,
  STANDARD_SCORING,
  type TournamentRecord,
} from '../../model/index.ts';
import { given } from '../given.ts';
import type { Reading } from '../reading.ts';
import { linesOf } from '../text.ts';
import { birthIn, dateOrderOf } from './birth.ts';
import { type Cell, cellsOf, separatorOf } from './cells.ts';
import { type CsvColumn, columnsOf, type Headers } from './columns.ts';
import { sexesIn } from './sex.ts';

/** A list of players: columns in any order, known by their headers. Without a column of numbers, in the order of rows. */
export const readCsv = (text: string): Reading => {
  const { separator, linesBefore } = separatorOf(linesOf(text));
  const { rows, misquoted } = cellsOf(text, separator);
  const [header = [], ...body] = rows.slice(linesBefore > 0 ? 1 : 0);
  const headers = columnsOf(header.map(cell => cell.text));
  const faults = [
    ...misquoted.map(place => issue('list-quote-open', {}, place)),
    ...faultsOfHeader(header, headers),
  ];
  if (faults.length > 0) return reading([], faults, []);
  const list = listOf(headers, body);
  const players = body.map((row, index) => playerIn(list, row, index + 1));
  return reading(players, list.faults, noticesOf(header, headers), body);
};

/** Whether a text begins like a list: a separator in its first line, or a header that we know. */
export const isList = (text: string): boolean => {
  const { separator, linesBefore } = separatorOf(linesOf(text));
  const first = cellsOf(linesOf(text)[linesBefore] ?? '', separator).rows[0] ?? [];
  return (
    first.length > 1 || columnsOf(first.map(cell => cell.text)).columns.some(column => column !== undefined)
  );
};

interface List {
  readonly columns: readonly (CsvColumn | undefined)[];
  /** How the whole column writes these tells what one cell says. */
  readonly sexOf: (text: string) => string | undefined;
  readonly birthOf: (text: string) => string | undefined;
  readonly faults: Issue[];
}

const listOf = ({ columns, hasSpanishDates }: Headers, body: readonly (readonly Cell[])[]): List => {
  const textsOf = (column: CsvColumn): readonly string[] => {
    const index = columns.indexOf(column);
    return index < 0 ? [] : body.map(row => row[index]?.text ?? '');
  };
  const order = dateOrderOf(textsOf('birth'), hasSpanishDates);
  return { columns, sexOf: sexesIn(textsOf('sex')), birthOf: text => birthIn(text, order), faults: [] };
};

const START: Place = { line: 1, column: 1 };

const reading = (
  players: readonly PlayerRecord[],
  faults: readonly Issue[],
  notices: readonly Issue[],
  rows: readonly (readonly Cell[])[] = [],
): Reading => ({
  ...(faults.length === 0 ? { record: recordOf(players) } : {}),
  faults,
  notices,
  placeOf: placeFinder(players, rows),
  isConsequence: () => false,
});

const recordOf = (players: readonly PlayerRecord[]): TournamentRecord => ({
  header: {},
  scoring: STANDARD_SCORING,
  virtualPoints: [],
  forbiddenPairs: [],
  requestedByes: [],
  abnormalPoints: [],
  tiebreaks: [],
  players,
  keptLines: [],
});

/** The row of the player; of the last one where several have the number. */
const placeFinder = (
  players: readonly PlayerRecord[],
  rows: readonly (readonly Cell[])[],
): ((found: Issue) => Place) => {
  const places = new Map<number, Place>();
  for (const [index, { id }] of players.entries()) places.set(id, rows[index]?.[0]?.place ?? START);
  return ({ place, data }) => place ?? ('player' in data ? places.get(data.player) : undefined) ?? START;
};

const isOfNames = (column: CsvColumn | undefined): boolean => column === 'name' || column === 'lastName';

function* faultsOfHeader(header: readonly Cell[], { columns }: Headers): Generator<Issue> {
  const place = header[0]?.place ?? START;
  if (columns.every(column => column === undefined)) {
    yield issue(
      'list-without-header',
      {
        text: header
          .map(cell => cell.text)
          .join(' | ')
          .slice(0, 60),
      },
      place,
    );
    return;
  }
  if (!columns.some(isOfNames)) yield issue('list-without-names', {}, place);
  for (const [index, column] of columns.entries()) {
    const first = column === undefined ? index : columns.indexOf(column);
    // Every round has a column of its own.
    if (column === undefined || column === 'result' || first === index) continue;
    const [one, two] = [header[first]?.text ?? '', header[index]?.text ?? ''];
    yield issue('list-column-twice', { column, headers: [one, two] }, header[index]?.place ?? place);
  }
}

/** Read from a list, points and ranks are nobody's: a list has players, not rounds. */
const NOT_USED: readonly (CsvColumn | undefined)[] = ['points', 'rank', 'spread', 'highGame', 'result'];

const noticesOf = (header: readonly Cell[], { columns }: Headers): readonly Issue[] =>
  header.flatMap(({ text, place }, index) => {
    const column = columns[index];
    if (column === undefined)
      return text === '' ? [] : [issue('list-column-unknown', { header: text }, place)];
    return NOT_USED.includes(column) ? [issue('list-column-not-used', { header: text }, place)] : [];
  });

const playerIn = (list: List, row: readonly Cell[], order: number): PlayerRecord => {
  faultWidth(list, row);
  const values = valuesOf(list, row);
  const hasNumbers = list.columns.includes('id');
  const number = hasNumbers ? (values.whole('id') ?? 0) : order;
  if (number === 0) values.invalid('id');
  if (number > 9999)
    list.faults.push(issue('player-number-out-of-range', { player: number }, row[0]?.place ?? START));
  const name = nameIn(values);
  if (name === '') values.invalid(list.columns.includes('name') ? 'name' : 'lastName');
  return {
    id: playerId(number),
    name,
    ...given({
      sex: values.parsed('sex', list.sexOf),
      title: values.text('title'),
      rating: values.whole('rating') || undefined,
      federation: values.text('federation'),
      fideId: values.text('fideId'),
      birth: values.parsed('birth', list.birthOf),
      club: values.text('club'),
      group: values.text('group'),
    }),
    turns: [],
  };
};

const faultWidth = (list: List, row: readonly Cell[]): void => {
  const expected = list.columns.length;
  if (row.length >= expected && row.slice(expected).every(cell => cell.text === '')) return;
  list.faults.push(issue('list-row-width', { expected, found: row.length }, row[0]?.place ?? START));
};

/** The cells of a row by the meaning of their columns. An empty cell is `undefined`. */
interface Values {
  readonly text: (column: CsvColumn) => string | undefined;
  readonly whole: (column: CsvColumn) => number | undefined;
  readonly parsed: (column: CsvColumn, parse: (text: string) => string | undefined) => string | undefined;
  readonly invalid: (column: CsvColumn) => undefined;
}

const valuesOf = (list: List, row: readonly Cell[]): Values => {
  const cell = (column: CsvColumn): Cell | undefined => row[list.columns.indexOf(column)];
  const text = (column: CsvColumn): string | undefined => cell(column)?.text || undefined;
  const invalid = (column: CsvColumn): undefined => {
    const { text: wrong, place } = cell(column) ?? { text: '', place: row[0]?.place ?? START };
    list.faults.push(issue('list-value-invalid', { column, text: wrong }, place));
    return undefined;
  };
  return {
    text,
    invalid,
    whole: column => {
      const written = text(column);
      if (written === undefined || written === '-') return undefined;
      return /^\d{1,9}$/.test(written) ? Number(written) : invalid(column);
    },
    parsed: (column, parse) => {
      const written = text(column);
      return written === undefined ? undefined : (parse(written) ?? invalid(column));
    },
  };
};

/** `Lastname, Firstname`, as TRF has it, where the list keeps them apart. */
const nameIn = ({ text }: Values): string => {
  const whole = text('name');
  if (whole !== undefined) return whole;
  const surnames = [text('lastName'), text('secondLastName')].filter(part => part !== undefined).join(' ');
  return [surnames, text('firstName') ?? ''].filter(part => part !== '').join(', ');
};
