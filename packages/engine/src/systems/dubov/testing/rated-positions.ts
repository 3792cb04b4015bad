import { checkTournament } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import { accepted } from '../../../testing/index.ts';
import { diceOf } from '../../testing/dice.ts';
import { randomPosition } from '../../testing/random-positions.ts';

/** A small made-up position, hard to pair, whose players have ratings: close together, so that averages tie. */
export const ratedPosition = (seed: number): Position => {
  const { tournament, round } = randomPosition(seed);
  const dice = diceOf(seed + 1_000_000);
  const spread = dice.pick([2, 5, 40, 400]);
  const players = tournament.record.players.map(player =>
    dice.happens(5) ? player : { ...player, rating: 2000 + dice.below(spread) },
  );
  return positionBefore(accepted(checkTournament({ ...tournament.record, players })), round);
};
