import { type PlayerRecord, playerId } from '../../model/index.ts';
import { drawnOrder } from '../../model/lots.ts';
import { groupNames } from '../../position/index.ts';
import { rankedInitially } from './initial-ranking.ts';

/**
 * Seed 001, "Tablas de Round-Robin": numbers are drawn by lot. The tickets are those of the players in order of rating, title and
 * name, so that anybody who knows the lot finds the same numbers, however the list was written. Groups have their numbers one
 * after the other, each drawn by itself.
 */
export const numberedByLot = <Listed extends PlayerRecord>(
  players: readonly Listed[],
  lot: string,
): readonly Listed[] => {
  const ranked = rankedInitially(players, { lot });
  return [...groupNames(ranked), undefined]
    .flatMap(group =>
      drawnOrder(
        ranked.filter(player => player.group === group),
        lot,
        ({ id }) => id,
      ),
    )
    .map((player, index) => ({ ...player, id: playerId(index + 1) }));
};

/** The same of whatever has a name: teams, in the order of the list. */
export const drawnByLot = <Item>(items: readonly Item[], lot: string): readonly Item[] =>
  drawnOrder(
    items.map((item, index) => ({ item, number: index + 1 })),
    lot,
    ({ number }) => number,
  ).map(({ item }) => item);
