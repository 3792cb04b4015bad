import { expect, test } from 'vitest';
import { checkTournament, type Tournament } from '../../model/index.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import { accepted } from '../../testing/index.ts';
import { diceOf } from '../dutch/testing/dice.ts';
import { randomPosition } from '../dutch/testing/random-positions.ts';
import { lim1999 } from './index.ts';
import { pairLiterally } from './literal/pair-literally.ts';
import type { LiteralOptions } from './literal/player.ts';

const ROUNDS = process.env['PAREO_LONG'] ? 10_000 : 1_000;

/** Ratings, in the order of the numbers, and three federations, so that every limit is met. */
const withRatings = ({ record }: Tournament, seed: number): Tournament => {
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

const byEngine = (position: Position, { maxi, noCompatriots }: LiteralOptions) => {
  const outcome = lim1999.pair(position, { 'maxi-tournament': maxi, 'no-compatriots': noCompatriots });
  if (!outcome.ok) return 'no-pairing';
  return {
    boards: outcome.value.boards.map(({ white, black }) => `${white}-${black}`).sort(),
    bye: outcome.value.byes[0]?.player,
  };
};

const byTheText = (position: Position, options: LiteralOptions) => {
  const round = pairLiterally(position, options);
  if (round === 'no-pairing') return round;
  return { boards: round.boards.map(pair => pair.join('-')).sort(), bye: round.bye };
};

for (const options of [
  { maxi: false, noCompatriots: false },
  { maxi: true, noCompatriots: true },
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
