import type { Demand } from '../../rules/demand.ts';
import type { Rule } from '../../rules/index.ts';
import type { Edition, Member } from './definitions.ts';
import type { PairedBracket } from './paired-bracket.ts';
import { PROCEDURE } from './procedure-rules.ts';

/* The order of 3.7 (B.7) among candidates of equal quality: the article by which one comes later than another. */

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
 * 3.7 (B.7): sets of moved-down players, their opponents, exchanges, transpositions. What was chosen is the first of all
 * in each of them; so whatever can be as good and share it, comes later by one that follows.
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

/** The same of a candidate that is known to be the first of its round. */
export const laterIn = (
  edition: Edition,
  { bracket, candidate: chosen }: PairedBracket,
  { candidate: other }: PairedBracket,
): readonly [Rule, number] => {
  const { transposition, exchange, movedDown } = PROCEDURE[edition];
  const isMovedDown = ([higher]: readonly [Member, Member]): boolean => bracket.movedDown.includes(higher);
  type Pairs = readonly (readonly [Member, Member])[];
  const differ = (of: (pairs: Pairs) => readonly number[]): boolean =>
    of(chosen.pairs).join() !== of(other.pairs).join();
  if (differ(pairs => pairs.filter(isMovedDown).map(([higher]) => higher.id))) return [movedDown, 0];
  if (differ(pairs => pairs.filter(isMovedDown).map(([, lower]) => lower.id))) return [transposition, 1];
  if (differ(pairs => pairs.filter(pair => !isMovedDown(pair)).map(([higher]) => higher.id)))
    return [exchange, 2];
  return [transposition, 3];
};
