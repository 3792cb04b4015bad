import type { PlayerId } from '../model/index.ts';
import {
  ALL,
  added,
  compared,
  isAbove,
  less,
  NOTHING,
  type Ratio,
  ratioIn,
  sharedAmong,
  times,
  written,
} from '../model/ratio.ts';
import {
  moneyOf,
  type PoolDraft,
  type PricedList,
  type PricedPrize,
  partByRank,
  type ShareDraft,
  single,
  totalOf,
  type Undecided,
} from './priced.ts';
import { type Ranked, tiesOf } from './ranked.ts';

export interface Places {
  readonly pools: readonly PoolDraft[];
  readonly undecided: readonly Undecided[];
}

/** The places of one list, tie by tie: each tie has the prizes of the places it takes up, and none below the last prize. */
export const dividePlaces = ({ list, prizes, eligible }: PricedList): Places => {
  const pools: PoolDraft[] = [];
  const undecided: Undecided[] = [];
  let first = 0;
  for (const tie of tiesOf(eligible, list)) {
    const own = prizes.slice(first, first + tie.length);
    first += tie.length;
    if (own.length === 0) break;
    const paid = poolsOfTie({ tie, own, list });
    const unbroken = unbrokenIn(tie, paid);
    if (unbroken.length > 0) undecided.push({ list: list.id, players: unbroken.map(({ player }) => player) });
    pools.push(...paid);
  }
  return { pools, undecided };
};

interface Tie {
  readonly tie: readonly Ranked[];
  /** The prizes of its places, as far as there are any. */
  readonly own: readonly PricedPrize[];
  readonly list: PricedList['list'];
}

const poolsOfTie = ({ tie, own, list }: Tie): readonly PoolDraft[] => {
  const byRank = (only: (prize: PricedPrize) => boolean): readonly PoolDraft[] =>
    own.flatMap((prize, at) => {
      const winner = tie[at];
      return winner && only(prize) ? [single(prize, winner.player, 'by-rank')] : [];
    });
  if (list.sharing === 'none') return byRank(() => true);
  const money = own.filter(({ object }) => object === undefined);
  // A thing is never divided: it goes by rank, and the money beside it is shared.
  return [
    ...(money.length > 0 ? [sharedPool({ tie, own, list })] : []),
    ...byRank(({ object }) => object !== undefined),
  ];
};

/** a·p + (1−a)·S/k for each of k, of whom the last leave while their share is below the minimum. */
const sharedPool = ({ tie, own, list }: Tie): PoolDraft => {
  const byRank = partByRank(list.sharing);
  const total = totalOf(own);
  const shared = times(less(ALL, byRank), total);
  const minimum = ratioIn(`${list.minimumShare ?? 0}`) ?? NOTHING;
  const isBelow = (count: number): boolean =>
    isAbove(minimum, sharedAmong(shared, count)) && (compared(byRank, NOTHING) === 0 || count > own.length);
  let count = tie.length;
  while (count > 1 && isBelow(count)) count--;
  const share = sharedAmong(shared, count);
  const shareOf = ({ player }: Ranked, at: number): ShareDraft => {
    const prize = own[at];
    const rankPart: Ratio = prize ? times(byRank, moneyOf(prize)) : NOTHING;
    return { player, byRank: rankPart, byTie: share, exact: added(rankPart, share) };
  };
  return {
    list: list.id,
    first: own[0]?.place ?? 1,
    method: 'shared',
    tied: tie.length,
    from: own.filter(({ object }) => object === undefined),
    total,
    shares: tie.slice(0, count).map(shareOf),
    belowMinimum: tie.slice(count).map(({ player }) => player),
  };
};

/** Those with one final rank to whom their places give different things: whoever is below the minimum share has none. */
const unbrokenIn = (tie: readonly Ranked[], paid: readonly PoolDraft[]): readonly Ranked[] => {
  const dues = new Map(tie.map(({ player }) => [player, dueIn(paid, player)]));
  return tie.filter(({ player, rank }) =>
    tie.some(other => other.rank === rank && dues.get(other.player) !== dues.get(player)),
  );
};

const dueIn = (paid: readonly PoolDraft[], player: PlayerId): string =>
  paid
    .flatMap(({ shares, from }) =>
      shares
        .filter(share => share.player === player)
        .map(({ exact }) => `${written(exact)} ${from[0]?.object ?? ''}`),
    )
    .join();
