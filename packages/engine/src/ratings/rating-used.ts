import type { RatingKind, RatingLists } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';
import { b02, STANDARD_INSTEAD } from './rules.ts';

export interface UsedRating {
  readonly rating?: number;
  readonly from?: RatingKind;
  readonly rule: Rule;
}

/** The list itself, or the standard rating of whoever is not on the rapid (blitz) one; never the other way round. */
export const ratingUsed = (kind: RatingKind, lists: RatingLists): UsedRating => {
  const own = lists[kind]?.rating;
  if (own !== undefined) return { rating: own, from: kind, rule: b02(kind, 'published') };
  const standard = kind === 'standard' ? undefined : lists.standard?.rating;
  return standard === undefined
    ? { rule: b02(kind, 'published') }
    : { rating: standard, from: 'standard', rule: STANDARD_INSTEAD };
};
