import {
  type Acceleration,
  checkTournament,
  type ForbiddenPairs,
  impossible,
  type PlayerId,
  type PlayerRecord,
  playerId,
  pointsOf,
  type Scoring,
  STANDARD_SCORING,
  scoringOf,
  type Tournament,
  type TournamentRecord,
  type VirtualPoints,
} from '../../model/index.ts';
import { type Dice, diceOf } from './dice.ts';
import { absence, type History, type Manner, withAnotherRound } from './random-history.ts';

/** A checked tournament and the round of it to be paired. */
export interface RandomPosition {
  readonly tournament: Tournament;
  readonly round: number;
}

export interface Size {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * A small tournament made up from a seed, of the kinds that are hard to pair: most players have met, colours clash,
 * numbers are odd, and whatever can happen to a player has happened. The same seed gives the same tournament.
 */
export const randomPosition = (seed: number, size: Size = { minimum: 4, maximum: 10 }): RandomPosition => {
  const dice = diceOf(seed);
  const players = Math.max(
    dice.between(size.minimum, size.maximum),
    dice.between(size.minimum, size.maximum),
  );
  const manner = mannerOf(dice);
  const past = pastOf(players, manner, dice);
  const round = (past[0]?.turns.length ?? 0) + 1;
  const plannedRounds = dice.happens(40) ? round : round + dice.between(1, 3);
  const checked = checkTournament(recordOf({ past, round, plannedRounds, scoring: manner.scoring }, dice));
  if (!checked.ok) return impossible(`the made-up tournament is in order: ${JSON.stringify(checked.faults)}`);
  return { tournament: checked.value, round };
};

const mannerOf = (dice: Dice): Manner => ({
  scoring: scoringBy(dice),
  opponents: dice.pick(['at random', 'near in score', 'near in score']),
  colours: dice.pick(['as due', 'as due', 'as due', 'at random', 'white to the first']),
  draws: dice.pick([0, 20, 50, 100, 100]),
  absences: dice.pick([0, 0, 5, 15, 30]),
  forfeits: dice.pick([0, 0, 5, 20]),
});

const scoringBy = (dice: Dice): Scoring => {
  if (dice.happens(80)) return STANDARD_SCORING;
  return dice.pick([
    scoringOf(3, 1, 0),
    scoringOf(3, 2, 1),
    { ...STANDARD_SCORING, pairingBye: pointsOf(0.5) },
    { ...STANDARD_SCORING, pairingBye: pointsOf(0) },
  ]);
};

/** As many rounds as wished, or as can be paired without meeting again; at least one. */
const pastOf = (players: number, manner: Manner, dice: Dice): readonly History[] => {
  const rounds = dice.between(1, Math.max(1, Math.min(7, players - dice.between(1, 3))));
  let past = newcomers(players, dice);
  while ((past[0]?.turns.length ?? 0) < rounds) {
    const longer = withAnotherRound(past, manner, dice);
    if (!longer && past[0]?.turns.length !== 0) return past;
    past = longer ?? newcomers(players, dice);
  }
  return past;
};

const newcomers = (players: number, dice: Dice): readonly History[] => {
  const gap = dice.happens(15) ? 1 : 0;
  return Array.from({ length: players }, (_, index) => ({
    id: playerId((index + 1) * (gap + 1) + (gap === 0 ? 0 : dice.below(2))),
    entersIn: dice.happens(7) ? dice.between(2, 3) : 1,
    turns: [],
  }));
};

interface Made {
  readonly past: readonly History[];
  readonly round: number;
  readonly plannedRounds: number;
  readonly scoring: Scoring;
}

const recordOf = ({ past, round, plannedRounds, scoring }: Made, dice: Dice): TournamentRecord => {
  const ids = past.map(({ id }) => id);
  const record: TournamentRecord = {
    header: {},
    plannedRounds,
    initialColour: dice.pick(['white', 'black']),
    ...(dice.happens(5) ? { rankByFileOrder: true } : {}),
    scoring,
    ...accelerationBy(dice),
    virtualPoints: dice.happens(12) ? virtualPointsOf(ids, round, dice) : [],
    forbiddenPairs: dice.happens(20) ? forbiddenPairsOf(ids, round, dice) : [],
    requestedByes: dice.happens(10) ? [{ worth: 'half', round, participants: [dice.pick(ids)] }] : [],
    abnormalPoints: [],
    tiebreaks: [],
    players: playersOf(past, round, dice),
    keptLines: [],
  };
  return { ...record, requestedByes: record.requestedByes.filter(byes => agrees(record, byes)) };
};

/** Whoever is absent already asks for nothing else. */
const agrees = ({ players }: TournamentRecord, { round, participants }: RequestedByes): boolean =>
  players.every(({ id, turns }) => !participants.includes(id) || turns[round - 1] === undefined);

type RequestedByes = TournamentRecord['requestedByes'][number];

const accelerationBy = (dice: Dice): { readonly acceleration?: Acceleration } =>
  dice.happens(5) ? { acceleration: dice.pick(['baku-2017', 'baku-2026']) } : {};

/** Two groups, in this round and in those before it, as files state them. */
const virtualPointsOf = (ids: readonly PlayerId[], round: number, dice: Dice): readonly VirtualPoints[] => {
  const last = ids[dice.below(ids.length)] ?? playerId(1);
  const from = dice.between(1, round);
  return [
    {
      fromPlayer: playerId(1),
      toPlayer: last,
      fromRound: 1,
      toRound: from,
      points: pointsOf(1),
    },
    ...(from < round
      ? [
          {
            fromPlayer: playerId(1),
            toPlayer: last,
            fromRound: from + 1,
            toRound: round,
            points: pointsOf(0.5),
          },
        ]
      : []),
  ];
};

const forbiddenPairsOf = (ids: readonly PlayerId[], round: number, dice: Dice): readonly ForbiddenPairs[] =>
  Array.from({ length: dice.between(1, 3) }, () => ({
    players: dice.shuffled(ids).slice(0, dice.between(2, 3)),
    fromRound: 1,
    toRound: dice.between(round - 1, round + 1),
  }));

const playersOf = (past: readonly History[], round: number, dice: Dice): readonly PlayerRecord[] => {
  const absent = dice.pick([0, 0, 8, 20]);
  const withdrawn = dice.pick([0, 0, 0, 8]);
  const players = past.map(({ id, turns }) => ({
    id,
    name: `Player ${id}`,
    turns: dice.happens(absent) ? [...turns, absence(dice)] : turns,
    ...(dice.happens(withdrawn) ? { withdrawnAfter: round - 1 } : {}),
  }));
  return dice.happens(30) ? dice.shuffled(players) : players;
};
