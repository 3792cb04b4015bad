import { bitSet, MaximumMatching, setBit } from '../../matching/index.ts';
import { countJoined } from './adjacent-group.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';

export type Direction = 'down' | 'up';

/** A scoregroup with those who floated into it: they are members like the others (decision 82). */
export interface Group {
  readonly direction: Direction;
  readonly score: number;
  readonly members: readonly Member[];
  readonly memberSet: Uint32Array;
  /** Residents of the group that floaters go to: the next one on this side, at last the median. */
  readonly adjacent: readonly Member[];
  /** With how many of them the member is compatible. */
  readonly opponentsBeyond: (member: Member) => number;
  readonly hasFloatedIn: (member: Member) => boolean;
  /** 3.6 when pairing downwards, 3.7 when pairing upwards. */
  readonly orderOfFloaters: (a: Member, b: Member) => number;
}

export const groupOf = (
  field: Field,
  { direction, score, members, adjacent }: Pick<Group, 'direction' | 'score' | 'members' | 'adjacent'>,
): Group => {
  const setOf = (players: readonly Member[]): Uint32Array => {
    const set = bitSet(field.legal.size);
    for (const { order } of players) setBit(set, order);
    return set;
  };
  const beyond = setOf(adjacent);
  const counts = new Map<Member, number>();
  return {
    direction,
    score,
    members,
    memberSet: setOf(members),
    adjacent,
    opponentsBeyond: member => {
      const count = counts.get(member) ?? countJoined(field.known, member.order, beyond);
      counts.set(member, count);
      return count;
    },
    hasFloatedIn: member => member.score !== score,
    orderOfFloaters: direction === 'down' ? fromTheTop : fromTheBottom,
  };
};

/** Rank: the highest score, then the highest number. */
export const fromTheTop = (a: Member, b: Member): number => a.order - b.order;
/** The lowest score, then the lowest number. */
export const fromTheBottom = (a: Member, b: Member): number => b.order - a.order;

/** A largest matching of these players. */
export const matchingOf = ({ legal }: Field, members: readonly Member[]): MaximumMatching => {
  const matching = new MaximumMatching(legal);
  matchAll(matching, members);
  return matching;
};

/** Lets these players take part, and matches as many of them as can be. */
export const matchAll = (matching: MaximumMatching, members: readonly Member[]): void => {
  for (const { order } of members) matching.admit(order);
  matching.complete(members.map(({ order }) => order));
};

/** None of these players takes part any more. */
export const dismissAll = (matching: MaximumMatching, members: readonly Member[]): void => {
  for (const { order } of members) matching.dismiss(order);
};
