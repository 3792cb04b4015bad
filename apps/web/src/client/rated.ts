import type { NewPlayer } from '@pareo/engine/journal';
import { titleIn } from '@pareo/engine/model';
import type { RatedPlayer, RatingKind } from '@pareo/host';
import { folded } from '../parts/fold.ts';

/* Players of a rating list as players of a tournament. */

/** Of FIDE; where it has none, of the first federation that has one. */
export const ratingOf = (one: RatedPlayer, kind: RatingKind): number | undefined =>
  one[kind] ?? one.national?.find(record => record[kind] !== undefined)?.[kind];

export const playerFrom = (one: RatedPlayer, kind: RatingKind): NewPlayer => {
  const rating = ratingOf(one, kind);
  const national = one.national?.map(record => ({
    federation: record.federation,
    ...(record[kind] === undefined ? {} : { rating: record[kind] }),
    ...(record.id === undefined ? {} : { id: record.id }),
  }));
  // One of the federation stays in its list.
  const title = titleIn(one.title ?? '');
  return {
    name: one.name,
    ...(title === undefined ? {} : { title }),
    ...(rating === undefined ? {} : { rating }),
    ...(one.federation === '' ? {} : { federation: one.federation }),
    ...(one.id === undefined ? {} : { fideId: String(one.id) }),
    ...(one.born === undefined ? {} : { birth: `${one.born}/00/00` }),
    ...(one.sex === undefined ? {} : { sex: one.sex }),
    ...(national === undefined ? {} : { national }),
  };
};

/** What tells people of one name apart. */
export const marksOf = (one: RatedPlayer, kind: RatingKind): readonly string[] =>
  [one.title, ratingOf(one, kind), one.federation, one.born, one.id ?? one.national?.[0]?.id].flatMap(mark =>
    mark === undefined || mark === '' ? [] : [String(mark)],
  );

export type Differing = 'name' | 'title' | 'rating' | 'federation' | 'birth' | 'sex';

/** Where a row says one thing and the list another; what the row does not say is no difference. */
export const differences = (row: NewPlayer, listed: NewPlayer): readonly Differing[] => [
  ...(isSameName(row.name, listed.name) ? [] : (['name'] as const)),
  ...(['title', 'rating', 'federation', 'sex'] as const).filter(
    field => row[field] !== undefined && listed[field] !== undefined && row[field] !== listed[field],
  ),
  ...(row.birth !== undefined &&
  listed.birth !== undefined &&
  row.birth.slice(0, 4) !== listed.birth.slice(0, 4)
    ? (['birth'] as const)
    : []),
];

/** The row with what the list says; a name that is written the same keeps its accents, and a whole date of birth its day. */
export const joined = (row: NewPlayer, listed: NewPlayer): NewPlayer => ({
  ...row,
  ...listed,
  name: row.name.includes(',') && isSameName(row.name, listed.name) ? row.name : listed.name,
  ...(row.birth?.slice(0, 4) === listed.birth?.slice(0, 4) && row.birth !== undefined
    ? { birth: row.birth }
    : {}),
});

const wordsOf = (name: string): string =>
  folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .sort()
    .join(' ');

const isSameName = (a: string, b: string): boolean => wordsOf(a) === wordsOf(b);
