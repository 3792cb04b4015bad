import { leastCostPerfectMatching } from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import { weigh } from '../../../rules/index.ts';
import { legalAmong } from '../../swiss/legal-pairs.ts';
import { canAllBePaired, mayMeet, possibleLast } from '../../swiss/pairable.ts';
import type { Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { DIGITS, unitOf, withLimb } from '../sequence-digits.ts';

/** A score group about to be paired, and everybody else not yet paired. The field knows a complete pairing of both. */
export interface Split {
  readonly field: Field;
  readonly here: readonly Member[];
  readonly outside: readonly Member[];
}

/** Who is looked for among the pairs of one here and one outside. */
export interface Search {
  /** In the order of preference; all here, or all outside. */
  readonly candidates: readonly Member[];
  /** The only opponents that count; absent: any on the other side. */
  readonly opponent?: Member;
}

/*
 * A complete pairing is *best* when the fewest pairs have one player here and one outside. The first candidate who
 * stands in such a pair in one of the best pairings; undefined when no candidate does.
 */
export const firstCrossing = (split: Split, search: Search): Member | undefined => {
  if (search.candidates.length === 0) return undefined;
  if (isSelfSufficient(split)) return undefined;
  const once = crossingOnce(split);
  return once ? once(search) : crossingByCost(split, search);
};

/** How many pairs of the best pairings cross. */
export const leastCrossings = (split: Split): number => {
  if (isSelfSufficient(split)) return 0;
  const members = [...split.here, ...split.outside];
  const isHere = (v: number): boolean => v < split.here.length;
  const costs = weigh({
    classOf: Int32Array.from(members, (_, v) => (isHere(v) ? 0 : 1)),
    classes: 2,
    digits: 1,
    joined: (a, b) => (a === b ? [] : [[0, 1]]),
    apart: () => undefined,
  });
  const { mate } =
    leastCostPerfectMatching(legalAmong(split.field, members), costs) ??
    impossible('a complete pairing exists');
  return split.here.filter((_, v) => !isHere(mate[v] as number)).length;
};

const isSelfSufficient = ({ field, here, outside }: Split): boolean =>
  canAllBePaired(field, here) && canAllBePaired(field, outside);

/*
 * One player left over on each side: the best pairings have one crossing pair, and its two players are any two who may
 * meet, the one a possible leftover here, the other outside. Undefined where more pairs must cross.
 */
const crossingOnce = (split: Split): ((search: Search) => Member | undefined) | undefined => {
  const { field, here, outside } = split;
  const inHere = new Set(possibleLast(field, here));
  const inOutside = new Set(possibleLast(field, outside));
  const areOpponents = (a: Member, b: Member) => mayMeet(field, a, b);
  if (![...inHere].some(a => [...inOutside].some(b => areOpponents(a, b)))) return undefined;
  return ({ candidates, opponent }) => {
    const own = candidates.some(member => here.includes(member)) ? inHere : inOutside;
    const other = [...(own === inHere ? inOutside : inHere)].filter(
      member => opponent === undefined || member === opponent,
    );
    return candidates.find(member => own.has(member) && other.some(b => areOpponents(member, b)));
  };
};

/*
 * In general: a matching of everybody, a crossing pair costing 1. Behind that cost each candidate has a binary digit,
 * charged where the candidate does not cross, the first candidate the most significant: so the first of those who can
 * cross does. `DIGITS` candidates at a time.
 */
const crossingByCost = (split: Split, { candidates, opponent }: Search): Member | undefined => {
  const members = [...split.here, ...split.outside];
  const graph = legalAmong(split.field, members);
  const vertexOf = new Map(members.map((member, v) => [member, v]));
  for (let from = 0; from < candidates.length; from += DIGITS) {
    const asked = candidates.slice(from, from + DIGITS);
    const { costs, counts } = chargesOf(members, split.here, asked, opponent);
    const { mate } = leastCostPerfectMatching(graph, costs) ?? impossible('a complete pairing exists');
    const found = asked.find((member, index) => {
      const mates = mate[vertexOf.get(member) ?? -1] as number;
      return counts(index, costs.classOf[mates] as number);
    });
    if (found) return found;
  }
  return undefined;
};

/** Classes: the candidates asked for, then everybody else here, outside, and the one opponent looked for. */
const chargesOf = (
  members: readonly Member[],
  here: readonly Member[],
  asked: readonly Member[],
  opponent: Member | undefined,
) => {
  const [HERE, OUTSIDE, OPPONENT] = [asked.length, asked.length + 1, asked.length + 2];
  const isHere = new Set(here);
  const indexOf = new Map(asked.map((member, index) => [member, index]));
  const areHere = asked.some(member => isHere.has(member));
  const isClassHere = (a: number): boolean => {
    if (a < asked.length) return areHere;
    return a === OPPONENT ? !areHere : a === HERE;
  };
  const crosses = (a: number, b: number): boolean => isClassHere(a) !== isClassHere(b);
  const counts = (a: number, b: number): boolean =>
    crosses(a, b) && (opponent === undefined || b === OPPONENT);
  const weighed = weigh({
    classOf: Int32Array.from(members, member => {
      if (member === opponent) return OPPONENT;
      return indexOf.get(member) ?? (isHere.has(member) ? HERE : OUTSIDE);
    }),
    classes: asked.length + 3,
    digits: 1,
    joined: (a, b) => (crosses(a, b) ? [[0, 1]] : []),
    apart: () => undefined,
  });
  const digitOf = (a: number, b: number): number => (a < asked.length && !counts(a, b) ? unitOf(a) : 0);
  return { costs: withLimb(weighed, (a, b) => digitOf(a, b) + digitOf(b, a)), counts };
};
