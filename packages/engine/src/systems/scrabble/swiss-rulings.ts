import { decimalOf, tenths } from '../../model/index.ts';
import { type BracketFacts, type PassedOver, type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { type Against, allForbidden, equalLater, forbidden, passedOver } from '../swiss/against.ts';
import { barredBy, rulingOfBye, stepsOfBye } from '../swiss/bye-ladder.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import { type Lazy, rerunIn, type StepwiseRound } from '../swiss/reasons.ts';
import { rulingOfFloater, rulingOfPair } from '../swiss/rulings.ts';
import {
  type Allowed,
  againstDemand,
  againstPair,
  among,
  asKept,
  both,
  closed,
  counting,
  keeping,
  movedInstead,
  narrowedBy,
  type Rerun,
  type Step,
  withPair,
} from '../swiss/steps.ts';
import type { Field } from './field.ts';
import { BYE, type PairedGroup, type PairOfGroup, pairByHalves, type SwissRound } from './halves.ts';
import { isRated, type Member } from './list.ts';
import { bye as byeRule, everybody, halves, order, similar, unrated, wins } from './rules.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const stepwise = (field: Field, round: SwissRound): StepwiseRound<Member> => {
  const rerun = rerunIn<Field, Member, SwissRound>(field, round, {
    decide: pairByHalves,
    stepsOf,
    bar: ({ byeHadIn }) => barredBy(byeRule, byeHadIn),
    completion: everybody,
  });
  const scene: Scene = { field, round, rerun };
  const { bye, groups } = round;
  return {
    members: field.members,
    rerun,
    boards: groups.flatMap((group, index) => boardsOf(scene, group, index)),
    floats: groups.flatMap((group, index) => floatsOf(scene, group, index)),
    bye: bye && (() => rulingOfBye(field, BYE, { receiver: bye, rerun })),
    insteadOf: (player, instead) => insteadOf(scene, player, instead),
  };
};

/** The list of the tournament, and where it has those without a rating. */
export const rulingsOfList = ({ list }: Field): readonly Ruling[] => {
  const withoutRating = list.filter(entrant => !isRated(entrant));
  return [
    ruling('order', order, idsOf(list)),
    ...(withoutRating.length > 0 && withoutRating.length < list.length
      ? [
          ruling('order', unrated, idsOf(withoutRating), {
            facts: { place: list.findIndex(entrant => !isRated(entrant)) + 1 },
          }),
        ]
      : []),
  ];
};

interface Scene {
  readonly field: Field;
  readonly round: SwissRound;
  readonly rerun: Rerun<Member>;
}

const idsOf = (members: readonly { readonly id: number }[]): readonly number[] => members.map(({ id }) => id);

const cutIn = ({ position }: Field): Rule => (position.round === 1 ? halves : wins);

/** Decision 101: the bye, and of each group who goes down, who has no rival of the other half, and pair by pair. */
const stepsOf = (field: Field, { bye, groups }: SwissRound): readonly Step[] => [
  ...stepsOfBye(BYE, bye),
  ...groups.flatMap(({ list, goingDown, notCrossing, pairs }): readonly Step[] => {
    const bracket = scoreOf(list);
    const [down, inHalf] = [idsOf(goingDown), idsOf(notCrossing)];
    const cut = cutIn(field);
    return [
      { choice: down.join(), counts: [counting(similar, goingDown)], order: similar, bracket },
      { choice: inHalf.join(), counts: [counting(cut, notCrossing)], order: cut, bracket },
      ...pairs.map(({ higher, lower }) => ({
        choice: `${higher.id}-${lower.id}`,
        counts: [],
        order: cut,
        bracket,
      })),
    ];
  }),
];

const scoreOf = (list: readonly Member[]): number => decimalOf(list.at(-1)?.score ?? tenths(0));

const factsOf = ({ list }: PairedGroup): BracketFacts => ({ bracket: scoreOf(list), players: list.length });

const pairOf = ({ higher, lower }: PairOfGroup): readonly [Member, Member] => [higher, lower];

/** What was decided before a group: the bye, and the pairs of the groups above. */
const keptBefore = ({ round: { bye, groups } }: Scene, index: number): Allowed<Member> =>
  keeping(
    bye,
    groups.slice(0, index).flatMap(({ pairs }) => pairs.map(pairOf)),
  );

const boardsOf = (scene: Scene, group: PairedGroup, index: number): readonly Lazy<'board'>[] =>
  group.pairs.map((pair, at) => ({
    about: [pair.higher.id, pair.lower.id],
    ruling: () => rulingOfBoard(scene, { group, index, at }, pair),
  }));

interface Place {
  readonly group: PairedGroup;
  readonly index: number;
  /** Of the pair in its group. */
  readonly at: number;
}

/** Whoever was offered before: excluded, or what was decided before could not stay with that pair. */
const rulingOfBoard = (scene: Scene, place: Place, pair: PairOfGroup): Ruling<'board'> => {
  const { field, rerun } = scene;
  const { higher, lower } = pair;
  const { group, index, at } = place;
  const kept = both(
    keptBefore(scene, index),
    closed(group.pairs.flatMap(pairOf)),
    ...group.pairs.slice(0, at).map(made => asKept(withPair(...pairOf(made)))),
  );
  const narrowed = narrowedBy(rerun, kept);
  const passed = pair.passedOver.map(rival =>
    passedOver([higher, rival], told(againstPair(narrowed, higher, rival))),
  );
  return rulingOfPair([higher, lower], { passed, natural: naturalOf(field, pair), facts: factsOf(group) });
};

/** Two of the same half meet because not everybody could have a rival of the other one. */
const naturalOf = (field: Field, { higher, lower, across }: PairOfGroup): Rule => {
  if (!across) return everybody;
  return higher.score === lower.score ? cutIn(field) : similar;
};

const told = (against: Against | undefined): Against => against ?? equalLater(everybody);

const floatsOf = (scene: Scene, group: PairedGroup, index: number): readonly Lazy<'float'>[] =>
  group.goingDown.map(member => ({
    about: [member.id],
    ruling: () => {
      const passed = insteadOfGoing(scene, { group, index }, member);
      return rulingOfFloater(member, { passed, natural: similar, facts: factsOf(group) });
    },
  }));

/** Somebody who may meet nobody of the group; or those who stand lower and stay. */
const insteadOfGoing = (
  scene: Scene,
  { group, index }: Pick<Place, 'group' | 'index'>,
  member: Member,
): readonly PassedOver[] => {
  const others = group.list.filter(other => other !== member);
  const barred = others.flatMap(other => {
    const prohibition = prohibitionBetween(scene.field.prohibitions, member, other);
    return prohibition ? [passedOver([member, other], forbidden(prohibition))] : [];
  });
  if (barred.length === others.length) return barred;
  return [...others]
    .reverse()
    .filter(other => group.list.indexOf(other) > group.list.indexOf(member))
    .filter(other => !group.goingDown.includes(other))
    .map(other =>
      passedOver(
        [other],
        told(
          againstDemand(
            scene.rerun,
            both(keptBefore(scene, index), among(group.list, { inside: member, outside: other })),
          ),
        ),
      ),
    );
};

/** Every other rival forbidden, or what would have to be had the one stayed and the other gone down. */
const insteadOf = (scene: Scene, player: Member, instead: Member): Allowed<Member> | Against | undefined => {
  const { field, round } = scene;
  const movesIn = ({ list, goingDown }: PairedGroup) => ({ moved: goingDown, candidates: list });
  const found = movedInstead(round.groups, movesIn, [player, instead]);
  if (!found) return undefined;
  const { list } = found.group;
  const others = list.filter(other => other !== player && other !== instead);
  return (
    allForbidden(others, other => prohibitionBetween(field.prohibitions, player, other)) ??
    both(keptBefore(scene, found.index), among(list, { inside: player, outside: instead }))
  );
};
