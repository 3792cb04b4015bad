import {
  addEdge,
  type BitGraph,
  bitGraph,
  bitSet,
  hasBit,
  MaximumMatching,
  removeEdge,
  setBit,
} from '../../matching/index.ts';
import { COLOURS, type Points } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type Edition, type Member, membersOf } from './definitions.ts';

/**
 * Everybody to be paired, in the order of article 1.2 (A.2), with the pairs that C1, C3 and the arbiter leave. One
 * vertex more, `bye`, stands for the pairing-allocated bye when the number is odd: it is joined to whoever may have it.
 */
export interface Field {
  readonly position: Position;
  readonly edition: Edition;
  readonly members: readonly Member[];
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

export const fieldOf = (position: Position, edition: Edition): Field => {
  const members = membersOf(position, edition);
  const field = {
    position,
    edition,
    members,
    legal: legalPairs(position, members),
    bye: members.length,
    isOdd: members.length % 2 === 1,
    groups: scoregroups(members),
  };
  if (field.isOdd)
    for (const member of members) if (member.mayHaveBye) addEdge(field.legal, member.order, field.bye);
  return field;
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
  const graph = bitGraph(members.length + 1);
  const { words, width } = graph;
  for (const { order } of members) {
    words.fill(0xffffffff, order * width, (order + 1) * width);
    for (let beyond = members.length; beyond < width * 32; beyond++) {
      const at = order * width + (beyond >>> 5);
      words[at] = (words[at] as number) & ~(1 << (beyond & 31));
    }
    removeEdge(graph, order, order);
  }
  const orderOf = new Map(members.map(member => [member.id, member.order]));
  for (const member of members)
    for (const opponent of member.entrant.met) {
      const other = orderOf.get(opponent);
      if (other !== undefined) removeEdge(graph, member.order, other);
    }
  removeAbsoluteClashes(graph, members);
  removeForbiddenPairs(graph, position, orderOf);
  return graph;
};

/** C3: non-topscorers with the same absolute preference, taken out a row at a time. */
const removeAbsoluteClashes = (graph: BitGraph, members: readonly Member[]): void => {
  for (const colour of COLOURS) {
    const clashing = members.filter(
      ({ preference, isTopscorer }) =>
        preference?.strength === 'absolute' && preference.colour === colour && !isTopscorer,
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

const removeForbiddenPairs = (
  graph: BitGraph,
  position: Position,
  orderOf: ReadonlyMap<number, number>,
): void => {
  for (const { players, fromRound, toRound } of position.tournament.forbiddenPairs) {
    if (position.round < fromRound || position.round > toRound) continue;
    const orders = players.map(player => orderOf.get(player)).filter(order => order !== undefined);
    for (const a of orders) for (const b of orders) if (a !== b) removeEdge(graph, a, b);
  }
};

/** Keeps the bye for these members only (C5). */
export const restrictBye = (field: Field, mayHaveIt: (member: Member) => boolean): void => {
  for (const member of field.members)
    if (!mayHaveIt(member)) removeEdge(field.legal, member.order, field.bye);
};

/** A matching of everybody, the bye not among them: how far a round goes at all. */
export const matchEverybody = (field: Field): MaximumMatching => {
  const matching = new MaximumMatching(field.legal);
  for (const { order } of field.members) matching.admit(order);
  matching.complete(field.members.map(member => member.order));
  return matching;
};

/** Members who can be left over, each with everyone else paired, given a matching that leaves exactly one. */
export const possibleLeftovers = (field: Field, matching: MaximumMatching): readonly Member[] => {
  const lonely = field.members.find(member => (matching.mate[member.order] ?? -1) < 0);
  if (!lonely) return [];
  matching.augmentFrom(lonely.order);
  const outer = matching.outerVertices();
  return field.members.filter(member => hasBit(outer, member.order));
};
