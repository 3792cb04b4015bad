import { decimalOf, impossible } from '../../model/index.ts';
import { type Against, notComplete } from '../swiss/against.ts';
import { barredBy, rulingOfBye, stepsOfBye } from '../swiss/bye-ladder.ts';
import { deniedIn } from '../swiss/colours.ts';
import { leftOverAmong } from '../swiss/left-over.ts';
import { canAllBePaired, hasRound, within } from '../swiss/pairable.ts';
import { rerunIn, type StepwiseRound } from '../swiss/reasons.ts';
import { type Allowed, breaking, counting, type Step, toldApart, writtenSet } from '../swiss/steps.ts';
import { scoreOfGroup, toldOfUpfloats } from '../swiss/upfloats.ts';
import { bracketProblem, pairBracket } from './bracket.ts';
import { byFirst } from './colours.ts';
import type { Contender } from './contender.ts';
import { coloursIn, type Field } from './field.ts';
import { byeLadder, type PairedBracket, type PairedField, pairField } from './procedure.ts';
import { chooseUpfloaters } from './upfloater-set.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const stepwise = (field: Field, paired: PairedField): StepwiseRound<Contender> => {
  const { rules } = field.terms;
  const rerun = rerunIn<Field, Contender, PairedField>(field, paired, {
    decide: other => (hasRound(other) ? pairField(other) : undefined),
    stepsOf,
    bar: ({ barredSince }) => barredBy(rules.c2, barredSince),
    completion: rules.c3,
  });
  const { bye } = paired;
  return {
    members: field.members,
    rerun,
    bye: bye && (() => rulingOfBye(field, byeLadder(field), { receiver: bye, rerun })),
    ...toldOfUpfloats<Contender, PairedBracket>(
      {
        prohibition: rerun.prohibition,
        againstUpfloaters,
        againstPairs,
        isOffered: ([top, bottom], other) => other.tpn < bottom.tpn && other.tpn > top.tpn,
        order: { float: rules.orderOfSets, board: rules.orderOfPairings },
        natural: { float: rules.c4, board: () => rules.orderOfPairings },
      },
      paired,
    ),
  };
};

/** 3.4, then 3.5 and 3.6 of each bracket. */
const stepsOf = (field: Field, { bye, brackets }: PairedField): readonly Step[] => [
  ...stepsOfBye(byeLadder(field), bye),
  ...brackets.flatMap(bracket => [stepOfSet(bracket), stepOfPairs(bracket)]),
];

/** C4, C5 from the lowest score up, C6, C7. */
const stepOfSet = ({
  group,
  upfloaters,
  keepsC6,
}: Pick<PairedBracket, 'group' | 'upfloaters' | 'keepsC6'>): Step => {
  const { field } = group;
  const { rules, floatsCount } = field.terms;
  const scores = [...new Set(field.members.map(({ score }) => score))].sort((a, b) => a - b);
  const bracket = scoreOfGroup(group);
  return {
    choice: writtenSet(upfloaters),
    counts: [
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
        group.following.filter(contender => !upfloaters.includes(contender)),
      ),
      counting(rules.c7, floatsCount ? upfloaters.filter(({ floated }) => floated) : []),
    ],
    order: rules.orderOfSets,
    bracket,
  };
};

/** The criteria of 3.6, then the identifier. */
const stepOfPairs = ({ group, problem, pairs }: Pick<PairedBracket, 'group' | 'problem' | 'pairs'>): Step => {
  const { rules } = group.field.terms;
  const traitsOf = (contender: Contender) =>
    problem.traits[problem.members.indexOf(contender)] ?? impossible('whoever is paired is of the bracket');
  return {
    choice: pairs.map(pair => pair.map(({ id }) => id).join('-')).join(' '),
    counts: rules.quality.map(criterion => {
      const faults = pairs.map(([top, bottom]) => criterion.ofPair(traitsOf(top), traitsOf(bottom)));
      const charged = pairs.flatMap(([top, bottom]) => {
        const [a, b] = [traitsOf(top), traitsOf(bottom)];
        if (criterion.ofPair(a, b) === 0) return [];
        const { charges } = criterion;
        if (!charges) return deniedOf(group.field, [top, bottom]);
        return [...(charges(a, b) ? [top] : []), ...(charges(b, a) ? [bottom] : [])];
      });
      return [criterion, faults.reduce((sum, count) => sum + count, 0), charged.map(({ id }) => id)] as const;
    }),
    order: rules.orderOfPairings,
    bracket: scoreOfGroup(group),
  };
};

/** Whoever of two does not get the colour that both prefer. */
const deniedOf = (field: Field, [a, b]: readonly [Contender, Contender]): readonly Contender[] => {
  const colours = coloursIn(field, byFirst(a, b) < 0 ? [a, b] : [b, a]);
  return deniedIn([a, b], colours, ({ preference }) => preference?.colour);
};

/** C3: these cannot all be paired under a demand. They are told by pairing number. */
const notCompleteIn = (field: Field, members: readonly Contender[], allowed: Allowed<Contender>): Against => {
  const group = [...members].sort((a, b) => a.order - b.order);
  return notComplete(field.terms.rules.c3, leftOverAmong<Contender>(field, group, allowed));
};

/** What the best set under a demand does worse. */
const againstUpfloaters = (
  { group, upfloaters, keepsC6 }: PairedBracket,
  allowed: Allowed<Contender>,
): Against | undefined => {
  const field = within(group.field, allowed);
  const members = [...group.residents, ...group.below];
  if (!canAllBePaired(field, members)) return notCompleteIn(group.field, members, allowed);
  const set = chooseUpfloaters({ ...group, field });
  return toldApart(
    [stepOfSet({ group, upfloaters, keepsC6 })],
    [stepOfSet({ group: { ...group, field }, ...set })],
  );
};

/** What the best pairs of the bracket under a demand do worse. */
const againstPairs = (bracket: PairedBracket, allowed: Allowed<Contender>): Against | undefined => {
  const { group, upfloaters, problem } = bracket;
  const field = within(group.field, allowed);
  if (!canAllBePaired(field, problem.members)) return notCompleteIn(group.field, problem.members, allowed);
  const other = bracketProblem({ ...group, field }, upfloaters);
  return toldApart(
    [stepOfPairs(bracket)],
    [stepOfPairs({ group, problem: other, pairs: pairBracket(other) })],
  );
};
