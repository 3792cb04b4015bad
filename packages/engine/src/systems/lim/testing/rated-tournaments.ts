import { checkTournament, type Tournament } from '../../../model/index.ts';
import { accepted } from '../../../testing/index.ts';
import { diceOf } from '../../testing/dice.ts';

/** Ratings, in the order of the numbers, and three federations, so that every limit is met. */
export const withRatings = ({ record }: Tournament, seed: number): Tournament => {
  const dice = diceOf(seed);
  const numbers = record.players.map(({ id }) => id).sort((a, b) => a - b);
  const step = dice.pick([0, 20, 45, 70, 120]);
  const players = record.players.map(player => ({
    ...player,
    ...(dice.happens(90) ? { rating: 2400 - step * numbers.indexOf(player.id) - dice.below(step + 1) } : {}),
    ...(dice.happens(90) ? { federation: dice.pick(['ESP', 'MEX', 'CUB']) } : {}),
  }));
  return accepted(checkTournament({ ...record, players }));
};
