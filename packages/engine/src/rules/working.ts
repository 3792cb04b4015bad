import { decimal, type Exact, hundredthsIn, inHundredths, whole } from '../model/exact.ts';
import type { Rule } from './rule.ts';

/** One line of a working. Numbers are decimals, as people read them. */
export interface Part {
  readonly round?: number | undefined;
  /** Start number of the opponent, or number of the opposing team. */
  readonly opponent?: number | undefined;
  /** Of a round that was not played: what stands in for the game. */
  readonly against?: 'dummy' | 'oneself';
  /** The participant's own points in the round. */
  readonly points?: number;
  /** The score or the rating of the opponent that was taken. */
  readonly score?: number;
  /** Ratings: own less the opponent’s, what of it counts after the rule of 400 points, and the score expected. */
  readonly difference?: number;
  readonly counted?: number;
  readonly expected?: number;
  /** What the line adds to the value when it is not cut. */
  readonly amount: number;
  /** Why it counts so. */
  readonly rule: Rule;
  /** Present when it was cut: by which rule. */
  readonly cut?: Rule;
}

/** A line that does not count, by the rule that cut it, and whose it is. */
export interface CutPart extends Part {
  readonly of: number;
  readonly cut: Rule;
}

/** A value with everything that made it. */
export interface Working {
  /** Undefined where the definition gives none (no opponents, unrated players). */
  readonly exact: Exact | undefined;
  /** The same as a decimal, as people read it. */
  readonly value: number | undefined;
  readonly rule: Rule;
  readonly parts: readonly Part[];
  /** Numbers beside the parts: the divisor, the percentage, the group. */
  readonly facts: Readonly<Record<string, number | readonly number[]>>;
}

export const worked = (
  rule: Rule,
  /** A number is a whole one. */
  value: Exact | number | undefined,
  parts: readonly Part[] = [],
  facts: Working['facts'] = {},
): Working => {
  const exact = typeof value === 'number' ? whole(value) : value;
  return { exact, value: exact && decimal(exact), rule, parts, facts };
};

/** Scores are tenths and products of scores hundredths: their sums are whole numbers of hundredths. */
export const sumOfParts = (parts: readonly Part[]): Exact => {
  let sum = 0;
  for (const part of parts) if (!part.cut) sum += hundredthsIn(part.amount);
  return inHundredths(sum);
};

/** The lines of a participant's working that do not count. */
export const cutPartsOf = (of: number, { parts }: Working): readonly CutPart[] =>
  parts.flatMap(part => (part.cut ? [{ ...part, of, cut: part.cut }] : []));
