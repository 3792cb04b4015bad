import { impossible } from '../../model/index.ts';
import type { PairsOfBracket } from './bracket.ts';
import type { Contender } from './contender.ts';

/**
 * 3.6: whom the order offers to the top member of the first of these pairs before its bottom member, in its order. The
 * smallest identifier with an opponent has as tops the first half of the others; it is compared with what was chosen.
 */
export const offeredBefore = (pairs: PairsOfBracket): readonly Contender[] => {
  const [[top, bottom] = impossible('a pair of the bracket'), ...more] = pairs;
  const tops = more.map(([first]) => first);
  const others = pairs
    .flat()
    .filter(member => member !== top)
    .sort((a, b) => a.tpn - b.tpn);
  // With somebody of the lower half the tops are the same first half: they come first, by their own numbers.
  const [first, lower] = [others.slice(0, tops.length), others.slice(tops.length)];
  const isNatural = tops.every((member, at) => member === first[at]);
  if (isNatural) return lower.filter(({ tpn }) => tpn < bottom.tpn);
  const moved = [...first]
    .reverse()
    .filter(other => comesBefore(topsWithout(others, other), tops, [other, bottom]));
  return [...lower, ...moved].filter(other => other !== bottom);
};

/** The first half of the others, one of whom is the bottom member of the first pair. */
const topsWithout = (others: readonly Contender[], other: Contender): readonly Contender[] =>
  others.filter(member => member !== other).slice(0, (others.length - 1) / 2);

/** By the tops, then by the bottom member of the first pair. */
const comesBefore = (
  tops: readonly Contender[],
  chosen: readonly Contender[],
  [bottom, taken]: readonly [Contender, Contender],
): boolean => {
  const at = tops.findIndex((member, index) => member !== chosen[index]);
  const [one, other] = [tops[at], chosen[at]];
  return one && other ? one.tpn < other.tpn : bottom.tpn < taken.tpn;
};
