import type { RatingKind } from './rating-list.ts';

/* What categories of players are made of. Prizes and filtered tables use `categories/`. */

/** Whose ratings a band means. Without one: that of the list taken for the tournament, which also pairs. */
export type RatingList = RatingKind | 'national';

/**
 * One condition of a category. Limits are inclusive: 1800 is not under 1800 (`to: 1799`). `on` and years are of the tournament's
 * own announcement, because conventions differ by federation.
 */
export type Condition =
  | {
      readonly kind: 'rating';
      readonly list?: RatingList;
      readonly from?: number;
      readonly to?: number;
      /** The unrated stand outside a band unless it says `in`. */
      readonly unrated?: 'in' | 'out';
    }
  | { readonly kind: 'unrated' }
  | { readonly kind: 'sex'; readonly is: 'm' | 'w' }
  /** By year of birth. */
  | { readonly kind: 'born'; readonly from?: number; readonly to?: number }
  /** By age on a day, `YYYY/MM/DD`: at least `from`, not yet `under`. */
  | { readonly kind: 'age'; readonly from?: number; readonly under?: number; readonly on: string }
  | { readonly kind: 'title'; readonly in: readonly string[] }
  | { readonly kind: 'title'; readonly none: true }
  | { readonly kind: 'club' | 'federation' | 'group'; readonly in: readonly string[] };

export type CategoryId = string & { readonly names: 'category' };

export const categoryId = (text: string): CategoryId => text as CategoryId;

/** Players who meet all conditions, and those the arbiter has put in. */
export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  readonly conditions: readonly Condition[];
  /** By start number: what the arbiter decided against the data, or where they are silent. */
  readonly by?: Readonly<Record<number, 'in' | 'out'>>;
}
