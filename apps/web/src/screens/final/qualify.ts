/* Decision 250. Who goes on by the place in the group alone. */

/** A row of the standings of one group, as far as the places go. */
export interface Placed {
  readonly key: number;
  readonly rank: number;
  /** How many share the place. */
  readonly sharedBy: number;
}

/** `tied`: the place is shared across the limit, and nothing in the list says who goes on. */
export type Standing = 'in' | 'tied' | 'out';

export interface Places {
  readonly first: number;
  readonly last: number;
}

export const standingOf = ({ rank, sharedBy }: Placed, { first, last }: Places): Standing => {
  const lowest = rank + sharedBy - 1;
  if (lowest < first || rank > last) return 'out';
  return rank >= first && lowest <= last ? 'in' : 'tied';
};

/** How many places of the limits are still free when so many go on. */
export const placesLeft = (rows: readonly Placed[], { first, last }: Places, chosen: number): number =>
  Math.max(0, Math.min(last, rows.length) - first + 1 - chosen);
