import type { Category } from './category.ts';
import { type Issue, issue } from './issue.ts';
import { LIMITS } from './limits.ts';
import type { Prize, PrizeGroup, PrizeList, PrizePlan } from './prizes.ts';
import { ALL, isAbove, ratioIn } from './ratio.ts';

/** Everything in a plan that has no one meaning, list by list. */
export const checkPlan = (
  plan: PrizePlan,
  categories: readonly Pick<Category, 'id'>[],
  of: 'players' | 'teams' = 'players',
): readonly Issue[] => {
  const known = new Set(categories.map(({ id }) => id));
  const names = plan.groups.flatMap(({ lists }) => lists.map(({ id }) => id));
  return [
    ...(Number.isSafeInteger(plan.unit) && plan.unit > 0
      ? []
      : [issue('amount-invalid', { list: '', place: 0 })]),
    ...faultsOfExtent(plan),
    ...faultsOfFund(plan),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map(list => issue('prize-list-twice', { list })),
    ...plan.groups.flatMap(group => [
      ...faultsOfGroup(group),
      ...group.lists.flatMap(list => [
        ...faultsOfList(list),
        ...(list.category === undefined || known.has(list.category)
          ? []
          : [issue('category-unknown', { list: list.id, category: list.category })]),
        // Teams have no age and no rating: their prizes go by place.
        ...(of === 'teams' && list.category !== undefined
          ? [issue('category-for-teams', { list: list.id })]
          : []),
      ]),
    ]),
  ];
};

const faultsOfExtent = ({ groups }: PrizePlan): readonly Issue[] => {
  const found = groups.flatMap(({ lists }) => lists).reduce((sum, { prizes }) => sum + prizes.length, 0);
  return found > LIMITS.prizes
    ? [issue('limit-exceeded', { limit: 'prizes', maximum: LIMITS.prizes, found })]
    : [];
};

const faultsOfFund = ({ fund }: PrizePlan): readonly Issue[] => {
  if (!fund) return [];
  const floor = ratioIn(fund.floor);
  if (!floor || isAbove(floor, ALL)) return [issue('fund-invalid', { found: fund.floor })];
  return isCount(fund.basedOn) && fund.basedOn > 0
    ? []
    : [issue('fund-invalid', { found: `${fund.basedOn}` })];
};

const faultsOfGroup = ({ mode, lists }: PrizeGroup): readonly Issue[] => {
  const byPlace = lists.filter(({ category, jury }) => category === undefined && !jury);
  const second = mode === 'cumulative' || mode === 'place-first' ? undefined : byPlace[1];
  const oneByOne =
    mode === 'best-value'
      ? lists.filter(({ category, sharing }) => category !== undefined && sharing !== 'none')
      : [];
  const withMinimum = mode === 'us-32b' ? lists.filter(({ minimumShare }) => minimumShare !== undefined) : [];
  const things =
    mode === 'us-32b'
      ? lists.flatMap(({ id, prizes, jury }) =>
          prizes.flatMap((prize, at) => ('object' in prize && !jury ? [{ list: id, place: at + 1 }] : [])),
        )
      : [];
  return [
    ...things.map(thing => issue('thing-in-32b', thing)),
    ...(second ? [issue('two-place-lists', { list: second.id })] : []),
    ...oneByOne.map(({ id }) => issue('category-shares', { list: id })),
    ...withMinimum.map(({ id }) => issue('minimum-share-in-32b', { list: id })),
  ];
};

const worthOf = (prize: Prize): number => ('object' in prize ? prize.value : prize.amount);

function* faultsOfList({ id, prizes, sharing, minimumShare, minimumEntrants }: PrizeList): Generator<Issue> {
  for (const [at, prize] of prizes.entries()) {
    const worth = worthOf(prize);
    const before = prizes[at - 1];
    if (!isCount(worth) || ('amount' in prize && worth === 0))
      yield issue('amount-invalid', { list: id, place: at + 1 });
    else if (before && worthOf(before) < worth)
      yield issue('prizes-not-descending', { list: id, place: at + 1 });
  }
  if (typeof sharing === 'object') {
    const part = ratioIn(sharing.byRank);
    if (!part || isAbove(part, ALL)) yield issue('sharing-invalid', { list: id, found: sharing.byRank });
  }
  if (
    (minimumShare !== undefined && !isCount(minimumShare)) ||
    (minimumEntrants !== undefined && !isCount(minimumEntrants))
  )
    yield issue('amount-invalid', { list: id, place: 0 });
}

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;
