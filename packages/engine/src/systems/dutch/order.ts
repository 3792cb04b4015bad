import type { Demand } from '../../rules/demand.ts';
import type { Rule } from '../../rules/index.ts';
import type { Candidate } from '../swiss/bracket.ts';
import type { BracketGraph } from './bracket-graph.ts';
import type { Edition, Member } from './definitions.ts';
import type { PairedBracket } from './paired-bracket.ts';
import { PROCEDURE } from './procedure-rules.ts';

/* The order of 3.7 (B.7) among candidates of equal quality, and the article by which one comes later than another. */

type Pairs = Candidate<Member, BracketGraph>['pairs'];

/**
 * 3.7 (B.7), from the outermost loop to the innermost: sets of moved-down players, their opponents, exchanges,
 * transpositions. Each is a list of numbers; the less, the earlier.
 */
const placeOf = ({ bracket: { movedDown, residents } }: PairedBracket, pairs: Pairs): readonly Numbers[] => {
  const isMovedDown = ([higher]: Pairs[number]): boolean => movedDown.includes(higher);
  const ofMovedDown = pairs.filter(isMovedDown);
  const others = pairs.filter(pair => !isMovedDown(pair));
  const taken = new Set(ofMovedDown.flat());
  const remainder = residents.filter(member => !taken.has(member));
  const s1 = others.map(([higher]) => remainder.indexOf(higher));
  const leaving = s1.map((_, number) => number).filter(number => !s1.includes(number));
  const entering = s1.filter(number => number >= s1.length);
  return [
    ofMovedDown.map(([higher]) => movedDown.indexOf(higher)),
    ofMovedDown.map(([, lower]) => residents.indexOf(lower)),
    [
      leaving.length,
      sumOf(entering) - sumOf(leaving),
      ...[...leaving].reverse().map(number => -number),
      ...entering,
    ],
    others.map(([, lower]) => remainder.indexOf(lower)),
  ];
};

type Numbers = readonly number[];

const sumOf = (numbers: Numbers): number => numbers.reduce((sum, number) => sum + number, 0);

/** The first loop in which two differ, and how; -1: in none. */
const differenceIn = (paired: PairedBracket, one: Pairs, other: Pairs): readonly [number, number] => {
  const [a, b] = [placeOf(paired, one), placeOf(paired, other)];
  for (const [loop, numbers] of a.entries()) {
    const others = b[loop] ?? [];
    const at = numbers.findIndex((number, index) => number !== others[index]);
    if (at >= 0) return [loop, (numbers[at] ?? 0) - (others[at] ?? 0)];
    if (numbers.length !== others.length) return [loop, others.length - numbers.length];
  }
  return [-1, 0];
};

interface HasPairs {
  readonly pairs: Pairs;
}

/** Negative: the one comes before the other. */
export const compareInOrder = (paired: PairedBracket, one: HasPairs, other: HasPairs): number =>
  differenceIn(paired, one.pairs, other.pairs)[1];

/** By which article another candidate, the first of its kind, comes later than the one chosen; and which of the loops. */
export const laterIn = (
  edition: Edition,
  chosen: PairedBracket,
  { pairs }: HasPairs,
): readonly [Rule, number] => {
  const { transposition, exchange, movedDown } = PROCEDURE[edition];
  const [loop] = differenceIn(chosen, chosen.candidate.pairs, pairs);
  return [[movedDown, transposition, exchange, transposition][loop] ?? transposition, loop];
};

/** What the order of 3.7 (B.7) fixes, one after the other. */
export interface Ordered {
  readonly set: Demand;
  readonly opponents: Demand;
  readonly halves: Demand;
}

export const orderOf = (
  { bracket, candidate }: PairedBracket,
  vertexOf: (member: Member) => number,
): Ordered => {
  const isMovedDown = (member: Member): boolean => bracket.movedDown.includes(member);
  const ofMovedDown = candidate.pairs.filter(([higher]) => isMovedDown(higher));
  const others = candidate.pairs.filter(([higher]) => !isMovedDown(higher));
  const taken = new Set(ofMovedDown.flat());
  const s1 = new Set(others.map(([higher]) => higher));
  const unpaired = bracket.movedDown.filter(member => !taken.has(member)).map(vertexOf);
  const pairs = ofMovedDown.map(([a, b]) => [vertexOf(a), vertexOf(b)] as const);
  const s2 = bracket.residents.filter(member => !taken.has(member) && !s1.has(member));
  return {
    set: { paired: ofMovedDown.map(([higher]) => vertexOf(higher)), unpaired },
    opponents: { pairs, unpaired },
    halves: { pairs, unpaired, divided: [[...s1].map(vertexOf), s2.map(vertexOf)] },
  };
};

/**
 * The same without the candidate. What was chosen is the first of all in each loop; so whatever can be as good and share it,
 * comes later by one that follows.
 */
export const laterBy = (
  edition: Edition,
  { set, opponents, halves }: Ordered,
  isAsGoodWith: (demand: Demand) => boolean,
): readonly [Rule, number] => {
  const { transposition, exchange, movedDown } = PROCEDURE[edition];
  const hasMovedDown = (set.paired ?? []).length + (set.unpaired ?? []).length > 0;
  if (hasMovedDown && !isAsGoodWith(set)) return [movedDown, 0];
  if (hasMovedDown && !isAsGoodWith(opponents)) return [transposition, 1];
  return isAsGoodWith(halves) ? [transposition, 3] : [exchange, 2];
};
