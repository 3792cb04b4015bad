import { type BitGraph, hasEdge } from '../../../matching/index.ts';
import type { Entrant } from '../../../position/index.ts';
import { allowedPairs, legalPairs } from '../../swiss/legal-pairs.ts';
import { scoregroupsOf } from '../../swiss/scoregroups.ts';
import type { Allowed } from '../../swiss/steps.ts';
import { type Circumstances, prohibitionsOf } from './absolute.ts';
import { type Member, membersOf } from './definitions.ts';

/** Whether B2, B5 and B6 hold (seed 000, 21). */
export type LastRound = 'in force' | 'waived';

/** Everybody to be paired, in the order of A2, with the pairs that B1 and B2 leave. Vertex = order of the member. */
export interface Field extends Circumstances {
  readonly members: readonly Member[];
  /** `waived`: without B2 between two players above 50 % in the last round; the same graph in other rounds. */
  readonly legal: Readonly<Record<LastRound, BitGraph>>;
  /** The same, also where only some pairs may be made: what C1 looks at. */
  readonly known: Field['legal'];
  /** B1b. */
  readonly mayHaveBye: (member: Member) => boolean;
  /** A3, from the top: each by A2. */
  readonly groups: readonly (readonly Member[])[];
}

export const fieldOf = (circumstances: Circumstances, entrants: readonly Entrant[]): Field => {
  const { position } = circumstances;
  const members = membersOf(position, entrants);
  const legal = legalPairs(members, prohibitionsOf(circumstances, 'in force'));
  const isWaivable = members.some(member => member.isAboveHalf);
  const known = {
    'in force': legal,
    waived: isWaivable ? legalPairs(members, prohibitionsOf(circumstances, 'waived')) : legal,
  };
  return {
    ...circumstances,
    members,
    legal: known,
    known,
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
    groups: scoregroupsOf(members),
  };
};

/** The field in which only what is allowed may be. */
export const within = (field: Field, allowed: Allowed<Member>): Field => {
  const restricted = (graph: BitGraph): BitGraph => allowedPairs(graph, field.members, allowed);
  const { 'in force': inForce, waived } = field.legal;
  const legal = restricted(inForce);
  return {
    ...field,
    legal: { 'in force': legal, waived: waived === inForce ? legal : restricted(waived) },
    mayHaveBye: member => field.mayHaveBye(member) && allowed.mayHaveBye(member),
  };
};

export const mayMeet = (graph: BitGraph, a: Member, b: Member): boolean => hasEdge(graph, a.order, b.order);
