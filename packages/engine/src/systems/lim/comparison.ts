import { hasEdge, MaximumMatching } from '../../matching/index.ts';
import { decimalOf, impossible, tenths } from '../../model/index.ts';
import { once } from '../once.ts';
import { type Against, forbidden, notComplete, withCompared } from '../swiss/against.ts';
import { barredBy, receiverOf, steppedPast } from '../swiss/bye-ladder.ts';
import { leftOverIn } from '../swiss/left-over.ts';
import { canAllBePaired, hasRound, within } from '../swiss/pairable.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import {
  type Allowed,
  breaking,
  counting,
  countingPairs,
  leaving,
  type Step,
  toldApart,
  withBye,
  withPair,
} from '../swiss/steps.ts';
import { sideBySide, type Way } from '../swiss/ways.ts';
import { rule52, rule57 } from './colour-rules.ts';
import { deniedOf } from './colours.ts';
import { byeLadder, type Decided } from './decided.ts';
import type { Member } from './definitions.ts';
import { rule42, rule44 } from './exchange-rules.ts';
import type { Field } from './field.ts';
import { rule33, rule34, ruleOfOpponents } from './floater-rules.ts';
import { divide, type Floater } from './floaters.ts';
import { matchAll, matchingOf } from './group.ts';
import { rule26 } from './group-rules.ts';
import { byeOnce } from './other-rules.ts';
import { medianAgain, type PairedGroup, type Undone } from './procedure.ts';
import { clashesIn, firstScrutiny, meansOf, pairsByExchange, scrutinise } from './scrutiny.ts';
import { everybodyIn, type Pairing, type Players } from './walk.ts';

/*
 * What stands against something that was not taken (decision 731): no legal round has it; or the bye would be another's; or
 * the first group in which somebody whom it is about has another opponent, against the first of the ways of that group in
 * which nobody has.
 */

/** A round as it was decided, to be asked about. */
export interface AskedRound {
  readonly field: Field;
  readonly decided: Decided;
  /** 5.7: what the limit leaves to a group. */
  readonly limitOf: (group: PairedGroup) => Limit | undefined;
}

export const askedRound = (field: Field, decided: Decided): AskedRound => {
  const limits = new Map(
    decided.procedure.groups.map(group => [group, once(() => limitIn(field, group.players))]),
  );
  return { field, decided, limitOf: group => limits.get(group)?.() };
};

/** Pairs to which somebody comes in the place of one within 100 points of the first scrutiny. */
export type Limit = ReturnType<typeof pairsByExchange>;

/** Undefined: there is none. */
const limitIn = (field: Field, players: Players): Limit | undefined =>
  field.settings.isMaxi && field.position.round > 1
    ? pairsByExchange(field, firstScrutiny(field, players, matchingOf(field, everybodyIn(players))))
    : undefined;

/** Why two do not meet. */
export const againstPair = (round: AskedRound, a: Member, b: Member): Against => {
  const prohibition = prohibitionBetween(round.field.prohibitions, a, b);
  return prohibition ? forbidden(prohibition) : against(round, withPair(a, b));
};

/** Why somebody has not the bye. */
export const againstBye = (round: AskedRound, member: Member): Against => {
  const bar = barredBy(byeOnce, member.barredSince);
  return bar ? forbidden(bar) : against(round, withBye(member));
};

const against = (round: AskedRound, asked: Allowed<Member>): Against => {
  const { field, decided } = round;
  const { procedure, bye } = decided;
  const demanded = within<Field, Member>(field, asked);
  const ladder = byeLadder(field);
  const receiver = receiverOf(demanded, ladder);
  if (bye ? !receiver : !hasRound(demanded)) return notComplete(rule44, leftOverIn(demanded));
  if (bye && receiver && receiver !== bye) {
    const { nearness: _, ...told } = steppedPast(ladder, bye, receiver);
    return told;
  }
  const isBroken = ({ player, opponent }: Pairing): boolean => !asked.mayMeet(player, opponent);
  const group = procedure.groups.find(({ pairings }) => pairings.some(isBroken));
  if (!group) return impossible('what is asked is what was chosen');
  return againstGroup(round, group, asked);
};

export const scoreOf = ({ score }: Pick<PairedGroup, 'score'>): number => decimalOf(tenths(score));

const againstGroup = (round: AskedRound, group: PairedGroup, asked: Allowed<Member>): Against => {
  const [chosen, other] = waysOf(round, group, asked);
  const told = toldApart(chosen.steps, other.steps) ?? impossible('what is asked is what was chosen');
  // Pairings that 2.6 undid later are in no round, and floaters are chosen one at a time (decision 731): nothing to show side by side.
  const isShown =
    group.made.length === group.pairings.length &&
    (chosen.pairs.length > 0 || told.rule === rule44 || told.rule === rule26);
  return isShown ? withCompared(told, () => sideBySide(...waysOf(round, group, asked))) : told;
};

type TwoWays = readonly [Way, Way];

/** As a group was decided, and as it would be otherwise: what is undone or who leaves it, then the pairs of those who stay. */
const waysOf = (round: AskedRound, group: PairedGroup, asked: Allowed<Member>): TwoWays => {
  const demanded = within<Field, Member>(round.field, asked);
  const divided = group.kind === 'median' ? ofMedian(round, demanded) : ofSide(group, demanded);
  const isDivided = toldApart(divided[0].steps, divided[1].steps) !== undefined;
  const [chosen, other] = isDivided ? divided : ofPairs(round, group, demanded);
  const inGroup = (way: Way): Way => ({
    ...way,
    steps: way.steps.map(step => ({ ...step, bracket: scoreOf(group) })),
  });
  return [inGroup(chosen), inGroup(other)];
};

/** 2.6: how many pairings are undone. */
const ofMedian = ({ decided: { procedure } }: AskedRound, demanded: Field): TwoWays => {
  const undone =
    medianAgain(demanded, procedure) ?? impossible('with everything undone all are in the median');
  const wayOf = (pairings: readonly Undone[]): Way => ({
    steps: [stepOfUndone(pairings)],
    pairs: [],
    floaters: [],
  });
  return [wayOf(procedure.undone), wayOf(undone)];
};

const stepOfUndone = (undone: readonly Undone[]): Step => ({
  choice: undone.map(({ pairing: { player, opponent } }) => `${player.id}-${opponent.id}`).join(),
  counts: [
    countingPairs(
      rule26,
      undone.map(({ pairing: { player, opponent } }) => [player, opponent]),
    ),
  ],
  order: rule26,
});

/** Who leaves the group. */
const ofSide = ({ group, floaters, kind }: PairedGroup, demanded: Field): TwoWays => {
  const others = divide(
    demanded,
    group ?? impossible('a group of a side is divided'),
    new MaximumMatching(demanded.legal),
  );
  const wayOf = (gone: readonly Floater[]): Way => ({
    steps: stepsOfFloaters(kind, gone),
    pairs: [],
    floaters: gone.map(({ member }) => member),
  });
  return [wayOf(floaters), wayOf(others)];
};

const ofPairs = (round: AskedRound, group: PairedGroup, demanded: Field): TwoWays => {
  const wayOf = (made: readonly Pairing[]): Way => ({
    steps: stepsOfPairs(round, group, made),
    pairs: made.map(({ player, opponent }) => [player, opponent]),
    floaters: group.floaters.map(({ member }) => member),
  });
  return [wayOf(group.made), wayOf(pairedWith(round, group, demanded))];
};

/** 4.4: as many pairings as the group can have; then who floats, one at a time. */
const stepsOfFloaters = (kind: PairedGroup['kind'], floaters: readonly Floater[]): readonly Step[] => [
  {
    choice: String(floaters.length),
    counts: [
      leaving(
        rule44,
        floaters.map(({ member }) => member),
      ),
    ],
    order: rule44,
  },
  ...floaters.map(floater => ({
    choice: `${floater.member.id}`,
    counts: floater.kind === 'chosen' ? floater.countsOf(floater.member) : [],
    order: orderOfFloats({ kind }),
  })),
];

export const orderOfFloats = ({ kind }: Pick<PairedGroup, 'kind'>) => (kind === 'upper' ? rule33 : rule34);

/** The players of a group paired by both scrutinies where only what is asked may be; beyond the limit where nothing else is. */
const pairedWith = (
  { field, limitOf }: AskedRound,
  group: PairedGroup,
  demanded: Field,
): readonly Pairing[] => {
  const { players } = group;
  const limit = limitOf(group);
  const settings = { ...field.settings, isMaxi: false };
  const free: Field = { ...demanded, settings };
  if (!limit) return scrutinised(free, players);
  const limited: Field = { ...free, legal: bothOf(limit, demanded.legal) };
  const by = canAllBePaired(limited, everybodyIn(players)) ? limited : free;
  return scrutinised(by, players);
};

const scrutinised = (field: Field, players: Players): readonly Pairing[] => {
  const means = meansOf(field);
  matchAll(means.matching, everybodyIn(players));
  return scrutinise(field, players, means);
};

/** The pairs that are in both. */
const bothOf = (one: Limit, other: Limit): Limit => ({
  ...one,
  words: one.words.map((word, at) => word & (other.words[at] ?? 0)),
});

/** 5.7; 5.2: as few as possible miss their colour; then pair by pair. */
const stepsOfPairs = (
  { field, limitOf }: AskedRound,
  group: PairedGroup,
  made: readonly Pairing[],
): readonly Step[] => {
  const { position, settings } = field;
  const limit = limitOf(group);
  const beyond = made.filter(
    ({ player, opponent }) => limit && !hasEdge(limit, player.order, opponent.order),
  );
  const ofFloater = ruleOfOpponents(settings);
  const clashes = position.round === 1 ? [] : clashesIn(made);
  const deniedBy = ({ player, opponent }: Pairing) => deniedOf([player, opponent], group.kind, position);
  return [
    {
      choice: String(beyond.length > 0),
      counts: [
        breaking(
          rule57,
          beyond.length > 0,
          beyond.flatMap(({ player, opponent }) => [player, opponent]),
        ),
      ],
      order: rule57,
    },
    { choice: String(clashes.length), counts: [counting(rule52, clashes.flatMap(deniedBy))], order: rule52 },
    ...made.map(pairing => ({
      choice: `${pairing.player.id}-${pairing.opponent.id}`,
      counts: pairing.by === 'floater' ? [counting(ofFloater, clashesIn([pairing]).flatMap(deniedBy))] : [],
      order: pairing.by === 'floater' ? ofFloater : rule42,
    })),
  ];
};
