/** Pairs by their in-bracket sequence numbers, 1 for the highest ranked; 0 is the opponent of whoever floats. */
export type Combination = readonly (readonly [number, number])[];

/**
 * Every pairing of so many players with so many floaters, in the order of article 4.3 (2026) and of 6.2 and 6.4 (seed
 * 003): the opponent of number 1 from the last number down, floating at the end; then the opponent of number 2.
 */
export function* combinationsOf(players: number, floaters: number): Generator<Combination> {
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  yield* continued(numbers, floaters);
}

function* continued(numbers: readonly number[], floaters: number): Generator<Combination> {
  const [first, ...others] = numbers;
  if (first === undefined) {
    if (floaters === 0) yield [];
    return;
  }
  for (const opponent of [...others].reverse())
    for (const rest of continued(
      others.filter(number => number !== opponent),
      floaters,
    ))
      yield [[first, opponent], ...rest];
  if (floaters > 0) for (const rest of continued(others, floaters - 1)) yield [[first, 0], ...rest];
}
