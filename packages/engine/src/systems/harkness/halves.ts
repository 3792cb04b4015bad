import { type BitGraph, type TightGraph, unweighted } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { legalAmong } from '../swiss/legal-pairs.ts';
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
  const { graph, across } = partnersIn(field, cards, new Set(upper));
  const vertexOf = new Map(cards.map((card, vertex) => [card, vertex]));
  const pairs: PairOfCards[] = [];
  const taken = new Set<Card>();
  for (const higher of upper) {
    if (taken.has(higher)) continue;
    const others = upper.filter(card => card !== higher && !taken.has(card)).reverse();
    const inOrder = [...alternating(higher, lower), ...alternating(higher, others)];
    const vertex = graph.pairWithFirst(
      vertexOf.get(higher) ?? -1,
      inOrder.map(card => vertexOf.get(card) ?? -1),
    );
    const chosen = cards[vertex] ?? impossible('whoever can be paired has a partner');
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

/** Who can have whom so that everybody else still finds somebody: across the halves, where that can be. */
const partnersIn = (
  field: Pairs,
  cards: readonly Card[],
  upper: ReadonlySet<Card>,
): { readonly graph: TightGraph; readonly across: boolean } => {
  const across = unweighted(pairsAcross(field, cards, upper));
  if (across) return { graph: across, across: true };
  const graph = unweighted(legalAmong(field, cards)) ?? impossible('all of them can be paired');
  return { graph, across: false };
};

/** The legal pairs of one of the upper half and one of the lower. */
export const pairsAcross = (field: Pairs, cards: readonly Card[], upper: ReadonlySet<Card>): BitGraph =>
  legalAmong(field, cards, { mayMeet: (a, b) => upper.has(a) !== upper.has(b) });

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
