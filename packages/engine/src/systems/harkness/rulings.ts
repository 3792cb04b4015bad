import { canAllBeMatched } from '../../matching/index.ts';
import { decimalOf, tenths } from '../../model/index.ts';
import type { BracketFacts, FloatFacts, PassedOver, Rule, Ruling } from '../../rules/index.ts';
import { type Against, equalLater, forbidden, notComplete, passedOver } from '../swiss/against.ts';
import { barredBy, rulingOfBye, stepsOfBye } from '../swiss/bye-ladder.ts';
import { leftOverAmong } from '../swiss/left-over.ts';
import { legalAcross } from '../swiss/legal-pairs.ts';
import { canAllBePaired, within } from '../swiss/pairable.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import { type Lazy, rerunIn, type StepwiseRound } from '../swiss/reasons.ts';
import { firstOf, rulingOfFloater, rulingOfPair } from '../swiss/rulings.ts';
import {
  type Allowed,
  againstDemand,
  among,
  both,
  breaking,
  counting,
  countingPairs,
  keeping,
  movedInstead,
  type Rerun,
  type Step,
  toldByCounts,
  withPair,
  writtenSet,
} from '../swiss/steps.ts';
import { byeHadBy, type Card, dueSameColour } from './cards.ts';
import { byeLadder, type Decided, decide } from './decided.ts';
import type { Field } from './field.ts';
import { type PairOfCards, pairHalves } from './halves.ts';
import type { Settings } from './options.ts';
import type { PairedGroup } from './procedure.ts';
import {
  byeOnce,
  dropped,
  equalScores,
  exchange,
  firstRound,
  halves,
  nearestGroup,
  practical,
  raised,
} from './rules.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const stepwise = (field: Field, decided: Decided, settings: Settings): StepwiseRound<Card> => {
  const rerun = rerunIn<Field, Card, Decided>(field, decided, {
    decide: other => decide(other, settings),
    stepsOf: (_, other) => stepsOf(other, settings),
    bar: card => barredBy(byeOnce, byeHadBy(card)),
    completion: equalScores,
  });
  const { receiver, groups } = decided;
  return {
    members: field.members,
    rerun,
    boards: groups.flatMap(group => boardsOf(field, group)),
    floats: groups.flatMap((group, index) => movesOf(rerun, group, keptBefore(decided, index))),
    bye: receiver && (() => rulingOfBye(field, byeLadder(settings), { receiver, rerun })),
    insteadOf: (player, instead) => demandOfMove(decided, player, instead),
  };
};

/** The bye (III, 4), and of each group: who moves (IV, V, 6, 7), whether the halves suffice, and card by card (6). */
const stepsOf = ({ receiver, groups }: Decided, settings: Settings): readonly Step[] => [
  ...stepsOfBye(byeLadder(settings), receiver),
  ...groups.flatMap(group => {
    const bracket = scoreOf(group);
    const moved = [...group.taken, ...group.sent];
    return [
      {
        choice: writtenSet(moved),
        counts: [counting(equalScores, moved)],
        order: orderOfMoves(group),
        bracket,
      },
      ...group.pairs.flatMap((pair, index) => [
        // The first of a half: whether the two halves can be paired with each other.
        ...(pair.place === 1 ? [{ ...acrossOrNot(pair, group.pairs.slice(index + 1)), bracket }] : []),
        {
          choice: `${pair.higher.id}-${pair.lower.id}`,
          counts: countsIn(pair, pair.lower),
          order: exchange,
          bracket,
        },
      ]),
    ];
  }),
];

const acrossOrNot = (first: PairOfCards, others: readonly PairOfCards[]): Step => ({
  choice: String(first.across),
  counts: [breaking(halves, !first.across, besideIn([first, ...others]))],
  order: halves,
});

/** Of the two halves that the first pair opens, those who meet one of their own half. */
const besideIn = (pairs: readonly PairOfCards[]): readonly Card[] => {
  const next = pairs.findIndex(({ place }, at) => at > 0 && place === 1);
  return pairs
    .slice(0, next < 0 ? pairs.length : next)
    .filter(({ offered, below, lower }) => offered.indexOf(lower) >= below)
    .flatMap(({ higher, lower }) => [higher, lower]);
};

const orderOfMoves = ({ sent, side, own, taken }: PairedGroup): Rule => {
  if (sent.length > 0) return dropped;
  return side === 'bottom' || taken.some(({ score }) => score > (own[0]?.score ?? 0)) ? practical : raised;
};

/** 6: an opponent of the own half, and two who are due the same colour. */
const countsIn = ({ higher, offered, below }: PairOfCards, lower: Card): Step['counts'] => {
  return [
    breaking(halves, offered.indexOf(lower) >= below, [higher, lower]),
    countingPairs(exchange, dueSameColour(higher, lower) ? [[higher, lower]] : []),
  ];
};

const scoreOf = ({ own }: PairedGroup): number => decimalOf(own.at(-1)?.score ?? tenths(0));

const factsOf = (group: PairedGroup): BracketFacts => ({
  bracket: scoreOf(group),
  players: group.own.length + group.taken.length,
});

const boardsOf = (field: Field, group: PairedGroup): readonly Lazy<'board'>[] =>
  group.pairs.map((pair, index) => ({
    about: [pair.higher.id, pair.lower.id],
    ruling: () => rulingOfBoard(field, group, { pair, index }),
  }));

interface Place {
  readonly pair: PairOfCards;
  readonly index: number;
}

const rulingOfBoard = (field: Field, group: PairedGroup, place: Place): Ruling<'board'> => {
  const { pair } = place;
  const { higher, lower } = pair;
  const before = pair.offered.slice(0, pair.offered.indexOf(lower));
  const passed = before.map(card => passedOver([higher, card], againstCard(field, group, place, card)));
  const natural =
    field.position.round === 1 ? firstRound : higher.score === lower.score ? halves : nearestGroup;
  return rulingOfPair([higher, lower], { passed, natural, facts: factsOf(group) });
};

/** They have met; the others could not all be paired, or not across the halves; or they are due the same colour. */
const againstCard = (field: Field, group: PairedGroup, { pair, index }: Place, card: Card): Against => {
  const prohibition = prohibitionBetween(field.prohibitions, pair.higher, card);
  if (prohibition) return forbidden(prohibition);
  const left = group.pairs
    .slice(index)
    .flatMap(({ higher, lower }) => [higher, lower])
    .filter(other => other !== pair.higher && other !== card);
  const isUpper = new Set(group.pairs.slice(index).map(({ higher }) => higher));
  if (!canAllBePaired(field, left))
    return notComplete(equalScores, leftOverAmong<Card>(field, left, withPair(pair.higher, card)));
  if (pair.across && !canMeetAcross(field, left, isUpper))
    return againstHalves(field, group, { pair, index }, card);
  return toldByCounts(countsIn(pair, pair.lower), countsIn(pair, card), exchange);
};

const canMeetAcross = (field: Field, cards: readonly Card[], upper: ReadonlySet<Card>): boolean => {
  const [ones, others] = [cards.filter(card => upper.has(card)), cards.filter(card => !upper.has(card))];
  return canAllBeMatched(legalAcross(field, ones, others), [...cards.keys()]);
};

/** The halves as they would be with this card, the pairs before it kept: those who meet one of their own half. */
const againstHalves = (field: Field, group: PairedGroup, { pair, index }: Place, card: Card): Against => {
  const kept = [...group.pairs.slice(0, index).map(pairOf), [pair.higher, card] as const];
  const cards = group.pairs.flatMap(({ higher, lower }) => [higher, lower]).sort((a, b) => a.order - b.order);
  const other = pairHalves(within(field, keeping(undefined, kept)), cards);
  const parting = other.findIndex(({ place, across }) => place === 1 && !across);
  const [rule, count, suffers, of] = breaking(halves, true, besideIn(other.slice(parting)));
  return { verdict: 'worse', rule, chosen: 0, other: count, suffers, ...of };
};

const pairOf = ({ higher, lower }: PairOfCards): readonly [Card, Card] => [higher, lower];

/** What was decided before a group: the bye, and the pairs of the groups before it. */
const keptBefore = ({ receiver, groups }: Decided, index: number): Allowed<Card> =>
  keeping(
    receiver,
    groups.slice(0, index).flatMap(({ pairs }) => pairs.map(pairOf)),
  );

/** Each who was taken or sent, with those who were tried before and did not go. */
const movesOf = (rerun: Rerun<Card>, group: PairedGroup, kept: Allowed<Card>): readonly Lazy<'float'>[] =>
  [...group.taken, ...group.sent].map(card => ({
    about: [card.id],
    ruling: () => {
      const isUp = group.taken.includes(card) && card.score < (group.own[0]?.score ?? 0);
      const passed = tried(group, card).map(other => passedBy(rerun, group, { other, kept }));
      const direction: FloatFacts['direction'] = isUp ? 'up' : 'down';
      return rulingOfFloater(
        card,
        { passed, natural: orderOfMoves(group), facts: { ...factsOf(group), direction } },
        firstOf(passed),
      );
    },
  }));

const tried = ({ candidates, taken, sent }: PairedGroup, card: Card): readonly Card[] =>
  candidates
    .slice(0, candidates.indexOf(card))
    .filter(other => !taken.includes(other) && !sent.includes(other));

const passedBy = (
  rerun: Rerun<Card>,
  group: PairedGroup,
  { other, kept }: { readonly other: Card; readonly kept: Allowed<Card> },
): PassedOver => {
  const against = againstDemand(rerun, both(kept, demandOn(group, other)));
  return passedOver([other], against ?? equalLater(orderOfMoves(group)));
};

/** That somebody goes: out of the group, or into it. */
const demandOn = (group: PairedGroup, goes: Card, stays?: Card): Allowed<Card> =>
  group.own.includes(goes)
    ? among(group.own, { outside: goes, ...(stays && { inside: stays }) })
    : among(group.own, { inside: goes, ...(stays && { outside: stays }) });

const demandOfMove = (decided: Decided, player: Card, instead: Card): Allowed<Card> | undefined => {
  const movesIn = ({ taken, sent, candidates }: PairedGroup) => ({ moved: [...taken, ...sent], candidates });
  const found = movedInstead(decided.groups, movesIn, [player, instead]);
  return found && both(keptBefore(decided, found.index), demandOn(found.group, instead, player));
};
