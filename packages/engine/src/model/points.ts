/**
 * A score in whole tenths of a point, so that sums and comparisons are exact: two and a half points are 25. `decimalOf`
 * makes 2.5 of them.
 *
 * @example
 * ```ts
 * import { decimalOf, type Points } from '@pareo/engine';
 *
 * export const asText = (points: Points): string => decimalOf(points).toFixed(1);
 * ```
 */
export type Points = number & { readonly unit: 'tenths of a point' };

export const ZERO = 0 as Points;

export const tenths = (count: number): Points => count as Points;

/** `pointsOf(2.5)` is two and a half points. */
export const pointsOf = (decimal: number): Points => Math.round(decimal * 10) as Points;

/**
 * Points as an ordinary number, to be shown: 2.5 of 25 tenths.
 *
 * @example
 * ```ts
 * import { decimalOf, standings, type Tournament } from '@pareo/engine';
 *
 * export const leadersPoints = (tournament: Tournament): number | undefined => {
 *   const table = standings(tournament);
 *   const leader = table.ok ? table.value.rows[0] : undefined;
 *   return leader && decimalOf(leader.points);
 * };
 * ```
 */
export const decimalOf = (points: Points): number => points / 10;

export const plus = (a: Points, b: Points): Points => (a + b) as Points;

/** As files and tables write it: always one decimal. */
export const formatPoints = (points: Points): string => decimalOf(points).toFixed(1);
