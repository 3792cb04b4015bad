import { expect, test } from 'vitest';
import type { Colour } from '../../model/index.ts';
import { type Entrant, type Position, positionBefore } from '../../position/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { accepted, explainedBy, pairedBy } from '../../testing/index.ts';
import type { NoPairing, Options, Pairing } from '../system.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { kingOfTheHill, scrabbleSwiss } from './index.ts';
import { literalContenders } from './referee/contenders.ts';
import { type LiteralHill, pairHillLiterally } from './referee/hill.ts';
import { literalStart, startByNumber } from './referee/starts.ts';
import { type LiteralSwiss, pairSwissLiterally } from './referee/swiss.ts';
import { forTheHill, withRatings } from './testing/small-fields.ts';

/* The referee: random small rounds, most of them hard, paired by writing down all rounds and by the engine. */
const ROUNDS = casesOf(1_000, 6_000);
const SIZE = { minimum: 4, maximum: 10 };

const pairsOf = (outcome: { ok: true; value: Pairing } | { ok: false; faults: readonly NoPairing[] }) =>
  outcome.ok
    ? [
        ...outcome.value.boards.map(({ white, black }) => `${white}-${black}`),
        ...outcome.value.byes.map(({ player }) => `${player} bye`),
      ].sort()
    : 'no round';

interface Starting {
  readonly id: number;
  readonly entrant: Entrant;
}

/** Whoever starts first. */
const written = <Player extends Starting>(
  pairs: readonly (readonly [Player, Player])[],
  bye: Player | undefined,
  startOf: (higher: Player) => Colour,
) =>
  [
    ...pairs.map(([higher, lower]) => {
      const { white } = literalStart(higher, lower, startOf(higher));
      return white === higher ? `${higher.id}-${lower.id}` : `${lower.id}-${higher.id}`;
    }),
    ...(bye ? [`${bye.id} bye`] : []),
  ].sort();

const hillPairs = (round: LiteralHill | undefined, { pairingNumber, tournament }: Position) =>
  round === undefined
    ? 'no round'
    : written(
        round.pairs.map(({ pair }) => pair),
        round.bye,
        ({ id, place }) => startByNumber(pairingNumber.get(id) ?? place, tournament.initialColour),
      );

const swissPairs = (round: LiteralSwiss | undefined, { tournament }: Position) =>
  round === undefined
    ? 'no round'
    : written(
        round.groups.flatMap(({ pairs }) => pairs),
        round.bye,
        ({ number }) => startByNumber(number, tournament.initialColour),
      );

test(`Scrabble Swiss: ${ROUNDS} random small rounds are paired as the wishes in their order say`, () => {
  let paired = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const { tournament, round } = randomPosition(seed, SIZE);
    const position = withRatings(positionBefore(tournament, round), seed);
    const unrated = seed % 2 === 0 ? 0 : 1150;
    const expected =
      position.entrants.length === 0
        ? 'no round'
        : swissPairs(pairSwissLiterally(position, unrated), position);
    const answer = pairsOf(pairedBy(scrabbleSwiss, position, { 'unrated-rating': unrated }));
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
    const contenders = literalContenders(position);
    const everyPlace = seed % 2 === 0;
    const outlook = { rounds: 1 + (seed % 3), prizes, places: everyPlace ? prizes : 1 };
    const gibson = seed % 5 !== 0;
    const expected =
      position.entrants.length === 0
        ? 'no round'
        : hillPairs(pairHillLiterally(position, contenders, gibson ? outlook : undefined), position);
    const outcome = pairedBy(kingOfTheHill, position, {
      prizes,
      gibson,
      'gibson-settled-places': everyPlace,
    });
    expect({ seed, answer: pairsOf(outcome) }).toEqual({ seed, answer: expected });
    if (outcome.ok && ruledByGibson(position, { prizes, gibson }).length > 0) gibsonised += 1;
  }
  expect(gibsonised).toBeGreaterThan(ROUNDS / 20);
}, 900_000);

const ruledByGibson = (position: Position, options: Options): readonly number[] =>
  accepted(explainedBy(kingOfTheHill, position, options))
    .filter(({ subject }) => subject === 'gibson')
    .flatMap(({ about }) => about);
