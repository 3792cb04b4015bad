import { decimalOf, tenths } from '../../../model/index.ts';
import type { BracketFacts, PassedOver, Rule, Ruling } from '../../../rules/index.ts';
import {
  type Against,
  allForbidden,
  equalLater,
  forbidden,
  notComplete,
  passedOver,
} from '../../swiss/against.ts';
import { barredBy, rulingOfBye, stepsOfBye } from '../../swiss/bye-ladder.ts';
import { colourBy, deniedIn } from '../../swiss/colours.ts';
import { leftOverAmong, leftOverBy } from '../../swiss/left-over.ts';
import { canAllBePaired, hasRound, within } from '../../swiss/pairable.ts';
import { prohibitionBetween } from '../../swiss/prohibition.ts';
import type { Lazy, StepwiseRound } from '../../swiss/reasons.ts';
import { firstOf, rulingOfFloater, rulingOfPair } from '../../swiss/rulings.ts';
import {
  type Allowed,
  among,
  both,
  closed,
  counting,
  keeping,
  type Rerun,
  type Step,
  toldApart,
  withPair,
} from '../../swiss/steps.ts';
import { dueColour, type Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { byeLadder } from './bye.ts';
import { COLOUR_RULES_2026 } from './colours.ts';
import { c2, c4 } from './criteria.ts';
import { barredSince, byPlace } from './definitions.ts';
import { type PairedBracket, pairGroup, pairRound2026, type Round2026 } from './procedure.ts';
import { rule42, rule44, rule312, rule321, rule326, rule3241, rule3242 } from './procedure-rules.ts';
import { bestUpfloaters, type Digit, type Group } from './upfloaters.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const stepwise = (field: Field, round: Round2026, rounds: number): StepwiseRound<Member> => {
  const rerun: Rerun<Member> = {
    steps: stepsOf(field, round),
    stepsWith: allowed => {
      const other = within(field, allowed);
      return hasRound(other) ? stepsOf(other, pairRound2026(other, rounds)) : undefined;
    },
    prohibition: (a, b) => prohibitionBetween(field.prohibitions, a, b),
    bar: member => barredBy(c2, barredSince(member, field.position)),
    leftOver: leftOverBy(field),
    completion: c4,
    completionOfBye: rule312,
  };
  const { bye, brackets } = round;
  return {
    members: field.members,
    rerun,
    boards: brackets.flatMap(boardsOf),
    floats: brackets.flatMap(floatsOf),
    bye: bye && (() => rulingOfBye(field, byeLadder(field), { receiver: bye, rerun })),
    insteadOf: (player, instead) => {
      const index = brackets.findIndex(({ upfloaters }) => upfloaters.includes(player));
      const bracket = brackets[index];
      if (!bracket?.group.below.includes(instead) || bracket.upfloaters.includes(instead)) return undefined;
      const above = brackets.slice(0, index).flatMap(({ pairs }) => pairs);
      return both(keeping(bye, above), among(bracket.group.residents, { inside: instead, outside: player }));
    },
  };
};

const written = (members: readonly Member[]): string =>
  members
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();

const stepsOf = (field: Field, { bye, brackets }: Round2026): readonly Step[] => [
  ...stepsOfBye(byeLadder(field), bye),
  ...brackets.flatMap(stepsOfBracket),
];

/** 3.2.1 and 3.2.2, 3.2.4, 3.2.6. */
const stepsOfBracket = (paired: PairedBracket): readonly Step[] => {
  const { group, upfloaters, subgroups, pairs } = paired;
  const bracket = scoreOf(group);
  const { fromSmaller, fromLarger } = subgroups;
  return [
    { choice: written(upfloaters), counts: countsOfUpfloaters(paired), order: rule42, bracket },
    { choice: written(fromSmaller), counts: [counting(rule3241, fromSmaller)], order: rule3241, bracket },
    { choice: written(fromLarger), counts: [counting(rule3242, fromLarger)], order: rule3242, bracket },
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

const scoreOf = ({ residents }: Group): number => decimalOf(residents[0]?.score ?? tenths(0));

const factsOf = ({ group, upfloaters }: PairedBracket): BracketFacts => ({
  bracket: scoreOf(group),
  players: group.residents.length + upfloaters.length,
  upfloaters: upfloaters.length,
});

/** What the bracket would be under a demand, those above as they are. Undefined: what it is. */
const againstIn = (paired: PairedBracket, allowed: Allowed<Member>): Against | undefined => {
  const field = within(paired.group.field, allowed);
  const group = { ...paired.group, field };
  const members = [...group.residents, ...group.below];
  if (!canAllBePaired(field, members))
    return notComplete(c4, leftOverAmong<Member>(paired.group.field, members, allowed));
  return toldApart(stepsOfBracket(paired), stepsOfBracket(pairGroup(group)));
};

/**
 * Those before the upfloater in the order of 4.2 who stay: what forbids them every resident, or what the best set with
 * them does worse.
 */
const floatsOf = (paired: PairedBracket): readonly Lazy<'float'>[] =>
  paired.upfloaters.map(upfloater => ({
    about: [upfloater.id],
    ruling: () => {
      const { group, upfloaters } = paired;
      const passed = group.below
        .slice(0, group.below.indexOf(upfloater))
        .filter(member => !upfloaters.includes(member))
        .map(member => passedOver([member], againstFloat(paired, member)));
      const facts = { ...factsOf(paired), direction: 'up' as const };
      return rulingOfFloater(upfloater, { passed, natural: rule321, facts }, firstOf(passed));
    },
  }));

const againstFloat = (paired: PairedBracket, member: Member): Against => {
  const { field, residents } = paired.group;
  return (
    allForbidden(residents, resident => prohibitionBetween(field.prohibitions, resident, member)) ??
    againstIn(paired, among(residents, { inside: member })) ??
    equalLater(rule42)
  );
};

/** Those of G2 whom the order offers before the one chosen. */
const boardsOf = (paired: PairedBracket): readonly Lazy<'board'>[] =>
  paired.pairs.map((pair, index) => ({
    about: pair.map(({ id }) => id),
    ruling: () => rulingOfBoard(paired, index),
  }));

const rulingOfBoard = (paired: PairedBracket, index: number): Ruling<'board'> => {
  const { pairs } = paired;
  const [member, opponent] = pairs[index] as readonly [Member, Member];
  const passed = pairs
    .slice(index + 1)
    .map(([, other]) => other)
    .filter(other => byPlace(other, opponent) < 0)
    .sort(byPlace)
    .map(other => passedOver([member, other], againstOpponent(paired, index, other)));
  const pair = [member, opponent];
  return rulingOfPair(pair, { passed, natural: naturalOf(paired, pair), facts: factsOf(paired) });
};

const againstOpponent = (paired: PairedBracket, index: number, other: Member): Against => {
  const [member] = paired.pairs[index] as readonly [Member, Member];
  const prohibition = prohibitionBetween(paired.group.field.prohibitions, member, other);
  if (prohibition) return forbidden(prohibition);
  const kept = keeping(undefined, paired.pairs.slice(0, index));
  const demand = both(closed(paired.pairs.flat()), withPair(member, other), kept);
  return againstIn(paired, demand) ?? equalLater(rule44);
};

/** 3.2.4 where one of the two was shifted, otherwise the order of 3.2.6. */
const naturalOf = ({ subgroups }: PairedBracket, pair: readonly Member[]): Rule => {
  const isAmong = (members: readonly Member[]) => pair.some(member => members.includes(member));
  if (isAmong(subgroups.fromSmaller)) return rule3241;
  return isAmong(subgroups.fromLarger) ? rule3242 : rule326;
};
