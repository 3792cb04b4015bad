import { type BitGraph, hasEdge, leftoversOf } from '../../matching/index.ts';
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
  const { count, possible } = leftoversOf(
    legal,
    members.map(({ order }) => order),
  );
  if (count === 0) return undefined;
  const orders = new Set(possible);
  const stuck = members.filter(({ order }) => orders.has(order));
  if (count === 1 && members.length % 2 === 1)
    return stuck.some(mayHaveBye)
      ? undefined
      : noPairing('no-bye-candidate', { players: stuck.map(({ id }) => id) });
  const partners = members.filter(
    ({ order }) => !orders.has(order) && stuck.some(other => hasEdge(legal, order, other.order)),
  );
  return noPairing('no-legal-pairing', {
    players: stuck.map(({ id }) => id),
    partners: partners.map(({ id }) => id),
  });
};
