import { type BitGraph, copyOfGraph, hasEdge, leftoversOf, removeEdge } from '../../matching/index.ts';
import { type Points, ZERO } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { joinBye, legalPairs } from './legal-pairs.ts';
import type { Prohibited, Prohibition } from './prohibition.ts';
import { scoregroupsOf } from './scoregroups.ts';

/** Somebody to be paired, with their vertex in the graph of legal pairs: higher scores first. */
export interface SwissMember extends Prohibited {
  readonly entrant: Entrant;
  /** Pairing score. */
  readonly score: Points;
  readonly mayHaveBye: boolean;
}

/**
 * Everybody to be paired, in the order of their vertices, with the pairs that the prohibitions leave. One vertex more,
 * `bye`, stands for the pairing-allocated bye when the number is odd: it is joined to whoever may have it.
 */
export interface SwissField<Member extends SwissMember> {
  readonly position: Position;
  readonly members: readonly Member[];
  /** In the order in which they are cited. */
  readonly prohibitions: readonly Prohibition<Member>[];
  /** Vertex = order of the member; the last vertex is the bye. */
  readonly legal: BitGraph;
  readonly bye: number;
  readonly isOdd: boolean;
  /** Scoregroups from the top: first and one past the last member. */
  readonly groups: readonly Scoregroup[];
}

export interface Scoregroup {
  readonly score: Points;
  readonly from: number;
  readonly to: number;
}

export const swissField = <Member extends SwissMember>(
  position: Position,
  members: readonly Member[],
  prohibitions: readonly Prohibition<Member>[],
): SwissField<Member> => {
  const isOdd = members.length % 2 === 1;
  const legal = legalPairs(members, prohibitions, members.length + 1);
  if (isOdd) joinBye(legal, members, ({ mayHaveBye }) => mayHaveBye);
  return {
    position,
    members,
    prohibitions,
    legal,
    bye: members.length,
    isOdd,
    groups: rangesOf(members),
  };
};

const rangesOf = (members: readonly SwissMember[]): readonly Scoregroup[] => {
  let to = 0;
  return scoregroupsOf(members).map(group => {
    const from = to;
    to += group.length;
    return { score: group[0]?.score ?? ZERO, from, to };
  });
};

/** Of the scoregroup, in order; nobody beyond the last. */
export const membersOfGroup = <Member extends SwissMember>(
  { groups, members }: SwissField<Member>,
  group: number,
): readonly Member[] => {
  const found = groups[group];
  return found ? members.slice(found.from, found.to) : [];
};

/** The same field with the bye for these only. */
export const withByeFor = <Field extends SwissField<Member>, Member extends SwissMember>(
  field: Field & SwissField<Member>,
  mayHaveIt: (member: Member) => boolean,
): Field => {
  const legal = copyOfGraph(field.legal);
  for (const member of field.members) if (!mayHaveIt(member)) removeEdge(legal, member.order, field.bye);
  return { ...field, legal };
};

/** What must be so in a round. */
export interface RoundDemand<Member> {
  /** These meet one another and nobody else. */
  readonly pairs?: readonly (readonly [Member, Member])[];
  readonly bye?: Member;
  /** Meets one of these. */
  readonly inside?: { readonly member: Member; readonly among: readonly Member[] };
  /** Meets none of these. */
  readonly outside?: { readonly member: Member; readonly among: readonly Member[] };
  /** No two of one of these sides meet. */
  readonly divided?: readonly (readonly Member[])[];
}

/** The same field in which nothing is legal but what meets the demand. */
export const demandedField = <Field extends SwissField<Member>, Member extends SwissMember>(
  field: Field & SwissField<Member>,
  { pairs = [], bye, inside, outside, divided = [] }: RoundDemand<Member>,
): Field => {
  const legal = copyOfGraph(field.legal);
  const only = (vertex: number, partners: readonly number[]): void => {
    for (let u = 0; u < legal.size; u++) if (!partners.includes(u)) removeEdge(legal, vertex, u);
  };
  for (const [a, b] of pairs) {
    only(a.order, [b.order]);
    only(b.order, [a.order]);
  }
  if (bye) {
    only(bye.order, [field.bye]);
    only(field.bye, [bye.order]);
  }
  if (inside) only(inside.member.order, ordersOf(inside.among));
  if (outside) for (const order of ordersOf(outside.among)) removeEdge(legal, outside.member.order, order);
  for (const side of divided) for (const a of side) for (const b of side) removeEdge(legal, a.order, b.order);
  return { ...field, legal };
};

const ordersOf = (members: readonly SwissMember[]): readonly number[] => members.map(({ order }) => order);

/** Who may have the bye with everybody else paired, in the order of the field; empty where no bye is given. */
export const byeCandidates = <Member extends SwissMember>(
  field: SwissField<Member>,
): readonly Member[] | 'no round' => {
  const orders = field.members.map(({ order }) => order);
  const { count, possible } = leftoversOf(field.legal, orders);
  if (count !== (field.isOdd ? 1 : 0)) return 'no round';
  const canBeLeft = new Set(possible);
  const candidates = field.members.filter(
    ({ order }) => canBeLeft.has(order) && hasEdge(field.legal, order, field.bye),
  );
  return field.isOdd && candidates.length === 0 ? 'no round' : candidates;
};
