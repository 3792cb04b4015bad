/* Costs and duals are vectors of `limbs` numbers that stand one after another in an array; they are compared limb by limb. */

export const isZero = (vector: Float64Array): boolean => {
  for (let limb = 0; limb < vector.length; limb++) if (vector[limb] !== 0) return false;
  return true;
};

export const isLess = (
  a: Float64Array,
  atA: number,
  b: Float64Array,
  atB: number,
  limbs: number,
): boolean => {
  for (let limb = 0; limb < limbs; limb++) {
    const difference = (a[atA + limb] as number) - (b[atB + limb] as number);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/** Whether a vector is greater than zero. */
export const isPositive = (vector: Float64Array, at: number, limbs: number): boolean => {
  for (let limb = 0; limb < limbs; limb++)
    if (vector[at + limb] !== 0) return (vector[at + limb] as number) > 0;
  return false;
};
