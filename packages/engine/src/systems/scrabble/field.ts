import { addEdge, type BitGraph, possibleLastOf, removeEdge } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { allowedPairs, legalPairs } from '../swiss/legal-pairs.ts';
import { whyNoRound } from '../swiss/no-round.ts';
import { excludedBy, met, type Prohibition } from '../swiss/prohibition.ts';
import type { Allowed } from '../swiss/steps.ts';
import type { NoPairing } from '../system.ts';
import { type Member, membersOf } from './list.ts';
import { differentRival, forbiddenPair } from './rules.ts';

/** The players of the round, and the pairs that may be made. */
export interface Field {
  readonly position: Position;
  /** The list of the tournament, by rating. */
  readonly list: readonly Entrant[];
  readonly members: readonly Member[];
  /** In the order in which they are cited. */
  readonly prohibitions: readonly Prohibition<Member>[];
  /** Vertex = order of the member; with an odd number one more, the bye. */
  readonly graph: BitGraph;
  /** Vertex of the bye; undefined when the number is even. */
  readonly bye: number | undefined;
}

export const fieldOf = (position: Position, list: readonly Entrant[]): Field => {
  const members = membersOf(position, list);
  const prohibitions = [{ ...differentRival, ...met }, excludedBy(position, forbiddenPair)];
  const bye = members.length % 2 === 1 ? members.length : undefined;
  const graph = legalPairs(members, prohibitions, members.length + (bye === undefined ? 0 : 1));
  if (bye !== undefined)
    for (const member of members) if (mayHaveBye(member)) addEdge(graph, member.order, bye);
  return { position, list, members, prohibitions, graph, bye };
};

const mayHaveBye = ({ byeHadIn }: Member): boolean => byeHadIn === undefined;

/** The field in which only what is allowed may be. */
export const within = (field: Field, allowed: Allowed<Member>): Field => {
  const graph = allowedPairs(field.graph, field.members, allowed);
  if (field.bye !== undefined)
    for (const member of field.members)
      if (!allowed.mayHaveBye(member)) removeEdge(graph, member.order, field.bye);
  return { ...field, graph };
};

/** Those without whom all the others can be paired. */
export const possibleByes = ({ members, graph }: Field): ReadonlySet<Member> =>
  new Set(
    possibleLastOf(
      graph,
      members.map(({ order }) => order),
    ).flatMap(order => members[order] ?? []),
  );

/** Asked when not everybody can be paired: too few rivals are left to some, or nobody of those left may have the bye. */
export const noRoundOf = ({ members, graph }: Field): NoPairing =>
  whyNoRound(members, graph, mayHaveBye) ?? impossible('somebody cannot be paired');
