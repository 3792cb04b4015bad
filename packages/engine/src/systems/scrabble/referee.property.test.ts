import { expect, test } from 'vitest';
import { type Position, positionBefore } from '../../position/index.ts';
import { accepted } from '../../testing/index.ts';
import { randomPosition } from '../dutch/testing/random-positions.ts';
import type { NoPairing, Options, Pairing } from '../system.ts';
import { kingOfTheHill, scrabbleSwiss } from './index.ts';
import { type LiteralHill, pairHillLiterally } from './literal/hill.ts';
import { type LiteralSwiss, pairSwissLiterally } from './literal/swiss.ts';
import { contendersBefore } from './table.ts';
import { forTheHill, withRatings } from './testing/small-fields.ts';

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

const written = (
  pairs: readonly (readonly [{ readonly id: number }, { readonly id: number }])[],
  bye: { readonly id: number } | undefined,
) =>
  [
    ...pairs.map(([a, b]) => [a.id, b.id].sort((one, other) => one - other).join('-')),
    ...(bye ? [`${bye.id} bye`] : []),
  ].sort();

const hillPairs = (round: LiteralHill | undefined) =>
  round === undefined
    ? 'no round'
    : written(
        round.pairs.map(({ pair }) => pair),
        round.bye,
      );

const swissPairs = (round: LiteralSwiss | undefined) =>
  round === undefined
    ? 'no round'
    : written(
        round.groups.flatMap(({ pairs }) => pairs),
        round.bye,
      );

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
        : hillPairs(pairHillLiterally(position, contenders, gibson ? outlook : undefined));
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
