import { type BitGraph, hasEdge, leftoversOf } from '../../matching/index.ts';
import type { PlayerId } from '../../model/index.ts';
import { type NoPairing, noPairing } from '../system.ts';

/** Somebody to be paired, with their vertex in the graph of legal pairs. */
export interface Vertex {
  readonly id: PlayerId;
  readonly order: number;
}

/**
 * Why no complete round exists, or undefined when one does. Those that can be left over in turn (Gallai and Edmonds) fall
 * into groups of an odd number, each player alone or with those they may meet: a group leaves one over unless one of it
 * meets a partner outside, and the partners are fewer than the groups.
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
  const groups = groupsIn(stuck, legal);
  return noPairing('no-legal-pairing', {
    players: stuck.map(({ id }) => id),
    partners: partners.map(({ id }) => id),
    ...(groups.length === stuck.length ? {} : { groups: groups.map(group => group.map(({ id }) => id)) }),
  });
};

/** Those who may meet one another, directly or through others. */
export const groupsIn = <Member extends Vertex>(
  members: readonly Member[],
  legal: BitGraph,
): readonly (readonly Member[])[] => {
  const apart = new Set(members);
  const groups: (readonly Member[])[] = [];
  for (const first of apart) {
    const group = [first];
    apart.delete(first);
    for (const { order } of group)
      for (const other of apart)
        if (hasEdge(legal, order, other.order)) {
          apart.delete(other);
          group.push(other);
        }
    groups.push(group.sort((a, b) => a.order - b.order));
  }
  return groups;
};
