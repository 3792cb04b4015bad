import { addEdge, type BitGraph, bitGraph, hasEdge } from '../../matching/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { drawnOrder } from '../basic-rules/lots.ts';
import { metIn } from '../swiss/prohibition.ts';
import type { Allowed } from '../swiss/steps.ts';
import { byeHadBy, type Card } from './cards.ts';
import type { Settings } from './options.ts';
import { Partners } from './partners.ts';
import { forbiddenPair, neverTwice } from './rules.ts';

/** Everybody to be paired, in the order of score and number, and who may meet whom. */
export interface Field {
  readonly position: Position;
  readonly cards: readonly Card[];
  readonly mayMeet: (a: Card, b: Card) => boolean;
  /** III. */
  readonly mayHaveBye: (card: Card) => boolean;
}

export const fieldOf = (position: Position, cards: readonly Card[]): Field => {
  const graph = legalPairs(position, cards);
  return {
    position,
    cards,
    mayMeet: (a, b) => hasEdge(graph, a.order, b.order),
    mayHaveBye: card => byeHadBy(card) === undefined,
  };
};

/** The field in which only what is allowed may be. */
export const within = (field: Field, allowed: Allowed<Card>): Field => ({
  ...field,
  mayMeet: (a, b) => field.mayMeet(a, b) && allowed.mayMeet(a, b),
  mayHaveBye: card => field.mayHaveBye(card) && allowed.mayHaveBye(card),
});

/** IV: the rule that forbids the pair, and the round in which they met. */
export const prohibitionOf = (
  a: Card,
  b: Card,
  position: Position,
): { readonly rule: Rule; readonly round?: number } | undefined => {
  const round = metIn(a.entrant, b.id);
  if (round !== undefined) return { rule: neverTwice, round };
  return position.mayNotMeet(a.id, b.id) ? { rule: forbiddenPair } : undefined;
};

const isForbidden = (a: Card, b: Card, position: Position): boolean =>
  a.entrant.met.has(b.id) || position.mayNotMeet(a.id, b.id);

export const legalPairs = (position: Position, cards: readonly Card[]): BitGraph => {
  const graph = bitGraph(cards.length);
  for (const [u, a] of cards.entries())
    for (let v = u + 1; v < cards.length; v++)
      if (!isForbidden(a, cards[v] as Card, position)) addEdge(graph, u, v);
  return graph;
};

/**
 * III, 4: the lowest score, and there the lowest rated, or whom the lot names; never a second time, and only somebody
 * without whom all the others can be paired. Undefined: nobody may have it.
 */
export const byeIn = (field: Field, settings: Settings): Card | undefined => {
  const possible = possibleByes(field);
  return byesInOrder(field.cards, settings).find(card => field.mayHaveBye(card) && possible.has(card));
};

/** Those without whom all the others can be paired. */
export const possibleByes = ({ cards, mayMeet }: Field): ReadonlySet<Card> =>
  new Set(new Partners(cards, mayMeet).possibleLeftOvers());

export const byesInOrder = (cards: readonly Card[], { byeTo, lot }: Settings): readonly Card[] => {
  const fromLast = [...cards].reverse();
  if (byeTo === 'lowest-rated') return fromLast;
  const drawn = drawnOrder(fromLast, lot, ({ id }) => id);
  return [...drawn].sort((a, b) => a.score - b.score);
};
