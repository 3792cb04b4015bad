import type { Fraction, Sharing } from '@pareo/engine/model';
import type { Pool, Share } from '@pareo/engine/prizes';
import { figuresOf, moneyOf, type PrizeTexts } from '@pareo/texts';
import type { Person } from './sheets.ts';

/* Why an amount is what it is: a sentence whose figures add up to it. */

export interface PrizeWording {
  readonly texts: PrizeTexts;
  readonly currency: string;
  readonly personOf: (number: number) => Person;
  readonly listName: (id: string) => string;
  readonly points: (number: number) => string;
  readonly byRank: (list: string) => Sharing;
}

export interface PrizeShare {
  readonly person: Person;
  /** The place for which it is, in the list. Absent: pooled from several, or of a jury. */
  readonly place?: string;
  readonly minor: number;
  /** What was worked out, in minor units, where something else is paid. */
  readonly computed?: number;
  /** Money, written, or a thing. */
  readonly prize: string;
  readonly why: string;
}

interface OfPool {
  readonly pool: Pool;
  readonly index: number;
  readonly wording: PrizeWording;
  readonly said: { readonly by: string; readonly reason: string } | undefined;
}

export const shareOf = (share: Share, of: OfPool): PrizeShare => {
  const { pool, index, wording } = of;
  const { texts, currency, personOf } = wording;
  const object = pool.from[0]?.object;
  const money = moneyOf(share.amount, currency);
  return {
    person: personOf(share.player),
    ...(pool.list === undefined || pool.method === 'jury'
      ? {}
      : { place: texts.ordinal((pool.first ?? 1) + index) }),
    minor: share.amount,
    ...(share.computed === undefined ? {} : { computed: share.computed }),
    prize: object === undefined ? money : pool.adjusted && share.amount > 0 ? `${object}, ${money}` : object,
    why: [
      ...(pool.members.length > 0 && (object === undefined || pool.from.length > 1)
        ? [reckoning(share, of)]
        : [methodOf(pool, texts)]),
      ...roundingOf(share, pool, texts),
      ...(share.computed === undefined || share.computed === share.amount
        ? []
        : [
            of.said
              ? texts.byHand(moneyOf(share.computed, currency), of.said.by, of.said.reason)
              : texts.byHandAlone(moneyOf(share.computed, currency)),
          ]),
    ].join(' · '),
  };
};

const methodOf = ({ method }: Pool, texts: PrizeTexts): string =>
  method === 'jury' ? texts.juryGave : method === 'best-value' ? texts.bestValue : texts.byRankAlone;

const reckoning = (share: Share, { pool, index, wording }: OfPool): string => {
  const { texts } = wording;
  const count = pool.members.length;
  switch (pool.method) {
    case 'jury':
    case 'best-value':
    case 'by-rank':
      return `${figuresOf(pool.total)}: ${methodOf(pool, texts)}`;
    case 'shared':
      return sharedReckoning(share, { pool, index, wording, said: undefined });
    case 'own-category':
      return `${texts.equalShare(figuresOf(pool.total), count, shown(share.exact))} · ${texts.ownCategory}`;
    case 'pooled': {
      if (share.cap !== undefined) return texts.capped(figuresOf(share.cap));
      const caps = pool.members.filter(({ cap }) => cap !== undefined);
      const sharers = count - caps.length;
      return caps.length === 0
        ? texts.equalShare(figuresOf(pool.total), count, shown(share.exact))
        : texts.rest(
            figuresOf(pool.total),
            caps.map(({ cap = '0' }) => figuresOf(cap)).join(' − '),
            sharers,
            shown(share.exact),
          );
    }
  }
};

const PARTS: Readonly<Record<string, readonly [rank: string, tie: string]>> = {
  hort: ['1/2', '1/2'],
};

const sharedReckoning = ({ exact }: Share, { pool, index, wording }: OfPool): string => {
  const { texts } = wording;
  const sharing = wording.byRank(pool.list ?? '');
  const count = pool.members.length;
  const total = figuresOf(pool.total);
  if (count === 1) return texts.notShared(total);
  if (sharing === 'equal') return texts.equalShare(total, count, shown(exact));
  const [rank, tie] = PARTS[String(sharing)] ?? partsOf(sharing);
  const own = pool.from.filter(({ object }) => object === undefined)[index];
  const placed = own === undefined ? '0' : figuresOf(own.amount);
  return `${texts.partShare({
    rank: `${placed} × ${rank}`,
    tie: `${total} × ${tie} ÷ ${count}`,
  })} = ${shown(exact)}`;
};

const partsOf = (sharing: Sharing): readonly [rank: string, tie: string] => {
  if (typeof sharing === 'string') return ['1', '0'];
  const [over = 0, under = 1] = sharing.byRank.split('/').map(Number);
  return [sharing.byRank, `${under - over}/${under}`];
};

/** To the cent; `…` where it goes on. */
const shown = (exact: Fraction): string => `${figuresOf(exact)}${exact.includes('/') ? '…' : ''}`;

/** What the unit did to it. */
const roundingOf = ({ exact, amount, computed, extraUnit }: Share, { adjusted }: Pool, texts: PrizeTexts) => {
  if (adjusted) return [];
  const paid = computed ?? amount;
  if (extraUnit) return [texts.extraUnit];
  const [over = '0', under = '1'] = exact.split('/');
  const left = BigInt(over) - BigInt(paid) * BigInt(under);
  return left === 0n ? [] : [left > 0n ? texts.cutToUnit : texts.toTheBest];
};
