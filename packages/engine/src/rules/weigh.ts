import type { PairCosts } from '../matching/costs.ts';

/**
 * What one kind of pair costs, as counts of faults: `digit` is the rank of the fault in the order of priority (0 is
 * the worst). Undefined: the pair cannot be.
 */
export type Charge = readonly (readonly [digit: number, count: number])[] | undefined;

export interface ChargedClasses {
  readonly classOf: Int32Array;
  readonly classes: number;
  readonly digits: number;
  readonly joined: (a: number, b: number) => Charge;
  readonly apart: (a: number, b: number) => Charge;
}

export interface WeighedCosts extends PairCosts {
  /** For each digit its limb and its unit there. */
  readonly places: readonly DigitPlace[];
}

export interface DigitPlace {
  readonly limb: number;
  readonly unit: number;
  /** The digit's total stays below this number. */
  readonly radix: number;
}

/*
 * Why it is exact. Let R be the most faults of one digit that any matching of these vertices can have. Each digit gets
 * a unit greater than the sum of all lower digits at their most, so no number of lower faults outweighs one higher
 * fault: comparing the sums is comparing digit by digit. When the product of the (R + 1) would leave the whole numbers
 * that a float64 holds, the higher digits move to a limb of their own, and limbs are compared one after the other.
 * Sums of duals along a path stay below the sum of two matchings, so 2^48 leaves room. Units are even (see PairCosts).
 */
const ROOM = 2 ** 48;

export const weigh = (charged: ChargedClasses): WeighedCosts => {
  const places = placesOf(boundsOf(charged));
  const limbs = places.reduce((most, place) => Math.max(most, place.limb + 1), 1);
  const { classes, classOf } = charged;
  const joined = new Float64Array(classes * classes * limbs);
  const apart = new Float64Array(classes * classes * limbs);
  const fill = (table: Float64Array, charge: Charge, at: number): void => {
    if (!charge) table[at] = Number.POSITIVE_INFINITY;
    else
      for (const [digit, count] of charge) {
        const place = places[digit];
        if (place) table[at + place.limb] = (table[at + place.limb] as number) + count * place.unit;
      }
  };
  for (let a = 0; a < classes; a++)
    for (let b = a; b < classes; b++) {
      const [here, there] = [(a * classes + b) * limbs, (b * classes + a) * limbs];
      fill(joined, charged.joined(a, b), here);
      fill(apart, charged.apart(a, b), here);
      if (here === there) continue;
      for (const table of [joined, apart]) table.copyWithin(there, here, here + limbs);
    }
  return { limbs, classes, classOf, joined, apart, places };
};

/** The most faults of each digit: every vertex adds at most its worst share. */
const boundsOf = ({ classOf, classes, digits, joined, apart }: ChargedClasses): readonly number[] => {
  const members = new Array<number>(classes).fill(0);
  for (const of of classOf) members[of] = (members[of] ?? 0) + 1;
  // Half of a pair's count for each of its two vertices: twice the share, kept whole.
  const shares = Array.from({ length: digits }, () => new Float64Array(classes));
  for (let a = 0; a < classes; a++)
    for (let b = 0; b < classes; b++)
      for (const charge of [joined(Math.min(a, b), Math.max(a, b)), apart(Math.min(a, b), Math.max(a, b))])
        for (const [digit, count] of charge ?? []) {
          const share = shares[digit];
          if (share) share[a] = Math.max(share[a] as number, count);
        }
  return shares.map(share =>
    Math.floor(share.reduce((sum, most, index) => sum + most * (members[index] ?? 0), 0) / 2),
  );
};

const placesOf = (bounds: readonly number[]): readonly DigitPlace[] => {
  const reversed: { unit: number; radix: number; limbFromLast: number }[] = [];
  let unit = 2;
  let limbFromLast = 0;
  for (const bound of [...bounds].reverse()) {
    const radix = bound + 1;
    if (unit * radix > ROOM) {
      limbFromLast += 1;
      unit = 2;
    }
    reversed.push({ unit, radix, limbFromLast });
    unit *= radix;
  }
  return reversed
    .reverse()
    .map(place => ({ unit: place.unit, radix: place.radix, limb: limbFromLast - place.limbFromLast }));
};

/** The faults of each digit in a total. */
export const digitsOf = (total: readonly number[], places: readonly DigitPlace[]): readonly number[] =>
  places.map(({ limb, unit, radix }) => Math.floor((total[limb] as number) / unit) % radix);
