import { canAllBeMatched } from '../../matching/index.ts';
import { decimalOf, impossible, tenths } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import { once } from '../once.ts';
import { type Against, allForbidden, forbidden, withCompared } from '../swiss/against.ts';
import { againstAsked, againstPair, type Walk } from '../swiss/asked-walk.ts';
import { legalAcross } from '../swiss/legal-pairs.ts';
import { canAllBePaired } from '../swiss/pairable.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import {
  among,
  breaking,
  counting,
  countingPairs,
  type Step,
  toldByCounts,
  writtenSet,
} from '../swiss/steps.ts';
import type { Way } from '../swiss/ways.ts';
import { type Card, dueSameColour } from './cards.ts';
import { byeLadder, type Decided } from './decided.ts';
import type { Field } from './field.ts';
import type { PairOfCards } from './halves.ts';
import type { Settings } from './options.ts';
import { type PairedGroup, pairGroup } from './procedure.ts';
import { dropped, equalScores, exchange, halves, practical, raised } from './rules.ts';

/* What the steps of a round could have been instead (decision 786). */

export type WalkOfCards = Walk<Field, Card>;

export const walkOf = (field: Field, { receiver, groups }: Decided, settings: Settings): WalkOfCards => ({
  field,
  ladder: byeLadder(settings),
  bye: receiver,
  completion: equalScores,
  brackets: groups.map(group => {
    const { begunWith } = group;
    const left = begunWith.groups.flat();
    return {
      paired: group.pairs.flatMap(pairOf),
      chosen: once(() => wayOf(group)),
      isOpenIn: other => canAllBePaired(other, left),
      wayIn: other => wayOf(pairGroup(other, begunWith, settings)),
    };
  }),
});

export const scoreOf = ({ own }: PairedGroup): number => decimalOf(own.at(-1)?.score ?? tenths(0));

const pairOf = ({ higher, lower }: PairOfCards): readonly [Card, Card] => [higher, lower];

const movedIn = ({ taken, sent }: PairedGroup): readonly Card[] => [...taken, ...sent];

const wayOf = (group: PairedGroup): Way => ({
  steps: stepsOf(group),
  pairs: group.pairs.map(pairOf),
  floaters: movedIn(group),
});

/** Who moves (IV, V, 6, 7), whether the halves suffice, and card by card (6). */
const stepsOf = (group: PairedGroup): readonly Step[] => {
  const bracket = scoreOf(group);
  const moved = movedIn(group);
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
};

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
    .flatMap(pairOf);
};

export const orderOfMoves = ({ sent, side, own, taken }: PairedGroup): Rule => {
  if (sent.length > 0) return dropped;
  return side === 'bottom' || taken.some(({ score }) => score > (own[0]?.score ?? 0)) ? practical : raised;
};

/** 6: an opponent of the own half, and two who are due the same colour. */
const countsIn = ({ higher, offered, below }: PairOfCards, lower: Card): Step['counts'] => [
  breaking(halves, offered.indexOf(lower) >= below, [higher, lower]),
  countingPairs(exchange, dueSameColour(higher, lower) ? [[higher, lower]] : []),
];

interface InGroup {
  readonly group: PairedGroup;
  readonly index: number;
}

/** Why a card of those that were offered was not taken; `at`: for which pair of the group. */
export const againstCard = (
  walk: WalkOfCards,
  { group, at }: InGroup & { readonly at: number },
  card: Card,
): Against => {
  const pair = group.pairs[at] ?? impossible('a pair of the group');
  const prohibition = prohibitionBetween(walk.field.prohibitions, pair.higher, card);
  if (prohibition) return forbidden(prohibition);
  if (!couldFollow(walk.field, group.pairs.slice(at), card)) return againstPair(walk, pair.higher, card);
  const told = toldByCounts(countsIn(pair, pair.lower), countsIn(pair, card), exchange);
  return withCompared(
    { ...told, bracket: scoreOf(group) },
    () => againstPair(walk, pair.higher, card).compared,
  );
};

/** Whether the pairs before could stay as they are: then it is this step, and none before it, that is against the pair. */
const couldFollow = (field: Field, [pair, ...after]: readonly PairOfCards[], card: Card): boolean => {
  if (!pair) return false;
  const left = [pair, ...after].flatMap(pairOf).filter(other => other !== pair.higher && other !== card);
  if (!pair.across) return canAllBePaired(field, left);
  const uppers = new Set(after.map(({ higher }) => higher));
  const [ones, others] = [left.filter(other => uppers.has(other)), left.filter(other => !uppers.has(other))];
  return canAllBeMatched(legalAcross(field, ones, others), [...left.keys()]);
};

/** Why one crossed, into the group or out of it, and not another. */
export const againstMove = (
  walk: WalkOfCards,
  { group, index }: InGroup,
  [player, instead]: readonly [Card, Card],
): Against => {
  const { own, taken } = group;
  const isTaken = taken.includes(player);
  const [stays, goes] = isTaken ? [instead, player] : [player, instead];
  const partners = isTaken ? own : own.filter(card => card !== player && card !== instead);
  return (
    allForbidden(partners, card => prohibitionBetween(walk.field.prohibitions, card, stays)) ??
    againstAsked(walk, among(own, { inside: stays, outside: goes }), { index })
  );
};
