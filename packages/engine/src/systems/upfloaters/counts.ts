import { decimalOf } from '../../model/index.ts';
import { deniedIn } from '../swiss/colours.ts';
import { breaking, type Counted, counting } from '../swiss/steps.ts';
import { scoreOfGroup } from '../swiss/upfloats.ts';
import type { BracketProblem, PairsOfBracket } from './bracket.ts';
import { byFirst } from './colours.ts';
import type { Contender } from './contender.ts';
import { coloursIn, type Field } from './field.ts';
import type { ChosenSet, TopGroup } from './upfloater-set.ts';

/* What each criterion counts in what was chosen, and whom it charges. */

/** C4, C5 from the lowest score up, C6, C7. */
export const countsOfSet = (group: TopGroup, { upfloaters, keepsC6 }: ChosenSet): readonly Counted[] => {
  const { field, following } = group;
  const { rules, floatsCount } = field.terms;
  const scores = [...new Set(field.members.map(({ score }) => score))].sort((a, b) => a - b);
  const bracket = scoreOfGroup(group);
  return [
    counting(rules.c4, upfloaters),
    ...scores.map(score =>
      counting(
        rules.c5,
        upfloaters.filter(contender => contender.score === score),
        { of: 'difference', points: bracket - decimalOf(score) },
      ),
    ),
    breaking(
      rules.c6,
      !keepsC6,
      following.filter(contender => !upfloaters.includes(contender)),
    ),
    counting(rules.c7, floatsCount ? upfloaters.filter(({ floated }) => floated) : []),
  ];
};

/** The criteria of 3.6. */
export const countsOfPairs = (
  field: Field,
  { traitsOf }: BracketProblem,
  pairs: PairsOfBracket,
): readonly Counted[] =>
  field.terms.rules.quality.map(criterion => {
    const faults = pairs.map(([top, bottom]) => criterion.ofPair(traitsOf(top), traitsOf(bottom)));
    const charged = pairs.flatMap(([top, bottom]) => {
      const [a, b] = [traitsOf(top), traitsOf(bottom)];
      if (criterion.ofPair(a, b) === 0) return [];
      const { charges } = criterion;
      if (!charges) return deniedOf(field, [top, bottom]);
      return [...(charges(a, b) ? [top] : []), ...(charges(b, a) ? [bottom] : [])];
    });
    return [criterion, faults.reduce((sum, count) => sum + count, 0), charged.map(({ id }) => id)] as const;
  });

/** Whoever of two does not get the colour that both prefer. */
const deniedOf = (field: Field, [a, b]: readonly [Contender, Contender]): readonly Contender[] => {
  const colours = coloursIn(field, byFirst(a, b) < 0 ? [a, b] : [b, a]);
  return deniedIn([a, b], colours, ({ preference }) => preference?.colour);
};
