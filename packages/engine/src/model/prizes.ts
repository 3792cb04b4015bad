import type { CategoryId } from './category.ts';
import type { PlayerId } from './player.ts';

/* What a tournament announces about its prizes. Dividing them is for `prizes/`. */

/** Money in whole minor units: cents. */
export type Minor = number & { readonly unit: 'minor units of money' };

export const minor = (count: number): Minor => count as Minor;

/** A fraction of whole numbers, in lowest terms: `2/3`, `1`. */
export type Fraction = string & { readonly kind: 'fraction' };

/** Money, or a thing; the value of a thing only compares it with other prizes. */
export type Prize = { readonly amount: Minor } | { readonly object: string; readonly value: Minor };

/**
 * How those who are level share. `none`: by final rank; `equal`: the same for each; `hort`: half by rank, half shared;
 * `byRank`: this part by rank, the rest shared.
 */
export type Sharing = 'none' | 'equal' | 'hort' | { readonly byRank: Fraction };

export interface PrizeList {
  readonly id: string;
  readonly name: string;
  /** Not given: by place, for everybody. */
  readonly category?: CategoryId;
  /** By place, best first; money never rises. */
  readonly prizes: readonly Prize[];
  readonly sharing: Sharing;
  /** Who is level: those with equal points (where not given), or those equal in every tie-break too. */
  readonly tie?: 'points' | 'all';
  /** The last of a tie leave it while the share is less. */
  readonly minimumShare?: Minor;
  /** With fewer players of the category nothing is paid. */
  readonly minimumEntrants?: number;
  /** Given by a jury, one by one. */
  readonly jury?: true;
}

/**
 * Lists that know of one another. `cumulative`: each list alone; `place-first`: list after list, whoever has a prize is out
 * of the later ones; `best-value`: each player keeps the most valuable prize; `us-32b`: those who are level pool theirs.
 */
export type PrizeMode = 'cumulative' | 'place-first' | 'best-value' | 'us-32b';

export interface PrizeGroup {
  readonly id: string;
  readonly mode: PrizeMode;
  /** Their order is their priority among equal values. */
  readonly lists: readonly PrizeList[];
}

export interface PrizePlan {
  /** A code of ISO 4217. */
  readonly currency: string;
  /** Everything is paid in multiples of it: 1 for cents, 100 for whole units. */
  readonly unit: Minor;
  /** Of a pool that is no multiple: the rest stays in the fund, or goes to its best ranked. */
  readonly leftover: 'fund' | 'exact';
  readonly groups: readonly PrizeGroup[];
  /** Announced for so many entries: with fewer all prizes shrink alike, down to the floor. */
  readonly fund?: { readonly basedOn: number; readonly floor: Fraction };
}

/** Money that one player is paid. */
export interface PaidShare<Who = PlayerId> {
  readonly player: Who;
  readonly amount: Minor;
}

/** What an arbiter pays instead of what was worked out. It holds while the pool has this total and was to be paid like this. */
export interface Adjustment<Who = PlayerId> {
  readonly group: string;
  /** The prizes of the pool name it. */
  readonly prizes: readonly { readonly list: string; readonly place: number }[];
  readonly total: Fraction;
  readonly was: readonly PaidShare<Who>[];
  readonly shares: readonly PaidShare<Who>[];
}

/** What a jury gave. */
export interface Award<Who = PlayerId> {
  readonly list: string;
  readonly place: number;
  readonly player: Who;
}
