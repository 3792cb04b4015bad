import { setOf, type TightGraph, unweighted } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { type ByeLadder, lastOfLowest } from '../swiss/bye-ladder.ts';
import { pairsWithBye } from '../swiss/pairable.ts';
import { scoregroupsOf } from '../swiss/scoregroups.ts';
import type { Field } from './field.ts';
import { firstRival } from './first-rival.ts';
import type { Member } from './list.ts';
import { bye as byeRule } from './rules.ts';

/**
 * The round of the Swiss system (decision 101). The text is a sequence of wishes, each granted if the round can still
 * be completed; so every step is one question to a complete matching, and nothing is enumerated:
 *   1. with an odd number the bye goes to the lowest of the list who may have it;
 *   2. from the group with most wins down, each player in order stays to be paired in the group, or goes down to
 *      the next one, where they stand at the head of the list;
 *   3. the list of those who stay is cut in half; each of the upper half, in order, has a rival of the lower half;
 *   4. each player in order meets the first, in order, of those who are left for them.
 */
export const pairByHalves = (field: Field): SwissRound | undefined => {
  const graph = unweighted(pairsWithBye(field), wishedIn(field));
  if (!graph) return undefined;
  const bye = receiverOfBye(field, graph);
  const groups: PairedGroup[] = [];
  let movedDown: readonly Member[] = [];
  for (const residents of scoregroupsOf(field.members.filter(member => member !== bye))) {
    const paired = pairGroup([...movedDown, ...residents], graph);
    movedDown = paired.goingDown;
    groups.push(paired);
  }
  return movedDown.length > 0
    ? impossible('in the last group everybody stays')
    : { groups, ...(bye ? { bye } : {}) };
};

/** If every wish could be granted: the natural pairs of the halves, from which little has to be given up. */
const wishedIn = ({ members }: Field): readonly (readonly [number, number])[] => {
  const pairs: (readonly [number, number])[] = [];
  const mayHaveIt = BYE.offered(members).filter(({ byeHadIn }) => byeHadIn === undefined);
  const bye = members.length % 2 === 0 ? undefined : mayHaveIt[0];
  if (bye) pairs.push([bye.order, members.length]);
  let goingDown: readonly Member[] = [];
  for (const residents of scoregroupsOf(members.filter(member => member !== bye))) {
    const list = [...goingDown, ...residents];
    const half = Math.floor(list.length / 2);
    for (const [at, { order }] of list.slice(0, half).entries())
      pairs.push([order, (list[half + at] as Member).order]);
    goingDown = list.slice(2 * half);
  }
  return pairs;
};

export interface SwissRound {
  readonly groups: readonly PairedGroup[];
  readonly bye?: Member;
}

export interface PairedGroup {
  /** In order: those who came down first. */
  readonly list: readonly Member[];
  readonly goingDown: readonly Member[];
  /** Of the upper half, those who have no rival of the lower half. */
  readonly notCrossing: readonly Member[];
  readonly pairs: readonly PairOfGroup[];
}

export interface PairOfGroup {
  readonly higher: Member;
  readonly lower: Member;
  /** Whoever the order offered before the rival, the first one first. */
  readonly passedOver: readonly Member[];
  /** Whether one is of the upper and the other of the lower half. */
  readonly across: boolean;
}

/** Step 1. */
const receiverOfBye = ({ members }: Field, graph: TightGraph): Member | undefined =>
  members.length % 2 === 0 ? undefined : firstRival(graph, members.length, BYE.offered(members)).rival;

export const BYE: ByeLadder<Member> = lastOfLowest(byeRule);

/** Steps 2 to 4. Nobody who goes down could have stayed: later wishes only narrow what is possible. */
export const pairGroup = (list: readonly Member[], graph: TightGraph): PairedGroup => {
  const { size } = graph.tight;
  const inside = ordersOf(list, size);
  const staying = confined(graph, list, inside);
  const [upper, lower] = [staying.slice(0, staying.length / 2), staying.slice(staying.length / 2)];
  const below = ordersOf(lower, size);
  const crossing = new Set(confined(graph, upper, below));
  // Whoever is below then meets somebody above, which narrows nothing and shortens the searches.
  if (crossing.size === upper.length)
    graph.confineAll(
      lower.map(({ order }) => order),
      ordersOf(upper, size),
    );
  const [freeAbove, freeBelow] = [new Set(upper), new Set(lower)];
  const pairs: PairOfGroup[] = [];
  for (const member of staying) {
    const isUpper = freeAbove.delete(member);
    if (!isUpper && !freeBelow.delete(member)) continue;
    // Nobody of the lower half is left for those who do not cross: offered first all the same, so that it is told.
    const offered = isUpper && !crossing.has(member) ? inTurn(freeBelow, freeAbove) : freeBelow;
    const { rival, passedOver } = firstRival(graph, member.order, offered);
    const across = freeBelow.delete(rival) && isUpper;
    freeAbove.delete(rival);
    pairs.push({ higher: member, lower: rival, passedOver, across });
  }
  const stays = new Set(staying);
  return {
    list,
    goingDown: list.filter(member => !stays.has(member)),
    notCrossing: upper.filter(member => !crossing.has(member)),
    pairs,
  };
};

/** Those who, one after the other in order, can be kept to these partners: mostly all of them at once. */
const confined = (
  graph: TightGraph,
  members: readonly Member[],
  partners: Uint32Array,
): readonly Member[] => {
  const even = members.slice(0, members.length - (members.length % 2));
  const areAll = graph.confineAll(
    even.map(({ order }) => order),
    partners,
  );
  const [kept, doubtful] = areAll ? [even, members.slice(even.length)] : [[], members];
  return [...kept, ...doubtful.filter(({ order }) => graph.confine(order, partners))];
};

function* inTurn<Item>(ones: Iterable<Item>, others: Iterable<Item>): Generator<Item> {
  yield* ones;
  yield* others;
}

const ordersOf = (members: readonly Member[], size: number): Uint32Array =>
  setOf(
    members.map(member => member.order),
    size,
  );
