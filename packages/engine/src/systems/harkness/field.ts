import { addEdge, type BitGraph, bitGraph, hasEdge } from '../../matching/index.ts';
import { drawnOrder } from '../../model/lots.ts';
import type { Entrant, Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { compatriotsIn } from '../swiss/compatriots.ts';
import { metIn } from '../swiss/prohibition.ts';
import type { Allowed } from '../swiss/steps.ts';
import { byeHadBy, type Card } from './cards.ts';
import type { Settings } from './options.ts';
import { Partners } from './partners.ts';
import { compatriots, forbiddenPair, neverTwice } from './rules.ts';

/** Everybody to be paired, in the order of score and number, and who may meet whom. */
export interface Field {
  readonly position: Position;
  readonly cards: readonly Card[];
  readonly areCompatriots: (a: Entrant, b: Entrant) => boolean;
  /** Vertex = order of the card. */
  readonly legal: BitGraph;
  readonly mayMeet: (a: Card, b: Card) => boolean;
  /** III. */
  readonly mayHaveBye: (card: Card) => boolean;
}

export const fieldOf = (
  position: Position,
  cards: readonly Card[],
  { keepsCompatriotsApart }: Pick<Settings, 'keepsCompatriotsApart'>,
): Field => {
  const areCompatriots = keepsCompatriotsApart ? compatriotsIn(position) : () => false;
  const isForbidden: IsForbidden = (a, b) => prohibitionOf({ position, areCompatriots }, a, b) !== undefined;
  const graph = legalPairs(cards, isForbidden);
  return {
    position,
    cards,
    areCompatriots,
    legal: graph,
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
  { position, areCompatriots }: Pick<Field, 'position' | 'areCompatriots'>,
  a: Card,
  b: Card,
): { readonly rule: Rule; readonly round?: number } | undefined => {
  if (a.entrant.met.has(b.id)) {
    const round = metIn(a.entrant, b.id);
    return { rule: neverTwice, ...(round === undefined ? {} : { round }) };
  }
  if (position.mayNotMeet(a.id, b.id)) return { rule: forbiddenPair };
  return areCompatriots(a.entrant, b.entrant) ? { rule: compatriots } : undefined;
};

type IsForbidden = (a: Card, b: Card) => boolean;

const legalPairs = (cards: readonly Card[], isForbidden: IsForbidden): BitGraph => {
  const graph = bitGraph(cards.length);
  for (const [u, a] of cards.entries())
    for (let v = u + 1; v < cards.length; v++) if (!isForbidden(a, cards[v] as Card)) addEdge(graph, u, v);
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
