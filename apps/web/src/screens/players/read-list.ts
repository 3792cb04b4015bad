import {
  type Cell,
  type CsvColumn,
  columnsOf,
  type DateOrder,
  type Doubt,
  type ListedPerson,
  peopleIn,
  rowsIn,
  separatorAmong,
} from '@pareo/engine/formats';
import type { NewPlayer } from '@pareo/engine/journal';
import { LIMITS, titleIn } from '@pareo/engine/model';
import { folded } from '../../parts/fold.ts';

/* A pasted list, read row by row. Columns are known by their headings, or else by what stands in them; both are shown and can be
 * changed. Nothing is dropped in silence: every row says what becomes of it. */

export const MEANINGS = [
  'name',
  'given',
  'second',
  'title',
  'rating',
  'federation',
  'club',
  'birth',
  'sex',
  'fideId',
  'group',
  'number',
  'ignore',
] as const;
export type Meaning = (typeof MEANINGS)[number];

export interface ReadColumn {
  readonly heading: string;
  readonly meaning: Meaning;
}

export interface ReadList {
  readonly separator: keyof typeof SEPARATORS;
  readonly hasHeadings: boolean;
  readonly columns: readonly ReadColumn[];
  /** Without the headings. */
  readonly rows: readonly (readonly Cell[])[];
  /** A Spanish heading says that the day comes first. */
  readonly hasSpanishDates: boolean;
}

export type RowState =
  | { readonly kind: 'good' }
  | { readonly kind: 'no-name' }
  | { readonly kind: 'twice'; readonly row: number }
  | { readonly kind: 'already-in' }
  /** What is not understood: the player enters without it, unless somebody says what it is. */
  | { readonly kind: 'unread'; readonly doubts: readonly ReadDoubt[] };

export interface ReadDoubt {
  readonly column: Meaning;
  readonly text: string;
}

export interface ReadRow {
  /** Counted from 1, headings not included. */
  readonly row: number;
  readonly player: NewPlayer;
  readonly state: RowState;
}

const SEPARATORS = { tab: '\t', semicolon: ';', comma: ',', bar: '|', spaces: '' } as const;

const isHeadings = (cells: readonly string[]): boolean =>
  columnsOf(cells).columns.some(column => column !== undefined) && !cells.some(cell => /\d{3}/.test(cell));

export const readList = (text: string): ReadList => {
  const plain = text.replace(/^\uFEFF/, '');
  const { separator, linesBefore } = separatorAmong(plain, isHeadings);
  const all = [...rowsIn(plain, separator)].map(({ cells }) => cells).slice(linesBefore > 0 ? 1 : 0);
  const width = all.reduce((most, row) => Math.max(most, row.length), 0);
  const first = (all[0] ?? []).map(cell => cell.text);
  const hasHeadings = isHeadings(first);
  const rows = hasHeadings ? all.slice(1) : all;
  const known = columnsOf(first);
  const columns = Array.from({ length: width }, (_, at): ReadColumn => {
    const column = hasHeadings ? known.columns[at] : undefined;
    return { heading: hasHeadings ? (first[at] ?? '') : '', meaning: (column && MEANT[column]) ?? 'ignore' };
  });
  return {
    separator: nameOf(separator),
    hasHeadings,
    hasSpanishDates: hasHeadings && known.hasSpanishDates,
    rows,
    columns: hasHeadings ? once(columns) : guessed(columns, rows),
  };
};

const nameOf = (separator: string): ReadList['separator'] => {
  const names = Object.keys(SEPARATORS) as readonly (keyof typeof SEPARATORS)[];
  return names.find(name => SEPARATORS[name] === separator) ?? 'semicolon';
};

/** Each meaning once, in the first column that bears it; the others are shown, and ignored until somebody says otherwise. */
const once = (columns: readonly ReadColumn[]): readonly ReadColumn[] =>
  columns.map((column, at) =>
    columns.findIndex(({ meaning }) => meaning === column.meaning) === at
      ? column
      : { ...column, meaning: 'ignore' },
  );

const MEANT: Partial<Record<CsvColumn, Meaning>> = {
  id: 'number',
  name: 'name',
  lastName: 'name',
  secondLastName: 'second',
  firstName: 'given',
  rating: 'rating',
  title: 'title',
  federation: 'federation',
  fideId: 'fideId',
  birth: 'birth',
  sex: 'sex',
  club: 'club',
  group: 'group',
};

/** Without headings: by what most cells of a column look like. */
const guessed = (
  columns: readonly ReadColumn[],
  rows: readonly (readonly Cell[])[],
): readonly ReadColumn[] => {
  const taken = new Set<Meaning>();
  const meanings = columns.map((_, at) => {
    const cells = rows.map(row => row[at]?.text ?? '').filter(cell => cell !== '');
    const meaning = GUESSES.find(
      ({ means, fits }) =>
        !taken.has(means) && cells.length > 0 && cells.filter(fits).length >= cells.length * 0.7,
    )?.means;
    if (meaning) taken.add(meaning);
    return meaning;
  });
  return columns.map((column, at) => ({ ...column, meaning: meanings[at] ?? 'ignore' }));
};

const yearOf = (date: string): number => Number(/\d{4}/.exec(date)?.[0]);

const GUESSES: readonly { readonly means: Meaning; readonly fits: (cell: string) => boolean }[] = [
  { means: 'title', fits: cell => titleIn(cell) !== undefined },
  { means: 'federation', fits: cell => /^[A-Z]{3}$/.test(cell) },
  { means: 'sex', fits: cell => /^[mwfhMWFH]$/.test(cell) },
  {
    means: 'birth',
    fits: cell =>
      /^(?:19|20)\d\d(?:[-/.]\d\d){0,2}$|^(?:\d{1,2}[-/.]){1,2}(?:19|20)\d\d$/.test(cell) &&
      yearOf(cell) < 2023 &&
      yearOf(cell) > 1920,
  },
  { means: 'rating', fits: cell => /^\d{3,4}$/.test(cell) },
  { means: 'fideId', fits: cell => /^\d{6,9}$/.test(cell) },
  { means: 'number', fits: cell => /^\d{1,3}\.?$/.test(cell) },
  { means: 'name', fits: cell => /\p{L}{2,}/u.test(cell) },
  { means: 'club', fits: cell => /\p{L}/u.test(cell) },
];

/**
 * The players of a list as its columns are now understood. `present` are the names already in the tournament; `usual` says which
 * part of a date comes first where neither the heading nor the other rows tell.
 */
export const rowsOf = (
  list: ReadList,
  present: ReadonlySet<string>,
  usual: DateOrder = 'unknown',
): readonly ReadRow[] => {
  const seen = new Map<string, number>();
  return playersOf(list, list.hasSpanishDates ? 'day-first' : usual).map(({ player, doubts }, at) => {
    const row = at + 1;
    const key = keyOf(player);
    const before = seen.get(key);
    if (player.name !== '' && before === undefined) seen.set(key, row);
    return {
      row,
      player,
      state: stateOf(player, doubts, { before, isIn: present.has(folded(player.name)) }),
    };
  });
};

const keyOf = ({ name, fideId, birth }: NewPlayer): string => fideId ?? `${folded(name)} ${birth ?? ''}`;

interface ReadPlayer {
  readonly player: NewPlayer;
  readonly doubts: readonly ReadDoubt[];
}

const playersOf = (list: ReadList, usual: DateOrder): readonly ReadPlayer[] => {
  if (list.separator === 'spaces' && !list.hasHeadings)
    return list.rows.map(row => ({ player: playerIn(row[0]?.text ?? ''), doubts: [] }));
  const hasGiven = list.columns.some(({ meaning }) => meaning === 'given');
  const columns = list.columns.map(({ meaning }) => columnOf(meaning, hasGiven));
  return peopleIn(columns, list.rows, usual).map(({ person, doubts }) => ({
    player: playerFrom(person),
    doubts: doubts.flatMap(doubtOf),
  }));
};

const columnOf = (meaning: Meaning, hasGiven: boolean): CsvColumn | undefined => {
  switch (meaning) {
    case 'name':
      return hasGiven ? 'lastName' : 'name';
    case 'second':
      return 'secondLastName';
    case 'given':
      return 'firstName';
    // Numbers are given by the tournament.
    case 'number':
    case 'ignore':
      return undefined;
    default:
      return meaning;
  }
};

const playerFrom = ({ id: _number, ...person }: ListedPerson): NewPlayer => person;

const doubtOf = ({ column, text }: Doubt): readonly ReadDoubt[] => {
  const meaning = MEANT[column];
  return meaning === undefined ? [] : [{ column: meaning, text }];
};

/** `Surname, Given 1850 MEX`: a name with what stands around it, as it is typed in one line. */
export const playerIn = (line: string): NewPlayer => {
  let rest = line.replace(/^\s*\d{1,3}[.)]\s+/, '').trim();
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest)?.[1];
    if (found !== undefined) rest = rest.replace(pattern, ' ').trim();
    return found;
  };
  const rating = take(/(?:^|\s)(\d{3,4})(?=\s|$)/);
  const title = titleIn(take(/(?:^|\s)(W?[GICF]M|GMI?F?|MIF?|MFF?|CMF)(?=\s|$)/) ?? '');
  const federation = take(/(?:^|\s)([A-Z]{3})$/);
  return {
    name: rest.replace(/\s+/g, ' '),
    ...(rating === undefined ? {} : { rating: Number(rating) }),
    ...(title === undefined ? {} : { title }),
    ...(federation === undefined ? {} : { federation }),
  };
};

/** A name has a letter, of any script: what has none was typed into the wrong column or by mistake. */
export const isName = (text: string): boolean => /\p{L}/u.test(text);

const stateOf = (
  player: NewPlayer,
  doubts: readonly ReadDoubt[],
  known: { readonly before: number | undefined; readonly isIn: boolean },
): RowState => {
  if (!isName(player.name)) return { kind: 'no-name' };
  if (known.before !== undefined) return { kind: 'twice', row: known.before };
  if (known.isIn) return { kind: 'already-in' };
  return doubts.length > 0 ? { kind: 'unread', doubts } : { kind: 'good' };
};

export const isTooLong = (list: ReadList): boolean => list.rows.length > LIMITS.players;
