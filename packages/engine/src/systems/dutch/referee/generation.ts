/*
 * Article 4 (2017: section D): the orders in which transpositions, exchanges and sets of moved-down players are
 * generated. Players are their numbers in the bracket (BSN, 4.1): 1, 2, 3 … by rank.
 */
export type Bsn = number;

export const bsnsUpTo = (count: number): readonly Bsn[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/**
 * 4.2 (D.1): S2 with its first `n1` numbers in lexicographic order; the others are bound to the remainder or to
 * downfloat, and stand by rank. `mayStand` passes over every transposition with a number at a place where it breaks
 * an absolute criterion (2.1: such a candidate is discarded).
 */
export function* transpositions(
  s2: readonly Bsn[],
  n1: number,
  mayStand: (bsn: Bsn, place: number) => boolean = () => true,
): Generator<readonly Bsn[]> {
  yield* continued([], s2, n1, mayStand);
}

function* continued(
  placed: readonly Bsn[],
  left: readonly Bsn[],
  n1: number,
  mayStand: (bsn: Bsn, place: number) => boolean,
): Generator<readonly Bsn[]> {
  if (placed.length === n1) {
    yield [...placed, ...left];
    return;
  }
  for (const bsn of left)
    if (mayStand(bsn, placed.length))
      yield* continued(
        [...placed, bsn],
        left.filter(other => other !== bsn),
        n1,
        mayStand,
      );
}

/** Two groups of equal size that change places, each in ascending order. None at all: the original composition. */
export interface Exchange {
  readonly fromS1: readonly Bsn[];
  readonly fromS2: readonly Bsn[];
}

/** 4.3 (D.2): the exchanges between the original S1 (the first `n1` of `n`) and the original S2. */
export const exchanges = (n1: number, n: number): readonly Exchange[] => {
  const s1 = bsnsUpTo(n1);
  const s2 = bsnsUpTo(n).slice(n1);
  return [0, ...bsnsUpTo(Math.min(s1.length, s2.length))]
    .flatMap(size =>
      groupsOf(s1, size).flatMap(fromS1 => groupsOf(s2, size).map(fromS2 => ({ fromS1, fromS2 }))),
    )
    .sort((a, b) => fewest(a, b) || smallestDifference(a, b) || largestLeaving(a, b) || smallestComing(a, b));
};

/** 4.3.2, 1 (D.2.a). */
const fewest = (a: Exchange, b: Exchange): number => a.fromS1.length - b.fromS1.length;

/** 4.3.2, 2 (D.2.b). */
const smallestDifference = (a: Exchange, b: Exchange): number => differenceOf(a) - differenceOf(b);
const differenceOf = ({ fromS1, fromS2 }: Exchange): number => sumOf(fromS2) - sumOf(fromS1);
const sumOf = (bsns: readonly Bsn[]): number => bsns.reduce((sum, bsn) => sum + bsn, 0);

/** 4.3.2, 3 (D.2.c): 5-4-1 before 5-3-2. */
const largestLeaving = (a: Exchange, b: Exchange): number =>
  lexicographic([...b.fromS1].reverse(), [...a.fromS1].reverse());

/** 4.3.2, 4 (D.2.d): 6-7-10 before 6-8-9. */
const smallestComing = (a: Exchange, b: Exchange): number => lexicographic(a.fromS2, b.fromS2);

/** 4.4.2: sets of `m1` moved-down players by their smallest differing number: 1-3, 1-4, 3-4. */
export const movedDownSets = (m0: number, m1: number): readonly (readonly Bsn[])[] =>
  groupsOf(bsnsUpTo(m0), m1);

/** D.3: sets of `m1` of the moved-down players with these scores; first the highest scores, then as above. */
export const movedDownSetsOf2017 = (scores: readonly number[], m1: number): readonly (readonly Bsn[])[] => {
  const scoresOf = (set: readonly Bsn[]) => set.map(bsn => scores[bsn - 1] ?? 0);
  return [...movedDownSets(scores.length, m1)].sort(
    (a, b) => lexicographic(scoresOf(b), scoresOf(a)) || lexicographic(a, b),
  );
};

/** All groups of one size, each ascending, in lexicographic order. */
export const groupsOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] => {
  if (size === 0) return [[]];
  return items.flatMap((first, index) =>
    groupsOf(items.slice(index + 1), size - 1).map(rest => [first, ...rest]),
  );
};

/** Negative: `a` first. Both have the same length. */
export const lexicographic = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
};
