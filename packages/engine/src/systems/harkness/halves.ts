import { impossible } from '../../model/index.ts';
import { legalAcross, legalAmong } from '../swiss/legal-pairs.ts';
import { type Opponents, opponentsAlong } from '../swiss/opponents.ts';
import { type Card, dueSameColour } from './cards.ts';
import type { Field } from './field.ts';

type Pairs = Pick<Field, 'legal'>;

/** A pair, and where it was made. */
export interface PairOfCards {
  readonly higher: Card;
  readonly lower: Card;
  /** Those whom the first could take, as their cards lie: the lower half down, then its own half up. */
  readonly offered: readonly Card[];
  /** How many of them are of the lower half. */
  readonly below: number;
  /** Whether the halves can be paired with each other, so that nobody meets one of the own half. */
  readonly across: boolean;
  /** Place in the upper half, 1 for the first. */
  readonly place: number;
}

/**
 * 6: the upper half against the lower half. Each card of the upper half in turn takes the card facing it; if they have
 * met or both are due the same colour, that card changes places with the next one below, or the one after it, until the
 * colours alternate; if none does, the pair stays as it was. A card is taken only if all those that remain can still be
 * paired (8: the basic rules go before colours). Where the halves cannot be paired with each other at all, somebody of
 * the upper half meets the lowest possible of the same half (decision 0097).
 */
export const pairHalves = (field: Pairs, cards: readonly Card[]): readonly PairOfCards[] => {
  const count = cards.length / 2;
  const [upper, lower] = [cards.slice(0, count), [...cards.slice(count)]];
  const { opponents, across } = opponentsIn(field, upper, lower);
  const seatOf = new Map(cards.map((card, order) => [card, { card, order }]));
  const seat = (card: Card): Seat => seatOf.get(card) ?? impossible('every card lies somewhere');
  const pairs: PairOfCards[] = [];
  const taken = new Set<Card>();
  for (const higher of upper) {
    if (taken.has(higher)) continue;
    const others = upper.filter(card => card !== higher && !taken.has(card)).reverse();
    const inOrder = [...alternating(higher, lower), ...alternating(higher, others)];
    const { card: chosen } = opponents.pairWithFirst(seat(higher), inOrder.map(seat));
    const place = upper.indexOf(higher) + 1;
    pairs.push({ higher, lower: chosen, offered: [...lower, ...others], below: lower.length, across, place });
    for (const card of [higher, chosen]) taken.add(card);
    changePlaces(lower, chosen);
  }
  const left =
    lower.length === 0
      ? []
      : pairHalves(
          field,
          [...lower].sort((a, b) => a.order - b.order),
        );
  return [...pairs, ...left];
};

/** Where a card lies among those that are paired. */
interface Seat {
  readonly card: Card;
  readonly order: number;
}

/** Across the halves, where that can be. */
const opponentsIn = (
  field: Pairs,
  upper: readonly Card[],
  lower: readonly Card[],
): { readonly opponents: Opponents; readonly across: boolean } => {
  const across = opponentsAlong(legalAcross(field, upper, lower));
  if (across) return { opponents: across, across: true };
  const all = opponentsAlong(legalAmong(field, [...upper, ...lower]));
  return { opponents: all ?? impossible('all of them can be paired'), across: false };
};

/** As they lie, those with whom the colours alternate before the others. */
const alternating = (player: Card, cards: readonly Card[]): readonly Card[] => [
  ...cards.filter(card => !dueSameColour(player, card)),
  ...cards.filter(card => dueSameColour(player, card)),
];

/** The chosen card leaves; the one that faced the player stands where it was. */
const changePlaces = (lower: Card[], chosen: Card): void => {
  const at = lower.indexOf(chosen);
  if (at < 0) return;
  const [facing] = lower.splice(0, 1);
  if (at > 0 && facing) lower.splice(at - 1, 1, facing);
};
