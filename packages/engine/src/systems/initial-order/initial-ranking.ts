import { type PlayerRecord, playerId, TITLES } from '../../model/index.ts';
import { drawnOrder } from '../../model/lots.ts';
import type { InitialOrder } from '../system.ts';
import { byAlphabet, bySeeding, TITLES_OF_A2, titleAmong } from './seeding.ts';

export interface InitialRanking {
  /** Absent: C.04.2, article 2.2. */
  readonly order?: InitialOrder;
  /** What the text has drawn is drawn from this. */
  readonly lot?: string;
  /** Without a lot: those players keep the order of their numbers. Absent: they stand by the alphabet. */
  readonly level?: 'as-numbered';
}

/** The numbers of the players by the text of their system. The first is number 1. */
export const rankedInitially = (
  players: readonly PlayerRecord[],
  { order = 'C.04.2', lot, level }: InitialRanking = {},
): readonly PlayerRecord[] => {
  const places = lot === undefined ? undefined : placesDrawn(players, lot);
  const compare = ORDERS[order];
  const asNumbered: Compare = (a, b) => (level === 'as-numbered' ? a.id - b.id : 0);
  return [...players]
    .sort((a, b) => compare(a, b) || byLot(places, a, b) || asNumbered(a, b) || byAlphabet(a, b))
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

type Compare = (a: PlayerRecord, b: PlayerRecord) => number;

const byRating = (a: PlayerRecord, b: PlayerRecord): number => (b.rating ?? 0) - (a.rating ?? 0);

const byRatingAndTitle = (a: PlayerRecord, b: PlayerRecord): number =>
  byRating(a, b) || titleAmong(TITLES, a) - titleAmong(TITLES, b);

const ORDERS: Readonly<Record<InitialOrder, Compare>> = {
  'C.04.2': (a, b) => byRatingAndTitle(a, b) || byAlphabet(a, b),
  'seed-001.A2': (a, b) =>
    byRating(a, b) || titleAmong(TITLES_OF_A2, a) - titleAmong(TITLES_OF_A2, b) || byAlphabet(a, b),
  // Then by lot, if one is stated.
  'seed-000.7': byRatingAndTitle,
  'seed-002': (a, b) => byRating(a, b) || byAlphabet(a, b),
  belgrade: bySeeding,
};

const placesDrawn = (players: readonly PlayerRecord[], lot: string): ReadonlyMap<PlayerRecord, number> =>
  new Map(
    drawnOrder([...players].sort(byAlphabet), lot, player => player.id).map((player, place) => [
      player,
      place,
    ]),
  );

const byLot = (
  places: ReadonlyMap<PlayerRecord, number> | undefined,
  a: PlayerRecord,
  b: PlayerRecord,
): number => (places?.get(a) ?? 0) - (places?.get(b) ?? 0);
