import type { TightGraph } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';

/** The first of those offered with whom everybody else can still be paired, and whoever was offered before. */
export const firstRival = <Member extends { readonly order: number }>(
  graph: TightGraph,
  vertex: number,
  offered: readonly Member[],
): { readonly rival: Member; readonly passedOver: readonly Member[] } => {
  const order = graph.pairWithFirst(
    vertex,
    offered.map(member => member.order),
  );
  const at = offered.findIndex(member => member.order === order);
  return {
    rival: offered[at] ?? impossible('somebody offered is left to be taken'),
    passedOver: offered.slice(0, at),
  };
};
