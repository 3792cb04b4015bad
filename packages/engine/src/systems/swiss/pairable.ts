import { type BitGraph, canAllBeMatched, hasEdge, possibleLastOf } from '../../matching/index.ts';
import { accept, impossible, type Outcome, refuse } from '../../model/index.ts';
import type { NoPairing } from '../system.ts';
import { allowedPairs, joinBye, widened } from './legal-pairs.ts';
import { type Vertex, whyNoRound } from './no-round.ts';
import type { Allowed } from './steps.ts';

/* What every procedure that decides step by step asks of those who are to be paired. */

/** Everybody to be paired, and the pairs that may be made. Vertex = order of the member. */
export interface Pairable<Member extends Vertex> {
  readonly members: readonly Member[];
  readonly legal: BitGraph;
  readonly mayHaveBye: (member: Member) => boolean;
}

/** The field in which only what is allowed may be. */
export const within = <Field extends Pairable<Member>, Member extends Vertex>(
  field: Field & Pairable<Member>,
  allowed: Allowed<Member>,
): Field => ({
  ...field,
  legal: allowedPairs(field.legal, field.members, allowed),
  mayHaveBye: member => field.mayHaveBye(member) && allowed.mayHaveBye(member),
});

/**
 * The pairs of everybody, and with an odd number one vertex more, the bye: the last one, joined to whoever may have it. A
 * perfect matching of it is a round.
 */
export const pairsWithBye = <Member extends Vertex>({
  members,
  legal,
  mayHaveBye,
}: Pairable<Member>): BitGraph => {
  if (members.length % 2 === 0) return legal;
  const graph = widened(legal, members.length + 1);
  joinBye(graph, members, mayHaveBye);
  return graph;
};

type Graph = Pick<Pairable<Vertex>, 'legal'>;

export const mayMeet = ({ legal }: Graph, a: Vertex, b: Vertex): boolean => hasEdge(legal, a.order, b.order);

/** Whether each of these can be paired with another of them. */
export const canAllBePaired = ({ legal }: Graph, members: readonly Vertex[]): boolean =>
  canAllBeMatched(legal, ordersOf(members));

/** Of an odd number of members: those each of whom can be left over with all the others paired. */
export const possibleLast = <Member extends Vertex>(
  { legal }: Graph,
  members: readonly Member[],
): readonly Member[] => {
  const possible = new Set(possibleLastOf(legal, ordersOf(members)));
  return members.filter(({ order }) => possible.has(order));
};

/** Who may have the bye with everybody else paired; nobody in an even field. */
export const possibleReceivers = <Member extends Vertex>(field: Pairable<Member>): readonly Member[] =>
  possibleLast(field, field.members).filter(field.mayHaveBye);

/** The round, or why there is none. */
export const roundIn = <Member extends Vertex, Round>(
  { members, legal, mayHaveBye }: Pairable<Member>,
  work: () => Round,
): Outcome<Round, NoPairing> => {
  const refusal = whyNoRound(members, legal, mayHaveBye);
  return refusal ? refuse(refusal) : accept(work());
};

/** The round that was worked out, or why there was none to be found. */
export const roundFound = <Member extends Vertex, Round>(
  { members, legal, mayHaveBye }: Pairable<Member>,
  round: Round | undefined,
): Outcome<Round, NoPairing> =>
  round === undefined
    ? refuse(whyNoRound(members, legal, mayHaveBye) ?? impossible('not everybody can be paired'))
    : accept(round);

/** Whether a legal round exists. */
export const hasRound = <Member extends Vertex>(field: Pairable<Member>): boolean =>
  field.members.length % 2 === 0 ? canAllBePaired(field, field.members) : possibleReceivers(field).length > 0;

const ordersOf = (members: readonly Vertex[]): readonly number[] => members.map(({ order }) => order);
