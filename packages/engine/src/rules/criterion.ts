import type { Rule } from './rule.ts';

/**
 * A quality criterion: a fault charged on a pair made, on a player left over, or on both. 0 is no fault; a greater
 * grade is worse, and one greater fault is worse than any number of smaller ones ("in descending order").
 * Counting criteria have the one grade 1.
 *
 * `Traits` is all that a criterion may see of a player, so that two players with equal traits are interchangeable.
 */
export interface Criterion<Traits, Key extends string = string> extends Rule<Key> {
  /** The first is the higher ranked of the two. */
  readonly ofPair?: (higher: Traits, lower: Traits) => number;
  readonly ofDownfloater?: (player: Traits) => number;
}

/** A candidate as criteria see it. */
export interface Candidate<Traits> {
  readonly pairs: readonly (readonly [Traits, Traits])[];
  readonly downfloaters: readonly Traits[];
}

/** All faults of a candidate, greatest first. */
export const faultsOf = <Traits>(
  criterion: Criterion<Traits>,
  candidate: Candidate<Traits>,
): readonly number[] => {
  const { ofPair, ofDownfloater } = criterion;
  const faults = [
    ...(ofPair ? candidate.pairs.map(([higher, lower]) => ofPair(higher, lower)) : []),
    ...(ofDownfloater ? candidate.downfloaters.map(player => ofDownfloater(player)) : []),
  ];
  return faults.filter(fault => fault > 0).sort((a, b) => b - a);
};

/** Negative: `a` is better. A list that ends first is better: what is missing is no fault. */
export const compareFaults = (a: readonly number[], b: readonly number[]): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** What told two candidates apart: the first criterion, in order of priority, with the faults on both sides. */
export interface Decision<Traits> {
  readonly better: 'a' | 'b';
  readonly criterion: Criterion<Traits>;
  readonly faults: { readonly a: readonly number[]; readonly b: readonly number[] };
}

/** The literal comparison of two candidates; undefined when no criterion tells them apart. */
export const decide = <Traits>(
  criteria: readonly Criterion<Traits>[],
  a: Candidate<Traits>,
  b: Candidate<Traits>,
): Decision<Traits> | undefined => {
  for (const criterion of criteria) {
    const faults = { a: faultsOf(criterion, a), b: faultsOf(criterion, b) };
    const order = compareFaults(faults.a, faults.b);
    if (order !== 0) return { better: order < 0 ? 'a' : 'b', criterion, faults };
  }
  return undefined;
};
