import { checkTournament, pointsOf, STANDARD_SCORING, type Turn } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import { accepted } from '../../../testing/index.ts';
import { diceOf } from '../../testing/dice.ts';

/** Some have a rating, others none. */
export const withRatings = (position: Position, seed: number): Position => {
  const dice = diceOf(seed + 77);
  const { record } = position.tournament;
  const players = record.players.map(player =>
    dice.happens(75) ? { ...player, rating: 1000 + 10 * dice.below(30) } : player,
  );
  return positionBefore(accepted(checkTournament({ ...record, players })), position.round);
};

/** Nothing is in progress and wins count as the seed says; few games are left, and some stand far ahead of the others. */
export const forTheHill = (position: Position, seed: number): Position => {
  const { record } = position.tournament;
  const players = record.players.map(({ statedPoints: _points, ...player }) => ({
    ...player,
    turns: player.turns.map((turn): Turn => {
      if (turn.kind !== 'adjourned') return turn;
      return { kind: 'game', opponent: turn.opponent, colour: turn.colour, result: 'draw' };
    }),
  }));
  const plannedRounds = position.round + (seed % 3);
  const dice = diceOf(seed + 99);
  const abnormalPoints = Array.from({ length: dice.below(4) }, () => ({
    points: pointsOf(dice.between(1, 5)),
    participants: [dice.pick(players).id],
  }));
  const settled = { ...record, players, plannedRounds, scoring: STANDARD_SCORING, abnormalPoints };
  return positionBefore(accepted(checkTournament(settled)), position.round);
};
