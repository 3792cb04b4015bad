import { setOf } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { type WeighedCosts, weigh } from '../../rules/index.ts';
import { bestPairings } from './best-pairings.ts';
import { legalAmong } from './legal-pairs.ts';
import type { Vertex } from './no-round.ts';
import { canAllBePaired, mayMeet, type Pairable, possibleLast } from './pairable.ts';

/** A group about to be paired, and everybody else not yet paired. All of them together can be paired. */
export interface Split<Member extends Vertex> {
  readonly field: Pick<Pairable<Member>, 'legal'>;
  readonly here: readonly Member[];
  readonly outside: readonly Member[];
}

/** A complete pairing is *best* when the fewest pairs cross: one player here, one outside. */
export interface Crossings<Member extends Vertex> {
  /** How many pairs cross. */
  readonly count: number;
  /**
   * Whether the player crosses in one of the best pairings, with this opponent of the other side where one is named; from
   * now on in all of them. Asked of players of one side, until as many as must are found.
   */
  readonly crosses: (member: Member, opponent?: Member) => boolean;
}

export const crossingsOf = <Member extends Vertex>(split: Split<Member>): Crossings<Member> => {
  const { field, here, outside } = split;
  if (canAllBePaired(field, here) && canAllBePaired(field, outside))
    return { count: 0, crosses: () => false };
  return crossingOnce(split) ?? crossingInGeneral(split);
};

/** Of the candidates, all of one side, the first who cross, as many as must. */
export const firstToCross = <Member extends Vertex>(
  split: Split<Member>,
  candidates: readonly Member[],
): readonly Member[] => {
  const { count, crosses } = crossingsOf(split);
  const found: Member[] = [];
  for (const candidate of candidates) {
    if (found.length === count) break;
    if (crosses(candidate)) found.push(candidate);
  }
  return found;
};

/**
 * One player left over on each side: the best pairings have one crossing pair, and its two players are any two who may
 * meet, the one a possible leftover here, the other outside (Berge). Undefined where more pairs must cross.
 */
const crossingOnce = <Member extends Vertex>({
  field,
  here,
  outside,
}: Split<Member>): Crossings<Member> | undefined => {
  const [inHere, inOutside] = [new Set(possibleLast(field, here)), new Set(possibleLast(field, outside))];
  const meetsAny = (member: Member, others: Iterable<Member>): boolean => {
    for (const other of others) if (mayMeet(field, member, other)) return true;
    return false;
  };
  if (![...inHere].some(member => meetsAny(member, inOutside))) return undefined;
  return {
    count: 1,
    crosses: (member, opponent) => {
      const [own, others] = inHere.has(member) ? [inHere, inOutside] : [inOutside, inHere];
      if (!own.has(member)) return false;
      if (opponent) return others.has(opponent) && mayMeet(field, member, opponent);
      return meetsAny(member, others);
    },
  };
};

/** In general: the matchings of everybody in which the fewest pairs cross. */
const crossingInGeneral = <Member extends Vertex>({
  field,
  here,
  outside,
}: Split<Member>): Crossings<Member> => {
  const all = [...here, ...outside];
  const costs = costsOfSides(here.length, all.length, 'across');
  const best =
    bestPairings({ graph: legalAmong(field, all), costs }) ?? impossible('all of them can be paired');
  const vertexOf = new Map(all.map((member, vertex) => [member, vertex]));
  const vertex = (member: Member): number => vertexOf.get(member) ?? impossible('of one of the two sides');
  const inHere = setOf(here.keys(), all.length);
  const inOutside = setOf(outside.map(vertex), all.length);
  return {
    count: here.filter((_, v) => best.mateOf(v) >= here.length).length,
    crosses: (member, opponent) => {
      const v = vertex(member);
      if (opponent) return best.confine(v, setOf([vertex(opponent)], all.length));
      return best.confine(v, v < here.length ? inOutside : inHere);
    },
  };
};

/** Two sides, the first of so many vertices: a pair costs one if it crosses, or if it is inside of one of them. */
export const costsOfSides = (first: number, size: number, charged: 'across' | 'inside'): WeighedCosts =>
  weigh({
    classOf: Int32Array.from({ length: size }, (_, v) => (v < first ? 0 : 1)),
    classes: 2,
    digits: 1,
    joined: (a, b) => ((a !== b) === (charged === 'across') ? [[0, 1]] : []),
    apart: () => undefined,
  });
