import { type PlayerRecord, playerId, TITLES } from '../../model/index.ts';
import { drawnOrder } from '../../model/lots.ts';
import { byAlphabet, bySeeding, type Ranked, TITLES_OF_A2, titleAmong } from '../../position/index.ts';
import type { InitialOrder } from '../system.ts';

export interface InitialRanking {
  /** Absent: C.04.2, article 2.2. */
  readonly order?: InitialOrder;
  /** What the text has drawn is drawn from this. */
  readonly lot?: string;
  /** Without a lot: those players keep the order of their numbers. Absent: they stand by the alphabet. */
  readonly level?: 'as-numbered';
}

type Compare = (a: Ranked, b: Ranked) => number;

/** Who of two stands before the other; what the text has drawn is drawn from the lot. 0: they are left level. */
export const byInitialOrder =
  (order: InitialOrder, lot: string | undefined): Compare =>
  (a, b) =>
    ORDERS[order](a, b) || (lot === undefined ? 0 : byLot(lot, a, b));

/** The numbers of the players by the text of their system. The first is number 1. */
export const rankedInitially = <Listed extends PlayerRecord>(
  players: readonly Listed[],
  { order = 'C.04.2', lot, level }: InitialRanking = {},
): readonly Listed[] => {
  const compare = byInitialOrder(order, lot);
  const asNumbered: Compare = (a, b) => (level === 'as-numbered' ? a.id - b.id : 0);
  return [...players]
    .sort((a, b) => compare(a, b) || asNumbered(a, b) || byAlphabet(a, b))
    .map((player, index) => ({ ...player, id: playerId(index + 1) }));
};

/** Those whom the order of the text leaves level before the lot or the alphabet: empty where nothing is to be drawn. */
export const leftToTheLot = (
  players: readonly PlayerRecord[],
  order: InitialOrder | undefined,
): readonly PlayerRecord[] =>
  order === 'seed-000.7'
    ? players.filter(one => players.some(other => other !== one && byRatingAndTitle(one, other) === 0))
    : [];

const byRating: Compare = (a, b) => (b.rating ?? 0) - (a.rating ?? 0);

const byRatingAndTitle: Compare = (a, b) => byRating(a, b) || titleAmong(TITLES, a) - titleAmong(TITLES, b);

const ORDERS: Readonly<Record<InitialOrder, Compare>> = {
  'C.04.2': (a, b) => byRatingAndTitle(a, b) || byAlphabet(a, b),
  'seed-001.A2': (a, b) =>
    byRating(a, b) || titleAmong(TITLES_OF_A2, a) - titleAmong(TITLES_OF_A2, b) || byAlphabet(a, b),
  // Then by lot, if one is stated.
  'seed-000.7': byRatingAndTitle,
  'seed-002': (a, b) => byRating(a, b) || byAlphabet(a, b),
  belgrade: bySeeding,
};

const byLot = (lot: string, a: Ranked, b: Ranked): number =>
  a.id === b.id ? 0 : drawnOrder([a, b], lot, ({ id }) => id)[0] === a ? -1 : 1;
