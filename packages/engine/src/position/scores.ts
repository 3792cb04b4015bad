import {
  type Participant,
  type Points,
  plus,
  pointsFor,
  type Tournament,
  type Turn,
  tenths,
  ZERO,
} from '../model/index.ts';

/** The points a participant got in a round, by the tournament's scoring and its abnormal points (TRF26 record 299). */
export const pointsInRound = (tournament: Tournament, player: Participant, round: number): Points => {
  const turn = player.turns[round - 1];
  if (!turn) return ZERO;
  const ordinary = pointsFor(turn, tournament.scoring);
  return tournament.abnormalPoints.length === 0 ? ordinary : withAbnormal(tournament, player, turn, round);
};

/** Real points before the round: no virtual points. */
export const scoreBefore = (tournament: Tournament, player: Participant, round: number): Points => {
  let score = ZERO;
  for (let past = 1; past < round; past++) score = plus(score, pointsInRound(tournament, player, past));
  return score;
};

const withAbnormal = (tournament: Tournament, player: Participant, turn: Turn, round: number): Points => {
  let points: number = pointsFor(turn, tournament.scoring);
  const concerning = tournament.abnormalPoints.filter(
    abnormal =>
      (abnormal.participants.length === 0 || abnormal.participants.includes(player.id)) &&
      abnormal.points !== undefined,
  );
  for (const abnormal of concerning)
    if (
      abnormal.symbol &&
      abnormal.symbol === symbolOf(turn) &&
      (abnormal.round === undefined || abnormal.round === round)
    )
      points = abnormal.points ?? points;
  // A bonus or penalty without a round belongs to the tournament: it is given once, from round 1 on.
  for (const abnormal of concerning)
    if (!abnormal.symbol && (abnormal.round ?? 1) === round) points += abnormal.points ?? 0;
  return tenths(points);
};

const symbolOf = (turn: Turn): string => {
  switch (turn.kind) {
    case 'game':
    case 'match': {
      const result = turn.kind === 'game' ? turn.result : turn.won ? 'win' : 'loss';
      return { win: 'W', draw: 'D', loss: 'L' }[result];
    }
    case 'forfeit':
      return turn.won ? '+' : '-';
    case 'requested-bye':
      return { full: 'F', half: 'H', zero: 'Z' }[turn.worth];
    case 'pairing-bye':
      return 'U';
    case 'adjourned':
      return 'D';
    case 'absent':
    case 'unpaired':
      return 'Z';
  }
};
