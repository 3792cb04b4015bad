import {
  addEdge,
  type BitGraph,
  bitGraph,
  hasEdge,
  MaximumMatching,
  possibleLastOf,
} from '../../matching/index.ts';
import type { Position } from '../../position/index.ts';
import { allowedPairs, legalPairs } from '../swiss/legal-pairs.ts';
import type { Prohibition } from '../swiss/prohibition.ts';
import type { Allowed } from '../swiss/steps.ts';
import type { Member } from './definitions.ts';

/** Everybody to be paired, and the pairs that may be made. Vertex = order of the member. */
export interface Field {
  readonly position: Position;
  readonly members: readonly Member[];
  readonly legal: BitGraph;
  readonly prohibitions: readonly Prohibition<Member>[];
  readonly mayHaveBye: (member: Member) => boolean;
}

export const fieldOf = (
  position: Position,
  members: readonly Member[],
  { prohibitions, mayHaveBye }: Pick<Field, 'prohibitions' | 'mayHaveBye'>,
): Field => ({ position, members, legal: legalPairs(members, prohibitions), prohibitions, mayHaveBye });

/** The field in which only what is allowed may be. */
export const within = (field: Field, allowed: Allowed<Member>): Field => ({
  ...field,
  legal: allowedPairs(field.legal, field.members, allowed),
  mayHaveBye: member => field.mayHaveBye(member) && allowed.mayHaveBye(member),
});

/** Whether a legal round exists. */
export const canBePaired = (field: Field): boolean => {
  const { members } = field;
  if (members.length % 2 === 0) return members.length > 0 && canAllBePaired(field, members);
  return possibleLeftovers(field, members).some(field.mayHaveBye);
};

export const mayMeet = (field: Field, a: Member, b: Member): boolean =>
  hasEdge(field.legal, a.order, b.order);

/** As many of these members paired as can be. */
export const matchingOf = (field: Field, members: readonly Member[]): MaximumMatching => {
  const matching = new MaximumMatching(field.legal);
  for (const { order } of members) matching.admit(order);
  matching.complete(members.map(({ order }) => order));
  return matching;
};

export const canAllBePaired = (field: Field, members: readonly Member[]): boolean =>
  members.length % 2 === 0 && isComplete(matchingOf(field, members), members);

const isComplete = ({ mate }: MaximumMatching, members: readonly Member[]): boolean =>
  members.every(({ order }) => (mate[order] as number) >= 0);

/** Of an odd number of members: those each of whom can be left over with all others paired. */
export const possibleLeftovers = (field: Field, members: readonly Member[]): readonly Member[] => {
  const possible = new Set(
    possibleLastOf(
      field.legal,
      members.map(({ order }) => order),
    ),
  );
  return members.filter(({ order }) => possible.has(order));
};

/** The legal pairs among these members: vertex = place in the list. */
export const graphAmong = (
  field: Field,
  members: readonly Member[],
  mayBePaired: (a: Member, b: Member) => boolean = () => true,
): BitGraph => {
  const graph = bitGraph(members.length);
  for (const [v, a] of members.entries())
    for (let u = v + 1; u < members.length; u++) {
      const b = members[u] as Member;
      if (hasEdge(field.legal, a.order, b.order) && mayBePaired(a, b)) addEdge(graph, v, u);
    }
  return graph;
};
