import { CSV_COLUMNS } from '@pareo/engine/formats';
import type { NewPlayer } from '@pareo/engine/journal';
import { LIMITS } from '@pareo/engine/model';
import { folded } from '../../parts/fold.ts';

/* A pasted list, read row by row. Columns are known by their headings, or else by what stands in them; both are shown and can be
 * changed. Nothing is dropped in silence: every row says what becomes of it. */

export const MEANINGS = [
  'name',
  'given',
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
  readonly separator: 'tab' | 'semicolon' | 'comma' | 'spaces';
  readonly hasHeadings: boolean;
  readonly columns: readonly ReadColumn[];
  /** Without the headings. */
  readonly rows: readonly (readonly string[])[];
}

export type RowState =
  | { readonly kind: 'good' }
  | { readonly kind: 'no-name' }
  | { readonly kind: 'twice'; readonly row: number }
  | { readonly kind: 'already-in' }
  | { readonly kind: 'rating-unread'; readonly text: string }
  | { readonly kind: 'federation-unread'; readonly text: string };

export interface ReadRow {
  /** Counted from 1, headings not included. */
  readonly row: number;
  readonly player: NewPlayer;
  readonly state: RowState;
}

const SEPARATORS = { tab: '\t', semicolon: ';', comma: ',' } as const;

/** `undefined`: more rows than a tournament can have. */
export const readList = (text: string): ReadList => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter(line => line.trim() !== '');
  const separator = separatorOf(lines);
  const cells = lines.map(line =>
    separator === 'spaces' ? [line.trim()] : cellsOf(line, SEPARATORS[separator]),
  );
  const width = Math.max(0, ...cells.map(row => row.length));
  const first = cells[0] ?? [];
  const headings = first.map(meaningOfHeading);
  const hasHeadings =
    headings.some(meaning => meaning !== undefined) && !first.some(cell => /\d{3}/.test(cell));
  const rows = hasHeadings ? cells.slice(1) : cells;
  const hasSurnames = headings.some(
    (meaning, at) => meaning === 'name' && /apellido|surname|last/i.test(first[at] ?? ''),
  );
  const columns = Array.from({ length: width }, (_, at): ReadColumn => {
    const heading = hasHeadings ? (first[at] ?? '') : '';
    const byHeading = hasHeadings ? headings[at] : undefined;
    const named =
      byHeading === 'name' && hasSurnames && /^nombres?$|^name$/i.test(heading.trim()) ? 'given' : byHeading;
    return { heading, meaning: named ?? (hasHeadings ? 'ignore' : 'ignore') };
  });
  return { separator, hasHeadings, rows, columns: hasHeadings ? columns : guessed(columns, rows) };
};

const separatorOf = (lines: readonly string[]): ReadList['separator'] => {
  const sample = lines.slice(0, 20);
  if (sample.some(line => line.includes('\t'))) return 'tab';
  if (sample.some(line => line.includes(';'))) return 'semicolon';
  // One comma is "Surname, Given"; a list has the same number of two or more in most rows.
  const commas = sample.map(line => line.split(',').length - 1);
  return sample.length > 0 && commas.every(count => count >= 2) ? 'comma' : 'spaces';
};

const cellsOf = (line: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
};

const OF_COLUMN: Readonly<Record<string, Meaning>> = {
  id: 'number',
  name: 'name',
  lastName: 'name',
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

/** More headings that people paste than those of our own lists. */
const ALSO: Readonly<Record<string, Meaning>> = {
  nombre: 'name',
  nombres: 'given',
  jugadores: 'name',
  escuela: 'club',
  equipo: 'club',
  estado: 'club',
  ciudad: 'club',
  'id fide': 'fideId',
  ano: 'birth',
};

const meaningOfHeading = (heading: string): Meaning | undefined => {
  const simple = folded(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const column = Object.entries(CSV_COLUMNS).find(([, names]) => names.split(', ').includes(simple))?.[0];
  return ALSO[simple] ?? (column === undefined ? undefined : OF_COLUMN[column]);
};

/** Without headings: by what most cells of a column look like. */
const guessed = (
  columns: readonly ReadColumn[],
  rows: readonly (readonly string[])[],
): readonly ReadColumn[] => {
  const taken = new Set<Meaning>();
  const meanings = columns.map((_, at) => {
    const cells = rows.map(row => row[at] ?? '').filter(cell => cell !== '');
    const meaning = GUESSES.find(
      ({ means, fits }) =>
        !taken.has(means) && cells.length > 0 && cells.filter(fits).length >= cells.length * 0.7,
    )?.means;
    if (meaning) taken.add(meaning);
    return meaning;
  });
  return columns.map((column, at) => ({ ...column, meaning: meanings[at] ?? 'ignore' }));
};

const GUESSES: readonly { readonly means: Meaning; readonly fits: (cell: string) => boolean }[] = [
  { means: 'title', fits: cell => /^W?[GICF]M$/i.test(cell) },
  { means: 'federation', fits: cell => /^[A-Z]{3}$/.test(cell) },
  { means: 'sex', fits: cell => /^[mwfhMWFH]$/.test(cell) },
  {
    means: 'birth',
    fits: cell =>
      /^(?:19|20)\d\d(?:[-/.]\d\d[-/.]\d\d)?$/.test(cell) &&
      Number(cell.slice(0, 4)) < 2023 &&
      Number(cell.slice(0, 4)) > 1920,
  },
  { means: 'rating', fits: cell => /^\d{3,4}$/.test(cell) },
  { means: 'fideId', fits: cell => /^\d{6,9}$/.test(cell) },
  { means: 'number', fits: cell => /^\d{1,3}\.?$/.test(cell) },
  { means: 'name', fits: cell => /\p{L}{2,}/u.test(cell) },
  { means: 'club', fits: cell => /\p{L}/u.test(cell) },
];

/** The players of a list as its columns are now understood. `present` are the names already in the tournament. */
export const rowsOf = (list: ReadList, present: ReadonlySet<string>): readonly ReadRow[] => {
  const seen = new Map<string, number>();
  return list.rows.map((cells, at) => {
    const row = at + 1;
    const player = playerOf(list, cells);
    const key = keyOf(player);
    const before = seen.get(key);
    if (player.name !== '' && before === undefined) seen.set(key, row);
    return {
      row,
      player,
      state: stateOf(list, cells, player, { before, isIn: present.has(folded(player.name)) }),
    };
  });
};

const keyOf = ({ name, fideId, birth }: NewPlayer): string => fideId ?? `${folded(name)} ${birth ?? ''}`;

const cellOf = (list: ReadList, cells: readonly string[], meaning: Meaning): string => {
  const at = list.columns.findIndex(column => column.meaning === meaning);
  return at < 0 ? '' : (cells[at] ?? '').trim();
};

const playerOf = (list: ReadList, cells: readonly string[]): NewPlayer => {
  if (list.separator === 'spaces') return playerIn(cells[0] ?? '');
  const text = (meaning: Meaning) => cellOf(list, cells, meaning);
  const given = text('given');
  const name = given === '' ? text('name') : `${text('name')}, ${given}`;
  const rating = ratingIn(text('rating'));
  const title = text('title').toUpperCase();
  const sex = sexIn(text('sex'));
  const birth = birthIn(text('birth'));
  const federation = federationIn(text('federation'));
  return {
    name,
    ...(rating === undefined ? {} : { rating }),
    ...(title === '' ? {} : { title }),
    ...(sex === undefined ? {} : { sex }),
    ...(birth === undefined ? {} : { birth }),
    ...(federation === undefined ? {} : { federation }),
    ...(text('club') === '' ? {} : { club: text('club') }),
    ...(text('fideId') === '' ? {} : { fideId: text('fideId') }),
    ...(text('group') === '' ? {} : { group: text('group') }),
  };
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
  const title = take(/(?:^|\s)(W?[GICF]M)(?=\s|$)/);
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

/** Three letters, as lists and reports have room for; anything else would be missed at the end, by the report. */
const federationIn = (text: string): string | undefined => {
  const code = text.toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
};

const ratingIn = (text: string): number | undefined => {
  const digits = text.replace(/[.,\s](?=\d{3}\b)/g, '');
  return /^\d{1,4}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
};

const sexIn = (text: string): string | undefined => {
  if (/^(?:w|f|fem|mujer)/i.test(text)) return 'w';
  return /^(?:m|h|masc|hombre)/i.test(text) ? 'm' : undefined;
};

const birthIn = (text: string): string | undefined => {
  const [, year, month = '00', day = '00'] = /^(\d{4})(?:[-/.](\d\d)[-/.](\d\d))?$/.exec(text) ?? [];
  return year === undefined ? undefined : `${year}/${month}/${day}`;
};

const stateOf = (
  list: ReadList,
  cells: readonly string[],
  player: NewPlayer,
  known: { readonly before: number | undefined; readonly isIn: boolean },
): RowState => {
  if (!isName(player.name)) return { kind: 'no-name' };
  if (known.before !== undefined) return { kind: 'twice', row: known.before };
  if (known.isIn) return { kind: 'already-in' };
  const rating = list.separator === 'spaces' ? '' : cellOf(list, cells, 'rating');
  if (rating !== '' && rating !== '0' && rating !== '-' && player.rating === undefined)
    return { kind: 'rating-unread', text: rating };
  const federation = list.separator === 'spaces' ? '' : cellOf(list, cells, 'federation');
  if (federation !== '' && player.federation === undefined)
    return { kind: 'federation-unread', text: federation };
  return { kind: 'good' };
};

export const isTooLong = (list: ReadList): boolean => list.rows.length > LIMITS.players;
