import { impossible } from '../../model/index.ts';
import {
  type BracketFacts,
  type FloatFacts,
  type PassedOver,
  type Rule,
  type Ruling,
  ruling,
} from '../../rules/index.ts';
import { type Against, forbidden, passedOver } from '../swiss/against.ts';
import type { ToldWalk } from '../swiss/asked-walk.ts';
import { barredBy, rulingOfBye } from '../swiss/bye-ladder.ts';
import { leftOverBy } from '../swiss/left-over.ts';
import { firstOf, type Lazy, rulingOfFloater, rulingOfPair } from '../swiss/rulings.ts';
import { type Step, toldApart } from '../swiss/steps.ts';
import { rule57, rule83 } from './colour-rules.ts';
import {
  type AskedRound,
  againstBye,
  againstPair,
  askedRound,
  orderOfFloats,
  scoreOf,
} from './comparison.ts';
import { byeLadder, type Decided } from './decided.ts';
import { coloursAgree, type Member } from './definitions.ts';
import { dueColoursIn } from './due-colours.ts';
import { rule44 } from './exchange-rules.ts';
import type { Field } from './field.ts';
import { rule361, rule362, rule363, rule371, rule372, ruleOfOpponents } from './floater-rules.ts';
import type { Floater } from './floaters.ts';
import { matchingOf } from './group.ts';
import { rule22, rule24, rule26 } from './group-rules.ts';
import { isMaxiTournament } from './options.ts';
import { byeOnce, maxi, maxiByChoice } from './other-rules.ts';
import type { PairedGroup, Procedure, Undone } from './procedure.ts';
import { clashesIn } from './scrutiny.ts';
import { coloursFirst, everybodyIn, inOrderOfExchange, offeredBy, type Pairing, rankIn } from './walk.ts';

const playersOf = ({ player, opponent }: Pairing): readonly Member[] => [player, opponent];

/** What can be said of the round: rulings and answers are one account. */
export const toldOf = (field: Field, decided: Decided): ToldWalk<Member> => {
  const { procedure, bye } = decided;
  const { groups, undone } = procedure;
  const round = askedRound(field, decided);
  const against = {
    bar: ({ barredSince }: Member) => barredBy(byeOnce, barredSince),
    completion: rule44,
    leftOver: leftOverBy<Member>(field),
  };
  return {
    members: field.members,
    boards: groups.flatMap(group => boardsOf(round, group)),
    floats: [...groups.flatMap(group => floatsOf(field, group)), ...undone.flatMap(undoneOf)],
    bye: bye && (() => rulingOfBye(field, byeLadder(field), { receiver: bye, against })),
    againstPair: (a, b) => againstPair(round, a, b),
    againstBye: member => againstBye(round, member),
    // In the first group that the one left and the other did not.
    againstFloat: (player, instead) =>
      groups
        .map(group => againstFloating(field, group, { player, instead }))
        .find(against => against !== undefined),
  };
};

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

/** What stands against the opponents who came before in the order of 3.8 or 4.2. */
const boardsOf = (round: AskedRound, group: PairedGroup): readonly Lazy<'board'>[] =>
  group.pairings.map(pairing => ({
    about: [pairing.player.id, pairing.opponent.id],
    ruling: () => rulingOfBoard(round, group, pairing),
  }));

const rulingOfBoard = (round: AskedRound, group: PairedGroup, pairing: Pairing): Ruling<'board'> => {
  const { player, opponent, by } = pairing;
  const passed = offeredBefore(round, group, pairing).map(member =>
    passedOver([player, member], againstPair(round, player, member), scoreOf(group)),
  );
  const natural = isKeptByLimit(round.field, group, pairing)
    ? rule57
    : by === 'floater'
      ? ruleOfOpponents(round.field.settings)
      : rule24;
  return rulingOfPair([player, opponent], { passed, natural, facts: factsOf(group) });
};

/** Everybody who was tried before the opponent chosen, in the order in which they were tried. */
const offeredBefore = (
  { field }: AskedRound,
  { players, made }: PairedGroup,
  pairing: Pairing,
): readonly Member[] => {
  const { player, opponent, by } = pairing;
  const gone = new Set(made.slice(0, made.indexOf(pairing)).flatMap(playersOf));
  const left = everybodyIn(players)
    .filter(member => !gone.has(member))
    .sort(rankIn(players.direction));
  const others = left.filter(member => member !== player);
  const ofFloater = () =>
    field.position.round === 1
      ? offeredBy(field.settings.floatersMeet, others)
      : coloursFirst(field.settings)(player, others);
  const candidates = by === 'resident' ? inOrderOfExchange(left) : ofFloater();
  return candidates.slice(0, candidates.indexOf(opponent));
};

/** 5.7: without the limit of 100 points more players of the group would have the colour they are due. */
const isKeptByLimit = (
  { legal, settings, position }: Field,
  { players, made }: PairedGroup,
  { player, opponent }: Pairing,
): boolean => {
  if (!settings.isMaxi || position.round === 1 || coloursAgree(player, opponent)) return false;
  const everybody = everybodyIn(players);
  const free = dueColoursIn(legal, everybody).clashesOf(everybody) ?? [];
  return clashesIn(made).length > free.length;
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

/**
 * Those who stood before by number (3.3, 3.4) and did not float; in a Maxi-tournament first whoever would have gone but for the
 * limit of 3.2.
 */
const passedFloaters = (field: Field, group: PairedGroup, floater: Chosen): readonly PassedOver[] => {
  const gone = group.floaters.map(({ member }) => member);
  const order = floater.order();
  const before = order.slice(0, order.indexOf(floater.member)).filter(member => !gone.includes(member));
  const limited = field.settings.isMaxi ? keptByLimit(field, group, floater) : undefined;
  const isApart = limited && !before.includes(limited) && !gone.includes(limited);
  return [...(isApart ? [limited] : []), ...before].map(member =>
    passedOver([member], againstChoice(field, group, { floater, member }), scoreOf(group)),
  );
};

const keptByLimit = (field: Field, group: PairedGroup, floater: Chosen): Member | undefined =>
  floater
    .unlimited()
    .find(member => floatingWith(field, group, { floater, member }).length <= group.floaters.length);

/** With another in the turn of a floater: who floats, those before included, and who is left over then. */
const floatingWith = (
  field: Field,
  { floaters }: PairedGroup,
  { floater, member }: { readonly floater: Chosen; readonly member: Member },
): readonly Member[] => {
  const others = floater.order().filter(other => other !== member);
  const { mate } = matchingOf(field, others);
  const leftOver = others.filter(({ order }) => (mate[order] as number) < 0);
  const before = floaters.slice(0, floaters.indexOf(floater)).map(each => each.member);
  return [...before, member, ...leftOver];
};

/** 4.4 where the group would have fewer pairings; otherwise the first of 3.9, 3.10 and 3.2, then the number. */
const againstChoice = (
  field: Field,
  group: PairedGroup,
  { floater, member }: { readonly floater: Chosen; readonly member: Member },
): Against => {
  const bracket = scoreOf(group);
  const total = group.floaters.length;
  const floating = floatingWith(field, group, { floater, member });
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
  const stepOf = (each: Member): Step => ({
    choice: `${each.id}`,
    counts: floater.countsOf(each),
    order: orderOfFloats(group),
  });
  const told = toldApart([stepOf(floater.member)], [stepOf(member)]);
  return { ...(told ?? impossible('another floats')), bracket };
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
