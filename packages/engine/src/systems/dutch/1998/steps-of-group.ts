import { decimalOf, tenths } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { deniedIn } from '../../swiss/colours.ts';
import { breaking, type Counted, counting, leaving, type Step, writtenSet } from '../../swiss/steps.ts';
import type { Way } from '../../swiss/ways.ts';
import { allocateColours } from './colours.ts';
import { type Member, wantSameColour } from './definitions.ts';
import type { Field } from './field.ts';
import { type Pair, type PairedGroup, pairsOf } from './pair-group.ts';
import { amendment21, b4, b5, b5Up, b6, b6Up, c12, c14, d1, d2 } from './rules.ts';

/** C12: of those moved down by a pairing, who finds no opponent below. */
type Stuck = (paired: PairedGroup) => readonly Member[];

/**
 * A pairing of a group and another one of it, decided step by step: in the loops of C1-C14; where B2 is waived in the one and in
 * force in the other, by the waiver alone.
 */
export const waysInGroup = (
  field: Field,
  [chosen, other]: readonly [PairedGroup, PairedGroup],
  stuck: Stuck,
): readonly [Way, Way] => {
  const [own, theirs] =
    chosen.floats.lastRound === other.floats.lastRound
      ? atOneLevel(stepsOf(field, chosen, stuck), stepsOf(field, other, stuck))
      : stepsOfWaiver(chosen, other, stuck);
  return [wayOf(chosen, own), wayOf(other, theirs)];
};

/** What is given up in both is given up, whoever would have suffered: it is no difference. */
const atOneLevel = (
  own: readonly Step[],
  theirs: readonly Step[],
): readonly [readonly Step[], readonly Step[]] => {
  const levelled = (steps: readonly Step[], others: readonly Step[]): readonly Step[] =>
    steps.map((each, at) => {
      const beside = others[at];
      if (beside?.choice !== each.choice) return each;
      const counts = each.counts.map(([rule, count, charged, said], index) => {
        const most = Math.max(count, beside.counts[index]?.[1] ?? 0);
        return (
          said === undefined ? [rule, most, charged] : [rule, most, charged, said]
        ) as (typeof each.counts)[number];
      });
      return { ...each, counts };
    });
  return [levelled(own, theirs), levelled(theirs, own)];
};

const wayOf = (paired: PairedGroup, steps: readonly Step[]): Way => ({
  steps: steps.map(each => ({ ...each, bracket: scoreOf(paired) })),
  pairs: pairsOf(paired),
  floaters: leftOf(paired),
  bye: paired.bye,
});

export const scoreOf = ({ group: { residents } }: PairedGroup): number =>
  decimalOf(tenths(residents.at(-1)?.score ?? 0));

/** Seed 000, 21: B2 is waived for more pairs and for nothing else. */
const stepsOfWaiver = (
  chosen: PairedGroup,
  other: PairedGroup,
  stuck: Stuck,
): readonly [readonly Step[], readonly Step[]] => {
  const countsOf = (paired: PairedGroup) => [
    leaving(c14, leftOf(paired)),
    seating(stuck(paired)),
    breaking(amendment21, paired.floats.lastRound === 'waived', aboveHalfIn(paired)),
    counting(c14, notInS1Of(paired)),
  ];
  const [own, theirs] = [countsOf(chosen), countsOf(other)];
  const more = own.findIndex(([, count], at) => (theirs[at]?.[1] ?? 0) > count);
  const stepWith = (counts: Step['counts'], { floats }: PairedGroup): Step =>
    step(floats.lastRound, more < 0 ? [] : counts.slice(more, more + 1), amendment21);
  return [[stepWith(own, chosen)], [stepWith(theirs, other)]];
};

const seating = (stuck: readonly Member[]): Counted => breaking(c12, stuck.length > 0, stuck);

/** The loops of C1-C14 from the outside (decisions 91 and 730). */
const stepsOf = ({ position }: Field, paired: PairedGroup, stuck: Stuck): readonly Step[] => {
  const { ofMovedDown, ofRemainder, floats, faults } = paired;
  const [left, notInS1, without] = [leftOf(paired), notInS1Of(paired), stuck(paired)];
  const denied = pairsOf(paired).filter(pair => wantSameColour(...pair));
  const missing = denied.flatMap(pair => deniedOf(pair, position));
  return [
    step(String(notInS1.length), [counting(c14, notInS1)], c14),
    step(String(left.length), [leaving(c14, left)], c14),
    step(String(without.length > 0), [seating(without)], c12),
    step(String(faults.denied), [counting(b4, missing)], b4),
    step(String(floats.up), repeatedFloats(paired, 'up'), b6Up),
    ...ofMovedDown.map(pair => step(writtenSet(pair), [], d1)),
    step(String(floats.down), repeatedFloats(paired, 'down'), b6),
    step(writtenSet(ofRemainder.map(([higher]) => higher)), [], d2),
    ...ofRemainder.map(pair => step(writtenSet(pair), [], d1)),
  ];
};

const step = (choice: string, counts: Step['counts'], order: Step['order']): Step => ({
  choice,
  counts,
  order,
});

const leftOf = ({ left, bye }: PairedGroup): readonly Member[] => [...left, ...(bye ? [bye] : [])];

const notInS1Of = ({ group, ofMovedDown, forced, isHeterogeneous }: PairedGroup): readonly Member[] =>
  isHeterogeneous ? group.movedDown.filter(member => !forced.includes(member)).slice(ofMovedDown.length) : [];

/** Whoever of two does not get the colour that both want. */
const deniedOf = ([a, b]: Pair, position: Position): readonly Member[] => {
  const pair = a.order < b.order ? ([a, b] as const) : ([b, a] as const);
  return deniedIn(pair, allocateColours(pair, position), ({ preference }) => preference?.colour);
};

/** 21: for whom B2, B5 and B6 may be waived. */
export const aboveHalfIn = ({ group: { movedDown, residents } }: PairedGroup): readonly Member[] =>
  [...movedDown, ...residents].filter(({ isAboveHalf }) => isAboveHalf);

/**
 * B5, then B6, each broken or not: B6 falls before B5, for upfloats by C10 and for downfloats by C9. Charged are those who
 * receive the same float again; the rule of one round before, or of two.
 */
const repeatedFloats = (paired: PairedGroup, float: 'up' | 'down'): readonly Counted[] => {
  const dropped = paired.floats[float];
  const [one, two] = float === 'up' ? [b5Up, b6Up] : [b5, b6];
  const floating = (float === 'up' ? upfloatersIn(paired) : downfloatersIn(paired)).filter(
    member => paired.floats.lastRound === 'in force' || !member.isAboveHalf,
  );
  const again = (back: 0 | 1) => floating.filter(({ floats }) => floats[back] === float);
  const broken = (rule: Rule, isDropped: boolean, members: readonly Member[]): Counted =>
    breaking(rule, isDropped && members.length > 0, members);
  return [broken(one, dropped > 1, again(0)), broken(two, dropped > 0, again(1))];
};

const unequalPairs = (paired: PairedGroup) =>
  pairsOf(paired).filter(([higher, lower]) => higher.score !== lower.score);

const upfloatersIn = (paired: PairedGroup): readonly Member[] =>
  unequalPairs(paired).map(([, lower]) => lower);

/** Decision 92: whoever was moved down into the group was judged where that happened; C1 is not judged. */
const downfloatersIn = (paired: PairedGroup): readonly Member[] => [
  ...leftOf(paired).filter(member => !paired.forced.includes(member)),
  ...unequalPairs(paired)
    .map(([higher]) => higher)
    .filter(member => !paired.group.movedDown.includes(member)),
];

/** Negative: C comes to the one before the other. Both with as many pairs, and of one group. */
export const compareInOrder = (one: PairedGroup, other: PairedGroup): number => {
  const [a, b] = [placeOf(one), placeOf(other)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

const placeOf = ({
  group,
  forced,
  ofMovedDown,
  ofRemainder,
  floats,
  faults,
}: PairedGroup): readonly number[] => {
  const gone = new Set([...ofMovedDown.flat(), ...forced]);
  const remainder = [...group.movedDown, ...group.residents].filter(member => !gone.has(member));
  const s1 = ofRemainder.map(([higher]) => remainder.indexOf(higher));
  const leaving = s1.map((_, number) => number).filter(number => !s1.includes(number));
  const entering = s1.filter(number => number >= s1.length);
  return [
    faults.denied,
    floats.up,
    ...ofMovedDown.map(([, lower]) => lower.order),
    floats.down,
    leaving.length,
    sumOf(entering) - sumOf(leaving),
    ...[...leaving].reverse().map(number => -number),
    ...entering,
    ...ofRemainder.map(([, lower]) => lower.order),
  ];
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
