import type { Entrant } from '../../../position/index.ts';
import { areCompatible, areNear, dueOf, fromTop, type Pair, type Table, without } from './player.ts';

export interface Walk {
  readonly floaters: readonly Entrant[];
  readonly way: 'down' | 'up';
  readonly mayPlay: (a: Entrant, b: Entrant) => boolean;
  /** 3.8: whether a floater looks for the opposite colour first. */
  readonly looksAtColours: boolean;
  readonly table: Table;
}

/** 3.6-3.8, 2.4 and article 4: every pairing of the group, in the order in which the text comes to them. */
export function* pairingsOf(left: readonly Entrant[], walk: Walk): Generator<readonly Pair[]> {
  const order = walk.way === 'down' ? fromTop(left) : [...fromTop(left)].reverse();
  const floater = walk.floaters.find(player => left.includes(player));
  const player = floater ?? order[0];
  if (!player) {
    yield [];
    return;
  }
  const candidates = floater ? offeredTo(floater, without(order, floater), walk) : triedFor(order);
  for (const opponent of candidates) {
    if (!walk.mayPlay(player, opponent)) continue;
    for (const others of pairingsOf(without(left, player, opponent), walk))
      yield [[player, opponent], ...others];
  }
}

/** The group after both scrutinies: the fewest who miss their due colour (5.1, 5.2, 5.6), then the first. */
export const pairAll = (
  floaters: readonly Entrant[],
  residents: readonly Entrant[],
  { way, table }: { readonly way: 'down' | 'up'; readonly table: Table },
): readonly Pair[] => {
  const everybody = [...floaters, ...residents];
  const mayMeet = (a: Entrant, b: Entrant) => areCompatible(a, b, table);
  const [first] = pairingsOf(everybody, { floaters, way, mayPlay: mayMeet, looksAtColours: false, table });
  if (!first) throw new Error('Everybody in the group can be paired');
  const mayExchange = table.options.maxi ? isWithin100(first) : () => true;
  let best: { readonly pairs: readonly Pair[]; readonly denied: number } | undefined;
  for (const pairs of pairingsOf(everybody, {
    floaters,
    way,
    mayPlay: (a, b) => mayMeet(a, b) && mayExchange(a, b),
    looksAtColours: true,
    table,
  })) {
    const denied = pairs.filter(([a, b]) => clash(a, b, table)).length;
    if (!best || denied < best.denied) best = { pairs, denied };
    if (denied === 0) break;
  }
  return best?.pairs ?? first;
};

/** 5.7: a new opponent is within 100 points of the one exchanged, seen from one side or from the other. */
export const isWithin100 = (first: readonly Pair[]): ((a: Entrant, b: Entrant) => boolean) => {
  const opponentOf = (player: Entrant): Entrant => {
    const pair = first.find(each => each.includes(player));
    return (pair?.[0] === player ? pair[1] : pair?.[0]) ?? player;
  };
  const isNear = (a: Entrant, b: Entrant) => a === b || areNear(a, b);
  return (a, b) => isNear(opponentOf(a), b) || isNear(opponentOf(b), a);
};

export const clash = (a: Entrant, b: Entrant, table: Table): boolean => {
  const due = dueOf(a, table);
  return due !== undefined && due === dueOf(b, table);
};

export const offeredTo = (
  floater: Entrant,
  others: readonly Entrant[],
  { looksAtColours, table }: Walk,
): readonly Entrant[] => {
  const offered = table.options.turned ? [...others].reverse() : others;
  if (!looksAtColours) return offered;
  const welcome = offered.filter(other => !clash(floater, other, table));
  return [...welcome, ...without(offered, ...welcome)];
};

/** 4.2: with six players 4, 5, 6, 3, 2 for the first. */
export const triedFor = (order: readonly Entrant[]): readonly Entrant[] => {
  const tried: Entrant[] = [];
  const half = order.length / 2;
  for (let at = half; at < order.length; at++) tried.push(order[at] as Entrant);
  for (let at = half - 1; at > 0; at--) tried.push(order[at] as Entrant);
  return tried;
};
