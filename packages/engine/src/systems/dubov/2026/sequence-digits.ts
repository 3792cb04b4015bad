import type { PairCosts } from '../../../matching/index.ts';

/*
 * Choosing the first set in the order of 4.1.3 by one matching. Among sets of the same size the one with the smallest
 * differing number comes first: number by number, to be in the set is better than not to be. So every candidate gets
 * one binary digit, charged when the candidate is *not* in the set, the first candidate the most significant; a digit
 * is charged at most once, so a sum of digits is compared digit by digit. A limb holds `DIGITS` of them exactly
 * (units from 2 on: costs are even). With more candidates, those of one limb are settled first, and stay so.
 */
export const DIGITS = 44;

export const unitOf = (index: number): number => 2 ** (DIGITS - index);

/** Classes that divide those of other costs: `within` names the class that each is a part of. */
export interface Division {
  readonly classOf: Int32Array;
  readonly within: readonly number[];
}

/** The same costs for divided classes, with one limb more behind the others. `extra` tells it for two of them. */
export const withLimb = (
  costs: PairCosts,
  extra: (a: number, b: number) => number,
  { classOf, within }: Division = undivided(costs),
): PairCosts => {
  const { limbs } = costs;
  const classes = within.length;
  const widened = (table: Float64Array): Float64Array => {
    const wide = new Float64Array(classes * classes * (limbs + 1));
    for (let a = 0; a < classes; a++)
      for (let b = 0; b < classes; b++) {
        const from = ((within[a] as number) * costs.classes + (within[b] as number)) * limbs;
        const to = (a * classes + b) * (limbs + 1);
        for (let limb = 0; limb < limbs; limb++) wide[to + limb] = table[from + limb] as number;
      }
    return wide;
  };
  const joined = widened(costs.joined);
  for (let a = 0; a < classes; a++)
    for (let b = 0; b < classes; b++) joined[(a * classes + b) * (limbs + 1) + limbs] = extra(a, b);
  return { limbs: limbs + 1, classes, classOf, joined, apart: widened(costs.apart) };
};

const undivided = ({ classOf, classes }: PairCosts): Division => ({
  classOf,
  within: Array.from({ length: classes }, (_, index) => index),
});
