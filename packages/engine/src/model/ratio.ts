import { impossible } from './outcome.ts';
import type { Fraction } from './prizes.ts';

/** A fraction of whole numbers of any size, in lowest terms, the lower one positive. No float decides about money. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));

export const ratio = (over: bigint, under = 1n): Ratio => {
  if (under <= 0n) return impossible('the lower number of a fraction is above zero');
  const common = commonDivisor(over < 0n ? -over : over, under);
  return common === 0n ? { over: 0n, under: 1n } : { over: over / common, under: under / common };
};

export const NOTHING = ratio(0n);
export const ALL = ratio(1n);
export const HALF = ratio(1n, 2n);

export const ratioOf = (count: number): Ratio => ratio(BigInt(count));

export const added = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.over * b.under + b.over * a.under, a.under * b.under);
export const less = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.over * b.under - b.over * a.under, a.under * b.under);
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.over, a.under * b.under);
export const sharedAmong = ({ over, under }: Ratio, count: number): Ratio =>
  ratio(over, under * BigInt(count));
export const sumOf = (all: readonly Ratio[]): Ratio => all.reduce(added, NOTHING);

/** Below zero: the first is less. */
export const compared = (a: Ratio, b: Ratio): number => {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export const isAbove = (a: Ratio, b: Ratio): boolean => compared(a, b) > 0;
export const greater = (a: Ratio, b: Ratio): Ratio => (isAbove(a, b) ? a : b);

/** How many whole units it holds: never below zero here. */
export const unitsIn = ({ over, under }: Ratio, unit: bigint): bigint => over / (under * unit);

/** As data: `50000/3`. */
export const written = ({ over, under }: Ratio): Fraction =>
  (under === 1n ? `${over}` : `${over}/${under}`) as Fraction;

/** Undefined: not two whole numbers, or the lower one is zero. */
export const ratioIn = (text: string): Ratio | undefined => {
  const [, over, under = '1'] = /^(\d{1,15})(?:\/(\d{1,15}))?$/.exec(text) ?? [];
  return over === undefined || BigInt(under) === 0n ? undefined : ratio(BigInt(over), BigInt(under));
};
