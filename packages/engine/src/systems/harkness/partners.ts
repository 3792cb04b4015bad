import {
  type BitGraph,
  hasBit,
  hasEdge,
  largestMatching,
  type MaximumMatching,
} from '../../matching/index.ts';
import type { Card } from './cards.ts';

/*
 * Whom a player can have so that everybody else still finds somebody. From a matching of all of them: take the player
 * out, and whoever was matched to them is left over; by Berge exactly those at the even end of an alternating path
 * from there can be left over instead (`outerVertices`), and so be the player's partner.
 */
export class Partners {
  private readonly graph: BitGraph;
  private readonly matching: MaximumMatching;
  private readonly vertexOf: ReadonlyMap<Card, number>;

  /** `graph`: vertex = place of the card. */
  constructor(cards: readonly Card[], graph: BitGraph) {
    this.graph = graph;
    this.vertexOf = new Map(cards.map((card, index) => [card, index]));
    this.matching = largestMatching(graph, [...cards.keys()]);
  }

  /** Whether everybody has somebody. */
  areAllPaired(): boolean {
    return this.matching.mate.every(mate => mate >= 0);
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
