import type { Place } from '../../model/index.ts';

export interface Cell {
  /** Without blanks around it; a line end inside quotes is a blank. */
  readonly text: string;
  readonly place: Place;
}

/** The rows of a text with separated values (RFC 4180, any separator), each cell with its place. */
export interface Cells {
  readonly rows: readonly (readonly Cell[])[];
  /** Quotes that are not closed, or closed before the end of the value. */
  readonly misquoted: readonly Place[];
}

export const cellsOf = (text: string, separator: string): Cells => {
  const characters = [...text.replace(/\r\n?/g, '\n')];
  const state: State = { characters, separator, at: 0, line: 1, column: 1, misquoted: [] };
  const rows: (readonly Cell[])[] = [];
  while (state.at < characters.length) {
    const row = nextRow(state);
    if (row.some(cell => cell.text !== '')) rows.push(row);
  }
  return { rows, misquoted: state.misquoted };
};

interface State {
  readonly characters: readonly string[];
  readonly separator: string;
  at: number;
  line: number;
  column: number;
  readonly misquoted: Place[];
}

const placeOf = ({ line, column }: State): Place => ({ line, column });

const advance = (state: State): string => {
  const character = state.characters[state.at++] ?? '';
  state.column++;
  if (character === '\n') {
    state.line++;
    state.column = 1;
  }
  return character;
};

/** After a separator there is one more cell, be it empty. */
const nextRow = (state: State): readonly Cell[] => {
  const row: Cell[] = [];
  do row.push(nextCell(state));
  while (advance(state) === state.separator);
  return row;
};

const isEndOfCell = ({ characters, at, separator }: State): boolean => {
  const character = characters[at];
  return character === undefined || character === separator || character === '\n';
};

const nextCell = (state: State): Cell => {
  while (state.characters[state.at] === ' ') advance(state);
  const place = placeOf(state);
  const quoted = state.characters[state.at] === '"' ? quotedPart(state, place) : '';
  let rest = '';
  while (!isEndOfCell(state)) rest += advance(state);
  if (quoted !== '' && rest.trim() !== '') state.misquoted.push(place);
  return { text: (quoted + rest).replace(/\s*\n\s*/g, ' ').trim(), place };
};

const quotedPart = (state: State, place: Place): string => {
  let text = '';
  advance(state);
  while (state.at < state.characters.length) {
    const character = advance(state);
    if (character !== '"') text += character;
    else if (state.characters[state.at] === '"') text += advance(state);
    else return text;
  }
  state.misquoted.push(place);
  return text;
};

const SEPARATORS = [';', '\t', ','] as const;
const HINT = /^sep=(.)$/i;

/** The separator, and how many lines at the start only name it (`sep=;`, as Excel writes). */
export const separatorOf = (
  lines: readonly string[],
): { readonly separator: string; readonly linesBefore: number } => {
  const first = lines.findIndex(line => line.trim() !== '');
  const hint = HINT.exec(lines[first]?.trim() ?? '')?.[1];
  if (hint !== undefined) return { separator: hint, linesBefore: first + 1 };
  const header = (lines[first] ?? '').replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map(separator => header.split(separator).length);
  const most = Math.max(...counts);
  return { separator: SEPARATORS[counts.indexOf(most)] ?? ',', linesBefore: 0 };
};
