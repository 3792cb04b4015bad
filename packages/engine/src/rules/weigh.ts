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
 * Sums of duals along a path stay below the sum of two matchings, so 2^48 leaves room. Units are multiples of four: even, and a
 * half of them too, with which the matching starts (see PairCosts).
 */
const ROOM = 2 ** 48;

export const weigh = (charged: ChargedClasses): WeighedCosts => {
  const { classes, classOf } = charged;
  const pairs = pairsOfClasses(charged);
  const places = placesOf(boundsOf(charged, pairs));
  const limbs = places.reduce((most, place) => Math.max(most, place.limb + 1), 1);
  const joined = new Float64Array(classes * classes * limbs);
  const apart = new Float64Array(classes * classes * limbs);
  const fill = (table: Float64Array, charge: Charge, a: number, b: number): void => {
    const [here, there] = [(a * classes + b) * limbs, (b * classes + a) * limbs];
    if (!charge) table[here] = Number.POSITIVE_INFINITY;
    else
      for (const [digit, count] of charge) {
        const { limb, unit } = places[digit] as DigitPlace;
        table[here + limb] = (table[here + limb] as number) + count * unit;
      }
    if (here !== there) table.copyWithin(there, here, here + limbs);
  };
  for (const pair of pairs) {
    fill(joined, pair.joined, pair.a, pair.b);
    fill(apart, pair.apart, pair.a, pair.b);
  }
  return { limbs, classes, classOf, joined, apart, places };
};

/** Two classes, the first not after the second, and what a pair of them costs. */
interface PairOfClasses {
  readonly a: number;
  readonly b: number;
  readonly joined: Charge;
  readonly apart: Charge;
}

const pairsOfClasses = ({ classes, joined, apart }: ChargedClasses): readonly PairOfClasses[] => {
  const pairs: PairOfClasses[] = [];
  for (let a = 0; a < classes; a++)
    for (let b = a; b < classes; b++) pairs.push({ a, b, joined: joined(a, b), apart: apart(a, b) });
  return pairs;
};

/** The most faults of each digit: a pair's count is at most half of what its two vertices could share at worst. */
const boundsOf = (
  { classOf, classes, digits }: ChargedClasses,
  pairs: readonly PairOfClasses[],
): readonly number[] => {
  const members = new Float64Array(classes);
  for (const of of classOf) members[of] = (members[of] as number) + 1;
  const shares = new Float64Array(digits * classes);
  const charge = (digit: number, of: number, count: number): void => {
    const at = digit * classes + of;
    if (count > (shares[at] as number)) shares[at] = count;
  };
  for (const { a, b, joined, apart } of pairs)
    for (const charges of [joined, apart])
      for (const [digit, count] of totals(charges)) {
        charge(digit, a, count);
        charge(digit, b, count);
      }
  return Array.from({ length: digits }, (_, digit) => {
    let twice = 0;
    for (let of = 0; of < classes; of++)
      twice += (shares[digit * classes + of] as number) * (members[of] as number);
    return Math.floor(twice / 2);
  });
};

/** A digit may be written twice in one charge, once for each of the two. */
const totals = (charge: Charge): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const [digit, count] of charge ?? []) sums.set(digit, (sums.get(digit) ?? 0) + count);
  return sums;
};

const placesOf = (bounds: readonly number[]): readonly DigitPlace[] => {
  const reversed: { unit: number; radix: number; limbFromLast: number }[] = [];
  let unit = 4;
  let limbFromLast = 0;
  for (const bound of [...bounds].reverse()) {
    const radix = bound + 1;
    if (unit * radix > ROOM) {
      limbFromLast += 1;
      unit = 4;
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
