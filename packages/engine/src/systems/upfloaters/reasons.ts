import { canAllBeMatched } from '../../matching/index.ts';
import { decimalOf, impossible, tenths } from '../../model/index.ts';
import type { BracketFacts, Ruling } from '../../rules/index.ts';
import {
  type Against,
  allForbidden,
  equalLater,
  forbidden,
  notComplete,
  passedOver,
} from '../swiss/against.ts';
import { barredBy, rulingOfBye, stepsOfBye } from '../swiss/bye-ladder.ts';
import { deniedIn } from '../swiss/colours.ts';
import { leftOverAmong, leftOverBy } from '../swiss/left-over.ts';
import { hasRound, within } from '../swiss/pairable.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import type { Lazy, StepwiseRound } from '../swiss/reasons.ts';
import { firstOf, rulingOfFloater, rulingOfPair } from '../swiss/rulings.ts';
import {
  type Allowed,
  among,
  both,
  breaking,
  closed,
  counting,
  keeping,
  type Rerun,
  type Step,
  toldApart,
  withPair,
} from '../swiss/steps.ts';
import { bracketProblem, pairBracket } from './bracket.ts';
import { byeLadder } from './bye.ts';
import { byFirst } from './colours.ts';
import { byScoreThenTpn, type Contender } from './contender.ts';
import { coloursIn, type Field } from './field.ts';
import { type PairedBracket, type PairedField, pairField } from './procedure.ts';
import { chooseUpfloaters, contenderAt, type TopGroup } from './upfloater-set.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const stepwise = (field: Field, paired: PairedField): StepwiseRound<Contender> => {
  const { rules } = field.terms;
  const rerun: Rerun<Contender> = {
    steps: stepsOf(field, paired),
    stepsWith: allowed => {
      const other = within(field, allowed);
      return hasRound(other) ? stepsOf(other, pairField(other)) : undefined;
    },
    prohibition: (a, b) => prohibitionBetween(field.prohibitions, a, b),
    bar: ({ barredSince }) => barredBy(rules.c2, barredSince),
    leftOver: leftOverBy(field),
    completion: rules.c3,
  };
  const { bye, brackets } = paired;
  return {
    members: field.members,
    rerun,
    boards: brackets.flatMap(boardsOf),
    floats: brackets.flatMap(floatsOf),
    bye: bye && (() => rulingOfBye(field, byeLadder(field), { receiver: bye, rerun })),
    insteadOf: (player, instead) => {
      const index = brackets.findIndex(({ set }) => set.upfloaters.includes(player.order));
      const bracket = brackets[index];
      if (!bracket?.group.lower.includes(instead.order)) return undefined;
      if (bracket.set.upfloaters.includes(instead.order)) return undefined;
      const above = brackets.slice(0, index).flatMap(pairsOf);
      return both(
        keeping(bye, above),
        among(residentsOf(bracket.group), { inside: instead, outside: player }),
      );
    },
  };
};

type Pair = readonly [Contender, Contender];

const pairsOf = ({ group: { field }, pairs }: PairedBracket): readonly Pair[] =>
  pairs.map(([top, bottom]) => [contenderAt(field, top), contenderAt(field, bottom)]);

const residentsOf = ({ field, residents }: TopGroup): readonly Contender[] =>
  residents.map(v => contenderAt(field, v));

/** 3.4, then 3.5 and 3.6 of each bracket. */
const stepsOf = (field: Field, { bye, brackets }: PairedField): readonly Step[] => [
  ...stepsOfBye(byeLadder(field), bye),
  ...brackets.flatMap(bracket => [stepOfSet(bracket), stepOfPairs(bracket)]),
];

/** C4, C5 from the lowest score up, C6, C7. */
const stepOfSet = ({ group, set: { upfloaters, keepsC6 } }: Pick<PairedBracket, 'group' | 'set'>): Step => {
  const { field } = group;
  const { rules, floatsCount } = field.terms;
  const floating = upfloaters.map(v => contenderAt(field, v));
  const scores = [...new Set(field.members.map(({ score }) => score))].sort((a, b) => a - b);
  return {
    choice: floating
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join(),
    counts: [
      counting(rules.c4, floating),
      ...scores.map(score =>
        counting(
          rules.c5,
          floating.filter(contender => contender.score === score),
          { of: 'difference', points: scoreOf(group) - decimalOf(score) },
        ),
      ),
      breaking(
        rules.c6,
        !keepsC6,
        group.following.filter(v => !upfloaters.includes(v)).map(v => contenderAt(field, v)),
      ),
      counting(rules.c7, floatsCount ? floating.filter(({ floated }) => floated) : []),
    ],
    order: rules.orderOfSets,
    bracket: scoreOf(group),
  };
};

/** The criteria of 3.6, then the identifier. */
const stepOfPairs = ({ group, problem, pairs }: Omit<PairedBracket, 'set'>): Step => {
  const { rules } = group.field.terms;
  const traitsOf = (v: number) =>
    problem.members[problem.vertices.indexOf(v)] ?? impossible('whoever is paired is of the bracket');
  return {
    choice: pairs.map(pair => pair.join('-')).join(' '),
    counts: rules.quality.map(criterion => {
      const faults = pairs.map(([top, bottom]) => criterion.ofPair(traitsOf(top), traitsOf(bottom)));
      const charged = pairs.flatMap(([top, bottom]) => {
        const [a, b] = [traitsOf(top), traitsOf(bottom)];
        if (criterion.ofPair(a, b) === 0) return [];
        const { charges } = criterion;
        if (!charges) return deniedOf(group.field, [top, bottom]);
        return [...(charges(a, b) ? [top] : []), ...(charges(b, a) ? [bottom] : [])];
      });
      return [
        criterion,
        faults.reduce((sum, count) => sum + count, 0),
        charged.map(v => contenderAt(group.field, v).id),
      ] as const;
    }),
    order: rules.orderOfPairings,
    bracket: scoreOf(group),
  };
};

/** Whoever of two does not get the colour that both prefer. */
const deniedOf = (field: Field, pair: readonly [number, number]): readonly number[] => {
  const [a, b] = [contenderAt(field, pair[0]), contenderAt(field, pair[1])];
  const colours = coloursIn(field, byFirst(a, b) < 0 ? [a, b] : [b, a]);
  return deniedIn([a, b], colours, ({ preference }) => preference?.colour).map(({ order }) => order);
};

const scoreOf = ({ field, residents: [first] }: TopGroup): number =>
  decimalOf(first === undefined ? tenths(0) : contenderAt(field, first).score);

const factsOf = ({ group, set }: PairedBracket): BracketFacts => ({
  bracket: scoreOf(group),
  players: group.residents.length + set.upfloaters.length,
  upfloaters: set.upfloaters.length,
});

/** Those before the upfloater in the order of 3.5.3 who stay. */
const floatsOf = (bracket: PairedBracket): readonly Lazy<'float'>[] =>
  bracket.set.upfloaters.map(v => {
    const { group, set } = bracket;
    const upfloater = contenderAt(group.field, v);
    return {
      about: [upfloater.id],
      ruling: () => {
        const passed = group.lower
          .filter(u => !set.upfloaters.includes(u))
          .map(u => contenderAt(group.field, u))
          .filter(other => byScoreThenTpn(other, upfloater) < 0)
          .sort(byScoreThenTpn)
          .map(other => passedOver([other], againstFloat(bracket, other)));
        const facts = { ...factsOf(bracket), direction: 'up' as const };
        return rulingOfFloater(
          upfloater,
          { passed, natural: group.field.terms.rules.c4, facts },
          firstOf(passed),
        );
      },
    };
  });

const notCompleteIn = (
  { field }: TopGroup,
  vertices: readonly number[],
  allowed: Allowed<Contender>,
): Against => {
  const group = vertices.map(v => contenderAt(field, v));
  return notComplete(field.terms.rules.c3, leftOverAmong<Contender>(field, group, allowed));
};

/** What forbids every resident to the other, or what the best set with the other does worse. */
const againstFloat = ({ group, set }: PairedBracket, other: Contender): Against => {
  const residents = residentsOf(group);
  const { rules } = group.field.terms;
  const barred = allForbidden(residents, resident =>
    prohibitionBetween(group.field.prohibitions, resident, other),
  );
  if (barred) return barred;
  const demand = among(residents, { inside: other });
  const field = within(group.field, demand);
  if (!canAllBeMatched(field.legal, group.remaining)) return notCompleteIn(group, group.remaining, demand);
  const instead = { group: { ...group, field }, set: chooseUpfloaters({ ...group, field }) };
  return toldApart([stepOfSet({ group, set })], [stepOfSet(instead)]) ?? equalLater(rules.orderOfSets);
};

/** Bottom members whom the order offers to a top member before the one chosen. */
const boardsOf = (bracket: PairedBracket): readonly Lazy<'board'>[] =>
  pairsOf(bracket).map((pair, index) => ({
    about: pair.map(({ id }) => id),
    ruling: () => rulingOfBoard(bracket, pair, index),
  }));

const rulingOfBoard = (bracket: PairedBracket, [top, bottom]: Pair, index: number): Ruling<'board'> => {
  const passed = pairsOf(bracket)
    .slice(index + 1)
    .map(([, other]) => other)
    .filter(other => other.tpn < bottom.tpn && other.tpn > top.tpn)
    .sort((a, b) => a.tpn - b.tpn)
    .map(other => passedOver([top, other], againstBottom(bracket, index, other)));
  const natural = bracket.group.field.terms.rules.orderOfPairings;
  return rulingOfPair([top, bottom], { passed, natural, facts: factsOf(bracket) });
};

const againstBottom = (bracket: PairedBracket, index: number, other: Contender): Against => {
  const { group, set } = bracket;
  const { rules } = group.field.terms;
  const pairs = pairsOf(bracket);
  const [top] = pairs[index] as Pair;
  const prohibition = prohibitionBetween(group.field.prohibitions, top, other);
  if (prohibition) return forbidden(prohibition);
  const demand: Allowed<Contender> = both(
    closed(pairs.flat()),
    withPair(top, other),
    keeping(undefined, pairs.slice(0, index)),
  );
  const field = within(group.field, demand);
  const { vertices } = bracket.problem;
  if (!canAllBeMatched(field.legal, vertices)) return notCompleteIn(group, vertices, demand);
  const problem = bracketProblem(field, group.residents, set.upfloaters);
  return (
    toldApart([stepOfPairs(bracket)], [stepOfPairs({ group, problem, pairs: pairBracket(problem) })]) ??
    equalLater(rules.orderOfPairings)
  );
};
