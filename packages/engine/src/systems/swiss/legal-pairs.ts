import {
  addEdge,
  type BitGraph,
  bitGraph,
  bitSet,
  copyOfGraph,
  hasEdge,
  neighboursOf,
  removeEdge,
  setBit,
} from '../../matching/index.ts';
import type { Prohibited, Prohibition } from './prohibition.ts';
import type { Allowed } from './steps.ts';

/**
 * The pairs that the prohibitions leave. Vertex = order of the member; vertices beyond the members are joined to nobody.
 * Few pairs are forbidden, so everybody is joined first and the forbidden pairs are taken out.
 */
export const legalPairs = <Member extends Prohibited>(
  members: readonly Member[],
  prohibitions: readonly Prohibition<Member>[],
  size = members.length,
): BitGraph => {
  const graph = bitGraph(size);
  const everybody = bitSet(size);
  for (const { order } of members) setBit(everybody, order);
  for (const { order } of members) {
    graph.words.set(everybody, order * graph.width);
    removeEdge(graph, order, order);
  }
  for (const prohibition of prohibitions) prohibition.takeOut(graph, members);
  return graph;
};

/** Takes out every pair of one of these and one of those, a row at a time. */
export const takeOutBetween = (
  { size, width, words }: BitGraph,
  ones: readonly { readonly order: number }[],
  others: readonly { readonly order: number }[],
): void => {
  const mask = bitSet(size);
  for (const { order } of others) setBit(mask, order);
  for (const { order } of ones)
    for (let word = 0; word < width; word++) {
      const at = order * width + word;
      words[at] = (words[at] as number) & ~(mask[word] as number);
    }
};

/** Joins the vertex behind the members, the bye, to those who may have it. */
export const joinBye = <Member extends { readonly order: number }>(
  graph: BitGraph,
  members: readonly Member[],
  mayHaveBye: (member: Member) => boolean,
): void => {
  for (const member of members) if (mayHaveBye(member)) addEdge(graph, member.order, members.length);
};

/** The same pairs with vertices behind them that are joined to nobody. */
export const widened = (pairs: BitGraph, size: number): BitGraph => {
  const graph = bitGraph(size);
  for (let v = 0; v < pairs.size; v++)
    graph.words.set(pairs.words.subarray(v * pairs.width, (v + 1) * pairs.width), v * graph.width);
  return graph;
};

/** Those of the pairs that are allowed. */
export const allowedPairs = <Member extends { readonly order: number }>(
  pairs: BitGraph,
  members: readonly Member[],
  { concerns, mayMeet }: Pick<Allowed<Member>, 'concerns' | 'mayMeet'>,
): BitGraph => {
  const graph = copyOfGraph(pairs);
  const memberAt: (Member | undefined)[] = new Array(pairs.size);
  for (const member of members) memberAt[member.order] = member;
  for (const a of concerns)
    for (const vertex of neighboursOf(pairs, a.order)) {
      const b = memberAt[vertex];
      if (b && !mayMeet(a, b)) removeEdge(graph, a.order, vertex);
    }
  return graph;
};

/** The legal pairs among some of a field, numbered as given; `mayMeet` may leave out more. */
export const legalAmong = <Member extends { readonly order: number }>(
  { legal }: { readonly legal: BitGraph },
  members: readonly Member[],
  {
    size = members.length,
    mayMeet = () => true,
  }: { readonly size?: number; readonly mayMeet?: (a: Member, b: Member) => boolean } = {},
): BitGraph => {
  const graph = bitGraph(size);
  for (const [u, a] of members.entries())
    for (let v = u + 1; v < members.length; v++) {
      const b = members[v] as Member;
      if (hasEdge(legal, a.order, b.order) && mayMeet(a, b)) addEdge(graph, u, v);
    }
  return graph;
};

/** The legal pairs of one of these and one of those, numbered in this order. */
export const legalAcross = <Member extends { readonly order: number }>(
  field: { readonly legal: BitGraph },
  ones: readonly Member[],
  others: readonly Member[],
): BitGraph => {
  const isOne = new Set(ones);
  return legalAmong(field, [...ones, ...others], { mayMeet: (a, b) => isOne.has(a) !== isOne.has(b) });
};
