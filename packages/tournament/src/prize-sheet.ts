import type { Issue, Outcome } from '@pareo/engine';
import { paidFor, type State } from '@pareo/engine/journal';
import {
  type Adjustment,
  accept,
  type Category,
  decimalOf,
  type Points,
  type PrizeGroup,
  type PrizeList,
} from '@pareo/engine/model';
import type { Pool, PrizeResult } from '@pareo/engine/prizes';
import { describeIssue, figuresOf, type Language, moneyOf, type PrizeTexts, prizeTexts } from '@pareo/texts';
import { isState, type Source } from './open.ts';
import { type PrizeShare, type PrizeWording, shareOf } from './prize-working.ts';
import { type Divided, type PrizesAsked, type PrizesBasis, prizesOf } from './prizes.ts';
import type { Person } from './sheets.ts';
import { winnersOf } from './winners.ts';

/* Prizes as people read them: by list and by player, every amount with the sentence that adds it up. */

export interface PrizeSheet {
  readonly title: string;
  readonly currency: string;
  readonly basis: PrizesBasis;
  /** After which round, whether it is an example, and whether it was changed. */
  readonly notes: readonly string[];
  readonly groups: readonly PrizeGroupSheet[];
  readonly pools: readonly PrizePool[];
  readonly players: readonly PaidPlayer[];
  readonly unclaimed: readonly {
    readonly list: string;
    readonly place: string;
    readonly prize: string;
    readonly because: string;
  }[];
  /** What stands in the way of paying: a sentence for each. */
  readonly open: readonly string[];
  readonly warnings: readonly string[];
  /** Announced = paid + unclaimed + kept. */
  readonly sums: string;
  readonly figures: Readonly<Record<'announced' | 'paid' | 'unclaimed' | 'kept', string>>;
}

export interface PrizeGroupSheet {
  readonly id: string;
  /** Absent: there is one list, which needs none. */
  readonly mode?: string;
  readonly lists: readonly PrizeListSheet[];
}

export interface PrizeListSheet {
  readonly id: string;
  readonly name: string;
  /** Sharing, who may win it, and whatever else was announced of it. */
  readonly rules: string;
  readonly prizes: readonly { readonly place: string; readonly prize: string }[];
}

/** Prizes that are paid together. */
export interface PrizePool {
  /** Names it on a page. */
  readonly id: string;
  readonly group: string;
  /** Absent: pooled from several. */
  readonly list?: string;
  /** `General, 1st–2nd`. */
  readonly name: string;
  /** Who is level, and what there is to share. */
  readonly why: readonly string[];
  readonly members: readonly PrizeShare[];
  readonly adjusted?: true;
  /** What an arbiter names who pays it by hand; keys for players. */
  readonly named: Pick<Adjustment<number>, 'group' | 'prizes' | 'total' | 'was'>;
}

export interface PaidPlayer {
  readonly person: Person;
  readonly rank: number;
  /** Money, written. */
  readonly total: string;
  readonly minor: number;
  readonly parts: readonly {
    readonly pool: string;
    readonly name: string;
    readonly prize: string;
    readonly why: string;
  }[];
}

export interface PrizesShown extends PrizesAsked {
  readonly language: Language;
}

/** Undefined: no prizes are announced. Refused: a plan with no one meaning, or no table. */
export const prizeSheet = (
  source: Source,
  { language, ...asked }: PrizesShown,
): Outcome<PrizeSheet, Issue> | undefined => {
  const found = prizesOf(source, asked);
  if (!found?.ok) return found;
  return accept(sheetOf(source, found.value, language));
};

const sheetOf = (source: Source, divided: Divided, language: Language): PrizeSheet => {
  const texts = prizeTexts[language];
  const { plan, result, basis } = divided;
  const lists = plan.groups.flatMap(group => group.lists);
  const wording: PrizeWording = {
    texts,
    currency: plan.currency,
    personOf: winnersOf(source, divided.teams),
    listName: id => lists.find(list => list.id === id)?.name ?? id,
    points: number => String(decimalOf((divided.points.get(number) ?? 0) as Points)),
    byRank: id => lists.find(list => list.id === id)?.sharing ?? 'none',
  };
  const pools = result.pools.map((pool, at) => poolSheet(source, pool, { at, wording, basis }));
  const money = (amount: number | string) => moneyOf(amount, plan.currency);
  const figures = {
    announced: money(result.sums.announced),
    paid: money(result.sums.paid),
    unclaimed: money(result.sums.unclaimed),
    kept: money(result.sums.kept),
  };
  return {
    title: texts.title,
    currency: plan.currency,
    basis,
    notes: notesOf(source, divided, texts),
    groups: plan.groups.map(group => groupSheet(group, divided, texts)),
    pools,
    players: paidPlayers(pools, { result, divided, wording }),
    unclaimed: result.unclaimed.map(({ list, place, amount, object, because }) => ({
      list: wording.listName(list),
      place: texts.ordinal(place),
      prize: object ?? money(amount),
      because: texts.unclaimed[because],
    })),
    open: openIn(result, { wording, language }),
    warnings: result.warnings.map(({ player, taken, tied }) =>
      texts.tiePaysMore(wording.personOf(player).name, money(taken), money(tied)),
    ),
    sums: texts.sums(figures),
    figures,
  };
};

const notesOf = (source: Source, { basis, after, plan }: Divided, texts: PrizeTexts): readonly string[] => {
  const late = isState(source) ? (source.announcedLater ?? []).filter(({ what }) => what === 'prizes') : [];
  return [
    basis === 'example' ? texts.example : basis === 'final' ? texts.final : texts.after(after),
    ...(late.length > 0
      ? late.map(({ reason }) => texts.changed(reason))
      : isState(source) && source.published > 0
        ? [texts.announced]
        : []),
    ...(plan.unit === 1 ? [] : [texts.unit(moneyOf(plan.unit, plan.currency), plan.leftover)]),
    ...(plan.fund ? [texts.fund(plan.fund.basedOn, plan.fund.floor)] : []),
  ];
};

const groupSheet = (
  { id, mode, lists }: PrizeGroup,
  { plan, categories }: Divided,
  texts: PrizeTexts,
): PrizeGroupSheet => ({
  id,
  ...(lists.length > 1 ? { mode: texts.modes[mode] } : {}),
  lists: lists.map(list => ({
    id: list.id,
    name: list.name,
    rules: rulesOf(list, { categories, texts, currency: plan.currency }),
    prizes: list.prizes.map((prize, at) => ({
      place: texts.ordinal(at + 1),
      prize: 'object' in prize ? prize.object : moneyOf(prize.amount, plan.currency),
    })),
  })),
});

const rulesOf = (
  { category, sharing, tie, minimumShare, minimumEntrants, jury }: PrizeList,
  {
    categories,
    texts,
    currency,
  }: { readonly categories: readonly Category[]; readonly texts: PrizeTexts; readonly currency: string },
): string => {
  const found = categories.find(({ id }) => id === category);
  return [
    ...(found ? [texts.rule(found.conditions)] : []),
    ...(jury ? [texts.jury] : [texts.sharing(sharing)]),
    ...(tie === 'all' && !jury ? [texts.tieAll] : []),
    ...(minimumShare ? [texts.minimumShare(moneyOf(minimumShare, currency))] : []),
    ...(minimumEntrants ? [texts.minimumEntrants(minimumEntrants)] : []),
  ].join(' · ');
};

interface PoolMaking {
  readonly at: number;
  readonly wording: PrizeWording;
  readonly basis: PrizesBasis;
}

const poolSheet = (source: Source, pool: Pool, { at, wording, basis }: PoolMaking): PrizePool => {
  const { texts, personOf } = wording;
  const said = isState(source) && pool.adjusted ? saidOf(source, pool) : undefined;
  return {
    id: `${pool.group} ${at}`,
    group: pool.group,
    ...(pool.list === undefined ? {} : { list: pool.list }),
    name: nameOf(pool, wording),
    why: [
      ...(pool.list === undefined ? [texts.pooledFrom(poolNames(pool, wording))] : []),
      ...sumOf(pool, wording, basis),
      ...(pool.belowMinimum.length > 0
        ? [texts.belowMinimum(pool.belowMinimum.map(player => personOf(player).name))]
        : []),
    ],
    members: pool.members.map((share, index) => shareOf(share, { pool, index, wording, said })),
    ...(pool.adjusted ? { adjusted: true as const } : {}),
    named: {
      group: pool.group,
      prizes: pool.from.map(({ list, place }) => ({ list, place })),
      total: pool.total,
      was: pool.members.map(({ player, amount, computed = amount }) => ({
        player: personOf(player).key,
        amount: computed,
      })),
    },
  };
};

/** Who paid it by hand, and why. */
const saidOf = (state: State, { group, from }: Pool) => {
  const prizes = from.map(({ list, place }) => ({ list, place }));
  const said = paidFor(state, { group, prizes });
  return said && { by: 'name' in said.by ? said.by.name : '', reason: said.reason };
};

const poolNames = ({ from }: Pool, { texts, listName }: PrizeWording): readonly string[] =>
  from.map(({ list, place }) => `${listName(list)} ${texts.ordinal(place)}`);

const nameOf = (pool: Pool, wording: PrizeWording): string => {
  const { list, first = 1, from, method } = pool;
  if (list === undefined) return poolNames(pool, wording).join(' + ');
  const count = method === 'shared' || method === 'own-category' ? from.length : 1;
  return `${wording.listName(list)}, ${wording.texts.places(first, count)}`;
};

/** Who is level, and what there is to share. Nothing of a thing, and nobody is level in an example. */
const sumOf = (
  { method, first = 1, tied, members, from, total }: Pool,
  { texts, points }: PrizeWording,
  basis: PrizesBasis,
): readonly string[] => {
  if (from.every(({ object }) => object !== undefined)) return [];
  const sum = texts.sum(
    from.map(({ amount }) => figuresOf(amount)),
    figuresOf(total),
  );
  const [one] = members;
  const isLevel = one !== undefined && method === 'shared' && basis !== 'example';
  return [isLevel ? `${texts.level(texts.places(first, tied), tied, points(one.player))}: ${sum}` : sum];
};

const paidPlayers = (
  pools: readonly PrizePool[],
  {
    result,
    divided,
    wording,
  }: { readonly result: PrizeResult; readonly divided: Divided; readonly wording: PrizeWording },
): readonly PaidPlayer[] => {
  const parts = new Map<number, { minor: number; parts: PaidPlayer['parts'][number][] }>();
  for (const [at, pool] of result.pools.entries())
    for (const [index, { player, amount }] of pool.members.entries()) {
      const shown = pools[at];
      const share = shown?.members[index];
      if (!shown || !share) continue;
      const had = parts.get(player) ?? { minor: 0, parts: [] };
      parts.set(player, had);
      had.minor += amount;
      had.parts.push({ pool: shown.id, name: shown.name, prize: share.prize, why: share.why });
    }
  return [...parts]
    .map(([player, { minor, parts: own }]) => ({
      person: wording.personOf(player),
      rank: divided.ranks.get(player) ?? 0,
      total: moneyOf(minor, divided.plan.currency),
      minor,
      parts: own,
    }))
    .sort((a, b) => b.minor - a.minor || a.rank - b.rank);
};

const openIn = (
  { refused, outdated }: PrizeResult,
  { wording, language }: { readonly wording: PrizeWording; readonly language: Language },
): readonly string[] => [
  ...refused.map(found => describeIssue(called(found, wording), language)),
  ...outdated.map(({ prizes }) =>
    wording.texts.outdated(
      prizes
        .map(({ list, place }) => `${wording.listName(list)} ${wording.texts.ordinal(place)}`)
        .join(' + '),
    ),
  ),
];

/** Lists and players as people call them. */
const called = (found: Issue, { listName, personOf }: PrizeWording): Issue => {
  const data = found.data as Readonly<Record<string, unknown>>;
  return {
    ...found,
    data: {
      ...data,
      ...(typeof data['list'] === 'string' ? { list: listName(data['list']) } : {}),
      ...(Array.isArray(data['players'])
        ? { players: data['players'].map(number => personOf(Number(number)).name) }
        : {}),
    },
  } as unknown as Issue;
};
