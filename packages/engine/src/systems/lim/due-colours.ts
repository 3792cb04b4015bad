import {
  addEdge,
  type BitGraph,
  bitGraph,
  bitSet,
  hasEdge,
  leastCostPerfectMatching,
  type MatchingProblem,
  MaximumMatching,
  setBit,
  TightGraph,
  Trial,
} from '../../matching/index.ts';
import { type Colour, impossible } from '../../model/index.ts';
import { coloursAgree, type Member } from './definitions.ts';
import { Opponents } from './opponents.ts';

/** Gives a player the first of the candidates whom they can have, and takes both out. */
export interface Chooser {
  readonly pairWithFirst: (player: Member, candidates: readonly Member[]) => Member;
}

/** The pairings of a group in which the fewest pairs have two players due the same colour (5.2). */
export interface Fewest {
  /** In one of them, those who meet somebody due the same colour; to be asked before a chooser is used. */
  readonly clashing: () => readonly Member[];
  /** Chooses among these pairings; for one use. */
  readonly chooser: () => Chooser;
}

/**
 * All of the members are paired, along these pairs; undefined where that cannot be. Either everybody is due a colour or
 * nobody is. `mate` may hold a pairing to start from.
 */
export const fewestDenied = (
  pairs: BitGraph,
  members: readonly Member[],
  mate?: Int32Array,
): Fewest | undefined => leastPossible(pairs, members, mate) ?? bestOf(pairs, members);

/*
 * With w players due White and b due Black, b the fewer, k pairs of two of the fewer leave (w - b) / 2 + k pairs of two
 * of the others. So no pairing denies fewer than (w - b) / 2 pairs, and those that deny no more are the ones without a
 * pair of two of the fewer: the pairings of a graph without costs.
 */
const leastPossible = (
  pairs: BitGraph,
  members: readonly Member[],
  mate: Int32Array | undefined,
): Fewest | undefined => {
  const [white, black] = [dueTo(members, 'white'), dueTo(members, 'black')];
  const graph = withRowsOf(pairs, members);
  if (white.length <= black.length) separate(graph, white);
  if (black.length <= white.length) separate(graph, black);
  const matching = new MaximumMatching(graph, mate && keptIn(graph, members, mate));
  const orders = members.map(({ order }) => order);
  for (const order of orders) matching.admit(order);
  matching.complete(orders);
  if (orders.some(order => (matching.mate[order] as number) < 0)) return undefined;
  return {
    clashing: () => {
      const at = new Map(members.map(member => [member.order, member]));
      return members.filter(member => {
        const other = at.get(matching.mate[member.order] as number);
        return other !== undefined && !coloursAgree(member, other);
      });
    },
    chooser: () => new Opponents(graph, matching),
  };
};

const dueTo = (members: readonly Member[], colour: Colour): readonly Member[] =>
  members.filter(({ due }) => due === colour);

const withRowsOf = ({ size, width, words }: BitGraph, members: readonly Member[]): BitGraph => {
  const graph = bitGraph(size);
  for (const { order } of members)
    graph.words.set(words.subarray(order * width, (order + 1) * width), order * width);
  return graph;
};

/** No two of these may be paired. */
const separate = ({ size, width, words }: BitGraph, members: readonly Member[]): void => {
  const set = bitSet(size);
  for (const { order } of members) setBit(set, order);
  for (const { order } of members)
    for (let word = 0; word < width; word++) {
      const at = order * width + word;
      words[at] = (words[at] as number) & ~(set[word] as number);
    }
};

/** What the graph leaves of a pairing. */
const keptIn = (graph: BitGraph, members: readonly Member[], mate: Int32Array): Int32Array => {
  const kept = new Int32Array(graph.size).fill(-1);
  for (const { order } of members) {
    const other = mate[order] as number;
    if (other >= 0 && hasEdge(graph, order, other)) kept[order] = other;
  }
  return kept;
};

/** The cost of a pair of two of the fewer: it denies one of them, and one of two others. Costs are even: see PairCosts. */
const TWO_OF_THE_FEWER = 2;

const bestOf = (pairs: BitGraph, members: readonly Member[]): Fewest | undefined => {
  const problem = problemOf(pairs, members);
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  if (!solved || solved.mate.some((u, v) => !hasEdge(problem.graph, v, u))) return undefined;
  const clashing = members.filter((a, v) => !coloursAgree(a, members[solved.mate[v] as number] as Member));
  return {
    clashing: () => clashing,
    chooser: () => {
      const vertexOf = new Map(members.map((member, vertex) => [member, vertex]));
      const vertex = (member: Member): number => vertexOf.get(member) ?? impossible('a member of the group');
      const chosen = solved.blossoms.length === 0 ? new TightGraph(problem, solved) : new Trial(problem);
      return {
        pairWithFirst: (player, candidates) =>
          members[chosen.pairWithFirst(vertex(player), candidates.map(vertex))] ??
          impossible('all of them can be paired'),
      };
    },
  };
};

const problemOf = (pairs: BitGraph, members: readonly Member[]): MatchingProblem => {
  const graph = bitGraph(members.length);
  const fewer = dueTo(members, 'white').length <= dueTo(members, 'black').length ? 'white' : 'black';
  for (const [v, a] of members.entries())
    for (let u = v + 1; u < members.length; u++)
      if (hasEdge(pairs, a.order, (members[u] as Member).order)) addEdge(graph, v, u);
  return {
    graph,
    costs: {
      limbs: 1,
      classes: 2,
      classOf: Int32Array.from(members, ({ due }) => (due === fewer ? 0 : 1)),
      joined: Float64Array.of(TWO_OF_THE_FEWER, 0, 0, 0),
      apart: new Float64Array(4).fill(Number.POSITIVE_INFINITY),
    },
  };
};
