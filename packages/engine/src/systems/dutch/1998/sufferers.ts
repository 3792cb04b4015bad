import type { Rule } from '../../../rules/index.ts';
import { breaking, type Counted } from '../../swiss/steps.ts';
import type { Member } from './definitions.ts';
import type { PairedGroup } from './pair-group.ts';
import { pairsOf } from './pair-group.ts';
import { b5, b6 } from './rules.ts';

/** Whoever is left by the pairing of a group, but for those of C1. */
export const remainingIn = ({ left, bye, forced }: PairedGroup): readonly Member[] =>
  [...left, ...(bye ? [bye] : [])].filter(member => !forced.includes(member));

/**
 * B5, then B6, each broken or not: B6 falls before B5. Charged are those who receive the same float again; the rule of
 * one round before, or of two.
 */
export const repeatedFloats = (paired: PairedGroup, float: 'up' | 'down'): readonly Counted[] => {
  const dropped = paired.floats[float];
  const floating = float === 'up' ? upfloatersIn(paired) : downfloatersIn(paired);
  const again = (rule: Rule, isDropped: boolean, back: 0 | 1): Counted =>
    breaking(
      rule,
      isDropped,
      floating.filter(({ floats }) => floats[back] === float),
    );
  return [again(b5, dropped > 1, 0), again(b6, dropped > 0, 1)];
};

const isBound = ({ floats }: PairedGroup, { isAboveHalf }: Member): boolean =>
  floats.lastRound === 'in force' || !isAboveHalf;

const unequalPairs = (paired: PairedGroup) =>
  pairsOf(paired).filter(([higher, lower]) => higher.score !== lower.score);

const upfloatersIn = (paired: PairedGroup): readonly Member[] =>
  unequalPairs(paired)
    .map(([, lower]) => lower)
    .filter(member => isBound(paired, member));

/** Decision 0092: whoever was moved down into the group was judged where that happened. */
const downfloatersIn = (paired: PairedGroup): readonly Member[] =>
  [
    ...remainingIn(paired),
    ...unequalPairs(paired)
      .map(([higher]) => higher)
      .filter(member => !paired.group.movedDown.includes(member)),
  ].filter(member => isBound(paired, member));
