/** FIDE rating regulations (B.02), 8.1.1: the difference that belongs to each percentage from 50 to 100. */
const DP_FROM_50 = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
  193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470,
  501, 538, 589, 677, 800,
];

/** Rating difference for a percentage in whole hundredths, 0 to 100. */
export const differenceFor = (percent: number): number =>
  percent >= 50 ? (DP_FROM_50[percent - 50] ?? 0) : -(DP_FROM_50[50 - percent] ?? 0);

/** B.02, 8.1.2: the greatest difference at which the stronger player still expects 50, 51, 52 … hundredths. */
const LAST_DIFFERENCE = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
  188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
  484, 517, 559, 619, 735,
];
const GREATEST = 735;

const EXPECTED: readonly number[] = Array.from(
  { length: GREATEST + 1 },
  (_, difference) => 50 + LAST_DIFFERENCE.findIndex(last => difference <= last),
);

/** Expected score in hundredths against an opponent this much weaker (or, below zero, stronger). */
export const expectedFor = (difference: number): number =>
  difference >= 0 ? (EXPECTED[difference] ?? 100) : 100 - (EXPECTED[-difference] ?? 100);
