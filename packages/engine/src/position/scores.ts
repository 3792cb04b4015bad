import {
  abnormalPointsOf,
  type Participant,
  type Points,
  plus,
  pointsFor,
  pointsWith,
  type Tournament,
  ZERO,
} from '../model/index.ts';

/** The points a participant got in a round, by the tournament's scoring and its abnormal points (TRF26 record 299). */
export const pointsInRound = (tournament: Tournament, player: Participant, round: number): Points => {
  const turn = player.turns[round - 1];
  if (!turn) return ZERO;
  const { abnormalPoints, scoring } = tournament;
  return abnormalPoints.length === 0
    ? pointsFor(turn, scoring)
    : pointsWith(abnormalPointsOf(abnormalPoints)(player.id), turn, round, scoring);
};

/** Real points before the round: no virtual points. */
export const scoreBefore = (tournament: Tournament, player: Participant, round: number): Points => {
  let score = ZERO;
  for (let past = 1; past < round; past++) score = plus(score, pointsInRound(tournament, player, past));
  return score;
};
