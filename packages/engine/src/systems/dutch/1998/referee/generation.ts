/*
 * D1 and D2: the orders in which transpositions and exchanges are applied. Players are their numbers in the group: 1,
 * 2, 3 … by A2.
 */

/** D1: all orders of the numbers, ascending as if they were digits; those that agree in the first `count` count once. */
export function* transpositions(s2: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) {
    yield s2;
    return;
  }
  for (const first of s2)
    for (const rest of transpositions(
      s2.filter(other => other !== first),
      count - 1,
    ))
      yield [first, ...rest];
}

/** Players of S1 and of S2 who change places, each ascending. */
export interface Exchange {
  readonly fromS1: readonly number[];
  readonly fromS2: readonly number[];
}

/**
 * D2: exchanges of so many players, the smallest difference first; then the lowest players of S1, that is the highest
 * numbers; then the rows of the printed matrix from the top.
 */
export const exchangesOf = (
  players: number,
  s1: readonly number[],
  s2: readonly number[],
): readonly Exchange[] =>
  groupsOf(s1, players)
    .flatMap(fromS1 => groupsOf(s2, players).map(fromS2 => ({ fromS1, fromS2 })))
    .sort(
      (a, b) =>
        differenceOf(a) - differenceOf(b) ||
        firstDifference([...b.fromS1].reverse(), [...a.fromS1].reverse()) ||
        firstDifference(a.fromS2, b.fromS2),
    );

const differenceOf = ({ fromS1, fromS2 }: Exchange): number => sumOf(fromS2) - sumOf(fromS1);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const firstDifference = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** All groups of one size, each ascending, in ascending order. */
const groupsOf = (numbers: readonly number[], size: number): readonly (readonly number[])[] => {
  if (size === 0) return [[]];
  return numbers.flatMap((first, index) =>
    groupsOf(numbers.slice(index + 1), size - 1).map(rest => [first, ...rest]),
  );
};

export interface Subgroups {
  readonly s1: readonly number[];
  readonly s2: readonly number[];
}

/** C4 and C8: S1 and S2 of the group of so many players, first as they are, then after each exchange. */
export function* subgroups(players: number, pairs: number): Generator<Subgroups> {
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  const [s1, s2] = [numbers.slice(0, pairs), numbers.slice(pairs)];
  for (let size = 0; size <= Math.min(s1.length, s2.length); size++)
    for (const { fromS1, fromS2 } of exchangesOf(size, s1, s2)) {
      const isInS1 = (number: number) =>
        number <= pairs ? !fromS1.includes(number) : fromS2.includes(number);
      yield { s1: numbers.filter(isInS1), s2: numbers.filter(number => !isInS1(number)) };
    }
}
