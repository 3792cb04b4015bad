import { decimalOf, type PlayerId, tenths } from '../../model/index.ts';
import {
  type BracketFacts,
  type FloatFacts,
  type PassedOver,
  type Rule,
  type Ruling,
  ruling,
} from '../../rules/index.ts';
import { type Against, equalLater, forbidden, passedOver } from '../swiss/against.ts';
import { barredBy, rulingOfBye, stepsOfBye } from '../swiss/bye-ladder.ts';
import { type Lazy, rerunIn, type StepwiseRound } from '../swiss/reasons.ts';
import { firstOf, rulingOfFloater, rulingOfPair } from '../swiss/rulings.ts';
import { counting, countingPairs, leaving, type Step, toldByCounts } from '../swiss/steps.ts';
import { rule52, rule57, rule83 } from './colour-rules.ts';
import { deniedOf } from './colours.ts';
import { byeLadder, type Decided, decide } from './decided.ts';
import type { Member } from './definitions.ts';
import { rule42, rule44 } from './exchange-rules.ts';
import type { Field } from './field.ts';
import {
  rule33,
  rule34,
  rule361,
  rule362,
  rule363,
  rule371,
  rule372,
  ruleOfOpponents,
} from './floater-rules.ts';
import type { Floater } from './floaters.ts';
import { matchingOf } from './group.ts';
import { rule22, rule24, rule26 } from './group-rules.ts';
import { isMaxiTournament } from './options.ts';
import { byeOnce, maxi, maxiByChoice } from './other-rules.ts';
import { type Alternatives, alternativesIn } from './passed-over.ts';
import type { PairedGroup, Procedure, Undone } from './procedure.ts';
import { clashesIn } from './scrutiny.ts';
import type { Pairing } from './walk.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const stepwise = (field: Field, decided: Decided): StepwiseRound<Member> => {
  const { procedure, bye } = decided;
  const rerun = rerunIn<Field, Member, Decided>(field, decided, {
    decide,
    stepsOf,
    bar: ({ barredSince }) => barredBy(byeOnce, barredSince),
    completion: rule44,
  });
  const told = procedure.groups.map(group => ({ group, alternatives: alternativesIn(field, group) }));
  return {
    members: field.members,
    rerun,
    boards: told.flatMap(({ group, alternatives }) => boardsOf(field, group, alternatives)),
    floats: [
      ...procedure.groups.flatMap(group => floatsOf(field, group)),
      ...procedure.undone.flatMap(undoneOf),
    ],
    bye: bye && (() => rulingOfBye(field, byeLadder(field), { receiver: bye, rerun })),
    // In the first group that the one left and the other did not.
    insteadOf: (player, instead) =>
      procedure.groups
        .map(group => againstFloating(field, group, { player, instead }))
        .find(against => against !== undefined),
  };
};

const stepsOf = (field: Field, { procedure, bye }: Decided): readonly Step[] => [
  ...stepsOfBye(byeLadder(field), bye),
  ...procedure.groups.flatMap(group => [
    ...(group.kind === 'median' ? [stepOfUndone(procedure)] : stepsOfFloaters(group)),
    ...stepsOfPairs(field, group),
  ]),
];

const playersOf = ({ player, opponent }: Pairing): readonly Member[] => [player, opponent];

/** 2.6. */
const stepOfUndone = ({ undone }: Procedure): Step => ({
  choice: undone.map(({ pairing: { player, opponent } }) => `${player.id}-${opponent.id}`).join(),
  counts: [
    countingPairs(
      rule26,
      undone.map(({ pairing }) => playersOf(pairing)),
    ),
  ],
  order: rule26,
});

/** 4.4: as many pairings as the group can have; then who floats, one at a time. */
const stepsOfFloaters = (group: PairedGroup): readonly Step[] => {
  const bracket = scoreOf(group);
  const { floaters } = group;
  return [
    {
      choice: String(floaters.length),
      counts: [
        leaving(
          rule44,
          floaters.map(({ member }) => member),
        ),
      ],
      order: rule44,
      bracket,
    },
    ...floaters.map(floater => ({
      choice: `${floater.member.id}`,
      counts: floater.kind === 'chosen' ? floater.countsOf(floater.member) : [],
      order: orderOfFloats(group),
      bracket,
    })),
  ];
};

const orderOfFloats = ({ kind }: PairedGroup): Rule => (kind === 'upper' ? rule33 : rule34);

/** 5.2: as few as possible miss their colour; then pair by pair. */
const stepsOfPairs = (field: Field, group: PairedGroup): readonly Step[] => {
  const bracket = scoreOf(group);
  const more = field.settings.isMaxi ? { ofPair: againstInGroup(field, group) } : {};
  const { position } = field;
  const ofFloater = ruleOfOpponents(field.settings);
  const clashes = position.round === 1 ? [] : clashesIn(group.made);
  const deniedBy = ({ player, opponent }: Pairing) => deniedOf([player, opponent], group.kind, position);
  return [
    {
      choice: String(clashes.length),
      counts: [counting(rule52, clashes.flatMap(deniedBy))],
      order: rule52,
      bracket,
      ...more,
    },
    ...group.made.map(pairing => ({
      choice: `${pairing.player.id}-${pairing.opponent.id}`,
      counts: pairing.by === 'floater' ? [counting(ofFloater, clashesIn([pairing]).flatMap(deniedBy))] : [],
      order: pairing.by === 'floater' ? ofFloater : rule42,
      bracket,
      ...more,
    })),
  ];
};

/** 5.7 is measured against the first scrutiny as it was, which a round with another pair would not have. */
const againstInGroup =
  (field: Field, group: PairedGroup) =>
  (one: PlayerId, two: PlayerId): Against | undefined => {
    const [a, b] = [one, two].map(id => field.members.find(member => member.id === id));
    const first = group.made.find(({ player, opponent }) =>
      [a, b].some(each => each === player || each === opponent),
    );
    if (!a || !b || !first) return undefined;
    const against = alternativesIn(field, group).against([a, b], 0);
    const bracket = scoreOf(group);
    return {
      ...(against ?? equalLater(first.by === 'floater' ? ruleOfOpponents(field.settings) : rule42)),
      bracket,
    };
  };

const scoreOf = ({ score }: PairedGroup): number => decimalOf(tenths(score));

const factsOf = (group: PairedGroup): BracketFacts => ({ bracket: scoreOf(group), side: group.kind });

/** 2.2 (in the second round 8.3): groups are told in the order in which they were paired. */
export const rulingsOfOrder = (field: Field, { groups }: Procedure): readonly Ruling[] => [
  ...(field.settings.isMaxi
    ? [
        ruling(
          'group',
          isMaxiTournament(field.position.tournament) ? maxi : maxiByChoice,
          field.members.map(({ id }) => id),
          {
            facts: {
              players: field.position.tournament.players.length,
              rounds: field.position.tournament.plannedRounds ?? 0,
            },
          },
        ),
      ]
    : []),
  ...groups
    .filter(({ members }) => members.length > 0)
    .flatMap(group => [
      ruling(
        'group',
        field.position.round === 2 ? rule83 : rule22,
        group.members.map(({ id }) => id),
        { facts: { scores: [scoreOf(group)] } },
      ),
      ...orderOfChoice(group),
    ]),
];

/** 3.6 and 3.7: which of several floaters is paired first; those from above come before those from below. */
const orderOfChoice = (group: PairedGroup): readonly Ruling[] => {
  const { floaters } = group.players;
  const fromAbove = floaters.filter(({ score }) => score > group.score);
  const fromBelow = floaters.filter(({ score }) => score < group.score);
  const isOneGroup = (members: readonly Member[]): boolean =>
    new Set(members.map(({ score }) => score)).size === 1;
  const ordered = (rule: Rule, members: readonly Member[]): Ruling =>
    ruling(
      'order',
      rule,
      members.map(({ id }) => id),
      { facts: factsOf(group) },
    );
  return [
    ...(fromAbove.length > 1 ? [ordered(isOneGroup(fromAbove) ? rule361 : rule362, fromAbove)] : []),
    ...(fromBelow.length > 1 ? [ordered(isOneGroup(fromBelow) ? rule371 : rule372, fromBelow)] : []),
    ...(fromAbove.length > 0 && fromBelow.length > 0 ? [ordered(rule363, floaters)] : []),
  ];
};

/** What kept the player from the opponents who came before in the order of 3.8 or 4.2. */
const boardsOf = (field: Field, group: PairedGroup, alternatives: Alternatives): readonly Lazy<'board'>[] =>
  group.pairings.map(pairing => ({
    about: [pairing.player.id, pairing.opponent.id],
    ruling: () => rulingOfBoard(field, { group, pairing }, alternatives),
  }));

const rulingOfBoard = (
  field: Field,
  { group, pairing }: { readonly group: PairedGroup; readonly pairing: Pairing },
  alternatives: Alternatives,
): Ruling<'board'> => {
  const { player, opponent, by } = pairing;
  const passed = alternatives
    .passedOver(pairing)
    .map(({ member, ...against }) => passedOver([player, member], against));
  const natural = alternatives.isKeptByLimit(pairing)
    ? rule57
    : by === 'floater'
      ? ruleOfOpponents(field.settings)
      : rule24;
  return rulingOfPair([player, opponent], { passed, natural, facts: factsOf(group) });
};

const floatsOf = (field: Field, group: PairedGroup): readonly Lazy<'float'>[] =>
  group.floaters.map(floater => ({
    about: [floater.member.id],
    ruling: () => rulingOfFloat(field, group, floater),
  }));

const rulingOfFloat = (field: Field, group: PairedGroup, floater: Floater): Ruling<'float'> => {
  const passed = floater.kind === 'chosen' ? passedFloaters(field, group, floater) : [];
  const natural = floater.kind === 'chosen' ? orderOfFloats(group) : floater.rule;
  const direction: FloatFacts['direction'] = group.kind === 'upper' ? 'down' : 'up';
  return rulingOfFloater(
    floater.member,
    { passed, natural, facts: { ...factsOf(group), direction } },
    firstOf(passed),
  );
};

type Chosen = Extract<Floater, { readonly kind: 'chosen' }>;

/** Those who stood before by number (3.3, 3.4) and did not float. */
const passedFloaters = (field: Field, group: PairedGroup, floater: Chosen): readonly PassedOver[] => {
  const gone = group.floaters.map(({ member }) => member);
  const order = floater.order();
  return order
    .slice(0, order.indexOf(floater.member))
    .filter(member => !gone.includes(member))
    .map(member => passedOver([member], againstChoice(field, group, { floater, member })));
};

/** 4.4 where the group would have fewer pairings; otherwise the first of 3.9, 3.10 and 3.2, then the number. */
const againstChoice = (
  field: Field,
  group: PairedGroup,
  { floater, member }: { readonly floater: Chosen; readonly member: Member },
): Against => {
  const bracket = scoreOf(group);
  const total = group.floaters.length;
  const earlier = group.floaters.indexOf(floater);
  const others = floater.order().filter(other => other !== member);
  const { mate } = matchingOf(field, others);
  const leftOver = others.filter(({ order }) => (mate[order] as number) < 0);
  const floating = [...group.floaters.slice(0, earlier).map(each => each.member), member, ...leftOver];
  if (floating.length > total)
    return {
      verdict: 'worse',
      rule: rule44,
      chosen: total,
      other: floating.length,
      suffers: floating.map(({ id }) => id),
      unit: 'left-over',
      bracket,
    };
  const [own, theirs] = [floater.countsOf(floater.member), floater.countsOf(member)];
  return { ...toldByCounts(own, theirs, orderOfFloats(group)), bracket };
};

/** Why the one floated, and not the other. */
const againstFloating = (
  field: Field,
  group: PairedGroup,
  { player, instead }: { readonly player: Member; readonly instead: Member },
): Against | undefined => {
  const gone = group.floaters.map(({ member }) => member);
  const floater = group.floaters.find(({ member }) => member === player);
  if (!floater || !group.members.includes(instead) || gone.includes(instead)) return undefined;
  return floater.kind === 'alone'
    ? { ...forbidden({ rule: floater.rule }), bracket: scoreOf(group) }
    : againstChoice(field, group, { floater, member: instead });
};

/** 2.6: both players of a pairing undone. */
const undoneOf = ({ pairing: { player, opponent }, side }: Undone): readonly Lazy<'float'>[] =>
  [
    [player, opponent],
    [opponent, player],
  ].map(([one, other]) => ({
    about: [(one as Member).id],
    ruling: () =>
      ruling('float', rule26, [(one as Member).id], {
        because: [(other as Member).id],
        facts: { side, direction: side === 'upper' ? 'down' : 'up' },
      }),
  }));
