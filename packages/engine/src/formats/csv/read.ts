import {
  echoed,
  type FaultList,
  faultList,
  type Issue,
  issue,
  LIMITS,
  type Limit,
  type Place,
  type PlayerRecord,
  playerId,
  STANDARD_SCORING,
  type TournamentRecord,
} from '../../model/index.ts';
import { given } from '../given.ts';
import type { Reading } from '../reading.ts';
import { birthIn, dateOrderOf } from './birth.ts';
import { type Cell, rowsIn, separatorOf } from './cells.ts';
import { type CsvColumn, columnsOf, type Headers } from './columns.ts';
import { sexesIn } from './sex.ts';

/** A list of players: columns in any order, known by their headers. Without a column of numbers, in the order of rows. */
export const readCsv = (text: string): Reading => {
  const { header, body, faults } = rowsOf(text);
  const headers = columnsOf(header.map(cell => cell.text));
  if (faults.length === 0) for (const found of faultsOfHeader(header, headers)) faults.push(found);
  if (faults.length > 0) return reading([], faults, []);
  const list = listOf(headers, body, faults);
  const players = body.map((row, index) => playerIn(list, row, index + 1));
  return reading(players, list.faults, noticesOf(header, headers), body);
};

interface Rows {
  readonly header: readonly Cell[];
  readonly body: readonly (readonly Cell[])[];
  readonly faults: FaultList;
}

/** The rows up to the limits: the first one beyond them is told, and nothing behind it is read. */
const rowsOf = (text: string): Rows => {
  const { separator, linesBefore } = separatorOf(text);
  const faults = faultList();
  const rows: (readonly Cell[])[] = [];
  const most = LIMITS.players + 1 + (linesBefore > 0 ? 1 : 0);
  for (const { cells, misquoted } of rowsIn(text, separator)) {
    for (const place of misquoted) faults.push(issue('list-quote-open', {}, place));
    const place = cells[0]?.place ?? START;
    const long = cells.find(cell => cell.text.length > LIMITS.line);
    if (rows.length === most) tooMuch(faults, 'players', place);
    else if (cells.length > LIMITS.columns) tooMuch(faults, 'columns', place, cells.length);
    else if (long) tooMuch(faults, 'line', long.place, long.text.length);
    else if (cells.some(cell => cell.text !== '')) rows.push(cells);
    if (rows.length === most && faults.length > 0) break;
  }
  const [header = [], ...body] = rows.slice(linesBefore > 0 ? 1 : 0);
  return { header, body, faults };
};

const tooMuch = (faults: FaultList, limit: Limit, place: Place, found?: number): void =>
  faults.push(
    issue(
      'limit-exceeded',
      { limit, maximum: LIMITS[limit], ...(found === undefined ? {} : { found }) },
      place,
    ),
  );

/** Whether a text begins like a list: a separator in its first line, or a header that we know. */
export const isList = (text: string): boolean => {
  const { separator, linesBefore } = separatorOf(text);
  const rows = rowsIn(text, separator);
  if (linesBefore > 0) rows.next();
  const first = rows.next().value?.cells ?? [];
  return (
    first.length > 1 ||
    columnsOf(first.map((cell: Cell) => cell.text)).columns.some(column => column !== undefined)
  );
};

interface List {
  readonly columns: readonly (CsvColumn | undefined)[];
  /** How the whole column writes these tells what one cell says. */
  readonly sexOf: (text: string) => string | undefined;
  readonly birthOf: (text: string) => string | undefined;
  readonly faults: FaultList;
  readonly indexOf: (column: CsvColumn) => number;
}

const listOf = (
  { columns, hasSpanishDates }: Headers,
  body: readonly (readonly Cell[])[],
  faults: FaultList,
): List => {
  const indexes = new Map<CsvColumn, number>();
  for (const [index, column] of columns.entries())
    if (column !== undefined && !indexes.has(column)) indexes.set(column, index);
  const textsOf = (column: CsvColumn): readonly string[] => {
    const index = columns.indexOf(column);
    return index < 0 ? [] : body.map(row => row[index]?.text ?? '');
  };
  const order = dateOrderOf(textsOf('birth'), hasSpanishDates);
  return {
    columns,
    sexOf: sexesIn(textsOf('sex')),
    birthOf: text => birthIn(text, order),
    faults,
    indexOf: column => indexes.get(column) ?? -1,
  };
};

const START: Place = { line: 1, column: 1 };

const reading = (
  players: readonly PlayerRecord[],
  faults: FaultList,
  remarks: readonly Issue[],
  rows: readonly (readonly Cell[])[] = [],
): Reading => {
  const notices = faultList();
  for (const remark of remarks) notices.push(remark);
  return {
    ...(faults.length === 0 ? { record: recordOf(players) } : {}),
    faults,
    notices,
    placeOf: placeFinder(players, rows),
    isConsequence: () => false,
  };
};

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
        text: echoed(header.map(cell => cell.text).join(' | ')),
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
    const [one, two] = [echoed(header[first]?.text ?? ''), echoed(header[index]?.text ?? '')];
    yield issue('list-column-twice', { column, headers: [one, two] }, header[index]?.place ?? place);
  }
}

/** Read from a list, points and ranks are nobody's: a list has players, not rounds. */
const NOT_USED: readonly (CsvColumn | undefined)[] = ['points', 'rank', 'spread', 'highGame', 'result'];

const noticesOf = (header: readonly Cell[], { columns }: Headers): readonly Issue[] =>
  header.flatMap(({ text, place }, index) => {
    const column = columns[index];
    if (column === undefined)
      return text === '' ? [] : [issue('list-column-unknown', { header: echoed(text) }, place)];
    return NOT_USED.includes(column) ? [issue('list-column-not-used', { header: echoed(text) }, place)] : [];
  });

const playerIn = (list: List, row: readonly Cell[], order: number): PlayerRecord => {
  faultWidth(list, row);
  const values = valuesOf(list, row);
  const hasNumbers = list.indexOf('id') >= 0;
  const number = hasNumbers ? (values.whole('id') ?? 0) : order;
  if (number === 0) values.invalid('id');
  if (number > LIMITS.players)
    list.faults.push(issue('player-number-out-of-range', { player: number }, row[0]?.place ?? START));
  const name = nameIn(values);
  if (name === '') values.invalid(list.indexOf('name') >= 0 ? 'name' : 'lastName');
  return {
    id: playerId(number),
    name,
    ...given({
      sex: values.parsed('sex', list.sexOf),
      title: values.text('title'),
      rating: ratingIn(values),
      federation: values.text('federation'),
      fideId: values.text('fideId'),
      birth: values.parsed('birth', list.birthOf),
      club: values.text('club'),
      group: values.text('group'),
    }),
    turns: [],
  };
};

/**
 * Seed 001, A1: where a list carries no rating but the German or the British one,
 * rating = 2840 - 8 x INGO = 600 + 8 x BCF.
 */
const ratingIn = (values: Values): number | undefined => {
  const [rating, ingo, bcf] = [values.whole('rating'), values.whole('ingo'), values.whole('bcf')];
  if (rating) return rating;
  if (ingo && ingo >= 355) return values.invalid('ingo');
  if (ingo) return 2840 - 8 * ingo;
  return bcf ? 600 + 8 * bcf : undefined;
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
  const cell = (column: CsvColumn): Cell | undefined => row[list.indexOf(column)];
  const text = (column: CsvColumn): string | undefined => cell(column)?.text || undefined;
  const invalid = (column: CsvColumn): undefined => {
    const { text: wrong, place } = cell(column) ?? { text: '', place: row[0]?.place ?? START };
    list.faults.push(issue('list-value-invalid', { column, text: echoed(wrong) }, place));
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
