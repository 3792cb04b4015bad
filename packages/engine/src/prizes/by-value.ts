import type { PlayerId } from '../model/index.ts';
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
import { compared, isAbove, NOTHING, type Ratio } from './ratio.ts';
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
  for (const prize of byValue(lists)) {
    const best = eligible(prize).find(({ player }) => !held.has(player));
    if (best) held.set(best.player, prize);
  }
  return { pools: poolsOf(held), undecided: contested(held, eligible, () => NOTHING), warnings: [] };
};

const poolsOf = (held: ReadonlyMap<PlayerId, PricedPrize>): readonly PoolDraft[] =>
  [...held].map(([player, prize]) => single(prize, player, 'best-value'));

const eligibleIn = (lists: readonly PricedList[]) => {
  const byList = new Map(lists.map(({ list, eligible }) => [list.id, eligible]));
  return ({ list }: PricedPrize): readonly Ranked[] => byList.get(list) ?? [];
};

/** Somebody of the same final rank might as well have it, and has less. */
const contested = (
  held: ReadonlyMap<PlayerId, PricedPrize>,
  eligible: (prize: PricedPrize) => readonly Ranked[],
  share: (player: PlayerId) => Ratio,
): readonly Undecided[] =>
  [...held].flatMap(([player, prize]) => {
    const own = eligible(prize).find(each => each.player === player);
    const others = eligible(prize).filter(
      other =>
        other.player !== player &&
        other.rank === own?.rank &&
        isAbove(prize.worth, held.get(other.player)?.worth ?? share(other.player)),
    );
    return others.length > 0
      ? [{ list: prize.list, players: [player, ...others.map(other => other.player)] }]
      : [];
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
  const count = () => countedWithout(places, left);
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
    const taken = inOrder
      .filter(prize => !given.has(prize))
      .flatMap(prize => {
        const best = eligible(prize).find(({ player }) => isAbove(prize.worth, present(player)));
        return best ? [{ prize, player: best.player }] : [];
      })[0];
    if (!taken) break;
    held.set(taken.player, taken.prize);
    if (!counted.isPaid(taken.player)) continue;
    left.add(taken.player);
    counted = count();
  }
  return {
    pools: [...counted.places.pools, ...poolsOf(held)],
    undecided: [...counted.places.undecided, ...contested(held, eligible, counted.share)],
    warnings: warningsOf(places, { held, left, share: counted.share }),
  };
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
