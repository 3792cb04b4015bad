import { membership } from '../categories/index.ts';
import {
  type Adjustment,
  type Award,
  accept,
  type Category,
  checkPlan,
  type Fraction,
  type Issue,
  impossible,
  issue,
  type Minor,
  minor,
  type Outcome,
  type Player,
  type PlayerId,
  type PrizeGroup,
  type PrizeList,
  type PrizePlan,
  refuseAll,
} from '../model/index.ts';
import {
  ALL,
  greater,
  NOTHING,
  type Ratio,
  ratio,
  ratioIn,
  ratioOf,
  sumOf,
  times,
  written,
} from '../model/ratio.ts';
import type { Rule } from '../rules/index.ts';
import { adjustedPool, isOf } from './adjusted.ts';
import { divideByValue } from './by-value.ts';
import {
  type Division,
  type Method,
  moneyOf,
  type PoolDraft,
  type PricedList,
  type PricedPrize,
  single,
  totalOf,
} from './priced.ts';
import type { Ranked } from './ranked.ts';
import { roundPool } from './round-pool.ts';
import { ruleOf } from './rules.ts';
import { dividePlaces } from './shared-places.ts';
import { dividePooling } from './us-32b.ts';

/** A prize as paid into a pool. */
export interface PooledPrize {
  readonly list: string;
  readonly place: number;
  readonly amount: Fraction;
  readonly object?: string;
}

/** What one player gets of a pool. Fractions are of minor units. */
export interface Share {
  readonly player: PlayerId;
  readonly byRank?: Fraction;
  readonly byTie?: Fraction;
  readonly cap?: Fraction;
  readonly exact: Fraction;
  readonly amount: Minor;
  readonly extraUnit?: true;
  /** What was worked out, where the arbiter pays something else. */
  readonly computed?: Minor;
}

export interface Pool {
  readonly group: string;
  /** Undefined: pooled from several lists. */
  readonly list?: string;
  readonly method: Method;
  readonly rule: Rule;
  /** The place of its first prize. */
  readonly first?: number;
  readonly tied: number;
  readonly total: Fraction;
  readonly from: readonly PooledPrize[];
  readonly members: readonly Share[];
  readonly belowMinimum: readonly PlayerId[];
  /** The arbiter's amounts, not those worked out. */
  readonly adjusted?: true;
}

export interface Unclaimed {
  readonly group: string;
  readonly list: string;
  readonly place: number;
  readonly amount: Fraction;
  readonly object?: string;
  readonly because: 'nobody' | 'too-few-entrants' | 'not-awarded';
}

/** Those who stayed in the tie have more than the prize for which this player left it. */
export interface PrizeWarning {
  readonly code: 'tie-pays-more';
  readonly player: PlayerId;
  readonly taken: Fraction;
  readonly tied: Fraction;
}

/** announced = paid + unclaimed + kept, to the cent and below it. */
export interface PrizeSums {
  readonly announced: Fraction;
  readonly paid: Minor;
  readonly unclaimed: Fraction;
  readonly kept: Fraction;
}

export interface PrizeResult {
  readonly pools: readonly Pool[];
  readonly unclaimed: readonly Unclaimed[];
  readonly warnings: readonly PrizeWarning[];
  readonly sums: PrizeSums;
  /** Why a group is not divided, each with its list; the other groups are. */
  readonly refused: readonly Issue[];
  /** What the arbiter adjusted, and no pool is like it any more. */
  readonly outdated: readonly Adjustment[];
}

export interface DivideOptions {
  /** Entries that count for a fund that was announced for so many. */
  readonly entries?: number;
  /** What juries gave. */
  readonly awarded?: readonly Award[];
  /** What the arbiter pays instead. */
  readonly adjusted?: readonly Adjustment[];
}

/** Who is to be paid: the final ranking, and what the players are. */
export interface Competitors {
  readonly ranking: readonly Ranked[];
  readonly players: readonly Player[];
  readonly categories: readonly Category[];
}

/** Divides all prizes of a plan by the final ranking. Refused: a plan that has no one meaning. */
export const divide = (
  competitors: Competitors,
  plan: PrizePlan,
  options: DivideOptions = {},
): Outcome<PrizeResult, Issue> => {
  const faults = checkPlan(plan, competitors.categories);
  if (faults.length > 0) return refuseAll(faults);
  const factor = factorOf(plan, options.entries);
  const groups = plan.groups.map(group => groupOf(group, { competitors, plan, factor, options }));
  const pools = groups.flatMap(group => group.pools);
  const unclaimed = groups.flatMap(group => group.unclaimed);
  return accept({
    pools,
    unclaimed,
    warnings: groups.flatMap(group => group.warnings),
    sums: {
      announced: written(sumOf(groups.map(({ announced }) => announced))),
      paid: minor(pools.flatMap(({ members }) => members).reduce((sum, { amount }) => sum + amount, 0)),
      unclaimed: written(sumOf(groups.map(group => group.open))),
      kept: written(sumOf(groups.map(({ kept }) => kept))),
    },
    refused: groups.flatMap(group => group.refused),
    outdated: (options.adjusted ?? []).filter(one => !pools.some(pool => isOf(pool, one))),
  });
};

/** A fund announced for more entries than came: every prize by the same factor, not below the floor. */
const factorOf = ({ fund }: PrizePlan, entries: number | undefined): Ratio => {
  if (!fund || entries === undefined || entries >= fund.basedOn) return ALL;
  return greater(ratio(BigInt(entries), BigInt(fund.basedOn)), ratioIn(fund.floor) ?? NOTHING);
};

interface Context {
  readonly competitors: Competitors;
  readonly plan: PrizePlan;
  readonly factor: Ratio;
  readonly options: DivideOptions;
}

interface GroupResult {
  readonly pools: readonly Pool[];
  readonly unclaimed: readonly Unclaimed[];
  readonly warnings: readonly PrizeWarning[];
  readonly announced: Ratio;
  readonly open: Ratio;
  readonly kept: Ratio;
  readonly refused: readonly Issue[];
}

const groupOf = (group: PrizeGroup, context: Context): GroupResult => {
  const { competitors, factor, plan, options } = context;
  const priced = group.lists.map(list => ({
    ...entitledTo(list, competitors),
    list,
    prizes: pricesOf(list, factor),
  }));
  const all = priced.flatMap(({ prizes }) => prizes);
  const announced = totalOf(all);
  const unknown = priced.flatMap(({ list, unknown: players }) =>
    players.length > 0 ? [issue('membership-unknown', { list: list.id, players })] : [],
  );
  const playing = priced.filter(
    ({ list, eligible }) => !list.jury && eligible.length >= (list.minimumEntrants ?? 0),
  );
  const division = divisionOf(group, playing);
  const ties = division.undecided.map(({ list, players }) => issue('tie-not-broken', { list, players }));
  const refused = [...severalGroups(group, playing), ...unknown, ...ties];
  if (refused.length > 0)
    return {
      pools: [],
      unclaimed: [],
      warnings: [],
      announced: NOTHING,
      open: NOTHING,
      kept: NOTHING,
      refused,
    };
  const drafts = [...division.pools, ...awardedIn(priced, options)];
  const rankOf = rankIn(competitors);
  const rounded = drafts
    .map(draft => roundedPool(draft, { group: group.id, plan, rankOf }))
    .map(one => adjustedPool(one, options.adjusted ?? []));
  const paid = new Set(drafts.flatMap(({ from }) => from));
  const open = all.filter(prize => !paid.has(prize));
  const shares = new Set(playing.map(({ list }) => list.id));
  return {
    pools: rounded.map(({ pool }) => pool),
    unclaimed: open.map(prize => ({
      group: group.id,
      ...pooled(prize),
      because: isOfJury(group, prize)
        ? 'not-awarded'
        : shares.has(prize.list)
          ? 'nobody'
          : 'too-few-entrants',
    })),
    warnings: division.warnings.map(({ player, taken, tied }) => ({
      code: 'tie-pays-more',
      player,
      taken: written(taken),
      tied: written(tied),
    })),
    announced,
    open: totalOf(open),
    kept: sumOf(rounded.map(({ kept }) => kept)),
    refused,
  };
};

/** Nobody ranks players of several groups, neither for one list nor where the lists know of one another by who is level. */
const severalGroups = ({ mode }: PrizeGroup, lists: readonly PricedList[]): readonly Issue[] => {
  const groupsOf = (some: readonly PricedList[]) => [
    ...new Set(some.flatMap(({ eligible }) => eligible.flatMap(({ group }) => group ?? []))),
  ];
  const parts = mode === 'us-32b' ? [lists] : lists.map(list => [list]);
  return parts.flatMap(part => {
    const groups = groupsOf(part);
    return groups.length > 1 ? [issue('ranking-in-groups', { list: part[0]?.list.id ?? '', groups })] : [];
  });
};

const isOfJury = ({ lists }: PrizeGroup, prize: PricedPrize): boolean =>
  lists.some(({ id, jury }) => id === prize.list && jury === true);

const pricesOf = ({ id, prizes }: PrizeList, factor: Ratio): readonly PricedPrize[] =>
  prizes.map((prize, at) => ({
    list: id,
    place: at + 1,
    ...('object' in prize
      ? { worth: ratioOf(prize.value), object: prize.object }
      : { worth: times(ratioOf(prize.amount), factor) }),
  }));

/** In order of rank, and those of whom nobody knows. */
const entitledTo = (
  { category, jury }: PrizeList,
  { ranking, players, categories }: Competitors,
): { readonly eligible: readonly Ranked[]; readonly unknown: readonly PlayerId[] } => {
  if (category === undefined || jury) return { eligible: ranking, unknown: [] };
  const found = categories.find(({ id }) => id === category) ?? impossible('a category that was checked');
  const belongs = new Map(players.map(player => [player.id, membership(found, player).in]));
  return {
    eligible: ranking.filter(({ player }) => belongs.get(player) === true),
    unknown: ranking.filter(({ player }) => belongs.get(player) === undefined).map(({ player }) => player),
  };
};

const divisionOf = ({ mode }: PrizeGroup, lists: readonly PricedList[]): Division => {
  switch (mode) {
    case 'cumulative':
      return together(lists.map(dividePlaces));
    case 'place-first':
      return divideInOrder(lists);
    case 'best-value':
      return divideByValue(lists);
    case 'us-32b':
      return dividePooling(lists);
  }
};

const together = (divisions: readonly Pick<Division, 'pools' | 'undecided'>[]): Division => ({
  pools: divisions.flatMap(({ pools }) => pools),
  undecided: divisions.flatMap(({ undecided }) => undecided),
  warnings: [],
});

/** List after list: whoever has a prize is out of the later ones. */
const divideInOrder = (lists: readonly PricedList[]): Division => {
  const paid = new Set<PlayerId>();
  const divisions = lists.map(list => {
    const division = dividePlaces({
      ...list,
      eligible: list.eligible.filter(({ player }) => !paid.has(player)),
    });
    for (const { shares } of division.pools) for (const { player } of shares) paid.add(player);
    return division;
  });
  return together(divisions);
};

const awardedIn = (lists: readonly PricedList[], { awarded = [] }: DivideOptions): readonly PoolDraft[] =>
  awarded.flatMap(({ list, place, player }) =>
    lists
      .filter(priced => priced.list.id === list && priced.list.jury)
      .flatMap(({ prizes }) => prizes.filter(prize => prize.place === place))
      .map(prize => single(prize, player, 'jury')),
  );

const rankIn = ({ ranking }: Competitors): ReadonlyMap<PlayerId, number> =>
  new Map(ranking.map(({ player }, at) => [player, at]));

interface Rounding {
  readonly group: string;
  readonly plan: PrizePlan;
  readonly rankOf: ReadonlyMap<PlayerId, number>;
}

const roundedPool = (
  draft: PoolDraft,
  { group, plan, rankOf }: Rounding,
): { readonly pool: Pool; readonly kept: Ratio } => {
  const shares = [...draft.shares].sort((a, b) => (rankOf.get(a.player) ?? 0) - (rankOf.get(b.player) ?? 0));
  const { paid, kept } = roundPool(
    shares.map(({ exact }) => exact),
    plan,
  );
  const members = shares.map(
    ({ player, byRank, byTie, cap, exact }, at): Share => ({
      player,
      ...(byRank ? { byRank: written(byRank) } : {}),
      ...(byTie ? { byTie: written(byTie) } : {}),
      ...(cap ? { cap: written(cap) } : {}),
      exact: written(exact),
      amount: minor(paid[at]?.amount ?? 0),
      ...(paid[at]?.extraUnit ? { extraUnit: true } : {}),
    }),
  );
  return {
    pool: {
      group,
      ...(draft.list === undefined ? {} : { list: draft.list }),
      method: draft.method,
      rule: ruleOf(draft.method),
      ...(draft.first === undefined ? {} : { first: draft.first }),
      tied: draft.tied,
      total: written(draft.total),
      from: draft.from.map(pooled),
      members,
      belowMinimum: draft.belowMinimum,
    },
    kept,
  };
};

const pooled = (prize: PricedPrize): PooledPrize => ({
  list: prize.list,
  place: prize.place,
  amount: written(moneyOf(prize)),
  ...(prize.object === undefined ? {} : { object: prize.object }),
});
