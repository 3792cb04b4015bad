import {
  addEdge,
  bitGraph,
  hasEdge,
  leastCostPerfectMatching,
  type MatchingProblem,
  type MaximumMatching,
  TightGraph,
  Trial,
} from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { areWithinLimit, coloursAgree, type Member } from './definitions.ts';
import type { Field } from './field.ts';
import { type Direction, fromTheBottom, fromTheTop } from './group.ts';
import { Opponents } from './opponents.ts';

/** Who chose an opponent, and whom. */
export interface Pairing {
  readonly player: Member;
  readonly opponent: Member;
  readonly by: 'floater' | 'resident';
}

/** Players of a group who can all be paired; floaters in the order in which they choose. */
export interface Players {
  readonly direction: Direction;
  readonly floaters: readonly Member[];
  readonly residents: readonly Member[];
}

/**
 * The two scrutinies of a group (decision 131). The first makes the pairs compatible (4.1). The second exchanges opponents
 * so that as many players as possible have the colour they are due (5.2); among the pairings that give it to as many,
 * the first in the order of 3.6-3.8 and 4.1-4.3. `matching` pairs all of them; it is used up.
 */
export const scrutinise = (field: Field, players: Players, matching: MaximumMatching): readonly Pairing[] => {
  const mate = matching.mate.slice();
  const again = (): MaximumMatching => {
    matching.mate.set(mate);
    for (const { order } of [...players.floaters, ...players.residents]) matching.admit(order);
    return matching;
  };
  const plain = walk(players, new Opponents(field, matching), coloursFirst);
  if (field.position.round === 1) return plain;
  const isFirst = players.floaters.length === 0;
  const mayExchange = field.settings.isMaxi
    ? exchangesOf(isFirst ? plain : firstScrutiny(field, players, again()))
    : () => true;
  // Nobody misses a colour but those whom the numbers due each colour leave without: no exchange could do better.
  if (
    deniedIn(plain) === unavoidable(players) &&
    plain.every(({ player, opponent }) => mayExchange(player, opponent))
  )
    return plain;
  return walk(players, bestOf(groupProblem(field, players, mayExchange)), coloursFirst);
};

/** 4.1: the pairing that compatibility alone gives. */
export const firstScrutiny = (
  field: Field,
  players: Players,
  matching: MaximumMatching,
): readonly Pairing[] => walk(players, new Opponents(field, matching), (_, candidates) => candidates);

export const deniedIn = (pairings: readonly Pairing[]): number =>
  pairings.filter(({ player, opponent }) => !coloursAgree(player, opponent)).length;

/** With w due White and b due Black at least |w - b| / 2 pairs have two of the same. */
const unavoidable = ({ floaters, residents }: Players): number => {
  let surplus = 0;
  for (const { due } of [...floaters, ...residents])
    surplus += due === 'white' ? 1 : due === 'black' ? -1 : 0;
  return Math.abs(surplus) / 2;
};

/** 5.7 (decision 132): whoever comes to a pair of the second scrutiny takes the place of somebody within 100 points. */
export const exchangesOf = (first: readonly Pairing[]): ((a: Member, b: Member) => boolean) => {
  const had = new Map(
    first.flatMap(({ player, opponent }) => [[player, opponent] as const, [opponent, player] as const]),
  );
  const replaces = (a: Member, b: Member): boolean => {
    const before = had.get(a);
    return before !== undefined && areWithinLimit(before, b);
  };
  return (a, b) => replaces(a, b) || replaces(b, a);
};

export interface GroupProblem {
  readonly members: readonly Member[];
  readonly vertexOf: (member: Member) => number;
  readonly problem: MatchingProblem;
}

/** A pair of two who are due the same colour costs 1: one of them does not get it. Costs are even: see PairCosts. */
const SAME_DUE = 2;

export const groupProblem = (
  { compatible }: Field,
  { floaters, residents }: Pick<Players, 'floaters' | 'residents'>,
  mayExchange: (a: Member, b: Member) => boolean,
): GroupProblem => {
  const members = [...floaters, ...residents];
  const indexOf = new Map(members.map((member, index) => [member, index]));
  const graph = bitGraph(members.length);
  for (const [v, a] of members.entries())
    for (let u = v + 1; u < members.length; u++) {
      const b = members[u] as Member;
      if (hasEdge(compatible, a.order, b.order) && mayExchange(a, b)) addEdge(graph, v, u);
    }
  const costs = {
    limbs: 1,
    classes: 2,
    classOf: Int32Array.from(members, ({ due }) => (due === 'white' ? 0 : 1)),
    joined: Float64Array.of(SAME_DUE, 0, 0, SAME_DUE),
    apart: new Float64Array(4).fill(Number.POSITIVE_INFINITY),
  };
  return {
    members,
    vertexOf: member => indexOf.get(member) ?? impossible('a member of the group'),
    problem: { graph, costs },
  };
};

/** Gives a player the first of the candidates whom they can have, and takes both out. */
export interface Chooser {
  readonly pairWithFirst: (player: Member, candidates: readonly Member[]) => Member;
}

/** The opponents with whom the group keeps the fewest players without their due colour. */
const bestOf = ({ problem, members, vertexOf }: GroupProblem): Chooser => {
  const solved =
    leastCostPerfectMatching(problem.graph, problem.costs) ?? impossible('all of them can be paired');
  const chooser = solved.blossoms.length === 0 ? new TightGraph(problem, solved) : new Trial(problem);
  return {
    pairWithFirst: (player, candidates) =>
      members[chooser.pairWithFirst(vertexOf(player), candidates.map(vertexOf))] ??
      impossible('all of them can be paired'),
  };
};

type OrderOfOpponents = (floater: Member, candidates: readonly Member[]) => readonly Member[];

/** 3.8: of those ranked highest (lowest) first, the ones due the opposite colour before the others. */
export const coloursFirst: OrderOfOpponents = (floater, candidates) => [
  ...candidates.filter(member => coloursAgree(floater, member)),
  ...candidates.filter(member => !coloursAgree(floater, member)),
];

/** 3.6, 3.7, then 4.1: each in turn has the first opponent that the chooser leaves them. */
const walk = (
  { direction, floaters, residents }: Players,
  chooser: Chooser,
  opponentsOf: OrderOfOpponents,
): readonly Pairing[] => {
  const made: Pairing[] = [];
  let left = [...floaters, ...residents].sort(rankIn(direction));
  const pair = (player: Member, candidates: readonly Member[], by: Pairing['by']): void => {
    const opponent = chooser.pairWithFirst(player, candidates);
    made.push({ player, opponent, by });
    left = left.filter(member => member !== player && member !== opponent);
  };
  for (const floater of floaters)
    if (left.includes(floater))
      pair(
        floater,
        opponentsOf(
          floater,
          left.filter(member => member !== floater),
        ),
        'floater',
      );
  while (left.length > 0)
    pair(left[0] ?? impossible('somebody is left'), inOrderOfExchange(left), 'resident');
  return made;
};

export const rankIn = (direction: Direction) => (direction === 'down' ? fromTheTop : fromTheBottom);

/**
 * 2.4, 4.2 and 4.3: the opponents of the first player in the order in which they are tried: those of the other half,
 * then those of his own half from the nearest to it. Six players: 4, 5, 6, 3, 2.
 */
export const inOrderOfExchange = <Player>(players: readonly Player[]): readonly Player[] => {
  const half = players.length / 2;
  return [...players.slice(half), ...players.slice(1, half).reverse()];
};
