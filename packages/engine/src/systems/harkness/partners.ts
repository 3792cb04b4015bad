import { addEdge, type BitGraph, bitGraph, hasBit, hasEdge, MaximumMatching } from '../../matching/index.ts';
import type { Card } from './cards.ts';

/*
 * Whom a player can have so that everybody else still finds somebody. From a matching of all of them: take the player
 * out, and whoever was matched to them is left over; by Berge exactly those at the even end of an alternating path
 * from there can be left over instead (`outerVertices`), and so be the player's partner.
 */
export class Partners {
  private readonly cards: readonly Card[];
  private readonly graph: BitGraph;
  private readonly matching: MaximumMatching;
  private readonly vertexOf: ReadonlyMap<Card, number>;

  constructor(cards: readonly Card[], mayMeet: (a: Card, b: Card) => boolean) {
    this.cards = cards;
    this.graph = bitGraph(cards.length);
    this.vertexOf = new Map(cards.map((card, index) => [card, index]));
    for (const [u, a] of cards.entries())
      for (let v = u + 1; v < cards.length; v++) if (mayMeet(a, cards[v] as Card)) addEdge(this.graph, u, v);
    this.matching = new MaximumMatching(this.graph);
    for (const v of cards.keys()) this.matching.admit(v);
    this.matching.complete(cards.keys());
  }

  /** Those left over by the matching; as few as possible. */
  leftOver(): readonly Card[] {
    return this.cards.filter((_, v) => (this.matching.mate[v] as number) < 0);
  }

  /** Given that one is left over: everybody who could be the one. */
  possibleLeftOvers(): readonly Card[] {
    const v = this.cards.findIndex((_, at) => (this.matching.mate[at] as number) < 0);
    if (v < 0) return [];
    this.matching.augmentFrom(v);
    const outer = this.matching.outerVertices();
    return this.cards.filter((_, at) => hasBit(outer, at));
  }

  /** Pairs the player with the one chosen among the possible partners, for good. */
  pair(player: Card, choose: (isPossible: (partner: Card) => boolean) => Card): Card {
    const v = this.vertex(player);
    const left = this.matching.dismiss(v);
    this.matching.augmentFrom(left);
    const outer = this.matching.outerVertices();
    const partner = choose(card => {
      const u = this.vertex(card);
      return u >= 0 && hasEdge(this.graph, v, u) && hasBit(outer, u);
    });
    const u = this.vertex(partner);
    if (u !== left) this.matching.leaveOver(u);
    this.matching.dismiss(u);
    return partner;
  }

  private vertex(card: Card): number {
    return this.vertexOf.get(card) ?? -1;
  }
}
