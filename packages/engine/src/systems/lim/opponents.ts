import { type BitGraph, hasEdge, type MaximumMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import type { Member } from './definitions.ts';

/**
 * Whom a player can have so that the others of the group can still all be paired (4.4). With a matching of everybody at
 * hand, take the player out; his partner is the only one left over, and the vertices that could be left over in his
 * place (the outer ones of the alternating tree) are exactly those without whom the others can all be paired.
 */
export class Opponents {
  private readonly pairs: BitGraph;
  private readonly matching: MaximumMatching;

  /** The matching pairs everybody along these pairs and is used up. */
  constructor(pairs: BitGraph, matching: MaximumMatching) {
    this.pairs = pairs;
    this.matching = matching;
  }

  /** The first of the candidates with whom a pair is possible and who can be spared; both are taken out. */
  pairWithFirst(player: Member, candidates: readonly Member[]): Member {
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
