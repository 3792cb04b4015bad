import type { PlayerId } from '../model/index.ts';
import { compared, isAbove, less, NOTHING, type Ratio, sharedAmong, sumOf } from '../model/ratio.ts';
import { byValue } from './by-value.ts';
import type { Division, PoolDraft, PricedList, PricedPrize, ShareDraft } from './priced.ts';
import { totalOf } from './priced.ts';
import type { Ranked } from './ranked.ts';
import { tiesOf } from './ranked.ts';

/*
 * US Chess, rule 32B, as `rules` read it: score group by score group from the top, those who are level pool the prizes that each of
 * them could have won, one for each at most (32B1-3).
 */

export const dividePooling = (lists: readonly PricedList[]): Division => {
  const everybody = [
    ...new Map(lists.flatMap(({ eligible }) => eligible).map(each => [each.player, each])).values(),
  ];
  const ranking = everybody.sort((a, b) => a.rank - b.rank);
  let open = byValue(lists);
  const mayWin = eligibilityIn(lists);
  const pools: PoolDraft[] = [];
  for (const tie of tiesOf(ranking, { tie: 'points' })) {
    const paid = poolsOfScoreGroup(tie, open, { lists, mayWin });
    const gone = new Set(paid.flatMap(({ from }) => from));
    open = open.filter(prize => !gone.has(prize));
    pools.push(...paid);
  }
  return { pools, undecided: [], warnings: [] };
};

const poolsOfScoreGroup = (
  tie: readonly Ranked[],
  open: readonly PricedPrize[],
  { lists, mayWin }: Lists,
): readonly PoolDraft[] => {
  const own: PoolDraft[] = [];
  let members = tie;
  let left = open;
  for (;;) {
    const pooled = poolFor(members, left, mayWin);
    if (pooled.length === 0) return own;
    const share = sharedAmong(totalOf(pooled), members.length);
    const alone = bestAlone({ members, open: left, lists, mayWin, share });
    if (!alone) return [...own, capped({ members, pooled, capOf: capsIn(open, mayWin) })];
    own.push(alone);
    const paid = new Set(alone.shares.map(({ player }) => player));
    members = members.filter(({ player }) => !paid.has(player));
    left = left.filter(prize => !alone.from.includes(prize));
  }
};

/** Prizes by value, as long as each can have an eligible member of its own. */
const poolFor = (
  members: readonly Ranked[],
  open: readonly PricedPrize[],
  mayWin: MayWin,
): readonly PricedPrize[] => {
  const mayHave = new Map<string, readonly Ranked[]>();
  const entitledTo = (prize: PricedPrize): readonly Ranked[] => {
    const known = mayHave.get(prize.list);
    if (known) return known;
    const entitled = members.filter(({ player }) => mayWin(player, prize));
    mayHave.set(prize.list, entitled);
    return entitled;
  };
  const winnerOf = new Map<PlayerId, PricedPrize>();
  const pooled: PricedPrize[] = [];
  const findWinner = (prize: PricedPrize, seen: Set<PlayerId>): boolean =>
    entitledTo(prize).some(({ player }) => {
      if (seen.has(player)) return false;
      seen.add(player);
      const other = winnerOf.get(player);
      if (other && !findWinner(other, seen)) return false;
      winnerOf.set(player, prize);
      return true;
    });
  // Where one prize of a list finds nobody, none of the others does: the same members may win them, and those only get fewer.
  const closed = new Set<string>();
  for (const prize of open) {
    if (pooled.length === members.length) break;
    if (closed.has(prize.list)) continue;
    if (findWinner(prize, new Set())) pooled.push(prize);
    else closed.add(prize.list);
  }
  return pooled;
};

type MayWin = (player: PlayerId, prize: PricedPrize) => boolean;

interface Lists {
  readonly lists: readonly PricedList[];
  readonly mayWin: MayWin;
}

const eligibilityIn = (lists: readonly PricedList[]): MayWin => {
  const byList = new Map(
    lists.map(({ list, eligible }) => [list.id, new Set(eligible.map(({ player }) => player))]),
  );
  return (player: PlayerId, { list }: PricedPrize): boolean => byList.get(list)?.has(player) ?? false;
};

interface Alone extends Lists {
  readonly members: readonly Ranked[];
  readonly open: readonly PricedPrize[];
  readonly share: Ratio;
}

/** Members of a category whose prizes alone pay them more than the pool: the best paying category leaves first. */
const bestAlone = ({ members, open, lists, mayWin, share }: Alone): PoolDraft | undefined => {
  let best: { readonly each: Ratio; readonly pool: PoolDraft } | undefined;
  for (const { list } of lists) {
    if (list.category === undefined) continue;
    const ofList = open.filter(prize => prize.list === list.id);
    const eligible = members.filter(({ player }) => ofList[0] && mayWin(player, ofList[0]));
    const from = ofList.slice(0, eligible.length);
    if (from.length === 0) continue;
    const total = totalOf(from);
    const each = sharedAmong(total, eligible.length);
    if (!isAbove(each, best?.each ?? share)) continue;
    const shares = eligible.map(({ player }): ShareDraft => ({ player, byTie: each, exact: each }));
    const first = from[0]?.place ?? 1;
    best = {
      each,
      pool: {
        list: list.id,
        first,
        method: 'own-category',
        tied: eligible.length,
        from,
        total,
        shares,
        belowMinimum: [],
      },
    };
  }
  return best?.pool;
};

/** What somebody could have won without the tie: the first unpaid prize of place or of a category of one's own. */
const capsIn =
  (open: readonly PricedPrize[], mayWin: MayWin) =>
  (player: PlayerId): Ratio =>
    // The most valuable stands first.
    open.find(prize => mayWin(player, prize))?.worth ?? NOTHING;

interface Capped {
  readonly members: readonly Ranked[];
  readonly pooled: readonly PricedPrize[];
  readonly capOf: (player: PlayerId) => Ratio;
}

/** Nobody gets more than the cap; what is over is divided among the others, again and again. */
const capped = ({ members, pooled, capOf }: Capped): PoolDraft => {
  const total = totalOf(pooled);
  const atCap = new Map<PlayerId, Ratio>();
  const shareOfOthers = (): Ratio => {
    const rest = less(total, sumOf([...atCap.values()]));
    const others = members.length - atCap.size;
    return others === 0 ? NOTHING : sharedAmong(rest, others);
  };
  for (;;) {
    const share = shareOfOthers();
    const over = members.filter(({ player }) => !atCap.has(player) && isAbove(share, capOf(player)));
    if (over.length === 0) break;
    for (const { player } of over) atCap.set(player, capOf(player));
  }
  const share = shareOfOthers();
  return {
    method: 'pooled',
    tied: members.length,
    from: pooled,
    total,
    shares: members.flatMap(({ player }): readonly ShareDraft[] => {
      const cap = atCap.get(player);
      const exact = cap ?? share;
      return compared(exact, NOTHING) > 0 ? [{ player, byTie: share, ...(cap ? { cap } : {}), exact }] : [];
    }),
    belowMinimum: [],
  };
};
