import type { PlayerId } from '../model/index.ts';
import { compared, isAbove, NOTHING, type Ratio } from '../model/ratio.ts';
import {
  type Division,
  isShared,
  type PoolDraft,
  type PricedList,
  type PricedPrize,
  single,
  type TiePaysMore,
  type Undecided,
} from './priced.ts';
import type { Ranked } from './ranked.ts';
import { dividePlaces } from './shared-places.ts';

/** The most valuable first; among equals the list that stands first, then the better place. */
export const byValue = (lists: readonly PricedList[]): readonly PricedPrize[] =>
  lists.flatMap(({ prizes }) => prizes).sort((a, b) => compared(b.worth, a.worth));

/** One prize a player, the most valuable. */
export const divideByValue = (lists: readonly PricedList[]): Division => {
  const shared = lists.find(({ list }) => list.category === undefined && isShared(list));
  return shared
    ? besideSharedPlaces(
        shared,
        lists.filter(list => list !== shared),
      )
    : oneByOne(lists);
};

/** Each prize to the best ranked who may have it and has none. */
const oneByOne = (lists: readonly PricedList[]): Division => {
  const eligible = eligibleIn(lists);
  const held = new Map<PlayerId, PricedPrize>();
  const contests: Contest[] = [];
  for (const prize of byValue(lists)) {
    const asking = eligible(prize).filter(({ player }) => !held.has(player));
    const [best] = asking;
    if (!best) continue;
    held.set(best.player, prize);
    contests.push(contestFor(prize, best, asking));
  }
  const has = (player: PlayerId) => ({ prize: held.get(player), worth: held.get(player)?.worth ?? NOTHING });
  return { pools: poolsOf(held), undecided: undecidedOf(contests, eligible, has), warnings: [] };
};

const poolsOf = (held: ReadonlyMap<PlayerId, PricedPrize>): readonly PoolDraft[] =>
  [...held].map(([player, prize]) => single(prize, player, 'best-value'));

type Eligible = (prize: PricedPrize) => readonly Ranked[];

const eligibleIn = (lists: readonly PricedList[]): Eligible => {
  const byList = new Map(lists.map(({ list, eligible }) => [list.id, eligible]));
  return ({ list }) => byList.get(list) ?? [];
};

/** A prize that somebody took, and those of the same final rank who would have taken it. */
interface Contest {
  readonly prize: PricedPrize;
  readonly winner: PlayerId;
  readonly others: readonly PlayerId[];
}

const contestFor = (prize: PricedPrize, winner: Ranked, asking: readonly Ranked[]): Contest => ({
  prize,
  winner: winner.player,
  others: asking
    .filter(({ player, rank }) => player !== winner.player && rank === winner.rank)
    .map(({ player }) => player),
});

/** What somebody has in the end. */
type Has = (player: PlayerId) => { readonly prize: PricedPrize | undefined; readonly worth: Ratio };

/** It would have mattered who took it: unless the two have the same in the end, and could have had what the other has. */
const undecidedOf = (contests: readonly Contest[], eligible: Eligible, has: Has): readonly Undecided[] =>
  contests.flatMap(({ prize, winner, others }) => {
    const mayHave = (player: PlayerId, wanted: PricedPrize | undefined): boolean =>
      wanted === undefined || eligible(wanted).some(each => each.player === player);
    const isSame = (other: PlayerId): boolean =>
      compared(has(winner).worth, has(other).worth) === 0 &&
      mayHave(winner, has(other).prize) &&
      mayHave(other, has(winner).prize);
    const against = others.filter(other => !isSame(other));
    return against.length > 0 ? [{ list: prize.list, players: [winner, ...against] }] : [];
  });

/**
 * Prizes of categories beside a shared place list. A player whose prize of a category is worth more than the present share takes
 * it and leaves the place list for good; the list closes up and the shares are counted again; whoever held a prize and now
 * has a greater share gives it back, whoever has not leaves too.
 */
const besideSharedPlaces = (places: PricedList, categories: readonly PricedList[]): Division => {
  const eligible = eligibleIn(categories);
  const inOrder = byValue(categories);
  const held = new Map<PlayerId, PricedPrize>();
  const left = new Set<PlayerId>();
  const contests: Contest[] = [];
  // Whatever a ranking leaves open on the way may have decided who left.
  const open: Undecided[] = [];
  const count = () => {
    const shares = countedWithout(places, left);
    open.push(...shares.places.undecided);
    return shares;
  };
  let counted = count();
  for (;;) {
    const holders = [...held].filter(([player]) => counted.isPaid(player));
    if (holders.length > 0) {
      for (const [player, prize] of holders)
        if (isAbove(counted.share(player), prize.worth)) held.delete(player);
        else left.add(player);
      counted = count();
      continue;
    }
    const present = (player: PlayerId): Ratio => held.get(player)?.worth ?? counted.share(player);
    const given = new Set(held.values());
    const taken = firstTaken(inOrder, given, { eligible, present });
    if (!taken) break;
    contests.push(taken.contest);
    held.set(taken.player, taken.prize);
    if (!counted.isPaid(taken.player)) continue;
    left.add(taken.player);
    counted = count();
  }
  const has: Has = player => ({
    prize: held.get(player),
    worth: held.get(player)?.worth ?? counted.share(player),
  });
  return {
    pools: [...counted.places.pools, ...poolsOf(held)],
    undecided: [...open.slice(-1), ...undecidedOf(contests, eligible, has)],
    warnings: warningsOf(places, { held, left, share: counted.share }),
  };
};

/** The most valuable prize that somebody would rather have, with the best ranked of those and whoever shares that rank. */
const firstTaken = (
  inOrder: readonly PricedPrize[],
  given: ReadonlySet<PricedPrize>,
  { eligible, present }: { readonly eligible: Eligible; readonly present: (player: PlayerId) => Ratio },
) => {
  for (const prize of inOrder) {
    if (given.has(prize)) continue;
    const asks = ({ player }: Ranked): boolean => isAbove(prize.worth, present(player));
    const best = eligible(prize).find(asks);
    if (!best) continue;
    const level = eligible(prize).filter(each => each.rank === best.rank && asks(each));
    return { prize, player: best.player, contest: contestFor(prize, best, level) };
  }
  return undefined;
};

/** The places, closed up after those who left. */
const countedWithout = (places: PricedList, left: ReadonlySet<PlayerId>) => {
  const eligible = places.eligible.filter(({ player }) => !left.has(player));
  const divided = dividePlaces({ ...places, eligible });
  const shares = new Map(
    divided.pools.flatMap(pool =>
      pool.shares.map(({ player, exact }) => [
        player,
        pool.from[0]?.object === undefined ? exact : pool.from[0].worth,
      ]),
    ),
  );
  return {
    places: divided,
    share: (player: PlayerId): Ratio => shares.get(player) ?? NOTHING,
    isPaid: (player: PlayerId): boolean => shares.has(player),
  };
};

interface Left {
  readonly held: ReadonlyMap<PlayerId, PricedPrize>;
  readonly left: ReadonlySet<PlayerId>;
  readonly share: (player: PlayerId) => Ratio;
}

const warningsOf = (places: PricedList, { held, left, share }: Left): readonly TiePaysMore[] =>
  places.eligible.flatMap((ranked): readonly TiePaysMore[] => {
    const taken = left.has(ranked.player) ? held.get(ranked.player)?.worth : undefined;
    const level = (other: Ranked): boolean =>
      places.list.tie === 'all' ? other.rank === ranked.rank : other.points === ranked.points;
    const least = places.eligible
      .filter(other => level(other) && !left.has(other.player) && isAbove(share(other.player), NOTHING))
      .map(other => share(other.player))
      .sort(compared)[0];
    return taken && least && isAbove(least, taken) ? [{ player: ranked.player, taken, tied: least }] : [];
  });
