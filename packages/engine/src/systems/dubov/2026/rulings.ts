import { decimalOf, tenths } from '../../../model/index.ts';
import type { PassedOver, Rule } from '../../../rules/index.ts';
import { type Against, notComplete } from '../../swiss/against.ts';
import { barredBy, rulingOfBye, stepsOfBye } from '../../swiss/bye-ladder.ts';
import { colourBy, deniedIn } from '../../swiss/colours.ts';
import { leftOverAmong } from '../../swiss/left-over.ts';
import { canAllBePaired, hasRound, within } from '../../swiss/pairable.ts';
import { rerunIn, type StepwiseRound } from '../../swiss/reasons.ts';
import { type Allowed, counting, type Step, toldApart, writtenSet } from '../../swiss/steps.ts';
import { scoreOfGroup, toldOfUpfloats } from '../../swiss/upfloats.ts';
import { dueColour, type Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { COLOUR_RULES_2026 } from './colours.ts';
import { c2, c4 } from './criteria.ts';
import { barredSince, byPlace } from './definitions.ts';
import { byeLadder, type PairedBracket, pairGroup, pairRound2026, type Round2026 } from './procedure.ts';
import { rule42, rule44, rule312, rule321, rule326, rule3241, rule3242 } from './procedure-rules.ts';
import { bestUpfloaters, type Digit, type Group } from './upfloaters.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const stepwise = (field: Field, round: Round2026, rounds: number): StepwiseRound<Member> => {
  const rerun = rerunIn<Field, Member, Round2026>(field, round, {
    decide: other => (hasRound(other) ? pairRound2026(other, rounds) : undefined),
    stepsOf,
    bar: member => barredBy(c2, barredSince(member, field.position)),
    completion: c4,
    completionOfBye: rule312,
  });
  const { bye } = round;
  return {
    members: field.members,
    rerun,
    bye: bye && (() => rulingOfBye(field, byeLadder(field), { receiver: bye, rerun })),
    ...toldOfUpfloats<Member, PairedBracket>(
      {
        prohibition: rerun.prohibition,
        againstUpfloaters: againstIn,
        againstPairs: againstIn,
        isOffered: ([, opponent], other) => byPlace(other, opponent) < 0,
        order: { float: rule42, board: rule44 },
        natural: { float: rule321, board: naturalOf },
      },
      round,
    ),
  };
};

const stepsOf = (field: Field, { bye, brackets }: Round2026): readonly Step[] => [
  ...stepsOfBye(byeLadder(field), bye),
  ...brackets.flatMap(stepsOfBracket),
];

/** 3.2.1 and 3.2.2, 3.2.4, 3.2.6. */
const stepsOfBracket = (paired: PairedBracket): readonly Step[] => {
  const { group, upfloaters, subgroups, pairs } = paired;
  const bracket = scoreOfGroup(group);
  const { fromSmaller, fromLarger } = subgroups;
  return [
    { choice: writtenSet(upfloaters), counts: countsOfUpfloaters(paired), order: rule42, bracket },
    { choice: writtenSet(fromSmaller), counts: [counting(rule3241, fromSmaller)], order: rule3241, bracket },
    { choice: writtenSet(fromLarger), counts: [counting(rule3242, fromLarger)], order: rule3242, bracket },
    ...pairs.map(([a, b]) => ({ choice: `${a.id}-${b.id}`, counts: [], order: rule44, bracket })),
  ];
};

const countsOfUpfloaters = (paired: PairedBracket): Step['counts'] => {
  const { group, upfloaters } = paired;
  const staying = group.below.filter(member => !upfloaters.includes(member));
  const best = bestUpfloaters(group, { floating: upfloaters, staying });
  return (best?.digits ?? []).map(
    (digit, index) =>
      [digit.rule, best?.faults[index] ?? 0, idsOf(chargedBy(digit, paired)), sizeIn(digit)] as const,
  );
};

/** C6: the difference of score. */
const sizeIn = ({ rule, grade }: Digit): Pick<PassedOver, 'each'> =>
  rule.faults === 'in descending order'
    ? { each: { of: 'difference', points: decimalOf(tenths(grade)) } }
    : {};

/** Upfloaters at fault, at one grade of it; of C7 whoever does not get the colour sought. */
const chargedBy = (
  { rule, grade }: Digit,
  { group, upfloaters, pairs }: PairedBracket,
): readonly Member[] => {
  const { ofPair, ofUpfloater, faults } = rule;
  const score = group.residents[0]?.score ?? 0;
  return [
    ...(ofPair ? pairs.filter(([a, b]) => ofPair(a, b) > 0).flatMap(pair => deniedOf(pair, group)) : []),
    ...upfloaters.filter(member => {
      const fault = ofUpfloater?.(member, group.circumstances, score) ?? 0;
      return faults === 'added up' ? fault > 0 : fault === grade;
    }),
  ];
};

const deniedOf = ([a, b]: readonly [Member, Member], { field: { position } }: Group): readonly Member[] => {
  const pair = a.order < b.order ? ([a, b] as const) : ([b, a] as const);
  const colours = colourBy<Member>(COLOUR_RULES_2026, pair, position);
  return deniedIn(pair, colours, member => dueColour(member).colour);
};

const idsOf = (members: readonly Member[]) => members.map(({ id }) => id);

/** What the bracket would be under a demand, those above as they are. Undefined: what it is. */
const againstIn = (paired: PairedBracket, allowed: Allowed<Member>): Against | undefined => {
  const field = within(paired.group.field, allowed);
  const group = { ...paired.group, field };
  const members = [...group.residents, ...group.below];
  if (!canAllBePaired(field, members))
    return notComplete(c4, leftOverAmong<Member>(paired.group.field, members, allowed));
  return toldApart(stepsOfBracket(paired), stepsOfBracket(pairGroup(group)));
};

/** 3.2.4 where one of the two was shifted, otherwise the order of 3.2.6. */
const naturalOf = ({ subgroups }: PairedBracket, pair: readonly Member[]): Rule => {
  const isAmong = (members: readonly Member[]) => pair.some(member => members.includes(member));
  if (isAmong(subgroups.fromSmaller)) return rule3241;
  return isAmong(subgroups.fromLarger) ? rule3242 : rule326;
};
