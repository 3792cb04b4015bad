import { decimalOf, impossible } from '../../model/index.ts';
import type { PassedOver, Rule } from '../../rules/index.ts';
import { type Near, notComplete, withCompared, withSufferers } from '../swiss/against.ts';
import { demandedField, type RoundDemand } from '../swiss/field.ts';
import type { FoundInBracket } from '../swiss/first-allowed.ts';
import { leftOverWith } from '../swiss/left-over.ts';
import {
  AFTER_NEXT_BRACKET_2017,
  BEFORE_NEXT_BRACKET_2017,
  c4Of2017,
  c5Of2017,
  c7Of2017,
} from './2017/quality.ts';
import { AFTER_NEXT_BRACKET_2026, BEFORE_NEXT_BRACKET_2026, c4, c8, c9 } from './2026/quality.ts';
import type { BracketGraph } from './bracket-graph.ts';
import { comparedIn } from './compared.ts';
import type { Edition, Member } from './definitions.ts';
import type { Field } from './field.ts';
import { laterBy, laterIn } from './order.ts';
import type { PairedBracket } from './paired-bracket.ts';
import type { AskedDutchBracket, DutchRound } from './paired-round.ts';
import { sizeOfFaults, sufferersIn } from './sufferers.ts';

/* The words against something that was not taken: it leaves somebody over, it is worse, or it comes later. */

const COMPLETION = { '2026': c4, '2017': c4Of2017 } as const satisfies Record<Edition, Rule>;

/**
 * C4. Of a pair or a bye it is told who would be left over by that alone; else, and of a bracket, with the brackets above
 * and the boards before kept (`index`: the bracket; absent: nothing is kept).
 */
export const incomplete = (
  { field, brackets }: DutchRound,
  { pairs = [], ...demand }: RoundDemand<Member>,
  { index = 0, nearness = [-1, 1] }: { readonly index?: number; readonly nearness?: Near['nearness'] } = {},
): Near => {
  const above = brackets.slice(0, index).flatMap(({ candidate }) => candidate.pairs);
  const leftOver = leftOverWith<Member>(
    demandedField<Field, Member>(field, { ...demand, pairs: demand.divided ? [] : pairs.slice(-1) }),
    () => demandedField<Field, Member>(field, { ...demand, pairs: [...above, ...pairs] }),
  );
  return { ...notComplete(COMPLETION[field.edition], leftOver), nearness };
};

type Found = FoundInBracket<Member, BracketGraph>;
type Worse = Extract<Found, { readonly kind: 'worse' }>;

const worse = (field: Field, index: number, chosen: PairedBracket, told: Worse): Near => {
  const { digit } = told;
  return withSufferers(
    {
      verdict: 'worse',
      rule: digit.rule,
      ...countsOf(chosen, told, index === field.groups.length - 2),
      ...sizeOfFaults(digit, chosen),
      nearness: [index, STEPS[field.edition].indexOf(digit.rule)],
      bracket: scoreOf(chosen),
    },
    () => sufferersIn(told.first(), digit, field).map(({ id }) => id),
  );
};

/**
 * C9 is not about how many: it compares the unplayed games of one recipient with those of another. Nor is C.7 where the
 * last bracket would leave over others than one who may have the bye (decision 25): then it is broken.
 */
const countsOf = (
  { candidate }: PairedBracket,
  { digit, chosen, other }: Worse,
  isBeforeLast: boolean,
): Pick<PassedOver, 'chosen' | 'other' | 'unit'> => {
  if (digit.rule.key === c7Of2017.key && digit.grade === 0 && isBeforeLast && other > 1)
    return { unit: 'breach', chosen: 0, other: 1 };
  if (isOfPairs(digit)) return { unit: 'left-over', chosen, other };
  if (digit.rule.key !== c9.key) return { chosen, other };
  const { problem, downfloaters } = candidate;
  const unplayed = downfloaters.map(member => problem.traitsOf(member).unplayedGames);
  return { unit: 'unplayed', chosen: Math.max(0, ...unplayed), other: digit.grade };
};

/** C.5 and C.7 want the most pairs: what is counted are those left over. */
const isOfPairs = ({ rule: { key }, grade }: Worse['digit']): boolean =>
  key === c5Of2017.key || (key === c7Of2017.key && grade === 0);

const scoreOf = ({ bracket: { residents } }: PairedBracket): number =>
  decimalOf(residents.at(-1)?.score ?? impossible('a bracket has residents'));

/** How many steps the criteria are, at most: the order comes after all of them. */
const ORDER = 100;

export const later = (index: number, chosen: PairedBracket, [rule, step]: readonly [Rule, number]): Near => ({
  verdict: 'equal-later',
  rule,
  nearness: [index, ORDER + step],
  bracket: scoreOf(chosen),
});

export const worseOrLater = (
  field: Field,
  index: number,
  { paired: chosen, order, told }: AskedDutchBracket,
  found: Found,
): Near => {
  return withCompared(
    found.kind === 'worse'
      ? worse(field, index, chosen, found)
      : later(
          index,
          chosen,
          found.alsoWith
            ? laterBy(field.edition, order(), found.alsoWith)
            : laterIn(field.edition, chosen, found.first()),
        ),
    () => comparedIn(chosen, told(), found.first()),
  );
};

const STEPS: Readonly<Record<Edition, readonly Rule[]>> = {
  '2026': [...BEFORE_NEXT_BRACKET_2026, c8, ...AFTER_NEXT_BRACKET_2026],
  '2017': [...BEFORE_NEXT_BRACKET_2017, c7Of2017, ...AFTER_NEXT_BRACKET_2017],
};
