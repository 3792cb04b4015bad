import { addEdge, type BitGraph, bitGraph, hasEdge } from '../../matching/index.ts';
import type { Points } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { prohibitionOf } from './absolute.ts';
import { type Member, membersOf } from './definitions.ts';

/** Whether B2, B5 and B6 hold (seed 000, 21). */
export type LastRound = 'in force' | 'waived';

/** Everybody to be paired, in the order of A2, with the pairs that B1 and B2 leave. Vertex = order of the member. */
export interface Field {
  readonly position: Position;
  readonly members: readonly Member[];
  /** `waived`: without B2 between two players above 50 % in the last round; the same graph in other rounds. */
  readonly legal: Readonly<Record<LastRound, BitGraph>>;
  /** A3, from the top: each by A2. */
  readonly groups: readonly (readonly Member[])[];
}

export const fieldOf = (position: Position, entrants: readonly Entrant[]): Field => {
  const members = membersOf(position, entrants);
  const legal = legalPairs(position, members, 'in force');
  const isWaivable = members.some(member => member.isAboveHalf);
  return {
    position,
    members,
    legal: { 'in force': legal, waived: isWaivable ? legalPairs(position, members, 'waived') : legal },
    groups: scoregroups(members),
  };
};

const legalPairs = (position: Position, members: readonly Member[], b2: LastRound): BitGraph => {
  const graph = bitGraph(members.length);
  for (const [index, a] of members.entries())
    for (let other = index + 1; other < members.length; other++) {
      const b = members[other] as Member;
      if (!prohibitionOf(a, b, { position, b2 })) addEdge(graph, a.order, b.order);
    }
  return graph;
};

const scoregroups = (members: readonly Member[]): readonly (readonly Member[])[] => {
  const groups = new Map<Points, Member[]>();
  for (const member of members) {
    const group = groups.get(member.score);
    if (group) group.push(member);
    else groups.set(member.score, [member]);
  }
  return [...groups.values()];
};

export const mayMeet = (graph: BitGraph, a: Member, b: Member): boolean => hasEdge(graph, a.order, b.order);
