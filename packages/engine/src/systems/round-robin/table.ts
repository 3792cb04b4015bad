/** A pair of a Berger table: numbers, White first. */
export interface TablePair {
  readonly white: number;
  readonly black: number;
}

/** Players of the table: an odd field uses the table of one more, whose highest number stands for the free round. */
export const tableSize = (players: number): number => players + (players % 2);

/**
 * One line of the Berger table for an even number of players, in the order in which it is printed.
 *
 * Seat all but the highest number round a circle. In round r one of them, the leader, meets the highest; the others
 * meet across the circle, whoever sits k seats after the leader with White against whoever sits k seats before.
 * The leader moves on half a circle from round to round, and has White in odd rounds.
 */
export const bergerRound = (size: number, round: number): readonly TablePair[] => {
  const circle = size - 1;
  const seat = (number: number): number => ((((number - 1) % circle) + circle) % circle) + 1;
  const leader = seat(1 + (round - 1) * (size / 2));
  const first = round % 2 === 1 ? { white: leader, black: size } : { white: size, black: leader };
  const others = Array.from({ length: size / 2 - 1 }, (_, k) => ({
    white: seat(leader + k + 1),
    black: seat(leader - k - 1),
  }));
  return [first, ...others];
};
