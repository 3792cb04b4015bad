import { type BitGraph, hasBit, hasEdge, MaximumMatching } from '../../matching/index.ts';
import type { PlayerId } from '../../model/index.ts';
import { type NoPairing, noPairing } from '../system.ts';

/** Somebody to be paired, with their vertex in the graph of legal pairs. */
export interface Vertex {
  readonly id: PlayerId;
  readonly order: number;
}

/**
 * Why no complete round exists, or undefined when one does. Edmonds' tree names the players: those that can be left
 * over in turn have, all together, only the partners on the inner places of the tree, too few for all of them.
 */
export const whyNoRound = <Member extends Vertex>(
  members: readonly Member[],
  legal: BitGraph,
  mayHaveBye: (member: Member) => boolean,
): NoPairing | undefined => {
  const matching = new MaximumMatching(legal);
  for (const { order } of members) matching.admit(order);
  matching.complete(members.map(({ order }) => order));
  const lonely = members.filter(({ order }) => (matching.mate[order] ?? -1) < 0);
  if (lonely.length === 0) return undefined;
  const canBeLeft = new Set<Member>();
  for (const { order } of lonely) {
    matching.augmentFrom(order);
    const outer = matching.outerVertices();
    for (const member of members) if (hasBit(outer, member.order)) canBeLeft.add(member);
  }
  const stuck = [...canBeLeft];
  if (lonely.length === 1 && members.length % 2 === 1)
    return stuck.some(mayHaveBye)
      ? undefined
      : noPairing('no-bye-candidate', { players: stuck.map(({ id }) => id) });
  const partners = members.filter(
    member => !canBeLeft.has(member) && stuck.some(other => hasEdge(legal, member.order, other.order)),
  );
  return noPairing('no-legal-pairing', {
    players: stuck.map(({ id }) => id),
    partners: partners.map(({ id }) => id),
  });
};
