import { decimalOf, type PlayerId, type Points, tenths } from '../../model/index.ts';

/* Brackets completed from below: nobody floats down (C.04.4.1, C.04.5, C.04.6). */

interface Floating {
  readonly id: PlayerId;
  readonly score: Points;
}

type Pair<Member> = readonly [Member, Member];

/** A scoregroup about to be paired: its members not paired yet, and everybody below in the order in which they may float. */
export interface UpfloatGroup<Member> {
  readonly residents: readonly Member[];
  readonly below: readonly Member[];
}

/** What was decided of it. */
export interface UpfloatBracket<Member> {
  readonly group: UpfloatGroup<Member>;
  readonly upfloaters: readonly Member[];
  /** In the order of the text, each with the one first to whom opponents are offered. */
  readonly pairs: readonly Pair<Member>[];
}

/** From the top scoregroup down. Everybody is given by score, and in the order in which they may float. */
export const completedFromBelow = <Member extends Floating, Bracket extends UpfloatBracket<Member>>(
  everybody: readonly Member[],
  pairGroup: (group: UpfloatGroup<Member>) => Bracket,
): readonly Bracket[] => {
  const brackets: Bracket[] = [];
  let left = everybody;
  while (left[0]) {
    const { score } = left[0];
    const residents = left.filter(member => member.score === score);
    const below = left.filter(member => member.score < score);
    const bracket = pairGroup({ residents, below });
    brackets.push(bracket);
    const floated = new Set(bracket.upfloaters);
    left = below.filter(member => !floated.has(member));
  }
  return brackets;
};

export const scoreOfGroup = <Member extends Floating>({ residents: [first] }: UpfloatGroup<Member>): number =>
  decimalOf(first?.score ?? tenths(0));
