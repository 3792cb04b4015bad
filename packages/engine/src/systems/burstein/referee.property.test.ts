import { expect, test } from 'vitest';
import { type Position, positionBefore } from '../../position/index.ts';
import { systemNamed } from '../catalogue.ts';
import { randomPosition } from '../dutch/testing/random-positions.ts';
import { seedingRounds } from './index.ts';
import { pairLiterally2017 } from './literal/round-2017.ts';
import { type LiteralRound, pairLiterally2026 } from './literal/round-2026.ts';

/*
 * The referee: random small rounds, most of them hard, paired by plain enumeration of the articles and by the engine.
 */
const ROUNDS = process.env['PAREO_LONG'] ? 10_000 : 1_000;

const fast = (system: string, position: Position) => {
  const outcome = systemNamed(system)?.pair(position, {});
  if (!outcome?.ok) return 'no-pairing';
  const pairs = outcome.value.boards
    .map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-'))
    .sort();
  return { pairs, bye: outcome.value.byes[0]?.player };
};

const literal = (position: Position, pairLiterally: (position: Position) => LiteralRound | 'no-pairing') => {
  const answer = pairLiterally(position);
  if (answer === 'no-pairing' || position.entrants.length === 0) return 'no-pairing';
  const pairs = answer.pairs.map(pair => [...pair].sort((a, b) => a - b).join('-')).sort();
  return { pairs, bye: answer.bye };
};

const SYSTEMS = [
  {
    system: 'burstein-2026',
    pairLiterally: pairLiterally2026,
    isConcerned: ({ tournament, round }: Position) => round > seedingRounds(tournament.plannedRounds ?? 0),
  },
  { system: 'burstein-2017', pairLiterally: pairLiterally2017, isConcerned: () => true },
] as const;

for (const { system, pairLiterally, isConcerned } of SYSTEMS)
  test(`${system}: the engine pairs ${ROUNDS} random small rounds as the enumeration of the articles does`, () => {
    let [tried, legal] = [0, 0];
    for (let seed = 1; tried < ROUNDS; seed++) {
      const { tournament, round } = randomPosition(seed);
      const position = positionBefore(tournament, round);
      if (!isConcerned(position)) continue;
      const expected = literal(position, pairLiterally);
      expect({ seed, answer: fast(system, position) }).toEqual({ seed, answer: expected });
      tried += 1;
      if (expected !== 'no-pairing') legal += 1;
    }
    expect(legal).toBeGreaterThan(ROUNDS / 2);
  }, 600_000);
