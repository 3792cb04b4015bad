import { decimalOf, inTenths, tenths } from '../model/index.ts';
import { type Part, worked } from '../rules/index.ts';
import type { ScoreKind } from './code.ts';
import { type ByGroup, type ByValue, byValue, placeIn, scoreIn, splitBy } from './definition.ts';
import type { Field } from './field.ts';
import { A1998, OTHER_RULES } from './rules.ts';
import { definedBy } from './unplayed.ts';

/**
 * C.07, article 7.5; 1998, 2.1.1. A cut takes off the first rounds, whatever was played in them: article 16 does not
 * speak of progressive scores (decision 0043), and in 1998 only the result counts.
 */
export const progressive: ByValue = byValue((field, modifiers) => {
  const rule = definedBy(field.edition, '7.5', { y1998: A1998.progressive });
  const cut = definedBy(field.edition, '14.1', { y1998: A1998.progressiveCuts });
  const kind = scoreIn(field, modifiers);
  const cuts = modifiers.cut?.low ?? 0;
  const value = (index: number) => {
    let sum = 0;
    for (const [at, score] of scoresAfter(field, index, kind).entries()) if (at >= cuts) sum += score;
    return inTenths(sum);
  };
  const working = (index: number) => {
    const parts: Part[] = scoresAfter(field, index, kind).map((score, at) => ({
      round: at + 1,
      amount: decimalOf(tenths(score)),
      rule,
      ...(at < cuts ? { cut } : {}),
    }));
    return worked(rule, value(index), parts);
  };
  return { value, working };
});

/** Tenths, after each round. */
const scoresAfter = (field: Field, index: number, kind: ScoreKind): readonly number[] => {
  const entry = field.entries[index];
  let score = 0;
  return (entry?.cells ?? []).map((cell, at) => {
    score += cell.points[kind] + (entry?.bonus[at]?.[kind] ?? 0);
    return score;
  });
};

/** Seed 000, article 16 (b): the progressive score, then without round 1, then without round 2 … until decided. */
export const progressiveDropping: ByGroup = {
  kind: 'group',
  of: (field, modifiers) => group => {
    const kind = scoreIn(field, modifiers);
    const sums = new Map(group.map(index => [index, sumsFrom(scoresAfter(field, index, kind))]));
    const steps = (index: number) => sums.get(index) ?? [];
    const groups = splitBy(group, (a, b) => firstDifference(steps(b), steps(a)));
    const rule = OTHER_RULES.progressive16b;
    return {
      groups,
      working: index => {
        const parts = steps(index).map((sum, at) => ({
          round: at + 1,
          amount: decimalOf(tenths(sum)),
          rule,
        }));
        return worked(rule, placeIn(groups, index), parts);
      },
    };
  },
};

/** The sum of all, the sum without the first, without the first two … */
const sumsFrom = (scores: readonly number[]): readonly number[] => {
  const sums: number[] = [];
  let rest = scores.reduce((sum, score) => sum + score, 0);
  for (const score of scores) {
    sums.push(rest);
    rest -= score;
  }
  return sums;
};

/** The sign of the first step in which the two differ. Steps are whole numbers. */
export const firstDifference = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
