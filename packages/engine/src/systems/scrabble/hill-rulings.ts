import { decimalOf, tenths } from '../../model/index.ts';
import { type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { type Against, forbidden, passedOver } from '../swiss/against.ts';
import { rulingOfBye, stepsOfBye } from '../swiss/bye-ladder.ts';
import { type Lazy, rerunIn, type StepwiseRound } from '../swiss/reasons.ts';
import { againstPair, breaking, keeping, narrowedBy, type Rerun, type Step } from '../swiss/steps.ts';
import { mostPoints, type Outlook } from './gibson.ts';
import {
  byeLadder,
  type Gibsonised,
  type HillField,
  type HillMember,
  type HillPair,
  type HillRound,
  pairHill,
} from './hill.ts';
import { everybody, gibson, gibsonHill, gibsonLast, gibsonSettled, hill, renewed } from './rules.ts';
import type { Contender } from './table.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const stepwise = (
  field: HillField,
  round: HillRound,
  outlook: Outlook | undefined,
): StepwiseRound<HillMember> => {
  const rerun = rerunIn<HillField, HillMember, HillRound>(field, round, {
    decide: other => pairHill(other, outlook),
    stepsOf,
    bar: () => undefined,
    completion: everybody,
  });
  const { bye } = round;
  return {
    members: field.members,
    rerun,
    boards: round.pairs.map((pair, at) => boardOf(rerun, round, { pair, at })),
    floats: [],
    bye: bye && (() => rulingOfBye(field, byeLadder(field), { receiver: bye, rerun })),
    insteadOf: () => undefined,
  };
};

/** The standings of the moment, and who was gibsonised. */
export const rulingsOfStandings = (
  { members }: HillField,
  { pairs }: HillRound,
  outlook: Outlook | undefined,
): readonly Ruling[] => [
  ruling(
    'order',
    renewed,
    members.map(({ id }) => id),
  ),
  ...pairs.flatMap(({ gibsonised }) => (gibsonised && outlook ? [rulingOfGibson(gibsonised, outlook)] : [])),
];

/** Decisions 102 and 106: the bye, the rivals of those whose place is settled, then the hill from the top. */
const stepsOf = (field: HillField, round: HillRound): readonly Step[] => [
  ...stepsOfBye(byeLadder(field), round.bye),
  ...round.pairs.map((pair): Step => {
    const choice = `${pair.higher.id}-${pair.lower.id}`;
    const { gibsonised } = pair;
    if (!gibsonised) return { choice, counts: [], order: orderIn(round) };
    const rule = gibsonised.contender.place > 1 ? gibsonSettled : gibson;
    const hasChance = gibsonised.chosenAs === 'last';
    return { choice, counts: [breaking(rule, hasChance, [gibsonised.rival])], order: ruleOf(gibsonised) };
  }),
];

const orderIn = ({ pairs }: HillRound): Rule =>
  pairs.some(({ gibsonised }) => gibsonised) ? gibsonHill : hill;

const ruleOf = ({ chosenAs, contender }: Gibsonised): Rule => {
  if (contender.place > 1) return gibsonSettled;
  return chosenAs === 'last' ? gibsonLast : gibson;
};

/** Who was gibsonised and why: the points that say so on both sides. */
const rulingOfGibson = (gibsonised: Gibsonised, outlook: Outlook): Ruling => {
  const { contender, chaser, rival, chosenAs } = gibsonised;
  const reach = (of: Contender) => decimalOf(tenths(mostPoints(of, outlook)));
  return ruling('gibson', ruleOf(gibsonised), [contender.id, rival.id], {
    because: chaser ? [chaser.id] : [],
    facts: {
      place: contender.place,
      points: decimalOf(contender.score),
      rounds: outlook.rounds,
      prizes: outlook.prizes,
      ...(chaser ? { chaserReaches: reach(chaser) } : {}),
      rivalPlace: rival.place,
      rivalReaches: reach(rival),
      chosenAs,
    },
  });
};

/** Rivals who were offered before: excluded, or not everybody else could be paired after what was decided before. */
const boardOf = (
  rerun: Rerun<HillMember>,
  round: HillRound,
  { pair, at }: { readonly pair: HillPair; readonly at: number },
): Lazy<'board'> => {
  const { higher, lower, gibsonised } = pair;
  return {
    about: [higher.id, lower.id],
    ruling: () => {
      const kept = keeping(
        round.bye,
        round.pairs.slice(0, at).map(made => [made.higher, made.lower] as const),
      );
      const narrowed = narrowedBy(rerun, kept);
      const passed = pair.passedOver.map(rival =>
        passedOver([higher, rival], told(againstPair(narrowed, higher, rival))),
      );
      const natural = gibsonised ? ruleOf(gibsonised) : orderIn(round);
      return ruling('board', passed[0]?.rule ?? natural, [higher.id, lower.id], {
        passedOver: passed,
        because: pair.passedOver.slice(0, 1).map(({ id }) => id),
        facts: { place: higher.place, rivalPlace: lower.place },
      });
    },
  };
};

const told = (against: Against | undefined): Against => against ?? forbidden({ rule: everybody });
