import { impossible, type PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import {
  type LiteralCard as Card,
  cardsOf,
  clash,
  inOrder,
  type LiteralOptions,
  less,
  mayMeetIn,
  whiteOf,
} from './card.ts';

type MayMeet = (a: Card, b: Card) => boolean;

/** Two cards, that of the upper half first, and its place there. */
interface LiteralPair {
  readonly pair: readonly [Card, Card];
  readonly place: number;
  /** The cards of the lower half as they lie, and those of the upper half who wait. */
  readonly lower: readonly Card[];
  readonly beside: readonly Card[];
  /** Whether the halves can be paired with each other. */
  readonly across: boolean;
}

interface LiteralGroup {
  readonly own: readonly Card[];
  readonly moved: readonly Card[];
  readonly way: 'taken' | 'sent';
  readonly side: 'top' | 'bottom';
  readonly candidates: readonly Card[];
  readonly pairs: readonly LiteralPair[];
}

interface LiteralDecision {
  readonly bye: Card | undefined;
  readonly groups: readonly LiteralGroup[];
}

export interface LiteralRound {
  /** White first. */
  readonly boards: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye: PlayerId | undefined;
}

/** The round by the words of the text, every choice tried one by one. The referee; fit for some ten players. */
export const pairLiterally = (position: Position, options: LiteralOptions): LiteralRound | 'no-pairing' => {
  const decided = decideLiterally(cardsOf(position), mayMeetIn(position), options);
  if (!decided) return 'no-pairing';
  const { round } = position;
  return {
    boards: decided.groups.flatMap(({ pairs }) =>
      pairs.map(({ pair, place }) => {
        const { white } = whiteOf(pair, place, { round, clashes: options.clashes });
        return [white.id, (pair[0] === white ? pair[1] : pair[0]).id] as const;
      }),
    ),
    bye: decided.bye?.id,
  };
};

/** Undefined: no legal round exists. */
const decideLiterally = (
  cards: readonly Card[],
  mayMeet: MayMeet,
  options: LiteralOptions,
): LiteralDecision | undefined => {
  const isOdd = cards.length % 2 === 1;
  const bye = isOdd
    ? claimants(cards, options).find(card => !card.hasHadBye && canPair(less(cards, [card]), mayMeet))
    : undefined;
  const playing = bye ? less(cards, [bye]) : cards;
  if (cards.length === 0 || (isOdd && !bye) || !canPair(playing, mayMeet)) return undefined;
  return { bye, groups: pairedInGroups(playing, mayMeet, options) };
};

/** III and 4: from the last up; where lots are drawn, the lot among equal scores. */
const claimants = (cards: readonly Card[], { drawn }: LiteralOptions): readonly Card[] => {
  const fromLast = [...inOrder(cards)].reverse();
  if (!drawn) return fromLast;
  const order = drawn(fromLast.map(({ id }) => id));
  return [...fromLast].sort((a, b) => a.score - b.score || order.indexOf(a.id) - order.indexOf(b.id));
};

/** Whether all can be paired without a forbidden pair. */
const canPair = ([one, ...others]: readonly Card[], mayMeet: MayMeet): boolean =>
  one === undefined || others.some(other => mayMeet(one, other) && canPair(less(others, [other]), mayMeet));

const groupsByScore = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  [...new Set(cards.map(({ score }) => score))].map(score => cards.filter(card => card.score === score));

const pairedInGroups = (
  cards: readonly Card[],
  mayMeet: MayMeet,
  { oddGroups, groupOrder }: LiteralOptions,
): readonly LiteralGroup[] => {
  const paired: LiteralGroup[] = [];
  let groups = groupsByScore(cards);
  for (let turn = 0; groups.length > 0; turn++) {
    const isBottom = groupOrder === 'practical' && turn % 2 === 1;
    const side = isBottom ? 'bottom' : 'top';
    const own = (isBottom ? groups[groups.length - 1] : groups[0]) ?? [];
    const rest = isBottom ? groups.slice(0, -1) : groups.slice(1);
    const others = rest.flat();
    if (oddGroups === 'drop' && !isBottom && rest.length > 0) {
      const candidates = [...own].reverse();
      const sent = firstSet(
        candidates,
        set => canPair(less(own, set), mayMeet) && canPair([...set, ...others], mayMeet),
      );
      const pairs = pairedHalves(less(own, sent), mayMeet);
      paired.push({ own, moved: sent, way: 'sent', side, candidates, pairs });
      groups = [[...inOrder(sent), ...(rest[0] ?? [])], ...rest.slice(1)];
    } else {
      const candidates = isBottom ? [...others].reverse() : others;
      const taken = firstSet(
        candidates,
        set => canPair([...own, ...set], mayMeet) && canPair(less(others, set), mayMeet),
      );
      const pairs = pairedHalves(inOrder([...own, ...taken]), mayMeet);
      paired.push({ own, moved: taken, way: 'taken', side, candidates, pairs });
      groups = rest.map(group => less(group, taken)).filter(({ length }) => length > 0);
    }
  }
  return paired;
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
const pairedHalves = (cards: readonly Card[], mayMeet: MayMeet): readonly LiteralPair[] => {
  const upper = cards.slice(0, cards.length / 2);
  const across: MayMeet = (a, b) => upper.includes(a) !== upper.includes(b) && mayMeet(a, b);
  const isAcross = canPair(cards, across);
  const may = isAcross ? across : mayMeet;
  let lower = less(cards, upper);
  let waiting: readonly Card[] = upper;
  const pairs: LiteralPair[] = [];
  for (let [higher] = waiting; higher; [higher] = waiting) {
    const player = higher;
    const beside = less(waiting, [player]);
    const isPossible = (card: Card) => may(player, card) && canPair(less([...lower, ...beside], [card]), may);
    const agrees = (card: Card) => !clash(player, card);
    const offered = [lower, [...beside].reverse()].flatMap(half => [
      ...half.filter(agrees),
      ...half.filter(card => !agrees(card)),
    ]);
    const opponent = offered.find(isPossible) ?? impossible('all can be paired');
    pairs.push({
      pair: [player, opponent],
      place: upper.indexOf(player) + 1,
      lower,
      beside,
      across: isAcross,
    });
    const [facing] = lower;
    if (lower.includes(opponent))
      lower = lower.map(card => (card === opponent && facing ? facing : card)).slice(1);
    waiting = less(beside, [opponent]);
  }
  return lower.length === 0 ? pairs : [...pairs, ...pairedHalves(inOrder(lower), mayMeet)];
};
