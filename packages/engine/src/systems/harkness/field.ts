import { addEdge, type BitGraph, bitGraph, hasBit, hasEdge, MaximumMatching } from '../../matching/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { drawnOrder } from '../basic-rules/lots.ts';
import { type NoPairing, noPairing } from '../system.ts';
import type { Card } from './cards.ts';
import type { Settings } from './options.ts';
import { Partners } from './partners.ts';
import { forbiddenPair, neverTwice } from './rules.ts';

/** Everybody to be paired, in the order of score and number, and who may meet whom. */
export interface Field {
  readonly position: Position;
  readonly cards: readonly Card[];
  readonly mayMeet: (a: Card, b: Card) => boolean;
}

export const fieldOf = (position: Position, cards: readonly Card[]): Field => {
  const graph = legalPairs(position, cards);
  return { position, cards, mayMeet: (a, b) => hasEdge(graph, a.order, b.order) };
};

export const prohibitionOf = (a: Card, b: Card, position: Position): Rule | undefined => {
  if (a.entrant.met.has(b.id)) return neverTwice;
  return position.mayNotMeet(a.id, b.id) ? forbiddenPair : undefined;
};

const legalPairs = (position: Position, cards: readonly Card[]): BitGraph => {
  const graph = bitGraph(cards.length);
  for (const [u, a] of cards.entries())
    for (let v = u + 1; v < cards.length; v++)
      if (!prohibitionOf(a, cards[v] as Card, position)) addEdge(graph, u, v);
  return graph;
};

/**
 * III, 4: the lowest score, and there the lowest rated, or whom the lot names; never a second time, and only somebody
 * without whom all the others can be paired. Undefined: nobody may have it.
 */
export const byeIn = ({ cards, mayMeet }: Field, settings: Settings): Card | undefined => {
  const possible = new Set(new Partners(cards, mayMeet).possibleLeftOvers());
  return byesInOrder(cards, settings).find(card => !card.hasHadBye && possible.has(card));
};

export const byesInOrder = (cards: readonly Card[], { byeTo, lot }: Settings): readonly Card[] => {
  const fromLast = [...cards].reverse();
  if (byeTo === 'lowest-rated') return fromLast;
  const drawn = drawnOrder(fromLast, lot, ({ id }) => id);
  return [...drawn].sort((a, b) => a.score - b.score);
};

/**
 * Why no complete round exists, or undefined when one does. Edmonds' tree names the players: those that can be left
 * over in turn have, all together, only the partners on the inner places of the tree, one too few.
 */
export const whyNoRound = ({ cards, mayMeet }: Field): NoPairing | undefined => {
  const graph = bitGraph(cards.length);
  for (const [u, a] of cards.entries())
    for (let v = u + 1; v < cards.length; v++) if (mayMeet(a, cards[v] as Card)) addEdge(graph, u, v);
  const matching = new MaximumMatching(graph);
  for (const v of cards.keys()) matching.admit(v);
  matching.complete(cards.keys());
  const lonely = [...cards.keys()].filter(v => (matching.mate[v] as number) < 0);
  const stuck = new Set<Card>();
  for (const v of lonely) {
    matching.augmentFrom(v);
    const outer = matching.outerVertices();
    for (const [at, card] of cards.entries()) if (hasBit(outer, at)) stuck.add(card);
  }
  if (lonely.length > cards.length % 2) {
    const partners = cards.filter(card => !stuck.has(card) && [...stuck].some(other => mayMeet(card, other)));
    return noPairing('no-legal-pairing', {
      players: [...stuck].map(({ id }) => id),
      partners: partners.map(({ id }) => id),
    });
  }
  if (lonely.length === 0 || [...stuck].some(({ hasHadBye }) => !hasHadBye)) return undefined;
  return noPairing('no-bye-candidate', { players: [...stuck].map(({ id }) => id) });
};
