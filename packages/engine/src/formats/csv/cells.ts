import type { Place } from '../../model/index.ts';
import { linesIn } from '../text.ts';
import { textOfCell } from './cell.ts';

export interface Cell {
  /** Without blanks around it; a line end inside quotes is a blank. */
  readonly text: string;
  readonly place: Place;
}

/** A row of a text with separated values (RFC 4180, any separator), each cell with its place. */
export interface CellRow {
  readonly cells: readonly Cell[];
  /** Quotes that are not closed, or closed before the end of the value. */
  readonly misquoted: readonly Place[];
  /** The text ends inside quotes. */
  readonly isOpen: boolean;
}

/** The rows that hold something, one after the other: whoever reads them may stop. */
export function* rowsIn(text: string, separator: string): Generator<CellRow> {
  const state: State = {
    text,
    separator: separator.charCodeAt(0),
    at: 0,
    line: 1,
    column: 1,
    misquoted: [],
    isOpen: false,
  };
  while (state.at < text.length) {
    const cells = nextRow(state);
    const misquoted = state.misquoted.splice(0);
    if (misquoted.length > 0 || cells.some(cell => cell.text !== ''))
      yield { cells, misquoted, isOpen: state.isOpen };
  }
}

interface State {
  readonly text: string;
  readonly separator: number;
  at: number;
  line: number;
  column: number;
  readonly misquoted: Place[];
  isOpen: boolean;
}

const [LF, CR, QUOTE, BLANK] = [0x0a, 0x0d, 0x22, 0x20];

const placeOf = ({ line, column }: State): Place => ({ line, column });

/** Moves on by one unit; CR, LF and CRLF end a line. */
const advance = (state: State): void => {
  const unit = state.text.charCodeAt(state.at++);
  if (unit === LF || (unit === CR && state.text.charCodeAt(state.at) !== LF)) {
    state.line++;
    state.column = 1;
  } else if (unit < 0xdc00 || unit > 0xdfff) state.column++;
};

/** After a separator there is one more cell, be it empty. */
const nextRow = (state: State): readonly Cell[] => {
  const row: Cell[] = [];
  for (;;) {
    row.push(nextCell(state));
    const ended = state.text.charCodeAt(state.at);
    advance(state);
    if (ended === CR && state.text.charCodeAt(state.at) === LF) advance(state);
    if (ended !== state.separator) return row;
  }
};

const isEndOfCell = ({ text, at, separator }: State): boolean => {
  const unit = text.charCodeAt(at);
  return at >= text.length || unit === separator || unit === LF || unit === CR;
};

const nextCell = (state: State): Cell => {
  while (state.text.charCodeAt(state.at) === BLANK) advance(state);
  const place = placeOf(state);
  const quoted = state.text.charCodeAt(state.at) === QUOTE ? quotedPart(state, place) : '';
  const from = state.at;
  while (!isEndOfCell(state)) advance(state);
  const rest = state.text.slice(from, state.at);
  if (quoted !== '' && rest.trim() !== '') state.misquoted.push(place);
  return { text: textOfCell(onOneLine(quoted + rest)), place };
};

/* By words between line ends, not by one pattern around each: blanks by the thousand would be walked again and again. */
const onOneLine = (text: string): string =>
  /[\r\n]/.test(text)
    ? [...linesIn(text)]
        .map(line => line.trim())
        .join(' ')
        .trim()
    : text.trim();

const quotedPart = (state: State, place: Place): string => {
  const parts: string[] = [];
  advance(state);
  let from = state.at;
  while (state.at < state.text.length) {
    const isQuote = state.text.charCodeAt(state.at) === QUOTE;
    advance(state);
    if (!isQuote) continue;
    if (state.text.charCodeAt(state.at) !== QUOTE) {
      parts.push(state.text.slice(from, state.at - 1));
      return parts.join('"');
    }
    parts.push(state.text.slice(from, state.at - 1));
    advance(state);
    from = state.at;
  }
  parts.push(state.text.slice(from, state.at));
  state.isOpen = true;
  state.misquoted.push(place);
  return parts.join('"');
};

const SEPARATORS = [';', '\t', ',', '|'] as const;
const HINT = /^sep=(.)$/i;

/** The separator, and how many lines at the start only name it (`sep=;`, as Excel writes). */
export const separatorOf = (text: string): { readonly separator: string; readonly linesBefore: number } => {
  let lines = 0;
  for (const line of linesIn(text)) {
    lines++;
    if (line.trim() === '') continue;
    const hint = HINT.exec(line.trim())?.[1];
    if (hint !== undefined) return { separator: hint, linesBefore: lines };
    const header = line.replace(/"[^"]*"/g, '');
    const counts = SEPARATORS.map(separator => countIn(header, separator));
    const most = Math.max(...counts);
    return { separator: SEPARATORS[counts.indexOf(most)] ?? ',', linesBefore: 0 };
  }
  return { separator: ',', linesBefore: 0 };
};

/**
 * The separator of a list that may have no headings: by its headings where it has them, else by its rows. One comma is "Surname,
 * Given", so that commas separate only where every row has two. None: each row is one cell.
 */
export const separatorAmong = (
  text: string,
  isHeading: (cells: readonly string[]) => boolean,
): ReturnType<typeof separatorOf> => {
  const byHeadings = separatorOf(text);
  if (byHeadings.linesBefore > 0) return byHeadings;
  const first = rowsIn(text, byHeadings.separator).next().value?.cells ?? [];
  if (first.length > 1 && isHeading(first.map(({ text: cell }: Cell) => cell))) return byHeadings;
  const rows = firstLines(text);
  const found = (['\t', ';', '|'] as const).find(separator => rows.some(row => row.includes(separator)));
  const isByCommas = rows.length > 0 && rows.every(row => countIn(row, ',') >= 2);
  return { separator: found ?? (isByCommas ? ',' : ''), linesBefore: 0 };
};

const LOOKED_AT = 20;

const firstLines = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const line of linesIn(text)) {
    if (line.trim() !== '') lines.push(line.replace(/"[^"]*"/g, ''));
    if (lines.length === LOOKED_AT) break;
  }
  return lines;
};

const countIn = (text: string, separator: string): number => {
  let count = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) count++;
  return count;
};
