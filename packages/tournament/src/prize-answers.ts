import type { Issue, Outcome } from '@pareo/engine';
import { membership } from '@pareo/engine/categories';
import { accept, type PrizeGroup, type PrizeList } from '@pareo/engine/model';
import { prizeTexts } from '@pareo/texts';
import { ranked, type Source } from './open.ts';
import { type PrizePool, type PrizesShown, prizeSheet } from './prize-sheet.ts';
import { type Divided, prizesOf } from './prizes.ts';

/** What somebody is paid, and for every list without a prize why there is none. */
export interface PrizeAnswer {
  readonly pools: readonly PrizePool[];
  readonly not: readonly { readonly list: string; readonly because: string }[];
}

/** By number. Undefined: no prizes are announced. */
export const prizeAnswer = (
  source: Source,
  { player, ...shown }: PrizesShown & { readonly player: number },
): Outcome<PrizeAnswer, Issue> | undefined => {
  const [found, sheet] = [prizesOf(source, shown), prizeSheet(source, shown)];
  if (!found?.ok) return found;
  if (!sheet?.ok) return sheet;
  const { plan } = found.value;
  return accept({
    pools: sheet.value.pools.filter(({ members }) => members.some(({ person }) => person.number === player)),
    not: plan.groups.flatMap(group =>
      group.lists.flatMap(list => {
        const because = whyNot(source, { player, list, group, divided: found.value, shown });
        return because === undefined ? [] : [{ list: list.name, because }];
      }),
    ),
  });
};

interface Asked {
  readonly player: number;
  readonly list: PrizeList;
  readonly group: PrizeGroup;
  readonly divided: Divided;
  readonly shown: PrizesShown;
}

/** Undefined: something of the list is paid to the player, or a jury gives it. */
const whyNot = (source: Source, { player, list, group, divided, shown }: Asked): string | undefined => {
  const texts = prizeTexts[shown.language];
  const { pools, refused, unclaimed } = divided.result;
  const own = pools.filter(
    pool => pool.group === group.id && pool.members.some(member => Number(member.player) === player),
  );
  if (list.jury || own.some(({ from }) => from.some(prize => prize.list === list.id))) return undefined;
  if (refused.some(({ data }) => 'list' in data && data.list === list.id)) return undefined;
  const outside = whyOutside(source, { player, list, divided, shown });
  if (outside !== undefined) return outside;
  if (unclaimed.some(prize => prize.list === list.id && prize.because === 'too-few-entrants'))
    return texts.tooFew;
  if (pools.some(pool => pool.list === list.id && pool.belowMinimum.some(one => Number(one) === player)))
    return texts.minimumShareMissed;
  const [other] = own;
  if (group.mode !== 'cumulative' && other?.from[0]) {
    const [{ list: id, place }] = other.from;
    const name = group.lists.find(one => one.id === id)?.name ?? id;
    return texts.hasAnother(`${name}, ${texts.ordinal(place)}`);
  }
  return texts.beyond(list.prizes.length);
};

const whyOutside = (
  source: Source,
  { player, list, divided, shown }: Omit<Asked, 'group'>,
): string | undefined => {
  const texts = prizeTexts[shown.language];
  const category = divided.categories.find(({ id }) => id === list.category);
  const found = ranked(source);
  const one = found.ok ? found.value.players.find(({ id }) => Number(id) === player) : undefined;
  if (!category || !one) return undefined;
  const { in: belongs, failing, by } = membership(category, one);
  if (belongs === true) return undefined;
  if (belongs === undefined) return texts.unknownMember(category.name);
  return by === 'out'
    ? texts.outByArbiter(category.name)
    : texts.notMember(category.name, failing.map(texts.condition));
};
