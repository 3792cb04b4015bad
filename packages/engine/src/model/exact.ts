import { impossible } from './outcome.ts';

/** A fraction of whole numbers in lowest terms, the lower one positive. */
export interface Exact {
  readonly numerator: number;
  readonly denominator: number;
}

export const fraction = (numerator: number, denominator: number): Exact => {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0)
    return impossible(`a fraction of whole numbers, not ${numerator}/${denominator}`);
  const common = greatestCommonDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / common, denominator: denominator / common };
};

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

export const whole = (number: number): Exact => fraction(number, 1);
export const inTenths = (count: number): Exact => fraction(count, 10);
export const inHundredths = (count: number): Exact => fraction(count, 100);

/** Below zero: the first is less. Scores, ratings and divisors are far too small for a product to leave the whole numbers. */
export const compareExact = (a: Exact, b: Exact): number =>
  a.numerator * b.denominator - b.numerator * a.denominator;

export const addExact = (a: Exact, b: Exact): Exact =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const divided = ({ numerator, denominator }: Exact, by: number): Exact =>
  fraction(numerator, denominator * by);

/** As people read it. */
export const decimal = ({ numerator, denominator }: Exact): number => numerator / denominator;

/** A whole number of units of 1/`unit`, half up, also below zero: -0.5 becomes 0. */
export const roundedHalfUp = ({ numerator, denominator }: Exact, unit = 1): Exact =>
  fraction(Math.floor((2 * unit * numerator + denominator) / (2 * denominator)), unit);

/** Lines of a working are written as decimals of at most two places: as many hundredths. */
export const hundredthsIn = (written: number): number => Math.round(written * 100);
