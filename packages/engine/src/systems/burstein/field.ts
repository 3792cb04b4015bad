import {
  addEdge,
  type BitGraph,
  bitGraph,
  bitSet,
  hasBit,
  hasEdge,
  MaximumMatching,
  removeEdge,
  setBit,
} from '../../matching/index.ts';
import { COLOURS, type Points } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type NoPairing, noPairing } from '../system.ts';
import type { Member } from './definitions.ts';

/** Those to be paired, in the order of their vertices, with the pairs that the absolute rules and the arbiter leave. */
export interface Field {
  readonly position: Position;
  readonly members: readonly Member[];
  readonly legal: BitGraph;
  /** Scoregroups from the top: first and one past the last member. */
  readonly groups: readonly Scoregroup[];
}

export interface Scoregroup {
  readonly score: Points;
  readonly from: number;
  readonly to: number;
}

export const fieldOf = (position: Position, members: readonly Member[]): Field => ({
  position,
  members,
  legal: legalPairs(position, members),
  groups: scoregroups(members),
});

/** The field without whoever has the bye. Vertices are numbered again. */
export const withoutMember = (field: Field, receiver: Member): Field => {
  const members = field.members
    .filter(member => member !== receiver)
    .map((member, order) => ({ ...member, order }));
  return fieldOf(field.position, members);
};

const scoregroups = (members: readonly Member[]): readonly Scoregroup[] => {
  const groups: { score: Points; from: number; to: number }[] = [];
  for (const member of members) {
    const last = groups.at(-1);
    if (last && last.score === member.score) last.to = member.order + 1;
    else groups.push({ score: member.score, from: member.order, to: member.order + 1 });
  }
  return groups;
};

/** C1 and C3 concern few of the pairs, so everybody is joined first and the forbidden pairs are taken out. */
const legalPairs = (position: Position, members: readonly Member[]): BitGraph => {
  const graph = bitGraph(members.length);
  const everybody = bitSet(members.length);
  for (const { order } of members) setBit(everybody, order);
  for (const { order } of members) {
    graph.words.set(everybody, order * graph.width);
    removeEdge(graph, order, order);
  }
  const orderOf = new Map(members.map(member => [member.id, member.order]));
  for (const member of members)
    for (const opponent of member.entrant.met) {
      const other = orderOf.get(opponent);
      if (other !== undefined) removeEdge(graph, member.order, other);
    }
  removeAbsoluteClashes(graph, members);
  for (const { players, fromRound, toRound } of position.tournament.forbiddenPairs) {
    if (position.round < fromRound || position.round > toRound) continue;
    const orders = players.map(player => orderOf.get(player)).filter(order => order !== undefined);
    for (const a of orders) for (const b of orders) if (a !== b) removeEdge(graph, a, b);
  }
  return graph;
};

/** C3 (5.2, 5.3): two with the same absolute preference, taken out a row at a time. */
const removeAbsoluteClashes = (graph: BitGraph, members: readonly Member[]): void => {
  for (const colour of COLOURS) {
    const clashing = members.filter(
      ({ preference }) => preference?.strength === 'absolute' && preference.colour === colour,
    );
    const mask = bitSet(graph.size);
    for (const { order } of clashing) setBit(mask, order);
    for (const { order } of clashing)
      for (let word = 0; word < graph.width; word++) {
        const at = order * graph.width + word;
        graph.words[at] = (graph.words[at] as number) & ~(mask[word] as number);
      }
  }
};

/** A matching of everybody: how far a round goes at all. */
export const matchEverybody = ({ legal, members }: Field): MaximumMatching => {
  const matching = new MaximumMatching(legal);
  for (const { order } of members) matching.admit(order);
  matching.complete(members.map(member => member.order));
  return matching;
};

/** Members who can be left over, each with everyone else paired, given a matching that leaves exactly one. */
export const possibleLeftovers = (field: Field, matching: MaximumMatching): readonly Member[] => {
  const lonely = lonelyIn(field, matching)[0];
  if (!lonely) return [];
  matching.augmentFrom(lonely.order);
  const outer = matching.outerVertices();
  return field.members.filter(member => hasBit(outer, member.order));
};

const lonelyIn = ({ members }: Field, { mate }: MaximumMatching): readonly Member[] =>
  members.filter(member => (mate[member.order] ?? -1) < 0);

/**
 * Why no complete round exists, or undefined when one does. Edmonds' tree names the players: those that can be left
 * over in turn have, all together, only the partners on the inner places of the tree, one too few.
 */
export const whyNoRound = (field: Field): NoPairing | undefined => {
  const matching = matchEverybody(field);
  const lonely = lonelyIn(field, matching);
  const isOdd = field.members.length % 2 === 1;
  if (lonely.length > (isOdd ? 1 : 0)) return tooFewPartners(field, matching, lonely);
  if (!isOdd) return undefined;
  const candidates = possibleLeftovers(field, matching);
  if (candidates.some(member => member.mayHaveBye)) return undefined;
  return noPairing('no-bye-candidate', { players: candidates.map(member => member.id) });
};

const tooFewPartners = (field: Field, matching: MaximumMatching, lonely: readonly Member[]): NoPairing => {
  const stuck = new Set<Member>();
  for (const { order } of lonely) {
    matching.augmentFrom(order);
    const outer = matching.outerVertices();
    for (const member of field.members) if (hasBit(outer, member.order)) stuck.add(member);
  }
  const partners = field.members.filter(
    member => !stuck.has(member) && [...stuck].some(other => hasEdge(field.legal, member.order, other.order)),
  );
  return noPairing('no-legal-pairing', {
    players: [...stuck].map(member => member.id),
    partners: partners.map(member => member.id),
  });
};

/** The legal pairs among some of the field, numbered as given. */
export const legalAmong = ({ legal }: Field, members: readonly Member[], size = members.length): BitGraph => {
  const graph = bitGraph(size);
  for (const [u, a] of members.entries())
    for (let v = u + 1; v < members.length; v++)
      if (hasEdge(legal, a.order, (members[v] as Member).order)) addEdge(graph, u, v);
  return graph;
};
