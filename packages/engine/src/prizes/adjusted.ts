import { type Adjustment, minor } from '../model/index.ts';
import { less, NOTHING, type Ratio, ratioIn, ratioOf } from '../model/ratio.ts';
import type { Pool, Share } from './divide.ts';

/** Is this the pool that the arbiter adjusted: the same prizes, the same total, and the same players to be paid the same? */
export const isOf = (
  { group, from, total, members }: Pool,
  { group: named, prizes, total: seen, was }: Adjustment,
): boolean =>
  group === named &&
  total === seen &&
  from.length === prizes.length &&
  from.every(({ list, place }, at) => prizes[at]?.list === list && prizes[at].place === place) &&
  new Set([...members, ...was].map(({ player }) => player)).size === was.length &&
  members.every(({ player, amount, computed = amount }) =>
    was.some(share => share.player === player && share.amount === computed),
  );

interface Rounded {
  readonly pool: Pool;
  readonly kept: Ratio;
}

/** The pool with what the arbiter pays; what was worked out stays beside it. The last word holds. */
export const adjustedPool = (rounded: Rounded, adjusted: readonly Adjustment[]): Rounded => {
  const { pool } = rounded;
  const said = adjusted.filter(one => isOf(pool, one)).at(-1);
  if (!said) return rounded;
  const paidTo = (player: number) => said.shares.find(share => share.player === player)?.amount;
  const others = said.shares.filter(({ player }) => !pool.members.some(member => member.player === player));
  const members: readonly Share[] = [
    ...pool.members.map(({ extraUnit: _extra, ...member }) => ({
      ...member,
      amount: paidTo(member.player) ?? minor(0),
      computed: member.amount,
    })),
    ...others.map(({ player, amount }) => ({ player, exact: NO_SHARE, amount, computed: minor(0) })),
  ];
  const paid = members.reduce((sum, { amount }) => sum + amount, 0);
  return {
    pool: { ...pool, members, adjusted: true },
    kept: less(ratioIn(pool.total) ?? NOTHING, ratioOf(paid)),
  };
};

const NO_SHARE = '0' as Share['exact'];
