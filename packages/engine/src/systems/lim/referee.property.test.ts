import { expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { pairedBy, position } from '../../testing/index.ts';
import { diceOf } from '../testing/dice.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { roundOfEngine, roundOfReferee } from '../testing/written-round.ts';
import { lim1999 } from './index.ts';
import { pairLiterally } from './referee/pair-literally.ts';
import type { LiteralOptions } from './referee/player.ts';
import { withRatings } from './testing/rated-tournaments.ts';

const ROUNDS = casesOf(1_000, 10_000);

const byEngine = (position: Position, { maxi, noCompatriots, turned }: LiteralOptions) =>
  roundOfEngine(
    pairedBy(lim1999, position, {
      'maxi-tournament': maxi ? 'yes' : 'no',
      'no-compatriots': noCompatriots,
      'opponents-of-floaters': turned ? 'lowest-downwards' : 'highest-downwards',
    }),
  );

const byTheText = (position: Position, options: LiteralOptions) =>
  roundOfReferee(pairLiterally(position, options));

for (const options of [
  { maxi: false, noCompatriots: false },
  { maxi: true, noCompatriots: true },
  { maxi: false, noCompatriots: false, turned: true },
  { maxi: true, noCompatriots: false, turned: true },
])
  test(`C.04.4.3: ${ROUNDS} random small rounds are paired as the articles say word for word (${JSON.stringify(options)})`, () => {
    let paired = 0;
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 12 });
      const position = positionBefore(withRatings(tournament, seed), round);
      const expected = byTheText(position, options);
      expect({ seed, round: byEngine(position, options) }).toEqual({ seed, round: expected });
      if (expected !== 'no-pairing') paired += 1;
    }
    expect(paired).toBeGreaterThan(ROUNDS / 2);
  }, 600_000);

/*
 * One group of two to eight players: everybody has drawn every game, so that all stand in the median; colours, games not
 * played and pairs that may not meet are drawn.
 */
const GROUPS = casesOf(5_000, 50_000);

const randomGroup = (seed: number): Position => {
  const dice = diceOf(seed);
  const players = 2 * dice.between(1, 4);
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  const rounds = Array.from({ length: dice.between(1, 5) }, () => {
    const left = [...numbers];
    const games: string[] = [];
    while (left.length > 1) {
      const [a] = left.splice(dice.below(left.length), 1);
      const [b] = left.splice(dice.below(left.length), 1);
      if (dice.happens(85)) games.push(`${a}-${b} =`);
      else games.push(`${a} H`, `${b} H`);
    }
    return games;
  });
  const forbiddenPairs = numbers.flatMap(a =>
    numbers
      .filter(b => a < b && dice.happens(20))
      .map(b => ({ players: [playerId(a), playerId(b)], fromRound: 1, toRound: 9 })),
  );
  return position({
    players: numbers.map(number => ({ rating: 2400 - 45 * number })),
    rounds,
    plannedRounds: 9,
    initialColour: 'white',
    forbiddenPairs,
  });
};

test(`5.2: in ${GROUPS} random groups of up to eight no other pairing gives more players the colour due, and none before does`, () => {
  let paired = 0;
  for (let seed = 1; seed <= GROUPS; seed++) {
    const before = randomGroup(seed);
    const options = { maxi: seed % 2 === 0, noCompatriots: false };
    const expected = byTheText(before, options);
    expect({ seed, round: byEngine(before, options) }).toEqual({ seed, round: expected });
    if (expected !== 'no-pairing') paired += 1;
  }
  expect(paired).toBeGreaterThan(GROUPS / 4);
}, 600_000);
