/** A score, counted in tenths of a point so that sums and comparisons are exact. */
export type Points = number & { readonly unit: 'tenths of a point' };

export const ZERO = 0 as Points;

export const tenths = (count: number): Points => count as Points;

/** `pointsOf(2.5)` is two and a half points. */
export const pointsOf = (decimal: number): Points => Math.round(decimal * 10) as Points;

export const decimalOf = (points: Points): number => points / 10;

export const plus = (a: Points, b: Points): Points => (a + b) as Points;

/** As files and tables write it: always one decimal. */
export const formatPoints = (points: Points): string => decimalOf(points).toFixed(1);
