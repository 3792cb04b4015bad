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
import type { Reading } from '../reading.ts';
import { type Cell, rowsIn, separatorOf } from './cells.ts';
import { type CsvColumn, columnsOf, type Headers } from './columns.ts';
import { peopleIn } from './list.ts';

/** A list of players: columns in any order, known by their headers. Without a column of numbers, in the order of rows. */
export const readCsv = (text: string): Reading => {
  const { header, body, faults } = rowsOf(text);
  const headers = columnsOf(header.map(cell => cell.text));
  if (faults.length === 0) for (const found of faultsOfHeader(header, headers)) faults.push(found);
  if (faults.length > 0) return reading([], faults, []);
  const players = playersIn(headers, body, faults);
  return reading(players, faults, noticesOf(header, headers), body);
};

interface Rows {
  readonly header: readonly Cell[];
  readonly body: readonly (readonly Cell[])[];
  readonly faults: FaultList;
}

/** The rows up to the limits: the first one beyond them is reported, and nothing after it is read. */
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

/** Points and ranks of a list are not read: a list has players, not rounds. */
const NOT_USED: readonly (CsvColumn | undefined)[] = ['points', 'rank', 'spread', 'highGame', 'result'];

const noticesOf = (header: readonly Cell[], { columns }: Headers): readonly Issue[] =>
  header.flatMap(({ text, place }, index) => {
    const column = columns[index];
    if (column === undefined)
      return text === '' ? [] : [issue('list-column-unknown', { header: echoed(text) }, place)];
    return NOT_USED.includes(column) ? [issue('list-column-not-used', { header: echoed(text) }, place)] : [];
  });

/** A reader of files has nobody to ask: a doubt is a fault with its place. */
const playersIn = (
  { columns, hasSpanishDates }: Headers,
  body: readonly (readonly Cell[])[],
  faults: FaultList,
): readonly PlayerRecord[] => {
  const hasNumbers = columns.includes('id');
  const listed = peopleIn(columns, body, hasSpanishDates ? 'day-first' : 'unknown');
  return listed.map(({ person, place, doubts }, index) => {
    const row = body[index] ?? [];
    faultWidth(columns.length, row, faults);
    const invalid = (column: CsvColumn, text: string, at: Place): void =>
      faults.push(issue('list-value-invalid', { column, text: echoed(text) }, at));
    for (const doubt of doubts) invalid(doubt.column, doubt.text, doubt.place);
    const { id = 0, name, ...rest } = person;
    const isMissing = hasNumbers && id === 0 && doubts.every(({ column }) => column !== 'id');
    if (isMissing) invalid('id', '', row[columns.indexOf('id')]?.place ?? place);
    const number = hasNumbers ? id : index + 1;
    if (number > LIMITS.players) faults.push(issue('player-number-out-of-range', { player: number }, place));
    const ofName = columns.includes('name') ? 'name' : 'lastName';
    if (name === '') invalid(ofName, '', row[columns.indexOf(ofName)]?.place ?? place);
    return { id: playerId(number), name, ...rest, turns: [] };
  });
};

const faultWidth = (expected: number, row: readonly Cell[], faults: FaultList): void => {
  if (row.length >= expected && row.slice(expected).every(cell => cell.text === '')) return;
  faults.push(issue('list-row-width', { expected, found: row.length }, row[0]?.place ?? START));
};
