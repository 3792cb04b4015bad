import type { ListFaultCode } from '@pareo/host';

/** A player as one rating list has it. */
export interface RatedPlayer {
  /** Of FIDE; lists of a federation may not know it. */
  readonly id?: number;
  /** Of the federation whose list it is. */
  readonly nationalId?: string;
  /** Surname, Given. */
  readonly name: string;
  readonly federation: string;
  readonly sex?: 'm' | 'w';
  readonly title?: string;
  readonly born?: number;
  readonly standard?: number;
  readonly rapid?: number;
  readonly blitz?: number;
}

/** Which rating a list of one kind has. */
export const RATING_KINDS = ['standard', 'rapid', 'blitz'] as const;
export type RatingKind = (typeof RATING_KINDS)[number];

/** A line that is no player: its number in the file (in XML, that of the player), and what is wrong. */
export interface LineFault {
  readonly line: number;
  readonly code: LineFaultCode;
  /** What stands there. */
  readonly text?: string;
}

export type LineFaultCode = ListFaultCode;

export type Line = RatedPlayer | LineFault;

export const isFault = (line: Line): line is LineFault => 'code' in line;

/** Takes pieces of a file as they come, and gives what is complete. */
export type ListReader = (piece: string) => readonly Line[];

/** As it is searched: without marks, lower case, words apart by one space. */
export const foldedName = (name: string): string =>
  PLAIN.test(name)
    ? name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();

/** Nearly every name of FIDE's list. */
const PLAIN = /^[ -~]*$/;

/* A name is found by any of its words: it is kept once from each of them on, turned round, so that all names with a word that
 * begins so lie together and the rest of each lies beside it. Before it stands where the word is: those whose surname it
 * begins are shown first, then those whose given name, then the others. */

export const PLACES = ['0', '1', '2'] as const;
const [SURNAME, GIVEN, WITHIN] = PLACES;

/** `Barrera Luna, Ximena`: `0barrera luna ximena`, `1ximena barrera luna`, `2luna ximena barrera`. */
export const turnsOf = (name: string): readonly string[] => {
  const comma = name.indexOf(',');
  const surname = foldedName(comma < 0 ? name : name.slice(0, comma));
  const given = comma < 0 ? '' : foldedName(name.slice(comma + 1));
  const whole = surname === '' || given === '' ? surname + given : `${surname} ${given}`;
  if (whole === '') return [];
  const turns = [SURNAME + whole];
  for (let at = whole.indexOf(' '); at >= 0; at = whole.indexOf(' ', at + 1))
    turns.push(`${at === surname.length ? GIVEN : WITHIN}${whole.slice(at + 1)} ${whole.slice(0, at)}`);
  return turns.length < 3 ? turns : [...new Set(turns)];
};

/** The whole name, as it stands where it begins with the surname and where it begins with the given name. */
export const wholeNames = (folded: string): readonly string[] => [SURNAME + folded, GIVEN + folded];

/** The titles of lists before 2012, and the letters that FIDE's legend still has. */
const OLD_TITLES: Readonly<Record<string, string>> = {
  g: 'GM',
  wg: 'WGM',
  m: 'IM',
  wm: 'WIM',
  f: 'FM',
  wf: 'WFM',
  c: 'CM',
  wc: 'WCM',
};

/** A player of a list of FIDE, from the words of its line. */
export const fidePlayer = (
  line: number,
  fields: {
    readonly id: string;
    readonly name: string;
    readonly federation: string;
    readonly sex: string;
    readonly titles: readonly string[];
    readonly born: string;
    readonly flag: string;
    readonly ratings: Readonly<Partial<Record<RatingKind, string>>>;
  },
): Line => {
  const id = fields.id.trim();
  const name = withOneSpace(fields.name.trim());
  if (!/^0*[1-9]\d{0,11}$/.test(id)) return { line, code: 'id-missing', ...(id === '' ? {} : { text: id }) };
  if (name === '') return { line, code: 'name-missing', text: id };
  const sex = sexOf(fields.sex.trim(), fields.flag);
  const title = fields.titles.map(text => text.trim()).find(text => text !== '');
  const born = numberIn(fields.born);
  const player: { -readonly [Name in keyof RatedPlayer]: RatedPlayer[Name] } = {
    id: Number(id),
    name,
    federation: fields.federation.trim(),
  };
  if (sex !== undefined) player.sex = sex;
  if (title !== undefined) player.title = OLD_TITLES[title] ?? title;
  if (born !== undefined) player.born = born;
  for (const kind of RATING_KINDS) {
    const rating = numberIn(fields.ratings[kind] ?? '');
    if (rating !== undefined) player[kind] = rating;
  }
  return player;
};

const withOneSpace = (text: string): string => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text);

/** Lists without a column for it mark women in the flag. */
const sexOf = (sex: string, flag: string): 'm' | 'w' | undefined => {
  if (sex === 'M') return 'm';
  return sex === 'F' || sex === 'W' || (sex === '' && flag.includes('w')) ? 'w' : undefined;
};

/** 0 means: none. */
const numberIn = (text: string): number | undefined => {
  const number = Number(text.trim());
  return Number.isInteger(number) && number > 0 ? number : undefined;
};
