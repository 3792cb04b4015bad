import type { LiteralBracket } from './candidates.ts';
import type { Pair } from './field.ts';
import type { Edition, Member } from './member.ts';

/** The loops of article 3.7 (B.7), the outermost first, and how many lists the place has for each. */
export const LOOPS = ['set', 'opponents', 'exchange', 'transposition'] as const;
export type Loop = (typeof LOOPS)[number];

/**
 * Where a candidate stands in the order of article 4 (D): the earlier, the less, list by list. The higher of two of the
 * remainder stands in S1: the candidate was generated first like this.
 */
export const placeOf = (
  edition: Edition,
  { movedDown, residents }: LiteralBracket,
  pairs: readonly Pair[],
): readonly (readonly number[])[] => {
  const numbered = (players: readonly Member[]) => (member: Member) => players.indexOf(member) + 1;
  const ofMovedDown = pairs.filter(([higher]) => movedDown.includes(higher));
  const others = pairs.filter(([higher]) => !movedDown.includes(higher));
  const set = ofMovedDown.map(([higher]) => higher);
  const taken = ofMovedDown.flat();
  const remainder = residents.filter(member => !taken.includes(member));
  const s1 = others.map(([higher]) => numbered(remainder)(higher));
  const s2 = others.map(([, lower]) => numbered(remainder)(lower));
  const original = s1.map((_, at) => at + 1);
  const leaving = original.filter(number => !s1.includes(number));
  const entering = s1.filter(number => number > s1.length);
  return [
    // 4.4 (D.3): the most of them; of 2017 with the highest scores; by the smallest differing number.
    [
      -set.length,
      ...(edition === '2017' ? set.map(({ score }) => -score) : []),
      ...set.map(numbered(movedDown)),
    ],
    // 4.2 (D.1)
    ofMovedDown.map(([, lower]) => numbered(residents)(lower)),
    // 4.3 (D.2): fewest, the smallest difference of sums, the largest leaving, the smallest entering.
    [
      leaving.length,
      sumOf(entering) - sumOf(leaving),
      ...[...leaving].reverse().map(number => -number),
      ...entering,
    ],
    s2,
  ];
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
