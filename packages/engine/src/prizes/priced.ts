import type { PlayerId, PrizeList, Sharing } from '../model/index.ts';
import { ALL, HALF, NOTHING, type Ratio, ratioIn, sumOf } from '../model/ratio.ts';
import type { Ranked } from './ranked.ts';

/** One prize of a list, worth what the fund pays of it. */
export interface PricedPrize {
  readonly list: string;
  readonly place: number;
  readonly worth: Ratio;
  /** A thing, which nobody divides: its worth only compares it. */
  readonly object?: string;
}

/** A list, with whoever may win it in order of rank. */
export interface PricedList {
  readonly list: PrizeList;
  readonly prizes: readonly PricedPrize[];
  readonly eligible: readonly Ranked[];
}

/** What is paid out of a prize: nothing of a thing. */
export const moneyOf = ({ worth, object }: PricedPrize): Ratio => (object === undefined ? worth : NOTHING);

/** The part that goes by rank; the rest is shared. */
export const partByRank = (sharing: Sharing): Ratio =>
  sharing === 'none'
    ? ALL
    : sharing === 'equal'
      ? NOTHING
      : sharing === 'hort'
        ? HALF
        : (ratioIn(sharing.byRank) ?? ALL);

export const isShared = ({ sharing }: Pick<PrizeList, 'sharing'>): boolean => sharing !== 'none';

/** What somebody gets of a pool before it is rounded, and how it comes about. */
export interface ShareDraft {
  readonly player: PlayerId;
  readonly byRank?: Ratio;
  readonly byTie?: Ratio;
  /** More than this nobody may have of the pool (US 32B3). */
  readonly cap?: Ratio;
  readonly exact: Ratio;
}

/** How a pool was divided. */
export type Method = 'by-rank' | 'shared' | 'best-value' | 'pooled' | 'own-category' | 'jury';

/** Prizes that are paid together, to those who are level for them. */
export interface PoolDraft {
  readonly list?: string;
  readonly first?: number;
  readonly method: Method;
  /** How many are level, those below the minimum share included. */
  readonly tied: number;
  readonly from: readonly PricedPrize[];
  readonly total: Ratio;
  /** In order of rank. */
  readonly shares: readonly ShareDraft[];
  readonly belowMinimum: readonly PlayerId[];
}

/** One prize, to one player. */
export const single = (prize: PricedPrize, player: PlayerId, method: Method): PoolDraft => ({
  list: prize.list,
  first: prize.place,
  method,
  tied: 1,
  from: [prize],
  total: moneyOf(prize),
  shares: [{ player, exact: moneyOf(prize) }],
  belowMinimum: [],
});

export const totalOf = (prizes: readonly PricedPrize[]): Ratio => sumOf(prizes.map(moneyOf));

/** Two players still tied in the final ranking, between whom it would have to choose. */
export interface Undecided {
  readonly list: string;
  readonly players: readonly PlayerId[];
}

/** What a group of lists gives, and where the ranking does not say who gets what. */
export interface Division {
  readonly pools: readonly PoolDraft[];
  readonly undecided: readonly Undecided[];
  readonly warnings: readonly TiePaysMore[];
}

/** Whoever left a tie for a prize of a category has less than those who stayed. */
export interface TiePaysMore {
  readonly player: PlayerId;
  readonly taken: Ratio;
  readonly tied: Ratio;
}
