import {
  type BitGraph,
  copyOfGraph,
  hasEdge,
  leastCostPerfectMatching,
  type MatchingProblem,
  MaximumMatching,
} from '../../matching/index.ts';
import { COLOURS, type Colour, impossible } from '../../model/index.ts';
import { bestPairingsOf } from '../swiss/best-pairings.ts';
import { legalAmong, takeOutBetween } from '../swiss/legal-pairs.ts';
import { Opponents } from '../swiss/opponents.ts';
import { coloursAgree, type Member } from './definitions.ts';
import { dismissAll, matchAll } from './group.ts';

/** Gives a player the first of the candidates whom they can have, and takes both out. */
export interface Chooser {
  readonly pairWithFirst: (player: Member, candidates: readonly Member[]) => Member;
}

type Clashes = readonly (readonly [Member, Member])[];

/** Among the pairings of all players of a group, those in which the fewest pairs have two due the same colour (5.2). */
export interface DueColours {
  /** Chooses among these pairings until everybody is paired. `mate` holds a pairing to start from. */
  readonly chooserFor: (players: readonly Member[], mate: Int32Array) => Chooser;
  /** In one of them, the pairs of two due the same colour; undefined where not all can be paired. */
  readonly clashesOf: (players: readonly Member[]) => Clashes | undefined;
}

/**
 * Along these pairs, for groups of these members, one after another. Either everybody is due a colour or nobody is. What
 * is worked out for one group serves the next: a chooser is used to its end before anything else is asked.
 */
export const dueColoursIn = (pairs: BitGraph, members: readonly Member[]): DueColours => {
  const matchedIn = leastPossible(pairs, members);
  return {
    chooserFor: (players, mate) => {
      const found = matchedIn(players, mate);
      if (found) return new Opponents(found.graph, found.matching);
      return bestOf(pairs, players)?.chooser() ?? impossible('all of them can be paired');
    },
    clashesOf: players => {
      const found = matchedIn(players);
      if (!found) return bestOf(pairs, players)?.clashes();
      const at = new Map(players.map(player => [player.order, player]));
      const clashes = clashesAmong(players, ({ order }) => at.get(found.matching.mate[order] as number));
      dismissAll(found.matching, players);
      return clashes;
    },
  };
};

/** A graph without costs, and a matching along it in which a group at most takes part. */
interface Separated {
  readonly graph: BitGraph;
  readonly matching: MaximumMatching;
}

/*
 * With w players due White and b due Black, b the fewer, k pairs of two of the fewer leave (w - b) / 2 + k pairs of two
 * of the others. So no pairing denies fewer than (w - b) / 2 pairs, and those that deny no more are the ones without a
 * pair of two of the fewer: the pairings of a graph without costs. Of such graphs there are three, whatever the group.
 */
const leastPossible = (pairs: BitGraph, members: readonly Member[]) => {
  const known = new Map<Colour | 'both', Separated>();
  /** Pairs everybody; undefined where that cannot be. */
  return (players: readonly Member[], mate?: Int32Array): Separated | undefined => {
    const fewer = fewerIn(players);
    const found = known.get(fewer) ?? separated(pairs, members, fewer);
    known.set(fewer, found);
    const { graph, matching } = found;
    if (mate) keep(matching, graph, { players, mate });
    matchAll(matching, players);
    if (players.every(({ order }) => (matching.mate[order] as number) >= 0)) return found;
    dismissAll(matching, players);
    return undefined;
  };
};

/** The colour that fewer of them are due; as many of each: both are. */
export const fewerIn = (players: readonly Member[]): Colour | 'both' => {
  let surplus = 0;
  for (const { due } of players) surplus += due === 'white' ? 1 : due === 'black' ? -1 : 0;
  if (surplus === 0) return 'both';
  return surplus < 0 ? 'white' : 'black';
};

/** No two who are due this colour may be paired. */
const separated = (pairs: BitGraph, members: readonly Member[], apart: Colour | 'both'): Separated => {
  const graph = copyOfGraph(pairs);
  for (const colour of COLOURS)
    if (apart === colour || apart === 'both') {
      const ofColour = members.filter(({ due }) => due === colour);
      takeOutBetween(graph, ofColour, ofColour);
    }
  return { graph, matching: new MaximumMatching(graph) };
};

/** What the graph leaves of a pairing. */
const keep = (
  matching: MaximumMatching,
  graph: BitGraph,
  { players, mate }: { readonly players: readonly Member[]; readonly mate: Int32Array },
): void => {
  for (const { order } of players) {
    const other = mate[order] as number;
    if (other >= 0 && hasEdge(graph, order, other)) matching.mate[order] = other;
  }
};

const clashesAmong = (
  players: readonly Member[],
  mateOf: (player: Member, index: number) => Member | undefined,
): Clashes =>
  players.flatMap((player, index) => {
    const other = mateOf(player, index);
    return other && player.order < other.order && !coloursAgree(player, other)
      ? [[player, other] as const]
      : [];
  });

/** The cost of a pair of two of the fewer: it denies one of them, and one of two others. Costs are even: see PairCosts. */
const TWO_OF_THE_FEWER = 2;

/** Where somebody of the fewer must be denied too. */
interface Best {
  readonly clashes: () => Clashes;
  readonly chooser: () => Chooser;
}

const bestOf = (pairs: BitGraph, members: readonly Member[]): Best | undefined => {
  const problem = problemOf(pairs, members);
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  if (!solved) return undefined;
  return {
    clashes: () => clashesAmong(members, (_, v) => members[solved.mate[v] as number]),
    chooser: () => {
      const best = bestPairingsOf(problem, solved);
      const vertexOf = new Map(members.map((member, vertex) => [member, vertex]));
      const vertex = (member: Member): number => vertexOf.get(member) ?? impossible('a member of the group');
      return {
        pairWithFirst: (player, candidates) =>
          members[best.pairWithFirst(vertex(player), candidates.map(vertex))] ??
          impossible('all of them can be paired'),
      };
    },
  };
};

const problemOf = (pairs: BitGraph, members: readonly Member[]): MatchingProblem => {
  const fewer = fewerIn(members) === 'black' ? 'black' : 'white';
  return {
    graph: legalAmong({ legal: pairs }, members),
    costs: {
      limbs: 1,
      classes: 2,
      classOf: Int32Array.from(members, ({ due }) => (due === fewer ? 0 : 1)),
      joined: Float64Array.of(TWO_OF_THE_FEWER, 0, 0, 0),
      apart: new Float64Array(4).fill(Number.POSITIVE_INFINITY),
    },
  };
};
