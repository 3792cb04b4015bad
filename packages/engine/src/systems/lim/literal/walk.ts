import type { Entrant } from '../../../position/index.ts';
import { canAllPlay } from './attempts.ts';
import { areCompatible, areNear, dueOf, fromTop, type Pair, type Table, without } from './player.ts';

/** 3.6-3.8, then 2.4 with the exchanges of article 4 and 5.2. */
export const pairAll = (
  floaters: readonly Entrant[],
  residents: readonly Entrant[],
  { way, table }: { readonly way: 'down' | 'up'; readonly table: Table },
): readonly Pair[] => {
  const pairs: Pair[] = [];
  let left: readonly Entrant[] = [...floaters, ...residents];
  const inRank = () => (way === 'down' ? fromTop(left) : [...fromTop(left)].reverse());
  const pair = (player: Entrant, candidates: readonly Entrant[]) => {
    const opponent = opponentAmong(player, candidates, { left, table });
    pairs.push([player, opponent]);
    left = without(left, player, opponent);
  };
  for (const floater of floaters) if (left.includes(floater)) pair(floater, without(inRank(), floater));
  for (let order = inRank(); order.length > 0; order = inRank()) pair(order[0] as Entrant, triedFor(order));
  return pairs;
};

/** 4.2: with six players 4, 5, 6, 3, 2 for the first. */
const triedFor = (order: readonly Entrant[]): readonly Entrant[] => {
  const tried: Entrant[] = [];
  const half = order.length / 2;
  for (let at = half; at < order.length; at++) tried.push(order[at] as Entrant);
  for (let at = half - 1; at > 0; at--) tried.push(order[at] as Entrant);
  return tried;
};

const opponentAmong = (
  player: Entrant,
  candidates: readonly Entrant[],
  { left, table }: { readonly left: readonly Entrant[]; readonly table: Table },
): Entrant => {
  const available = candidates.filter(
    other => areCompatible(player, other, table) && canAllPlay(without(left, player, other), table),
  );
  const [first] = available;
  if (!first) throw new Error('Everybody in the group can be paired');
  const isWelcome = (other: Entrant): boolean => {
    const [own, others] = [dueOf(player, table), dueOf(other, table)];
    return own === undefined || others === undefined || own !== others;
  };
  if (isWelcome(first)) return first;
  const exchanged = available.find(
    other => isWelcome(other) && (!table.options.maxi || areNear(other, first)),
  );
  return exchanged ?? first;
};
