import type { Rule } from '../rules/index.ts';

/** One line of a working. Numbers are decimals, as people read them. */
export interface Part {
  readonly round?: number | undefined;
  /** Start number of the opponent, or number of the opposing team. */
  readonly opponent?: number | undefined;
  /** The participant's own points in the round. */
  readonly points?: number;
  /** The score or the rating of the opponent that was taken. */
  readonly score?: number;
  /** What the line adds to the value when it is not cut. */
  readonly amount: number;
  /** Why it counts so. */
  readonly rule: Rule;
  /** Present when it was cut: by which rule. */
  readonly cut?: Rule;
}

/** A value of a tie-break with everything that made it. */
export interface Working {
  /** Undefined where the definition gives none (no opponents, unrated players). */
  readonly value: number | undefined;
  readonly rule: Rule;
  readonly parts: readonly Part[];
  /** Numbers beside the parts: the divisor, the percentage, the group. */
  readonly facts: Readonly<Record<string, number | readonly number[]>>;
}

export const worked = (
  rule: Rule,
  value: number | undefined,
  parts: readonly Part[] = [],
  facts: Working['facts'] = {},
): Working => ({ value, rule, parts, facts });

/** Sums of tenths and of products of tenths are exact in hundredths: this takes the noise of binary off. */
export const hundredths = (sum: number): number => Math.round(sum * 100) / 100;

export const sumOfParts = (parts: readonly Part[]): number => {
  let sum = 0;
  for (const part of parts) if (!part.cut) sum += part.amount;
  return hundredths(sum);
};

/** Half up, also below zero: -0.5 becomes 0. */
export const roundedHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9);
