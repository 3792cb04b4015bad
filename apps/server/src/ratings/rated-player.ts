/** A player of a rating list. */
export interface RatedPlayer {
  readonly id: number;
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

/** As it is searched: without marks, lower case, words apart by one space. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `Carlsen, Magnus` by the given name first. */
export const givenFirst = (name: string): string => {
  const [surname = '', ...given] = name.split(',');
  return foldedName(`${given.join(' ')} ${surname}`);
};

export const playerOf = (fields: {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: string;
  readonly titles: readonly string[];
  readonly born: string;
  readonly ratings: Readonly<Partial<Record<RatingKind, string>>>;
}): RatedPlayer | undefined => {
  const id = Number(fields.id);
  const name = fields.name.replace(/\s+/g, ' ').trim();
  if (!/^\d{1,12}$/.test(fields.id.trim()) || id === 0 || name === '') return undefined;
  const sex = fields.sex.trim().toUpperCase();
  const title = fields.titles.map(text => text.trim()).find(text => text !== '');
  const born = numberIn(fields.born);
  const ratings = RATING_KINDS.flatMap(kind => {
    const rating = numberIn(fields.ratings[kind] ?? '');
    return rating === undefined ? [] : [[kind, rating] as const];
  });
  return {
    id,
    name,
    federation: fields.federation.trim(),
    ...(sex === 'M' ? { sex: 'm' as const } : sex === 'F' || sex === 'W' ? { sex: 'w' as const } : {}),
    ...(title === undefined ? {} : { title }),
    ...(born === undefined ? {} : { born }),
    ...Object.fromEntries(ratings),
  };
};

/** 0 means: none. */
const numberIn = (text: string): number | undefined => {
  const number = Number(text.trim());
  return Number.isInteger(number) && number > 0 ? number : undefined;
};
