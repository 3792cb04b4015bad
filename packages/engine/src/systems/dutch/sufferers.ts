import { decimalOf, impossible, tenths } from '../../model/index.ts';
import type { Digit } from '../../rules/demand.ts';
import type { Criterion, FaultSize, PassedOver } from '../../rules/index.ts';
import type { Candidate } from '../swiss/bracket.ts';
import { deniedIn } from '../swiss/colours.ts';
import { AFTER_NEXT_BRACKET_2017, BEFORE_NEXT_BRACKET_2017 } from './2017/quality.ts';
import { AFTER_NEXT_BRACKET_2026, BEFORE_NEXT_BRACKET_2026, LIMBO } from './2026/quality.ts';
import type { BracketGraph } from './bracket-graph.ts';
import { allocateColours } from './colours.ts';
import type { Member, Traits } from './definitions.ts';
import type { Field } from './field.ts';
import type { PairedBracket } from './paired-bracket.ts';

const CRITERIA: readonly Criterion<Traits>[] = [
  ...BEFORE_NEXT_BRACKET_2026,
  ...AFTER_NEXT_BRACKET_2026,
  ...BEFORE_NEXT_BRACKET_2017,
  ...AFTER_NEXT_BRACKET_2017,
];

/** Whom a criterion charges, at one grade of it, in a candidate. The next bracket (C8; C.7): whom it leaves over. */
export const sufferersIn = (
  candidate: Candidate<Member, BracketGraph>,
  { rule, grade }: Digit,
  field: Field,
): readonly Member[] => {
  const { problem, pairs, downfloaters, leftByNext } = candidate;
  const criterion = CRITERIA.find(({ key }) => key === rule.key);
  if (!criterion) return leftByNext.filter(({ score }) => grade === 0 || score === grade);
  const { ofPair, ofDownfloater } = criterion;
  return [
    ...downfloaters.filter(member => ofDownfloater?.(problem.traitsOf(member)) === grade),
    ...pairs
      .map(([a, b]) => (a.order < b.order ? ([a, b] as const) : ([b, a] as const)))
      .filter(([a, b]) => ofPair?.(problem.traitsOf(a), problem.traitsOf(b)) === grade)
      .flatMap(pair =>
        UP.test(rule.id) ? [pair[1]] : DOWN.test(rule.id) ? [pair[0]] : withoutColour(pair, field),
      ),
  ];
};

/**
 * How great the faults are that a digit counts: of C7 the score of a downfloater, of C8 (C.7) that of whoever the next
 * bracket leaves, of the others the difference of score. In the Limbo a difference is greater than any, and the score tells.
 */
export const sizeOfFaults = (
  { rule, grade }: Digit,
  { bracket: { residents } }: PairedBracket,
): Pick<PassedOver, 'each'> => {
  const sized = (of: FaultSize['of'], points: number) => ({
    each: { of, points: decimalOf(tenths(points)) },
  });
  const lowest = residents.at(-1)?.score ?? impossible('a bracket has residents');
  if (BY_DIFFERENCE.test(rule.id))
    return grade >= LIMBO ? sized('score', grade - LIMBO) : sized('difference', grade);
  if (rule.id === 'C7') return sized('score', grade - POINT + lowest);
  return NEXT.test(rule.id) && grade > 0 ? sized('score', grade) : {};
};

/** What a downfloater adds to the difference to the lowest score (A.8). */
const POINT = 10;
const NEXT = /^C(8|\.7)$/;
const BY_DIFFERENCE = /^C(18|19|20|21|\.6|\.16|\.17|\.18|\.19)$/;

/** The lower of a pair receives an upfloat, the higher a downfloat. */
const UP = /^C(15|17|19|21|\.13|\.15|\.17|\.19)$/;
const DOWN = /^C(18|20|\.6|\.12|\.14|\.16|\.18)$/;

/** Whoever does not get the colour they prefer. */
const withoutColour = (pair: readonly [Member, Member], { position, edition }: Field): readonly Member[] =>
  deniedIn(pair, allocateColours(pair, position, edition), ({ preference }) => preference?.colour);
