import type { TightGraph } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';

/** The first of those offered with whom everybody else can still be paired, and whoever was offered before. */
export const firstRival = <Member extends { readonly order: number }>(
  graph: TightGraph,
  vertex: number,
  offered: Iterable<Member>,
): { readonly rival: Member; readonly passedOver: readonly Member[] } => {
  const asked: Member[] = [];
  const found = graph.pairWithFirst(vertex, ordersOf(offered, asked));
  const rival = found < 0 ? undefined : asked.pop();
  return { rival: rival ?? impossible('somebody offered is left to be taken'), passedOver: asked };
};

/** One after the other, as far as they are asked for: whoever is asked for is written down. */
function* ordersOf<Member extends { readonly order: number }>(
  offered: Iterable<Member>,
  asked: Member[],
): Generator<number> {
  for (const member of offered) {
    asked.push(member);
    yield member.order;
  }
}
