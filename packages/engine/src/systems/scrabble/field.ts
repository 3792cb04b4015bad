import { addEdge, type BitGraph, bitGraph, hasEdge } from '../../matching/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { metIn } from '../swiss/prohibition.ts';
import type { Allowed } from '../swiss/steps.ts';
import { type NoPairing, noPairing } from '../system.ts';
import { whoIsStuck } from './completion.ts';
import { type Member, membersOf } from './list.ts';
import { differentRival, forbiddenPair } from './rules.ts';

/** The players of the round, and the pairs that may be made. */
export interface Field {
  readonly position: Position;
  /** The list of the tournament, by rating. */
  readonly list: readonly Entrant[];
  readonly members: readonly Member[];
  /** Vertex = order of the member; with an odd number one more, the bye. */
  readonly graph: BitGraph;
  /** Vertex of the bye; undefined when the number is even. */
  readonly bye: number | undefined;
}

export const fieldOf = (position: Position, list: readonly Entrant[]): Field => {
  const members = membersOf(position, list);
  const bye = members.length % 2 === 1 ? members.length : undefined;
  const graph = allowedPairs(position, members, bye);
  return { position, list, members, graph, bye };
};

/** What forbids two to meet, and the round in which they met. */
export const prohibitionOf = (
  position: Position,
  a: Member,
  b: Member,
): { readonly rule: Rule; readonly round?: number } | undefined => {
  if (a.entrant.met.has(b.id)) {
    const round = metIn(a.entrant, b.id);
    return { rule: differentRival, ...(round === undefined ? {} : { round }) };
  }
  return position.mayNotMeet(a.id, b.id) ? { rule: forbiddenPair } : undefined;
};

/** The field in which only what is allowed may be. */
export const within = (field: Field, allowed: Allowed<Member>): Field => {
  const { members, bye } = field;
  const graph = bitGraph(field.graph.size);
  for (const [at, a] of members.entries()) {
    for (const b of members.slice(at + 1))
      if (hasEdge(field.graph, a.order, b.order) && allowed.mayMeet(a, b)) addEdge(graph, a.order, b.order);
    if (bye !== undefined && hasEdge(field.graph, a.order, bye) && allowed.mayHaveBye(a))
      addEdge(graph, a.order, bye);
  }
  return { ...field, graph };
};

const allowedPairs = (position: Position, members: readonly Member[], bye: number | undefined): BitGraph => {
  const graph = bitGraph(members.length + (bye === undefined ? 0 : 1));
  for (const [at, a] of members.entries()) {
    for (const b of members.slice(at + 1))
      if (!prohibitionOf(position, a, b)) addEdge(graph, a.order, b.order);
    if (bye !== undefined && a.byeHadIn === undefined) addEdge(graph, a.order, bye);
  }
  return graph;
};

/** Those without whom all the others can be paired. */
export const possibleByes = ({ position, members }: Field): ReadonlySet<Member> => {
  const { stuck, left } = whoIsStuck(allowedPairs(position, members, undefined));
  return new Set(left === 1 ? stuck.flatMap(v => members[v] ?? []) : []);
};

/** Asked when not everybody can be paired: too few rivals are left to some, or nobody of those left may have the bye. */
export const whyNoRound = ({ position, members, graph, bye }: Field): NoPairing => {
  const withoutBye = bye === undefined ? graph : allowedPairs(position, members, undefined);
  const { stuck, partners, left } = whoIsStuck(withoutBye);
  const idsOf = (vertices: readonly number[]) => vertices.flatMap(v => members[v]?.id ?? []);
  return bye !== undefined && left === 1
    ? noPairing('no-bye-candidate', { players: idsOf(stuck) })
    : noPairing('no-legal-pairing', { players: idsOf(stuck), partners: idsOf(partners) });
};
