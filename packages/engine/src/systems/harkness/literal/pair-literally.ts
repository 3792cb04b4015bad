import { impossible, type PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { type Card, cardsOf, dueSameColour } from '../cards.ts';
import { byesInOrder, prohibitionOf } from '../field.ts';
import type { Settings } from '../options.ts';
import { scoregroups } from '../procedure.ts';

type MayMeet = (a: Card, b: Card) => boolean;
type Pair = readonly [Card, Card];

export interface LiteralRound {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye?: PlayerId;
}

/** The round by the words of the text, every choice tried one by one. The referee; fit for some ten players. */
export const pairLiterally = (position: Position, settings: Settings): LiteralRound | 'no-pairing' => {
  const cards = cardsOf(position, position.entrants, settings);
  const mayMeet: MayMeet = (a, b) => !prohibitionOf(a, b, position);
  const isOdd = cards.length % 2 === 1;
  const receiver = isOdd
    ? byesInOrder(cards, settings).find(card => !card.hasHadBye && canPair(less(cards, [card]), mayMeet))
    : undefined;
  const playing = receiver ? less(cards, [receiver]) : cards;
  if (cards.length === 0 || (isOdd && !receiver) || !canPair(playing, mayMeet)) return 'no-pairing';
  const pairs = pairedInGroups(playing, mayMeet, settings);
  return { pairs: pairs.map(([a, b]) => [a.id, b.id] as const), ...(receiver && { bye: receiver.id }) };
};

const less = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  cards.filter(card => !gone.includes(card));

const inOrder = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a.order - b.order);

/** Whether all can be paired without a forbidden pair. */
const canPair = ([one, ...others]: readonly Card[], mayMeet: MayMeet): boolean =>
  one === undefined || others.some(other => mayMeet(one, other) && canPair(less(others, [other]), mayMeet));

const pairedInGroups = (
  cards: readonly Card[],
  mayMeet: MayMeet,
  { oddGroups, groupOrder }: Settings,
): readonly Pair[] => {
  const pairs: Pair[] = [];
  let groups = scoregroups(cards);
  for (let turn = 0; groups.length > 0; turn++) {
    const isBottom = groupOrder === 'practical' && turn % 2 === 1;
    const own = (isBottom ? groups.at(-1) : groups[0]) ?? [];
    const rest = isBottom ? groups.slice(0, -1) : groups.slice(1);
    const others = rest.flat();
    if (oddGroups === 'drop' && !isBottom && rest.length > 0) {
      const sent = firstSet(
        [...own].reverse(),
        set => canPair(less(own, set), mayMeet) && canPair([...set, ...others], mayMeet),
      );
      pairs.push(...pairedHalves(less(own, sent), mayMeet));
      groups = [[...inOrder(sent), ...(rest[0] ?? [])], ...rest.slice(1)];
    } else {
      const taken = firstSet(
        isBottom ? [...others].reverse() : others,
        set => canPair([...own, ...set], mayMeet) && canPair(less(others, set), mayMeet),
      );
      pairs.push(...pairedHalves(inOrder([...own, ...taken]), mayMeet));
      groups = rest.map(group => less(group, taken)).filter(({ length }) => length > 0);
    }
  }
  return pairs;
};

/** The smallest set that serves; of several the first in the order of the candidates. */
const firstSet = (
  candidates: readonly Card[],
  serves: (set: readonly Card[]) => boolean,
): readonly Card[] => {
  for (let size = 0; size <= candidates.length; size++)
    for (const set of setsOf(candidates, size)) if (serves(set)) return set;
  return impossible('everybody can be paired');
};

function* setsOf(candidates: readonly Card[], size: number): Generator<readonly Card[]> {
  if (size === 0) yield [];
  else
    for (const [index, first] of candidates.entries())
      for (const rest of setsOf(candidates.slice(index + 1), size - 1)) yield [first, ...rest];
}

/** 6, card by card. */
const pairedHalves = (cards: readonly Card[], mayMeet: MayMeet): readonly Pair[] => {
  const upper = cards.slice(0, cards.length / 2);
  const across: MayMeet = (a, b) => upper.includes(a) !== upper.includes(b) && mayMeet(a, b);
  const may = canPair(cards, across) ? across : mayMeet;
  let lower = less(cards, upper);
  let waiting: readonly Card[] = upper;
  const pairs: Pair[] = [];
  for (let [higher] = waiting; higher; [higher] = waiting) {
    const player = higher;
    const beside = less(waiting, [player]);
    const isPossible = (card: Card) => may(player, card) && canPair(less([...lower, ...beside], [card]), may);
    const [below, besides] = [lower.filter(isPossible), [...beside].reverse().filter(isPossible)];
    const opponent =
      below.find(card => !dueSameColour(player, card)) ??
      below[0] ??
      besides.find(card => !dueSameColour(player, card)) ??
      besides[0] ??
      impossible('all can be paired');
    pairs.push([player, opponent]);
    const [facing] = lower;
    if (lower.includes(opponent))
      lower = lower.map(card => (card === opponent && facing ? facing : card)).slice(1);
    waiting = less(beside, [opponent]);
  }
  return lower.length === 0 ? pairs : [...pairs, ...pairedHalves(inOrder(lower), mayMeet)];
};
