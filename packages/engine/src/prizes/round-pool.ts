import { compared, less, type Ratio, ratio, sumOf, unitsIn } from '../model/ratio.ts';

/** What a share is paid as. */
export interface Paid {
  readonly amount: number;
  /** It got one of the units that were missing. */
  readonly extraUnit: boolean;
}

export interface RoundedPool {
  /** In the order of the shares. */
  readonly paid: readonly Paid[];
  /** Below the unit, and in the fund. */
  readonly kept: Ratio;
}

/**
 * A pool in whole units: each share is cut to the unit, and the units missing from the pool go to the largest remainders,
 * among equal ones to the best ranked. The shares stand in order of rank.
 */
export const roundPool = (
  shares: readonly Ratio[],
  { unit, leftover }: { readonly unit: number; readonly leftover: 'fund' | 'exact' },
): RoundedPool => {
  const size = BigInt(unit);
  const pool = sumOf(shares);
  const whole = shares.map(share => unitsIn(share, size));
  const missing = Number(unitsIn(pool, size) - whole.reduce((sum, units) => sum + units, 0n));
  const remainders = shares.map((share, at) => less(share, ratio((whole[at] ?? 0n) * size)));
  const extra = new Set(
    [...shares.keys()]
      .sort((a, b) => compared(remainders[b] ?? ratio(0n), remainders[a] ?? ratio(0n)) || a - b)
      .slice(0, missing),
  );
  const rest = less(pool, ratio(unitsIn(pool, size) * size));
  // Only whole cents can be paid.
  const toTheBest = leftover === 'exact' ? unitsIn(rest, 1n) : 0n;
  const paid = shares.map((_, at) => ({
    amount: Number((whole[at] ?? 0n) * size + (extra.has(at) ? size : 0n) + (at === 0 ? toTheBest : 0n)),
    extraUnit: extra.has(at),
  }));
  return { paid, kept: less(rest, ratio(toTheBest)) };
};
