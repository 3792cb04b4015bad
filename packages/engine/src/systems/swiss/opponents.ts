import { type BitGraph, hasEdge, largestMatching, type MaximumMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';

/**
 * Whom a player can have so that the others of a group can still all be paired. With a matching of everybody at hand, take
 * the player out; his partner is the only one left over, and the vertices that could be left over in his place (the outer
 * ones of the alternating tree) are exactly those without whom the others can all be paired (Berge).
 */
export class Opponents {
  private readonly pairs: BitGraph;
  private readonly matching: MaximumMatching;

  /** The matching pairs everybody along these pairs and is used up. */
  constructor(pairs: BitGraph, matching: MaximumMatching) {
    this.pairs = pairs;
    this.matching = matching;
  }

  /** Vertex = order. The first of the candidates with whom a pair is possible and who can be spared; both are taken out. */
  pairWithFirst<Seat extends { readonly order: number }>(player: Seat, candidates: readonly Seat[]): Seat {
    const { pairs, matching } = this;
    const lonely = matching.dismiss(player.order);
    let isSearched = false;
    const canBeSpared = (order: number): boolean => {
      if (order === lonely || hasEdge(pairs, lonely, matching.mate[order] as number)) return true;
      if (!isSearched) matching.augmentFrom(lonely);
      isSearched = true;
      return matching.canBeLeftOver(order);
    };
    const opponent =
      candidates.find(({ order }) => hasEdge(pairs, player.order, order) && canBeSpared(order)) ??
      impossible('whoever can be paired has an available opponent');
    this.spare(opponent.order, lonely);
    return opponent;
  }

  /** Takes the opponent out of the matching too, so that the others are all paired again. */
  private spare(opponent: number, lonely: number): void {
    const { pairs, matching } = this;
    const mate = matching.mate[opponent] as number;
    if (opponent !== lonely && hasEdge(pairs, lonely, mate)) {
      matching.mate[opponent] = -1;
      matching.mate[lonely] = mate;
      matching.mate[mate] = lonely;
    } else if (opponent !== lonely) matching.leaveOver(opponent);
    matching.dismiss(opponent);
  }
}

/** Of all vertices of a graph; undefined where they cannot all be paired. */
export const opponentsAlong = (pairs: BitGraph): Opponents | undefined => {
  const matching = largestMatching(
    pairs,
    Array.from({ length: pairs.size }, (_, v) => v),
  );
  return matching.mate.every(mate => mate >= 0) ? new Opponents(pairs, matching) : undefined;
};
