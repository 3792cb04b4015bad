import { expect, test } from 'vitest';
import { checkTournament, pointsOf, STANDARD_SCORING, type Turn } from '../../model/index.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import { accepted } from '../../testing/index.ts';
import { diceOf } from '../dutch/testing/dice.ts';
import { randomPosition } from '../dutch/testing/random-positions.ts';
import type { NoPairing, Options, Pairing } from '../system.ts';
import { kingOfTheHill, scrabbleSwiss } from './index.ts';
import { pairHillLiterally } from './literal/hill.ts';
import type { LiteralRound } from './literal/rounds.ts';
import { type LiteralSwiss, pairSwissLiterally } from './literal/swiss.ts';
import { contendersBefore } from './table.ts';

/* The referee: random small rounds, most of them hard, paired by writing down all rounds and by the engine. */
const ROUNDS = process.env.PAREO_LONG ? 6_000 : 1_000;
const SIZE = { minimum: 4, maximum: 10 };

const pairsOf = (outcome: { ok: true; value: Pairing } | { ok: false; faults: readonly NoPairing[] }) =>
  outcome.ok
    ? [
        ...outcome.value.boards.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-')),
        ...outcome.value.byes.map(({ player }) => `${player} bye`),
      ].sort()
    : 'no round';

const literalPairs = (round: LiteralRound | undefined) =>
  round === undefined
    ? 'no round'
    : [...round.rivalOf]
        .filter(([id, rival]) => rival === 'bye' || id < rival)
        .map(([id, rival]) => (rival === 'bye' ? `${id} bye` : `${id}-${rival}`))
        .sort();

const swissPairs = (round: LiteralSwiss | undefined) =>
  round === undefined
    ? 'no round'
    : [
        ...round.groups.flatMap(({ pairs }) =>
          pairs.map(([a, b]) => [a.id, b.id].sort((one, other) => one - other).join('-')),
        ),
        ...(round.bye ? [`${round.bye.id} bye`] : []),
      ].sort();

/** Some have a rating, others none. */
const withRatings = (position: Position, seed: number): Position => {
  const dice = diceOf(seed + 77);
  const { record } = position.tournament;
  const players = record.players.map(player =>
    dice.happens(75) ? { ...player, rating: 1000 + 10 * dice.below(30) } : player,
  );
  return positionBefore(accepted(checkTournament({ ...record, players })), position.round);
};

/** Nothing is in progress and wins count as the seed says; few games are left, and some stand far ahead of the others. */
const forTheHill = (position: Position, seed: number): Position => {
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

test(`Scrabble Swiss: ${ROUNDS} random small rounds are paired as the wishes in their order say`, () => {
  let paired = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const { tournament, round } = randomPosition(seed, SIZE);
    const position = withRatings(positionBefore(tournament, round), seed);
    const unrated = seed % 2 === 0 ? 0 : 1150;
    const expected =
      position.entrants.length === 0 ? 'no round' : swissPairs(pairSwissLiterally(position, unrated));
    const answer = pairsOf(scrabbleSwiss.pair(position, { 'unrated-rating': unrated }));
    expect({ seed, answer }).toEqual({ seed, answer: expected });
    if (expected !== 'no round') paired += 1;
  }
  expect(paired).toBeGreaterThan(ROUNDS / 2);
}, 900_000);

test(`King of the Hill: ${ROUNDS} random small rounds are paired as the standings and Gibson's rule say`, () => {
  let gibsonised = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const { tournament, round } = randomPosition(seed, SIZE);
    const position = forTheHill(positionBefore(tournament, round), seed);
    const prizes = 1 + (seed % 4);
    const contenders = accepted(contendersBefore(position));
    const everyPlace = seed % 2 === 0;
    const outlook = { rounds: 1 + (seed % 3), prizes, places: everyPlace ? prizes : 1 };
    const gibson = seed % 5 !== 0;
    const expected =
      position.entrants.length === 0
        ? 'no round'
        : literalPairs(pairHillLiterally(position, contenders, gibson ? outlook : undefined));
    const outcome = kingOfTheHill.pair(position, { prizes, gibson, 'gibson-settled-places': everyPlace });
    expect({ seed, answer: pairsOf(outcome) }).toEqual({ seed, answer: expected });
    if (outcome.ok && ruledByGibson(position, { prizes, gibson }).length > 0) gibsonised += 1;
  }
  expect(gibsonised).toBeGreaterThan(ROUNDS / 20);
}, 900_000);

const ruledByGibson = (position: Position, options: Options): readonly number[] =>
  accepted(kingOfTheHill.explain(position, options))
    .filter(({ subject }) => subject === 'gibson')
    .flatMap(({ about }) => about);
